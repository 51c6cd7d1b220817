/** What belongs to somebody does not exist for anybody else, whichever call asks; and an id is one id, however written. */
import {
  boardsCalls,
  type Call,
  calls,
  cartCalls,
  collectionsCalls,
  studioCalls,
  successesOf,
} from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../app.ts';
import { ask, succeed } from '../contract.ts';
import { sampleOf } from '../samples.ts';
import { generateRing, send as sendTo } from '../studio.ts';
import { uploadPicture } from '../upload.ts';
import { accountCases } from './account.ts';
import type { Cases, Request, World } from './case.ts';
import { keepingCases } from './keeping.ts';
import { shopCases } from './shop.ts';
import { studioCases } from './studio.ts';
import { type OpenWorld, openWorld } from './world.ts';

const cases: Cases = { ...accountCases, ...shopCases, ...keepingCases, ...studioCases };
const every = Object.values<Call>(calls);

let opened: OpenWorld;
let world: World;
beforeAll(async () => {
  opened = await openWorld();
  world = opened.world;
});
afterAll(() => opened.close());

async function requestOf(call: Call): Promise<Request> {
  const found = cases[call.id as keyof typeof calls];
  if (!found) throw new Error('Nobody has said how this call succeeds.');
  return found.succeeds(world);
}
const send = (call: Call, { as, at, ...asked }: Request) => ask((at ?? world.test).app, as, call, asked);

/** About what is on sale for everybody. */
const OF_EVERYBODY = ['openPiece', 'addFavorite', 'createIntent', 'addCartItem', 'createCollection'];
const ofOwners = every.filter(
  ({ id, auth, errors }) =>
    auth === 'user' &&
    !OF_EVERYBODY.includes(id) &&
    errors.some((code) => code === 'NOT_FOUND' || code === 'VARIATION_NOT_FOUND'),
);

describe('every call about something of one person', () => {
  it('is known here', () => {
    const named = every.filter(({ auth, path }) => auth === 'user' && path.includes('{'));
    expect(named.filter((call) => !ofOwners.includes(call)).map(({ id }) => id)).toEqual(['openPiece']);
  });

  it.each(ofOwners)(
    '$id answers another person as if there were no such thing, and does nothing',
    async (call) => {
      const request = await requestOf(call);
      const stranger = await world.somebody();
      const refused = await send(call, { ...request, as: stranger });
      const nothing = await send(call, { ...sampleOf(call), as: stranger });
      expect([refused.statusCode, refused.json()]).toEqual([404, nothing.json()]);
      const own = await send(call, request);
      expect([own.statusCode, own.body]).toEqual([
        expect.toBeOneOf([...successesOf(call)]),
        expect.any(String),
      ]);
    },
  );
});

describe('things of another person', () => {
  let owner: TestUser;
  let stranger: TestUser;
  let picture: Awaited<ReturnType<typeof uploadPicture>>;
  let design: string;
  beforeAll(async () => {
    owner = await world.somebody();
    stranger = await world.somebody();
    picture = await uploadPicture(world.test, owner);
    const { variations } = await generateRing(world.test.app, owner);
    design = variations[0]!.id;
  });
  const board = () =>
    succeed(world.test.app, stranger, boardsCalls.createBoard, { body: { name: 'Theirs' } });
  const collection = () =>
    succeed(world.test.app, stranger, collectionsCalls.createCollection, { body: { name: 'Theirs' } });

  it.each<[string, Call, () => Promise<Omit<Request, 'as'>>]>([
    [
      'a picture on a board',
      boardsCalls.addBoardImage,
      async () => ({ params: { id: (await board()).id }, body: { imageId: picture.id } }),
    ],
    [
      'pictures of a board',
      boardsCalls.updateBoard,
      async () => ({ params: { id: (await board()).id }, body: { images: [picture.id] } }),
    ],
    [
      'a design on a board',
      boardsCalls.addBoardPiece,
      async () => ({ params: { id: (await board()).id }, body: { pieceId: design } }),
    ],
    [
      'a design in a new collection',
      collectionsCalls.createCollection,
      async () => ({ body: { name: 'Mine', items: [design] } }),
    ],
    [
      'designs of a collection',
      collectionsCalls.updateCollection,
      async () => ({ params: { id: (await collection()).id }, body: { items: [design] } }),
    ],
    [
      'a design in a collection',
      collectionsCalls.addCollectionItem,
      async () => ({ params: { id: (await collection()).id }, body: { itemId: design } }),
    ],
    [
      'a design in the cart',
      cartCalls.addCartItem,
      async () => ({ body: { pieceId: design, variationId: design } }),
    ],
    [
      'a design in the cart under a piece',
      cartCalls.addCartItem,
      async () => ({ body: { pieceId: world.ring, variationId: design } }),
    ],
  ])('are not there for %s', async (_what, call, asked) => {
    const refused = await send(call, { ...(await asked()), as: stranger });
    expect([refused.statusCode, refused.json().error.code]).toEqual([
      404,
      expect.stringMatching(/^(?:VARIATION_)?NOT_FOUND$/),
    ]);
  });

  it('are in none of their lists', async () => {
    await sendTo(world.test.app, owner, 'POST', '/studio/drafts', { variationId: design });
    const lists = every.filter(
      ({ id, auth, method, path }) =>
        auth === 'user' && method === 'GET' && !path.includes('{') && id !== 'exportData',
    );
    const known = new RegExp([owner.user.id, owner.user.email, picture.id, design].join('|'));
    for (const call of lists) {
      const theirs = await send(call, { as: stranger });
      expect([call.id, theirs.statusCode, known.exec(theirs.body)]).toEqual([call.id, 200, null]);
    }
    const own = await Promise.all(lists.map((call) => send(call, { as: owner })));
    expect(own.filter(({ body }) => known.test(body)).length).toBeGreaterThanOrEqual(3);
    expect((await succeed(world.test.app, owner, studioCalls.listDrafts)).length).toBe(1);
  });
});

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A value with the ids that it names in capitals. */
function inCapitals<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, field: unknown) =>
    typeof field === 'string' && UUID.test(field) ? field.toUpperCase() : field,
  );
}

describe('an id in capitals', () => {
  const asked = every.filter(({ params, body }) => params !== undefined || body !== undefined);
  it('is the same id for every call', async () => {
    const named: string[] = [];
    for (const call of asked) {
      const { params, body, ...request } = await requestOf(call);
      const capital = inCapitals({
        ...(params && { params }),
        ...(!Buffer.isBuffer(body) && body && { body }),
      });
      if (JSON.stringify(capital) === JSON.stringify({ params, body })) continue;
      named.push(call.id);
      const answer = await send(call, { ...request, ...capital });
      expect([call.id, answer.statusCode, answer.body]).toEqual([
        call.id,
        call.status ?? 200,
        expect.any(String),
      ]);
    }
    expect(named.length).toBeGreaterThan(45);
  });
});
