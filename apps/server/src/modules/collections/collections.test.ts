import {
  type Call,
  COLLECTION_ITEMS_MAX,
  COLLECTIONS_PER_PERSON,
  collectionsCalls as calls,
} from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { seedPieces } from '../../../test/catalogue.ts';
import { ask, failWith, succeed } from '../../../test/contract.ts';

const UNKNOWN = '0198c0de-0000-7000-8000-000000000000';
let test: TestApp;
let user: TestUser;
let pieces: string[];
beforeAll(async () => {
  test = await buildTestApp();
  user = await registerUser(test.app);
  pieces = (
    await seedPieces(
      test,
      Array.from({ length: 8 }, (_, n) => ({ name: `Piece ${n}` })),
    )
  ).map(({ id }) => id);
});
afterAll(() => test.close());

const create = (body: object = { name: 'Mine' }, as = user) =>
  succeed(test.app, as, calls.createCollection, { body });
const add = (id: string, itemId: string, as = user) =>
  succeed(test.app, as, calls.addCollectionItem, { params: { id }, body: { itemId } });
const itemIds = ({ items }: { items: readonly { itemId: string }[] }) => items.map(({ itemId }) => itemId);

/** A design of somebody, as the studio leaves it. */
async function designOf(person: TestUser, title: string): Promise<string> {
  const { rows } = await test.database.pool.query(
    `with v as (insert into variations (id, user_id, prompt) values (gen_random_uuid(), $1, 'a ring') returning id)
     insert into variation_versions (variation_id, version, changes, design, title, images, checks, model_used)
     select id, 1, '[]', '{}', $2, '[{"path": "studio/x/0.png"}]', '[]', 'test' from v returning variation_id`,
    [person.user.id, title],
  );
  return rows[0].variation_id;
}

