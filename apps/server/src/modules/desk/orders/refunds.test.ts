/** Money that the desk gives back, through thick and thin, and the proof that everything adds up. */
import { randomUUID } from 'node:crypto';
import { type Order, ordersCalls } from '@filigree/contracts';
import { deskOrderCalls as calls, type DeskOrder } from '@filigree/contracts/desk';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../../test/app.ts';
import { seedPieces } from '../../../../test/catalogue.ts';
import { succeed } from '../../../../test/contract.ts';
import { joinDesk, type TestStaff } from '../../../../test/desk.ts';
import { mailsTo } from '../../../../test/mail.ts';
import { CARDS, deliverAll } from '../../../../test/payments.ts';
import { ADDRESS, buyCart } from '../../../../test/shop.ts';
import { lookAfterOrders, orderContext, reconcileOrders } from '../../orders/index.ts';

let test: TestApp;
let user: TestUser;
let ring: string;
let support: TestStaff;
beforeAll(async () => {
  test = await buildTestApp();
  [ring] = (await seedPieces(test, [{ name: 'Ring', priceCents: 129_901 }])).map(({ id }) => id) as [string];
  support = await joinDesk(test, 'support');
});
beforeEach(async () => {
  user = await registerUser(test.app);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

const newKey = () => randomUUID();
const bought = async (card?: string): Promise<Order> => {
  const sessionId = await buyCart(test, user, { pieceId: ring }, card);
  return succeed(test.app, user, ordersCalls.getOrderBySession, { params: { sessionId } });
};
const refund = (order: Order, amount: number, key = newKey()) =>
  support.browser.send(calls.deskRefundOrder, {
    params: { number: order.orderNumber },
    headers: { 'idempotency-key': key },
    body: { amount, reason: 'A scratch' },
  });
const read = async ({ orderNumber }: Order): Promise<DeskOrder> =>
  (await support.browser.send(calls.deskGetOrder, { params: { number: orderNumber } })).json().data;
const refused = async (order: Order, amount: number) => (await refund(order, amount)).json().error;
const differences = async () =>
  (await reconcileOrders(orderContext(test.deps), { settle: false })).differences;
/** Refunds of the order that the provider has. */
const atProvider = async (order: Order) => {
  const { rows } = await test.database.pool.query('select payment_intent_id from orders where id = $1', [
    order.id,
  ]);
  const { data } = await test.deps.payments.stripe.refunds.list({
    payment_intent: rows[0].payment_intent_id,
  });
  return data.map(({ amount }) => amount).sort((a, b) => a - b);
};
const letters = async ({ orderNumber }: Order) =>
  (await mailsTo(test, ADDRESS.email)).filter(
    ({ subject }) => subject === `A refund for your order ${orderNumber}`,
  );

describe('a refund', () => {
  it('of a part leaves the order where it is; the rest makes it refunded; the customer is told of each', async () => {
    const order = await bought();
    const part = await refund(order, 100.5);
    expect(part.json().data).toMatchObject({
      status: 'paid',
      money: {
        refunded: 100.5,
        refundable: order.total - 100.5,
        reversals: [{ kind: 'refund', amount: 100.5, state: 'standing' }],
        refunds: [{ amount: 100.5, reason: 'A scratch', by: 'Uma support', state: 'made' }],
      },
    });
    expect(part.json().data.history.at(-1).note).toBe('$100.50 refunded.');
    const bench = await joinDesk(test, 'bench');
    const params = { number: order.orderNumber };
    const benchs = (await bench.browser.send(calls.deskGetOrder, { params })).json().data;
    expect(benchs.history.at(-1).note).toBe('$… refunded.');
    expect(JSON.stringify(benchs)).not.toContain('100.5');
    const rest = await refund(order, Math.round((order.total - 100.5) * 100) / 100);
    expect(rest.json().data).toMatchObject({ status: 'refunded', money: { refundable: 0 } });
    expect((await letters(order)).map(({ text }) => /\$[\d,.]+\d/.exec(text)?.[0])).toEqual([
      '$100.50',
      '$1,352.43',
    ]);
    const { rows } = await test.database.pool.query(
      `select before, after from staff_acts where subject = $1 order by at`,
      [order.orderNumber],
    );
    expect(rows[0]).toEqual({ before: { refunded: 0 }, after: { refund: 100.5, reason: 'A scratch' } });
    expect(await differences()).toEqual([]);
  });

  it('is one, however often its click arrives', async () => {
    const order = await bought();
    const key = newKey();
    const answers = await Promise.all([refund(order, 20, key), refund(order, 20, key)]);
    const again = await refund(order, 20, key);
    expect(again.statusCode).toBe(200);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect(await atProvider(order)).toEqual([2_000]);
    expect((await read(order)).money?.refunded).toBe(20);
    expect(await letters(order)).toHaveLength(1);
    expect((await refund(order, 21, key)).json().error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('of two people at once is never more than there is', async () => {
    const order = await bought();
    const answers = await Promise.all([refund(order, 900), refund(order, 900)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await atProvider(order)).toEqual([90_000]);
    expect(await differences()).toEqual([]);
  });

  it('is refused where there is nothing to give, with the reason', async () => {
    const order = await bought();
    expect(await refused(order, order.total + 0.01)).toMatchObject({
      code: 'CONFLICT',
      message: `$1,452.93 of ${order.orderNumber} are left to give back.`,
    });
    for (const amount of [0, -5, 0.001, 1e12]) {
      expect((await refused(order, amount)).code).toBe('VALIDATION_FAILED');
    }
    const disputed = await bought(CARDS.disputed);
    await deliverAll(test);
    expect((await refused(disputed, 1)).message).toContain('A bank disputes');
    const cancelled = await bought();
    await test.app.inject({
      method: 'POST',
      url: `/api/orders/${cancelled.id}/cancel`,
      headers: user.headers,
    });
    expect((await refused(cancelled, 1)).message).toContain('goes back by itself');
    const { rows } = await test.database.pool.query(
      `select 1 from staff_acts where subject = any($1) and act = 'deskRefundOrder'`,
      [[order.orderNumber, disputed.orderNumber, cancelled.orderNumber]],
    );
    expect(rows).toEqual([]);
  });

  it('whose answer got lost is finished by the same click, and is still one', async () => {
    const order = await bought();
    const key = newKey();
    const { refunds } = test.deps.payments.stripe;
    const create = refunds.create.bind(refunds);
    vi.spyOn(refunds, 'create').mockImplementationOnce(async (params, options) => {
      await create(params as Stripe.RefundCreateParams, options as Stripe.RequestOptions);
      throw new Stripe.errors.StripeConnectionError({ message: 'The line went dead.', type: 'api_error' });
    });
    expect((await refund(order, 30, key)).json().error.code).toBe('SERVICE_UNAVAILABLE');
    expect((await read(order)).money?.refunds).toMatchObject([{ state: 'asked' }]);
    expect((await refused(order, 5)).message).toBe('A refund of $30.00 is under way: wait for it.');
    expect((await refund(order, 30, key)).json().data.money.refunds).toMatchObject([{ state: 'made' }]);
    expect(await atProvider(order)).toEqual([3_000]);
    expect(await differences()).toEqual([]);
  });

  it('that nobody clicks again is finished by itself, some minutes later', async () => {
    const order = await bought();
    vi.spyOn(test.deps.payments.stripe.refunds, 'create').mockRejectedValueOnce(
      new Stripe.errors.StripeConnectionError({ message: 'Nobody is there.', type: 'api_error' }),
    );
    await refund(order, 40);
    await lookAfterOrders(orderContext(test.deps));
    expect(await atProvider(order)).toEqual([]);
    await test.database.pool.query(`update order_refunds set created_at = created_at - interval '2 minutes'`);
    await lookAfterOrders(orderContext(test.deps));
    expect(await atProvider(order)).toEqual([4_000]);
    expect((await read(order)).money).toMatchObject({ refunded: 40, refunds: [{ state: 'made' }] });
  });

  it('that the provider refuses is told with its words, and another can be asked for', async () => {
    const order = await bought();
    vi.spyOn(test.deps.payments.stripe.refunds, 'create').mockRejectedValueOnce(
      new Stripe.errors.StripeInvalidRequestError({
        message: 'Not this one.',
        type: 'invalid_request_error',
      }),
    );
    const key = newKey();
    expect((await refund(order, 50, key)).json().error).toMatchObject({
      code: 'CONFLICT',
      message: 'The payment provider refused the refund: Not this one.',
    });
    expect((await refund(order, 50, key)).json().error.code).toBe('CONFLICT');
    expect((await read(order)).money?.refunds).toMatchObject([
      { state: 'refused', refusal: 'Not this one.' },
    ]);
    expect((await refund(order, 50)).statusCode).toBe(200);
    expect(await letters(order)).toHaveLength(1);
  });
});
