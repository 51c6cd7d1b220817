import { authCalls, type Call, userCalls as calls, FAVORITES_PER_PERSON } from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { seedPieces } from '../../../test/catalogue.ts';
import { failWith, succeed } from '../../../test/contract.ts';

const UNKNOWN = '0198c0de-0000-7000-8000-000000000000';
let test: TestApp;
let user: TestUser;
let pieces: string[];
beforeAll(async () => {
  test = await buildTestApp();
  pieces = (await seedPieces(test, [{ name: 'A' }, { name: 'B' }, { name: 'C' }])).map(({ id }) => id);
});
afterAll(() => test.close());

const like = (pieceId: string, as = user) => succeed(test.app, as, calls.addFavorite, { body: { pieceId } });
const forget = (id: string) => succeed(test.app, user, calls.removeFavorite, { params: { id } });
const names = async (as = user) =>
  (await succeed(test.app, as, calls.listFavorites)).map(({ name }) => name).join('');

describe('favorites', () => {
  it('are remembered once, the newest first, and forgotten', async () => {
    user = await registerUser(test.app);
    expect(await names()).toBe('');
    await like(pieces[0]!);
    expect(await like(pieces[2]!)).toEqual([pieces[2], pieces[0]]);
    expect(await like(pieces[0]!)).toEqual([pieces[2], pieces[0]]);
    expect(await names()).toBe('CA');
    expect((await succeed(test.app, user, authCalls.me)).favorites).toEqual([pieces[2], pieces[0]]);
    expect(await forget(pieces[2]!)).toEqual([pieces[0]]);
    expect(await names()).toBe('A');
    expect(await failWith(test.app, user, calls.removeFavorite, { params: { id: pieces[2]! } })).toEqual({
      code: 'NOT_FOUND',
      message: 'This piece is not among your favorites.',
    });
  });

  it('are each person’s own', async () => {
    const [one, other] = [await registerUser(test.app), await registerUser(test.app)];
    await like(pieces[1]!, one);
    expect(await names(other)).toBe('');
    const params = { id: pieces[1]! };
    expect((await failWith(test.app, other, calls.removeFavorite, { params })).code).toBe('NOT_FOUND');
    expect(await names(one)).toBe('B');
  });

  it('come together, each once', async () => {
    user = await registerUser(test.app);
    await Promise.all([...pieces, ...pieces, ...pieces].map((piece) => like(piece)));
    expect([...(await names())].sort().join('')).toBe('ABC');
  });

  it('are not shown while a piece is withdrawn', async () => {
    user = await registerUser(test.app);
    await like(pieces[0]!);
    await test.database.pool.query('update pieces set withdrawn = true where id = $1', [pieces[0]]);
    expect(await names()).toBe('');
    expect((await failWith(test.app, user, calls.addFavorite, { body: { pieceId: pieces[0]! } })).code).toBe(
      'NOT_FOUND',
    );
    await test.database.pool.query('update pieces set withdrawn = false where id = $1', [pieces[0]]);
    expect(await names()).toBe('A');
  });

  it.each<[Call, object]>([
    [calls.addFavorite, { body: {} }],
    [calls.addFavorite, { body: { pieceId: 'ring' } }],
    [calls.addFavorite, { body: { pieceId: UNKNOWN, extra: 1 } }],
    [calls.removeFavorite, { params: { id: 'ring' } }],
  ])('refuse what is not valid: %#', async (call, asked) => {
    expect((await failWith(test.app, user, call, asked)).code).toBe('VALIDATION_FAILED');
  });

  it('need a person, a piece and room', async () => {
    const asked = { params: { id: pieces[0]! }, body: { pieceId: UNKNOWN } };
    for (const call of [calls.listFavorites, calls.addFavorite, calls.removeFavorite]) {
      expect((await failWith(test.app, undefined, call, asked)).code).toBe('UNAUTHENTICATED');
    }
    expect(await failWith(test.app, user, calls.addFavorite, asked)).toEqual({
      code: 'NOT_FOUND',
      message: 'There is no such piece.',
    });
    await test.database.pool.query(
      `with p as (insert into pieces (id, slug, category, name, prompt, materials, gemstones, style_tags, features,
           lead_time_weeks, price_cents, listed_on, pictures, design)
         select gen_random_uuid(), 'filler-' || n, 'ring', 'x', 'x', '{}', '{}', '{}', '{}', 1, 1, now(), '[]', '{}'
         from generate_series(1, $2::int) n returning id)
       insert into favorites (user_id, piece_id) select $1, id from p`,
      [user.user.id, FAVORITES_PER_PERSON],
    );
    const body = { pieceId: pieces[1]! };
    expect((await failWith(test.app, user, calls.addFavorite, { body })).code).toBe('CONFLICT');
    const gone = await registerUser(test.app);
    await test.database.pool.query('delete from users where id = $1', [gone.user.id]);
    expect((await failWith(test.app, gone, calls.addFavorite, { body })).code).toBe('UNAUTHENTICATED');
  });
});