describe('collections', () => {
  it('are begun, read, changed, listed and deleted', async () => {
    const person = await registerUser(test.app);
    expect(await succeed(test.app, person, calls.listCollections)).toEqual([]);
    const first = await create({ name: '  For Ada  ', description: ' gold ', items: [pieces[0]!] }, person);
    expect(first).toMatchObject({ name: 'For Ada', description: 'gold' });
    expect(first.items).toEqual([
      {
        itemId: pieces[0],
        kind: 'piece',
        name: 'Piece 0',
        imageUrl: expect.stringMatching(/^\/api\/images\/serve\/catalogue\//),
      },
    ]);
    const second = await create({ name: 'Later' }, person);
    expect(second).toMatchObject({ description: '', items: [] });
    const params = { id: first.id };
    expect(await succeed(test.app, person, calls.getCollection, { params })).toEqual(first);
    const renamed = await succeed(test.app, person, calls.updateCollection, {
      params,
      body: { name: 'For Bo' },
    });
    expect(renamed).toEqual({ ...first, name: 'For Bo' });
    const unchanged = await succeed(test.app, person, calls.updateCollection, { params, body: {} });
    expect(unchanged).toEqual(renamed);
    expect(await succeed(test.app, person, calls.listCollections)).toEqual([renamed, second]);
    expect(await succeed(test.app, person, calls.deleteCollection, { params })).toEqual(params);
    expect(await succeed(test.app, person, calls.listCollections)).toEqual([second]);
    expect(await failWith(test.app, person, calls.deleteCollection, { params })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('keep the order in which things are put in, each once', async () => {
    const { id } = await create({ name: 'Order', items: [pieces[3]!, pieces[1]!, pieces[3]!] });
    await add(id, pieces[2]!);
    expect(itemIds(await add(id, pieces[1]!))).toEqual([pieces[3], pieces[1], pieces[2]]);
    const params = { id, itemId: pieces[1]! };
    const without = await succeed(test.app, user, calls.removeCollectionItem, { params });
    expect(itemIds(without)).toEqual([pieces[3], pieces[2]]);
    expect(itemIds(await add(id, pieces[1]!))).toEqual([pieces[3], pieces[2], pieces[1]]);
    const body = { items: [pieces[1]!, pieces[0]!, pieces[3]!] };
    const replaced = await succeed(test.app, user, calls.updateCollection, { params: { id }, body });
    expect(itemIds(replaced)).toEqual(body.items);
    const emptied = await succeed(test.app, user, calls.updateCollection, {
      params: { id },
      body: { items: [] },
    });
    expect(emptied.items).toEqual([]);
  });

  it('hold own designs beside pieces, and nobody else’s', async () => {
    const stranger = await registerUser(test.app);
    const [own, foreign] = [await designOf(user, 'Slim ring'), await designOf(stranger, 'Secret ring')];
    const { id } = await create({ name: 'Mixed', items: [own, pieces[0]!] });
    const { items } = await succeed(test.app, user, calls.getCollection, { params: { id } });
    expect(items[0]).toEqual({
      itemId: own,
      kind: 'variation',
      name: 'Slim ring',
      imageUrl: '/api/images/serve/studio/x/0.png',
    });
    for (const itemId of [foreign, UNKNOWN]) {
      const refused = { code: 'NOT_FOUND', message: 'There is no such piece or design.' };
      const params = { id };
      expect(await failWith(test.app, user, calls.addCollectionItem, { params, body: { itemId } })).toEqual(
        refused,
      );
      const body = { name: 'Changed', items: [pieces[1]!, itemId] };
      expect(await failWith(test.app, user, calls.updateCollection, { params, body })).toEqual(refused);
      expect(await failWith(test.app, user, calls.createCollection, { body })).toEqual(refused);
    }
    const after = await succeed(test.app, user, calls.getCollection, { params: { id } });
    expect([after.name, after.items]).toEqual(['Mixed', items]);
  });

  it('belong to one person: a stranger gets 404, nobody gets 401', async () => {
    const { id } = await create({ name: 'Private', items: [pieces[0]!] });
    const stranger = await registerUser(test.app);
    const params = { id, itemId: pieces[0]! };
    const asked: [Call, object | undefined][] = [
      [calls.getCollection, undefined],
      [calls.updateCollection, { name: 'Stolen', items: [] }],
      [calls.deleteCollection, undefined],
      [calls.addCollectionItem, { itemId: pieces[1]! }],
      [calls.removeCollectionItem, undefined],
    ];
    for (const [call, body] of asked) {
      const request = { params, ...(body ? { body } : {}) };
      expect(await failWith(test.app, stranger, call, request)).toEqual({
        code: 'NOT_FOUND',
        message: 'There is no such collection.',
      });
      expect((await failWith(test.app, undefined, call, request)).code).toBe('UNAUTHENTICATED');
      const malformed = { ...request, params: { id: 'x', itemId: 'y' } };
      expect((await failWith(test.app, user, call, malformed)).code).toBe('VALIDATION_FAILED');
    }
    expect(await succeed(test.app, stranger, calls.listCollections)).toEqual([]);
    expect((await ask(test.app, undefined, calls.listCollections)).statusCode).toBe(401);
    expect(await succeed(test.app, user, calls.getCollection, { params })).toMatchObject({ name: 'Private' });
  });

  it('take items that come together, in some order, each once', async () => {
    const { id } = await create();
    await Promise.all([...pieces, ...pieces].map((piece) => add(id, piece)));
    const { items } = await succeed(test.app, user, calls.getCollection, { params: { id } });
    expect(itemIds({ items }).sort()).toEqual([...pieces].sort());
  });

  it.each<[object, RegExp]>([
    [{}, /^Name is required\.$/],
    [{ name: '   ' }, /Name must not be empty/],
    [{ name: 'x'.repeat(121) }, /at most 120/],
    [{ name: 'x', description: 'y'.repeat(2_001) }, /at most 2000/],
    [{ name: 'a\u0000b' }, /characters that cannot be used/],
    [{ name: '\ud800' }, /characters that cannot be used/],
    [{ name: '\u202emirror' }, /characters that cannot be used/],
    [{ name: 'Zoë’s\nsecond' }, /characters that cannot be used/],
    [{ name: 'Rings\u200b' }, /characters that cannot be used/],
    [{ name: '\u200d\u{e0020}' }, /something that can be seen/],
    [{ name: 7 }, /Name must be text/],
    [{ name: 'x', items: ['nope'] }, /^"items\.0" must be a UUID/],
    [{ name: 'x', items: 'all' }, /must be a list/],
    [
      { name: 'x', items: Array.from({ length: COLLECTION_ITEMS_MAX + 1 }, () => UNKNOWN) },
      /holds at most 200 items/,
    ],
    [{ name: 'x', userId: UNKNOWN }, /Unknown field/],
  ])('refuse to be begun as %j', async (body, message) => {
    const refused = await failWith(test.app, user, calls.createCollection, { body });
    expect([refused.code, refused.message]).toEqual(['VALIDATION_FAILED', expect.stringMatching(message)]);
  });

  it.each([
    '指輪 💍',
    'עברית',
    'Zoë’s second',
    '<b>&amp;',
    "'; drop table collections; --",
    'می‌خواهم',
    '👩🏽‍🔧',
  ])('are named %j as typed', async (name) => {
    expect((await create({ name })).name).toBe(name);
  });

  it('are bounded in number and in what they hold, also for requests that come together', async () => {
    const person = await registerUser(test.app);
    await test.database.pool.query(
      `insert into collections (id, user_id, name, description)
       select gen_random_uuid(), $1, 'x', '' from generate_series(1, $2::int)`,
      [person.user.id, COLLECTIONS_PER_PERSON - 1],
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask(test.app, person, calls.createCollection, { body: { name: 'y' } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect((await failWith(test.app, person, calls.createCollection, { body: { name: 'z' } })).code).toBe(
      'CONFLICT',
    );

    const { id } = await create({ name: 'Full' });
    await test.database.pool.query(
      `with v as (insert into variations (id, user_id, prompt)
         select gen_random_uuid(), $1, 'p' from generate_series(1, $3::int) returning id)
       insert into collection_items (collection_id, position, variation_id)
       select $2, row_number() over (), id from v`,
      [user.user.id, id, COLLECTION_ITEMS_MAX],
    );
    const asked = { params: { id }, body: { itemId: pieces[0]! } };
    expect(await failWith(test.app, user, calls.addCollectionItem, asked)).toEqual({
      code: 'CONFLICT',
      message: 'A collection holds at most 200 items.',
    });
  });

  it('do not show pieces while they are withdrawn', async () => {
    const { id } = await create({ name: 'Seasons', items: [pieces[6]!, pieces[7]!] });
    const withdraw = (withdrawn: boolean) =>
      test.database.pool.query('update pieces set withdrawn = $2 where id = $1', [pieces[6], withdrawn]);
    const held = async () => itemIds(await succeed(test.app, user, calls.getCollection, { params: { id } }));
    await withdraw(true);
    expect(await held()).toEqual([pieces[7]]);
    const body = { itemId: pieces[6]! };
    expect((await failWith(test.app, user, calls.addCollectionItem, { params: { id }, body })).code).toBe(
      'NOT_FOUND',
    );
    await withdraw(false);
    expect(await held()).toEqual([pieces[6], pieces[7]]);
  });

  it('refuse to take out what is not in, and accounts that are gone', async () => {
    const { id } = await create();
    const params = { id, itemId: pieces[0]! };
    expect(await failWith(test.app, user, calls.removeCollectionItem, { params })).toEqual({
      code: 'NOT_FOUND',
      message: 'This item is not in the collection.',
    });
    const person = await registerUser(test.app);
    await test.database.pool.query('delete from users where id = $1', [person.user.id]);
    const gone = await failWith(test.app, person, calls.createCollection, { body: { name: 'x' } });
    expect(gone.code).toBe('UNAUTHENTICATED');
  });
});
