import { CART_LINES_MAX, type Call, cartCalls as calls } from '@filigree/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { seedPieces } from '../../../test/catalogue.ts';
import { failWith, succeed } from '../../../test/contract.ts';
import { designOf } from '../../../test/shop.ts';

const UNKNOWN = '0198c0de-0000-7000-8000-000000000000';
let test: TestApp;
let user: TestUser;
let ring: string;
let chain: string;
beforeAll(async () => {
  test = await buildTestApp();
  const pieces = await seedPieces(test, [
    { name: 'Ring', priceCents: 129_901 },
    { name: 'Chain', category: 'necklace', priceCents: 40_000 },
  ]);
  [ring, chain] = pieces.map(({ id }) => id) as [string, string];
});
beforeEach(async () => {
  user = await registerUser(test.app);
});
afterAll(() => test.close());

const add = (body: object, as = user) => succeed(test.app, as, calls.addCartItem, { body });
const refuse = (call: Call, asked: object, as = user) => failWith(test.app, as, call, asked);
const cart = (as = user) => succeed(test.app, as, calls.getCart);

describe('the cart', () => {
  it('is empty at first', async () => {
    expect(await cart()).toEqual({ items: [], total: 0, itemCount: 0 });
  });

  it('takes a piece at its own price and name, whatever the client says', async () => {
    const added = await add({
      pieceId: ring,
      price: 0.01,
      name: '<b>Free ring</b>',
      imageUrl: 'javascript:alert(1)',
    });
    expect(added).toEqual({
      items: [
        {
          id: expect.any(String),
          pieceId: ring,
          variationId: null,
          options: {},
          asksRingSize: true,
          quantity: 1,
          price: 1_299.01,
          name: 'Ring',
          imageUrl: expect.stringMatching(/^\/api\/images\/serve\/catalogue\//),
          addedAt: expect.any(String),
        },
      ],
      total: 1_299.01,
      itemCount: 1,
    });
    expect(await cart()).toEqual(added);
  });

  it('takes a design at the price of a variation, named by its prompt', async () => {
    const [short, long, blank] = await Promise.all([
      designOf(test, user, 'a slim ring'),
      designOf(test, user, `💍${'x'.repeat(49)}and more`),
      designOf(test, user, '  '),
    ]);
    await add({ pieceId: short, variationId: short, price: 1 });
    await add({ pieceId: long, variationId: long });
    const { items, total } = await add({ pieceId: blank, variationId: blank });
    expect(items.map(({ name }) => name)).toEqual(['a slim ring', `💍${'x'.repeat(49)}…`, 'Custom Design']);
    expect(items.map(({ price }) => price)).toEqual([100, 100, 100]);
    expect(items[0]?.imageUrl).toBe('/api/images/serve/studio/x/0.png');
    expect(total).toBe(300);
  });

  it('merges by piece, variation and options', async () => {
    const design = await designOf(test, user, 'x', ring);
    const first = await add({ pieceId: ring });
    await add({ pieceId: chain, quantity: 2 });
    await add({ pieceId: ring, variationId: design });
    await add({ pieceId: ring, options: { ringSize: 6.5, engraving: 'Ada' } });
    await add({ pieceId: ring, options: { engraving: '  Ada ', ringSize: 6.5 }, quantity: 3 });
    await add({ pieceId: ring, options: { ringSize: 7 } });
    // A blank engraving is none, and one letter written in two ways is one letter.
    await add({ pieceId: ring, variationId: null, options: { engraving: '  ' }, quantity: 4 });
    await add({ pieceId: chain, options: { engraving: 'Zo\u00eb', lengthIn: 18 } });
    const { items, itemCount, total } = await add({
      pieceId: chain,
      options: { engraving: 'Zoe\u0308', lengthIn: 18 },
    });
    expect(
      items.map(({ pieceId, variationId, options, quantity }) => [pieceId, variationId, options, quantity]),
    ).toEqual([
      [ring, null, {}, 5],
      [chain, null, {}, 2],
      [ring, design, {}, 1],
      [ring, null, { ringSize: 6.5, engraving: 'Ada' }, 4],
      [ring, null, { ringSize: 7 }, 1],
      [chain, null, { engraving: 'Zo\u00eb', lengthIn: 18 }, 2],
    ]);
    expect(items[0]?.id).toBe(first.items[0]?.id);
    expect(itemCount).toBe(15);
    expect(total).toBe(11 * 1_299.01 + 4 * 400);
  });

  it('changes quantities, removes lines and is cleared in both ways', async () => {
    await add({ pieceId: ring });
    const { items } = await add({ pieceId: chain });
    const params = { id: items[0]!.id };
    const changed = await succeed(test.app, user, calls.updateCartItem, { params, body: { quantity: 3 } });
    expect(changed).toMatchObject({ items: [{ quantity: 3 }, { quantity: 1 }], itemCount: 4 });
    expect(changed.total).toBe(3 * 1_299.01 + 400);
    const removed = await succeed(test.app, user, calls.removeCartItem, { params });
    expect(removed).toMatchObject({ items: [{ name: 'Chain' }], itemCount: 1, total: 400 });
    expect(await succeed(test.app, user, calls.clearCart)).toEqual({ items: [], total: 0, itemCount: 0 });
    await add({ pieceId: ring });
    expect(await succeed(test.app, user, calls.clearCartByDelete)).toMatchObject({ items: [] });
    expect(await cart()).toMatchObject({ items: [] });
  });

  it('counts every one of many adds at the same time', async () => {
    const design = await designOf(test, user, 'x');
    const adds = Array.from({ length: 30 }, (_, at) => {
      const body = [{ pieceId: ring }, { pieceId: chain }, { pieceId: design, variationId: design }][at % 3]!;
      return add(body);
    });
    await Promise.all(adds);
    expect((await cart()).items.map(({ quantity }) => quantity)).toEqual([10, 10, 10]);
  });

  it('belongs to one person', async () => {
    const { items } = await add({ pieceId: ring });
    const stranger = await registerUser(test.app);
    expect(await cart(stranger)).toMatchObject({ items: [] });
    const params = { id: items[0]!.id };
    expect(await refuse(calls.updateCartItem, { params, body: { quantity: 9 } }, stranger)).toEqual({
      code: 'NOT_FOUND',
      message: 'This item is not in your cart.',
    });
    expect((await refuse(calls.removeCartItem, { params }, stranger)).code).toBe('NOT_FOUND');
    await succeed(test.app, stranger, calls.clearCart);
    expect((await cart()).items).toHaveLength(1);
    const design = await designOf(test, user, 'mine');
    const body = { pieceId: design, variationId: design };
    expect(await refuse(calls.addCartItem, { body }, stranger)).toEqual({
      code: 'VARIATION_NOT_FOUND',
      message: 'Variation not found',
    });
    expect(await cart(stranger)).toMatchObject({ items: [] });
  });

  it('takes nothing that is not there, not on sale, or another design’s base piece', async () => {
    const design = await designOf(test, user, 'x');
    const bodies = [{ pieceId: UNKNOWN }, { pieceId: design }];
    for (const body of bodies) expect((await refuse(calls.addCartItem, { body })).code).toBe('NOT_FOUND');
    const ofAnother = { pieceId: ring, variationId: design };
    expect((await refuse(calls.addCartItem, { body: ofAnother })).code).toBe('VARIATION_NOT_FOUND');
    const asked = { params: { id: UNKNOWN }, body: { quantity: 1 } };
    expect((await refuse(calls.updateCartItem, asked)).code).toBe('NOT_FOUND');
    expect((await refuse(calls.removeCartItem, { params: { id: UNKNOWN } })).code).toBe('NOT_FOUND');
    expect(await cart()).toMatchObject({ items: [] });
  });

  it('leaves out what was withdrawn or deleted', async () => {
    const design = await designOf(test, user, 'x');
    await add({ pieceId: design, variationId: design });
    await add({ pieceId: chain });
    await add({ pieceId: ring });
    await test.database.pool.query('update pieces set withdrawn = true where id = $1', [chain]);
    await test.database.pool.query('delete from variations where id = $1', [design]);
    expect(await cart()).toMatchObject({ items: [{ name: 'Ring' }], itemCount: 1, total: 1_299.01 });
    expect((await refuse(calls.addCartItem, { body: { pieceId: chain } })).code).toBe('NOT_FOUND');
    await test.database.pool.query('update pieces set withdrawn = false where id = $1', [chain]);
    expect((await cart()).items).toHaveLength(2);
  });

  it('has room for so many of a piece, and so many lines', async () => {
    await add({ pieceId: ring, quantity: 98 });
    expect(await refuse(calls.addCartItem, { body: { pieceId: ring, quantity: 2 } })).toEqual({
      code: 'VALIDATION_FAILED',
      message: 'Quantity cannot go above 99.',
    });
    expect((await add({ pieceId: ring })).items[0]?.quantity).toBe(99);
    for (let line = 1; line < CART_LINES_MAX; line += 1) {
      await add({ pieceId: ring, options: { engraving: `Line ${line}` } });
    }
    expect(await refuse(calls.addCartItem, { body: { pieceId: chain } })).toEqual({
      code: 'CONFLICT',
      message: 'Your cart has 50 lines, which is the most.',
    });
    expect((await add({ pieceId: ring, options: { engraving: 'Line 1' } })).items).toHaveLength(
      CART_LINES_MAX,
    );
  });

  it.each<[string, Call, object]>([
    ['no piece', calls.addCartItem, { body: {} }],
    ['an id that is none', calls.addCartItem, { body: { pieceId: 'ring' } }],
    ['quantity 0', calls.addCartItem, { body: { pieceId: UNKNOWN, quantity: 0 } }],
    ['half a piece', calls.addCartItem, { body: { pieceId: UNKNOWN, quantity: 1.5 } }],
    ['too many', calls.addCartItem, { body: { pieceId: UNKNOWN, quantity: 100 } }],
    ['a negative price', calls.addCartItem, { body: { pieceId: UNKNOWN, price: -1 } }],
    ['an unknown option', calls.addCartItem, { body: { pieceId: UNKNOWN, options: { color: 'red' } } }],
    ['a size of no ring', calls.addCartItem, { body: { pieceId: UNKNOWN, options: { ringSize: 99 } } }],
    ['a size between sizes', calls.addCartItem, { body: { pieceId: UNKNOWN, options: { ringSize: 6.3 } } }],
    [
      'a novel to engrave',
      calls.addCartItem,
      { body: { pieceId: UNKNOWN, options: { engraving: 'x'.repeat(61) } } },
    ],
    ['a zero byte', calls.addCartItem, { body: { pieceId: UNKNOWN, options: { engraving: 'a\u0000b' } } }],
    ['an unknown field', calls.addCartItem, { body: { pieceId: UNKNOWN, discount: 100 } }],
    [
      'a ring size in words',
      calls.updateCartItem,
      { params: { id: UNKNOWN }, body: { options: { ringSize: 'small' } } },
    ],
    ['a ring size above 16', calls.addCartItem, { body: { pieceId: UNKNOWN, options: { ringSize: 17 } } }],
    ['quantity below 1', calls.updateCartItem, { params: { id: UNKNOWN }, body: { quantity: 0 } }],
    ['neither quantity nor options', calls.updateCartItem, { params: { id: UNKNOWN }, body: {} }],
    ['a line that is none', calls.updateCartItem, { params: { id: 'x' }, body: { quantity: 1 } }],
    ['a line that is none', calls.removeCartItem, { params: { id: 'x' } }],
  ])('refuses %s', async (_, call, asked) => {
    expect((await refuse(call, asked)).code).toBe('VALIDATION_FAILED');
    expect(await cart()).toMatchObject({ items: [] });
  });

  it('says why a quantity is refused', async () => {
    const body = { pieceId: ring, quantity: 0 };
    expect((await refuse(calls.addCartItem, { body })).message).toBe('Quantity cannot go below 1.');
  });

  it('needs a person', async () => {
    for (const call of Object.values(calls)) {
      const asked = { params: { id: UNKNOWN } };
      expect((await failWith(test.app, undefined, call, asked)).code).toBe('UNAUTHENTICATED');
    }
    const gone = await registerUser(test.app);
    await test.database.pool.query('delete from users where id = $1', [gone.user.id]);
    const refused = await refuse(calls.addCartItem, { body: { pieceId: ring } }, gone);
    expect(refused.code).toBe('UNAUTHENTICATED');
  });
});

describe('the options of a line', () => {
  it('ask for a size where something is worn on a finger or a toe, alone or in a set', async () => {
    const designs: [object, boolean][] = [
      [{ type: 'Ring' }, true],
      [{ type: 'Toe Ring' }, true],
      [{ type: 'Nose Ring' }, false],
      [{ type: 'Necklace', companions: [{ type: 'Earrings' }, { type: 'Ring' }] }, true],
      [{ type: 'Necklace', companions: [{ type: 'Earrings' }] }, false],
    ];
    for (const [design, asks] of designs) {
      const id = await designOf(test, user, 'made up', null, design);
      const { items } = await add({ pieceId: id, variationId: id });
      expect(items.at(-1)?.asksRingSize, JSON.stringify(design)).toBe(asks);
    }
    const { items } = await add({ pieceId: chain });
    expect(items.at(-1)?.asksRingSize).toBe(false);
  });

  it('can be changed, and stay when the quantity is', async () => {
    const [line] = (await add({ pieceId: ring, options: { engraving: 'Ada' } })).items;
    const params = { id: line!.id };
    const sized = { engraving: 'Ada', ringSize: 'unknown' as const };
    await succeed(test.app, user, calls.updateCartItem, { params, body: { options: sized } });
    const after = await succeed(test.app, user, calls.updateCartItem, { params, body: { quantity: 3 } });
    expect(after.items).toMatchObject([{ id: line!.id, options: sized, quantity: 3 }]);
    expect(await cart()).toEqual(after);
  });

  it('merge a line with the one that it then is, and never more than a line holds', async () => {
    await add({ pieceId: ring, quantity: 2, options: { ringSize: 7 } });
    const { items } = await add({ pieceId: ring, quantity: 3 });
    const params = { id: items[1]!.id };
    const body = { options: { ringSize: 7 } };
    const merged = await succeed(test.app, user, calls.updateCartItem, { params, body });
    expect(merged.items).toMatchObject([{ id: items[0]!.id, options: { ringSize: 7 }, quantity: 5 }]);
    expect(await cart()).toEqual(merged);
    const more = await add({ pieceId: ring, quantity: 95 });
    const full = { params: { id: more.items[1]!.id }, body };
    expect(await refuse(calls.updateCartItem, full)).toEqual({
      code: 'VALIDATION_FAILED',
      message: 'Quantity cannot go above 99.',
    });
    expect((await cart()).items.map(({ quantity }) => quantity)).toEqual([5, 95]);
  });

  it('lose nothing that is added in the same moment', async () => {
    const [line] = (await add({ pieceId: ring })).items;
    const asked = { params: { id: line!.id }, body: { options: { ringSize: 6 } } };
    await Promise.all([
      ...Array.from({ length: 8 }, () => add({ pieceId: ring, options: { ringSize: 6 } })),
      succeed(test.app, user, calls.updateCartItem, asked),
    ]);
    const { items } = await cart();
    expect(items).toMatchObject([{ options: { ringSize: 6 }, quantity: 9 }]);
  });

  it('are not those of somebody else’s line', async () => {
    const [line] = (await add({ pieceId: ring })).items;
    const stranger = await registerUser(test.app);
    const asked = { params: { id: line!.id }, body: { options: { ringSize: 6 } } };
    expect((await refuse(calls.updateCartItem, asked, stranger)).code).toBe('NOT_FOUND');
    expect((await cart()).items[0]?.options).toEqual({});
  });
});
