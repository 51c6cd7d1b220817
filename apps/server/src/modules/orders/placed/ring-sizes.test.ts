/** Rings whose size is not known when they are bought. */
import { ordersCalls as calls, cartCalls, type Order, paymentsCalls } from '@filigree/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../../test/app.ts';
import { seedPieces } from '../../../../test/catalogue.ts';
import { ask, failWith, succeed } from '../../../../test/contract.ts';
import { buyCart, checkoutBody } from '../../../../test/shop.ts';
import { advanceOrder, giveRingSize, lookAfterOrders, orderContext } from '../index.ts';

const DAY_MS = 86_400_000;
const SIZER = 'paid: A ring sizer goes to you first, free of charge.';
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

const bought = async (options: object, pieceId = ring): Promise<Order> => {
  const sessionId = await buyCart(test, user, { pieceId, options });
  return succeed(test.app, user, calls.getOrderBySession, { params: { sessionId } });
};
const byId = ({ id }: Order): Promise<Order> => succeed(test.app, user, calls.getOrder, { params: { id } });
const give = ({ id }: Order, ringSize: number, position = 1) => ({
  params: { id, position: String(position) },
  body: { ringSize },
});
const advance = (order: Order, to: Order['status']) =>
  advanceOrder(orderContext(test.deps), order.orderNumber, to, '');
const notes = ({ history }: Order) => history.map(({ status, note }) => `${status}: ${note}`);
const asked = async () => {
  const { rows } = await test.database.pool.query(
    `select subject from mail_outbox where user_id = $1 and business_key like 'order-ring-size:%'`,
    [user.user.id],
  );
  return rows.map(({ subject }) => subject);
};
const lookAfter = (days: number) =>
  lookAfterOrders(orderContext(test.deps), new Date(Date.now() + days * DAY_MS));

describe('the checkout of a ring', () => {
  it('is refused until its size is chosen, or said to be unknown', async () => {
    const body = { pieceId: ring };
    const { items } = await succeed(test.app, user, cartCalls.addCartItem, { body });
    const checkout = await checkoutBody(test, user);
    const refused = await ask(test.app, user, paymentsCalls.createCheckout, { body: checkout });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error).toMatchObject({
      code: 'RING_SIZE_MISSING',
      details: { lines: [items[0]!.id] },
    });
    const { rows } = await test.database.pool.query('select from checkouts where user_id = $1', [
      user.user.id,
    ]);
    expect(rows).toEqual([]);
    const unknown = { params: { id: items[0]!.id }, body: { options: { ringSize: 'unknown' as const } } };
    await succeed(test.app, user, cartCalls.updateCartItem, unknown);
    await succeed(test.app, user, paymentsCalls.createCheckout, { body: checkout });
  });
});

describe('an order of a ring whose size is not known', () => {
  it('sends a ring sizer first, and waits with production until the size was given', async () => {
    const order = await bought({ ringSize: 'unknown' });
    expect(order.lines).toMatchObject([
      { position: 1, asksRingSize: true, options: { ringSize: 'unknown' } },
    ]);
    expect(notes(order)).toEqual(['pending: Order placed.', 'paid: Payment received.', SIZER]);
    expect(await advance(order, 'in production')).toMatchObject({
      ok: false,
      failure: { code: 'CONFLICT', message: expect.stringContaining('waits for the ring size of line 1') },
    });
    const sized = await succeed(test.app, user, calls.giveRingSize, give(order, 6.25));
    expect(sized.lines[0]?.options).toEqual({ ringSize: 6.25 });
    expect(notes(sized).at(-1)).toBe('paid: Ring size 6.25 was given.');
    expect((await advance(order, 'in production')).ok).toBe(true);
  });

  it('takes the same size twice as once, and another one until it is being made', async () => {
    const order = await bought({ ringSize: 'unknown', engraving: 'Ada' });
    await succeed(test.app, user, calls.giveRingSize, give(order, 6));
    await succeed(test.app, user, calls.giveRingSize, give(order, 6));
    const changed = await succeed(test.app, user, calls.giveRingSize, give(order, 7));
    expect(changed.lines[0]?.options).toEqual({ ringSize: 7, engraving: 'Ada' });
    expect(notes(changed).slice(3)).toEqual(['paid: Ring size 6 was given.', 'paid: Ring size 7 was given.']);
    await advance(order, 'in production');
    expect(await failWith(test.app, user, calls.giveRingSize, give(order, 8))).toEqual({
      code: 'CONFLICT',
      message: 'This order is being made already, and its sizes can no longer be changed.',
    });
    expect((await byId(order)).lines[0]?.options.ringSize).toBe(7);
  });

  it('is nobody else’s to size, nor is what is no ring', async () => {
    const order = await bought({ ringSize: 'unknown' });
    const stranger = await registerUser(test.app);
    expect((await failWith(test.app, stranger, calls.giveRingSize, give(order, 6))).code).toBe('NOT_FOUND');
    expect((await failWith(test.app, user, calls.giveRingSize, give(order, 6, 2))).code).toBe('NOT_FOUND');
    const other = await bought({}, chain);
    expect((await failWith(test.app, user, calls.giveRingSize, give(other, 6))).code).toBe('NOT_FOUND');
    expect((await advance(other, 'in production')).ok).toBe(true);
    for (const wrong of [-1, 17, 6.1])
      expect((await failWith(test.app, user, calls.giveRingSize, give(order, wrong))).code).toBe(
        'VALIDATION_FAILED',
      );
  });

  it('is not sized any more once it was called off', async () => {
    const order = await bought({ ringSize: 'unknown' });
    await succeed(test.app, user, calls.cancelOrder, { params: { id: order.id } });
    expect((await failWith(test.app, user, calls.giveRingSize, give(order, 6))).code).toBe('CONFLICT');
  });

  it('asks once more by mail after a week, not before, not twice, and not when the size is there', async () => {
    const order = await bought({ ringSize: 'unknown' });
    await bought({ ringSize: 7 });
    await lookAfter(6);
    expect(await asked()).toEqual([]);
    await Promise.all([lookAfter(8), lookAfter(8)]);
    await lookAfter(30);
    expect(await asked()).toEqual([`Your order ${order.orderNumber} waits for your ring size`]);
  });

  it('can be sized by the workshop, which needs no account for it', async () => {
    const order = await bought({ ringSize: 'unknown' });
    const { database } = test.deps.connection;
    const size = { position: 1, ringSize: 5.5 };
    expect(await giveRingSize(database, undefined, order.id, size)).toEqual({ ok: true, value: undefined });
    expect((await byId(order)).lines[0]?.options.ringSize).toBe(5.5);
  });
});

describe('an order from before sizes were asked for', () => {
  it('is known as a ring by its design', async () => {
    const order = await bought({ ringSize: 7 });
    // As it would have been written then: without an answer, and with the document that it is made by.
    await test.database.pool.query(
      `insert into order_lines (order_id, position, piece_id, design, options, name, price_cents, quantity)
       values ($1, 2, $2, '{"type": "Ring"}', '{}', 'Old ring', 1, 1)`,
      [order.id, ring],
    );
    expect((await byId(order)).lines[1]).toMatchObject({ asksRingSize: true, options: {} });
    expect((await advance(order, 'in production')).ok).toBe(false);
    await succeed(test.app, user, calls.giveRingSize, give(order, 5, 2));
    expect((await advance(order, 'in production')).ok).toBe(true);
  });
});
