import { BOARD_PINS_MAX, BOARDS_PER_PERSON, type Call, boardsCalls as calls } from '@filigree/contracts';
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
  pieces = (await seedPieces(test, [{}, {}, {}, {}])).map(({ id }) => id);
});
afterAll(() => test.close());

async function imageOf(person: TestUser, stored = true): Promise<string> {
  const { rows } = await test.database.pool.query(
    `insert into images (id, user_id, path, width, height, bytes, stored)
     values (gen_random_uuid(), $1, 'uploads/' || gen_random_uuid() || '.png', 1, 1, 1, $2) returning id`,
    [person.user.id, stored],
  );
  return rows[0].id;
}
const create = (name = 'Mood', as = user) => succeed(test.app, as, calls.createBoard, { body: { name } });
const pinImage = (id: string, imageId: string) =>
  succeed(test.app, user, calls.addBoardImage, { params: { id }, body: { imageId } });
const pinPiece = (id: string, pieceId: string) =>
  succeed(test.app, user, calls.addBoardPiece, { params: { id }, body: { pieceId } });

describe('boards', () => {
  it('are begun, read, changed, listed and deleted', async () => {
    const person = await registerUser(test.app);
    expect(await succeed(test.app, person, calls.listBoards)).toEqual([]);
    const board = await create(' Wedding 💍 ', person);
    expect(board).toMatchObject({ name: 'Wedding 💍', description: '', images: [], pieces: [] });
    const params = { id: board.id };
    const changed = await succeed(test.app, person, calls.updateBoard, {
      params,
      body: { description: 'gold' },
    });
    expect(changed).toEqual({ ...board, description: 'gold' });
    expect(await succeed(test.app, person, calls.getBoard, { params })).toEqual(changed);
    expect(await succeed(test.app, person, calls.listBoards)).toEqual([changed]);
    expect(await succeed(test.app, person, calls.deleteBoard, { params })).toEqual(params);
    expect((await failWith(test.app, person, calls.getBoard, { params })).code).toBe('NOT_FOUND');
  });

  it('hold pictures and pieces in order, each once, and let them be taken off and moved', async () => {
    const { id } = await create();
    const [one, two] = [await imageOf(user), await imageOf(user)];
    for (const image of [two, one, two]) await pinImage(id, image);
    for (const piece of [2, 0, 2]) await pinPiece(id, pieces[piece]!);
    const board = await succeed(test.app, user, calls.getBoard, { params: { id } });
    expect(board.images.map((image) => image.id)).toEqual([two, one]);
    expect(board.images[0]?.url).toMatch(/^\/api\/images\/serve\/uploads\//);
    expect(board.pieces).toEqual([pieces[2], pieces[0]]);
    const body = { images: [one], pieces: [pieces[0]!, pieces[1]!, pieces[0]!] };
    const changed = await succeed(test.app, user, calls.updateBoard, { params: { id }, body });
    expect([changed.images.map((image) => image.id), changed.pieces]).toEqual([
      [one],
      [pieces[0], pieces[1]],
    ]);
  });

  it('let go of a picture that is deleted', async () => {
    const { id } = await create();
    const image = await imageOf(user);
    await pinImage(id, image);
    await ask(test.app, user, { ...calls.deleteBoard, path: '/images/{id}' }, { params: { id: image } });
    expect((await succeed(test.app, user, calls.getBoard, { params: { id } })).images).toEqual([]);
  });

  it('take pins that come together, each once', async () => {
    const { id } = await create();
    await Promise.all([...pieces, ...pieces].map((piece) => pinPiece(id, piece)));
    const board = await succeed(test.app, user, calls.getBoard, { params: { id } });
    expect([...board.pieces].sort()).toEqual([...pieces].sort());
  });

  it('hold only own pictures that are there, and pieces of the catalogue', async () => {
    const { id } = await create();
    const stranger = await registerUser(test.app);
    const params = { id };
    for (const imageId of [await imageOf(stranger), await imageOf(user, false), UNKNOWN]) {
      const refused = { code: 'NOT_FOUND', message: 'There is no such picture.' };
      expect(await failWith(test.app, user, calls.addBoardImage, { params, body: { imageId } })).toEqual(
        refused,
      );
      const body = { name: 'Changed', images: [imageId], pieces: [pieces[0]!] };
      expect(await failWith(test.app, user, calls.updateBoard, { params, body })).toEqual(refused);
    }
    const refused = { code: 'NOT_FOUND', message: 'There is no such piece.' };
    const body = { pieceId: UNKNOWN };
    expect(await failWith(test.app, user, calls.addBoardPiece, { params, body })).toEqual(refused);
    expect(
      await failWith(test.app, user, calls.updateBoard, { params, body: { pieces: [UNKNOWN] } }),
    ).toEqual(refused);
    expect(await succeed(test.app, user, calls.getBoard, { params })).toMatchObject({
      name: 'Mood',
      images: [],
      pieces: [],
    });
  });

  it('belong to one person: a stranger gets 404, nobody gets 401', async () => {
    const { id } = await create('Private');
    const stranger = await registerUser(test.app);
    const asked: [Call, object | undefined][] = [
      [calls.getBoard, undefined],
      [calls.updateBoard, { name: 'Stolen' }],
      [calls.deleteBoard, undefined],
      [calls.addBoardImage, { imageId: await imageOf(stranger) }],
      [calls.addBoardPiece, { pieceId: pieces[0]! }],
    ];
    for (const [call, body] of asked) {
      const request = { params: { id }, ...(body ? { body } : {}) };
      expect(await failWith(test.app, stranger, call, request)).toEqual({
        code: 'NOT_FOUND',
        message: 'There is no such board.',
      });
      expect((await failWith(test.app, undefined, call, request)).code).toBe('UNAUTHENTICATED');
      const malformed = { ...request, params: { id: 'x' } };
      expect((await failWith(test.app, user, call, malformed)).code).toBe('VALIDATION_FAILED');
    }
    expect(await succeed(test.app, stranger, calls.listBoards)).toEqual([]);
    expect((await ask(test.app, undefined, calls.listBoards)).statusCode).toBe(401);
    expect(await succeed(test.app, user, calls.getBoard, { params: { id } })).toMatchObject({
      name: 'Private',
    });
  });

  it.each<[object, RegExp]>([
    [{ name: ' ' }, /Name must not be empty/],
    [{ name: 'x'.repeat(121) }, /at most 120/],
    [{ name: 'a\u0007' }, /characters that cannot be used/],
    [{ name: 'x', description: 1 }, /Description must be text/],
    [{ name: 'x', images: [UNKNOWN] }, /Unknown field/],
  ])('refuse to be begun as %j', async (body, message) => {
    const refused = await failWith(test.app, user, calls.createBoard, { body });
    expect([refused.code, refused.message]).toEqual(['VALIDATION_FAILED', expect.stringMatching(message)]);
  });

  it('are bounded in number and in what they hold', async () => {
    const person = await registerUser(test.app);
    await test.database.pool.query(
      `insert into boards (id, user_id, name, description)
       select gen_random_uuid(), $1, 'x', '' from generate_series(1, $2::int)`,
      [person.user.id, BOARDS_PER_PERSON],
    );
    expect((await failWith(test.app, person, calls.createBoard, { body: { name: 'y' } })).code).toBe(
      'CONFLICT',
    );
    const { id } = await create();
    await test.database.pool.query(
      `with i as (insert into images (id, user_id, path, width, height, bytes, stored)
         select gen_random_uuid(), $1, gen_random_uuid()::text, 1, 1, 1, true from generate_series(1, $3::int)
         returning id)
       insert into board_images (board_id, position, image_id) select $2, row_number() over (), id from i`,
      [user.user.id, id, BOARD_PINS_MAX],
    );
    const body = { imageId: await imageOf(user) };
    expect(await failWith(test.app, user, calls.addBoardImage, { params: { id }, body })).toEqual({
      code: 'CONFLICT',
      message: 'A board holds at most 200 of each kind.',
    });
  });
});
