/** What designs cost that were opened from pieces: the Studio, the cart, the checkout and the order say the same. */
import { type Call, cartCalls, ordersCalls, paymentsCalls, studioCalls } from '@filigree/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { seedPieces } from '../../../test/catalogue.ts';
import { ask, failWith, succeed } from '../../../test/contract.ts';
import { payCheckout } from '../../../test/payments.ts';
import { beginCheckout, checkoutBody, designOf, sessionIdOf, versionOf } from '../../../test/shop.ts';

const PIECE_CENTS = 910_000;
const PIECE_USD = PIECE_CENTS / 100;
const OPENED = { low: 6_000, high: 8_000 };
const RING = '{"format": "ring"}';
const CHANGED = '{"format": "ring", "refined": true}';
let test: TestApp;
let user: TestUser;
let ring: string;
beforeAll(async () => {
  test = await buildTestApp();
  const pieces = await seedPieces(test, [{ name: 'Ring', priceCents: PIECE_CENTS }]);
  ring = pieces[0]!.id;
});
beforeEach(async () => {
  user = await registerUser(test.app);
});
afterAll(() => test.close());

const add = (body: object, as = user) => succeed(test.app, as, cartCalls.addCartItem, { body });
const refuse = (call: Call, asked: object, as = user) => failWith(test.app, as, call, asked);
const inCart = async () => (await succeed(test.app, user, cartCalls.getCart)).items.map(({ price }) => price);
const inStudio = (id: string, as = user) =>
  succeed(test.app, as, studioCalls.variationPrice, { params: { id } });
const openRing = () => designOf(test, user, 'like the ring', ring, undefined, OPENED);

describe('the price of a design that was opened from a piece', () => {
  it('is that of the piece, and from a change on moves with the estimate: in the Studio and in the cart', async () => {
    const opened = await openRing();
    await add({ pieceId: ring, variationId: opened, price: 1 });
    const both = async () => {
      const [studio, cart] = [await inStudio(opened), await inCart()];
      expect(cart).toEqual([studio.price]);
      return [studio.price, studio.basis];
    };
    expect(await both()).toEqual([PIECE_USD, 'piece']);
    await versionOf(test, opened, 2, CHANGED, { low: 90, high: 310 });
    expect(await both()).toEqual([PIECE_USD - 7_000 + 200, 'changed-piece']);
    await versionOf(test, opened, 3, CHANGED, { low: 7_000, high: 10_000 });
    expect(await both()).toEqual([PIECE_USD + 1_500, 'changed-piece']);
    // Brought back, it is the piece again, whatever number its version has, and follows its price.
    await versionOf(test, opened, 4, RING, OPENED);
    expect(await both()).toEqual([PIECE_USD, 'piece']);
    await test.database.pool.query('update pieces set price_cents = price_cents + 100 where id = $1', [ring]);
    expect(await both()).toEqual([PIECE_USD + 1, 'piece']);
    await test.database.pool.query('update pieces set price_cents = price_cents - 100 where id = $1', [ring]);
  });

  it('is not undercut by changing to and fro, by a draft, by an own id or by what the client says', async () => {
    const opened = await openRing();
    await versionOf(test, opened, 2, CHANGED, { low: 90, high: 310 });
    await versionOf(test, opened, 3, '{"format": "ring", "refined": "back"}', OPENED);
    await succeed(test.app, user, studioCalls.saveDraft, { body: { variationId: opened } });
    const lines = await add({ pieceId: opened, variationId: opened, price: 0.01 });
    expect(lines.items.map(({ price }) => price)).toEqual([PIECE_USD]);
  });

  it('is never that of another piece, nor of another person’s design', async () => {
    const [trinket] = await seedPieces(test, [{ name: 'Trinket', priceCents: 1_000 }]);
    const opened = await openRing();
    await versionOf(test, opened, 2, CHANGED, OPENED);
    const named = { pieceId: trinket!.id, variationId: opened };
    expect((await refuse(cartCalls.addCartItem, { body: named })).code).toBe('VARIATION_NOT_FOUND');
    const thief = await registerUser(test.app);
    const asked = { body: { pieceId: ring, variationId: opened } };
    expect((await refuse(cartCalls.addCartItem, asked, thief)).code).toBe('VARIATION_NOT_FOUND');
    const read = { params: { id: opened } };
    expect((await refuse(studioCalls.variationPrice, read, thief)).code).toBe('VARIATION_NOT_FOUND');
  });

  it('does not move where nothing was estimated', async () => {
    const opened = await designOf(test, user, 'like the ring', ring);
    await versionOf(test, opened, 2, CHANGED);
    expect((await inStudio(opened)).price).toBe(PIECE_USD);
  });

  it('is fixed for a design from words that is like it', async () => {
    const own = await designOf(test, user, 'like the ring', null, undefined, OPENED);
    await add({ pieceId: own, variationId: own });
    expect([await inStudio(own), await inCart()]).toEqual([{ price: 100, basis: 'design' }, [100]]);
  });

  it('is told anew when a line changed after its total was seen, and is what is ordered', async () => {
    const opened = await openRing();
    await add({ pieceId: ring, variationId: opened });
    const seen = await checkoutBody(test, user);
    await versionOf(test, opened, 2, CHANGED, { low: 7_000, high: 10_000 });
    const answer = await ask(test.app, user, paymentsCalls.createCheckout, { body: seen });
    expect([answer.statusCode, answer.json().error.code, answer.json().error.details.subtotal]).toEqual([
      409,
      'TOTALS_CHANGED',
      PIECE_USD + 1_500,
    ]);
    const url = await beginCheckout(test, user);
    // What was frozen is what is paid, whatever becomes of the design meanwhile.
    await versionOf(test, opened, 3, CHANGED, { low: 90, high: 310 });
    await payCheckout(test, url);
    const order = await succeed(test.app, user, ordersCalls.createOrder, {
      body: { sessionId: sessionIdOf(url) },
    });
    expect(order.lines.map(({ price }) => price)).toEqual([PIECE_USD + 1_500]);
  });
});

describe('the copy of a piece that is no longer sold', () => {
  it('is not sold either, but what was made of it is', async () => {
    const opened = await openRing();
    await add({ pieceId: ring, variationId: opened });
    await test.database.pool.query('update pieces set withdrawn = true where id = $1', [ring]);
    expect(await inCart()).toEqual([]);
    expect(await refuse(cartCalls.addCartItem, { body: { pieceId: opened, variationId: opened } })).toEqual({
      code: 'CONFLICT',
      message: 'This piece is no longer sold. Change its design, and it is yours to order.',
    });
    await versionOf(test, opened, 2, CHANGED, { low: 6_000, high: 8_100 });
    expect(await inCart()).toEqual([PIECE_USD + 50]);
    expect((await add({ pieceId: ring, variationId: opened })).items).toMatchObject([
      { price: PIECE_USD + 50, quantity: 2 },
    ]);
    await test.database.pool.query('update pieces set withdrawn = false where id = $1', [ring]);
  });
});
