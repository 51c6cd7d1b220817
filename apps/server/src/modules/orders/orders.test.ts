import { type Call, ordersCalls as calls, cartCalls, type Order } from '@filigree/contracts';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { seedPieces } from '../../../test/catalogue.ts';
import { failWith, succeed } from '../../../test/contract.ts';
import { mailsTo } from '../../../test/mail.ts';
import { CARDS, deliver, deliverAll, payCheckout, takeDeliveries } from '../../../test/payments.ts';
import {
  ADDRESS,
  addToCart,
  beginCheckout,
  buyCart,
  checkoutBody,
  designOf,
  sessionIdOf,
} from '../../../test/shop.ts';
import { lookAfterOrders, orderContext } from './index.ts';

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

const stripe = () => test.deps.payments.stripe;
const bySession = (sessionId: string, as = user): Promise<Order> =>
  succeed(test.app, as, calls.getOrderBySession, { params: { sessionId } });
const byId = ({ id }: { id: string }): Promise<Order> =>
  succeed(test.app, user, calls.getOrder, { params: { id } });
const cancel = ({ id }: { id: string }): Promise<Order> =>
  succeed(test.app, user, calls.cancelOrder, { params: { id } });
const cart = () => succeed(test.app, user, cartCalls.getCart);
const list = (query = {}) => succeed(test.app, user, calls.listOrders, { query });
const bought = async (body: object = { pieceId: ring }, card?: string) =>
  bySession(await buyCart(test, user, body, card));
const subjects = async () => {
  const { rows } = await test.database.pool.query(
    `select subject, business_key from mail_outbox where user_id = $1 and business_key like 'order-%' order by id`,
    [user.user.id],
  );
  return rows.map(({ subject }) => subject);
};
const notes = ({ history }: Order) => history.map(({ status, note }) => `${status}: ${note}`);
const paymentOf = async ({ id }: { id: string }): Promise<string> =>
  (await test.database.pool.query('select payment_intent_id from orders where id = $1', [id])).rows[0]
    .payment_intent_id;
const refundsOf = async (order: Order) =>
  (await stripe().refunds.list({ payment_intent: await paymentOf(order) })).data;

describe('an order', () => {
  it('is made of a paid session by the person who returns: lines, address and sums as they were', async () => {
    const design = await designOf(test, user, 'a slim ring');
    await addToCart(test, user, { pieceId: ring, quantity: 2, options: { ringSize: 7, engraving: 'Ada' } });
    const sessionId = await buyCart(test, user, { pieceId: design, variationId: design });
    const order = await bySession(sessionId);
    expect(order).toMatchObject({
      orderNumber: expect.stringMatching(/^FIL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      status: 'paid',
      subtotal: 2_698.02,
      shipping: 50,
      tax: 215.84,
      total: 2_963.86,
      refunded: 0,
      cancellable: true,
      shippingAddress: ADDRESS,
      lines: [
        {
          pieceId: ring,
          variationId: null,
          designVersion: null,
          options: { ringSize: 7, engraving: 'Ada' },
          name: 'Ring',
          quantity: 2,
          price: 1_299.01,
        },
        {
          pieceId: design,
          variationId: design,
          designVersion: 1,
          name: 'a slim ring',
          quantity: 1,
          price: 100,
          imageUrl: '/api/images/serve/studio/x/0.png',
        },
      ],
    });
    expect(notes(order)).toEqual(['pending: Order placed.', 'paid: Payment received.']);
    expect(await cart()).toEqual({ items: [], total: 0, itemCount: 0 });

    // What it was made of may change or go: the order stays as it was, and keeps the design it is made by.
    await test.database.pool.query('delete from variations where id = $1', [design]);
    await test.database.pool.query(`update pieces set name = 'Other', price_cents = 5 where id = $1`, [ring]);
    expect(await byId(order)).toEqual(order);
    await test.database.pool.query(`update pieces set name = 'Ring', price_cents = 129901 where id = $1`, [
      ring,
    ]);
    const { rows } = await test.database.pool.query(
      'select design from order_lines where order_id = $1 order by position',
      [order.id],
    );
    expect(rows).toEqual([
      { design: expect.objectContaining({ format: 'ring', shank: { widthMm: 1.8 } }) },
      { design: { format: 'ring' } },
    ]);
  });

  it('is made by the event when nobody returns', async () => {
    await buyCart(test, user, { pieceId: ring });
    expect((await list()).items).toEqual([]);
    await deliverAll(test);
    expect((await list()).items).toMatchObject([{ status: 'paid' }]);
    expect((await cart()).itemCount).toBe(0);
  });

  it('is one, however often it is asked for, at once and afterwards', async () => {
    const sessionId = await buyCart(test, user, { pieceId: ring });
    const asks = [
      ...Array.from({ length: 5 }, () => bySession(sessionId)),
      ...Array.from({ length: 5 }, () => succeed(test.app, user, calls.createOrder, { body: { sessionId } })),
      deliverAll(test),
    ];
    const numbers = (await Promise.all(asks)).flatMap((order) => (order ? [order.orderNumber] : []));
    expect(new Set(numbers).size).toBe(1);
    expect(await list()).toMatchObject({ total: 1 });
    expect(await subjects()).toEqual([`Your order ${numbers[0]}`, `Your receipt for order ${numbers[0]}`]);
  });

  it('is found by its id, its session and its number, by its owner alone', async () => {
    const sessionId = await buyCart(test, user, { pieceId: ring });
    const order = await bySession(sessionId);
    expect(await byId(order)).toEqual(order);
    const small = order.orderNumber.toLowerCase().replaceAll('0', 'o');
    for (const orderNumber of [order.orderNumber, small]) {
      expect(await succeed(test.app, user, calls.getOrderByNumber, { params: { orderNumber } })).toEqual(
        order,
      );
    }
    const stranger = await registerUser(test.app);
    const { id, orderNumber } = order;
    const asked: [Call, object][] = [
      [calls.getOrder, { params: { id } }],
      [calls.getOrderBySession, { params: { sessionId } }],
      [calls.getOrderByNumber, { params: { orderNumber } }],
      [calls.createOrder, { body: { sessionId } }],
      [calls.cancelOrder, { params: { id } }],
    ];
    for (const [call, what] of asked) {
      expect(await failWith(test.app, stranger, call, what)).toEqual({
        code: 'NOT_FOUND',
        message: 'Order Not Found',
      });
      expect((await failWith(test.app, undefined, call, what)).code).toBe('UNAUTHENTICATED');
    }
    expect((await succeed(test.app, stranger, calls.listOrders)).total).toBe(0);
    expect((await byId(order)).status).toBe('paid');
  });

  it('is not there for a stranger who returns first, nor lost for its owner', async () => {
    const sessionId = await buyCart(test, user, { pieceId: ring });
    const stranger = await registerUser(test.app);
    const params = { sessionId };
    expect((await failWith(test.app, stranger, calls.getOrderBySession, { params })).code).toBe('NOT_FOUND');
    expect((await bySession(sessionId)).status).toBe('paid');
  });

  it('is not made of a session that was not paid, is not ours, or is none', async () => {
    await addToCart(test, user, { pieceId: ring });
    const sessionId = sessionIdOf(await beginCheckout(test, user));
    expect((await failWith(test.app, user, calls.getOrderBySession, { params: { sessionId } })).code).toBe(
      'NOT_FOUND',
    );
    expect(await failWith(test.app, user, calls.createOrder, { body: { sessionId } })).toEqual({
      code: 'CONFLICT',
      message: 'This checkout has not been paid.',
    });
    const foreign = await stripe().checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'x' } }, quantity: 1 },
      ],
      success_url: 'https://elsewhere.example/',
      metadata: { kind: 'cart', checkoutId: UNKNOWN },
      client_reference_id: UNKNOWN,
    });
    await payCheckout(test, foreign.url ?? '');
    for (const none of [foreign.id, 'cs_test_nothing', 'pi_1', '../../v1/refunds', 'cs_test_%2e']) {
      const body = { sessionId: none };
      expect((await failWith(test.app, user, calls.createOrder, { body })).code).toBe('NOT_FOUND');
    }
    await deliverAll(test);
    expect((await list()).items).toEqual([]);
  });

  it('takes only what was bought out of the cart', async () => {
    await addToCart(test, user, { pieceId: ring, quantity: 2 });
    await addToCart(test, user, { pieceId: chain });
    const url = await beginCheckout(test, user);
    await addToCart(test, user, { pieceId: ring, quantity: 3 });
    await addToCart(test, user, { pieceId: ring, options: { ringSize: 5 } });
    const chainLine = (await cart()).items.find(({ pieceId }) => pieceId === chain)!;
    await succeed(test.app, user, cartCalls.removeCartItem, { params: { id: chainLine.id } });
    await addToCart(test, user, { pieceId: chain, quantity: 4 });
    await payCheckout(test, url);
    await deliverAll(test);
    expect(
      (await cart()).items.map(({ pieceId, options, quantity }) => [pieceId, options, quantity]),
    ).toEqual([
      [ring, { ringSize: 7 }, 3],
      [ring, { ringSize: 5 }, 1],
      [chain, {}, 4],
    ]);
  });

  it('counts even when it was paid in an old tab, and then the next checkout is of what is left', async () => {
    await addToCart(test, user, { pieceId: ring });
    const first = await beginCheckout(test, user);
    await payCheckout(test, first);
    await addToCart(test, user, { pieceId: chain });
    // The page still shows both; the ring has just been paid for.
    await expect(beginCheckout(test, user)).rejects.toThrow('TOTALS_CHANGED');
    const second = await beginCheckout(test, user);
    await payCheckout(test, second);
    await deliverAll(test);
    expect((await list()).items.map(({ total }) => total)).toEqual([482, 1_452.93]);
  });

  it('is listed newest first, page by page', async () => {
    for (let at = 0; at < 3; at += 1) await bought({ pieceId: chain, quantity: at + 1 });
    const all = await list();
    expect(all).toMatchObject({ page: 1, limit: 10, total: 3 });
    expect(all.items.map(({ lines }) => lines[0]?.quantity)).toEqual([3, 2, 1]);
    expect(await list({ page: '2', limit: '2' })).toEqual({
      items: [all.items[2]],
      page: 2,
      limit: 2,
      total: 3,
    });
    expect((await list({ page: '99' })).items).toEqual([]);
    const wrong: Record<string, string>[] = [
      { page: '0' },
      { limit: '0' },
      { limit: '101' },
      { page: 'x' },
      { by: 'x' },
    ];
    for (const query of wrong) {
      expect((await failWith(test.app, user, calls.listOrders, { query })).code).toBe('VALIDATION_FAILED');
    }
    expect((await failWith(test.app, undefined, calls.listOrders)).code).toBe('UNAUTHENTICATED');
  });

  it('writes a confirmation and a receipt to the address of the order', async () => {
    const email = `gift-${user.user.id}@example.com`;
    await addToCart(test, user, { pieceId: ring, options: { engraving: 'A & B' } });
    const cartBody = await checkoutBody(test, user);
    const payload = { ...cartBody, shippingAddress: { ...ADDRESS, email } };
    const begun = await test.app.inject({
      method: 'POST',
      url: '/api/payments/checkout',
      headers: user.headers,
      payload,
    });
    await payCheckout(test, begun.json().data.url);
    await deliverAll(test);
    const [confirmation, receipt] = await mailsTo(test, email);
    expect(confirmation?.text).toContain('1 x Ring (Ring size 7, Engraved “A & B”): $1,299.01');
    expect(confirmation?.text).toContain('1 Analytical Way\nLondon');
    expect(confirmation?.link).toMatch(/\/orders\/[0-9a-f-]{36}$/);
    expect(receipt?.text).toContain('Total: $1,452.93');
    expect(receipt?.text).toMatch(/Payment: pi_/);
  });

  it('refuses ids that are none', async () => {
    const asked: [Call, object][] = [
      [calls.getOrder, { params: { id: 'x' } }],
      [calls.cancelOrder, { params: { id: 'x' } }],
      [calls.getOrderByNumber, { params: { orderNumber: 'x'.repeat(41) } }],
      [calls.getOrderBySession, { params: { sessionId: 'x'.repeat(201) } }],
      [calls.createOrder, { body: {} }],
      [calls.createOrder, { body: { sessionId: 'cs_test_1', total: 1 } }],
    ];
    for (const [call, what] of asked) {
      expect((await failWith(test.app, user, call, what)).code).toBe('VALIDATION_FAILED');
    }
    for (const [call, what] of [
      [calls.getOrder, { params: { id: UNKNOWN } }],
      [calls.cancelOrder, { params: { id: UNKNOWN } }],
      [calls.getOrderByNumber, { params: { orderNumber: 'FIL-0000-0000' } }],
    ] as [Call, object][]) {
      expect((await failWith(test.app, user, call, what)).code).toBe('NOT_FOUND');
    }
  });

  it('has a history and lines that nobody can change', async () => {
    const { id } = await bought();
    for (const table of ['order_events', 'order_lines']) {
      for (const statement of [`update ${table} set order_id = order_id`, `delete from ${table}`]) {
        await expect(test.database.pool.query(`${statement} where order_id = $1`, [id])).rejects.toThrow(
          'append-only',
        );
      }
    }
  });
});

describe('cancelling', () => {
  it('gives the money back once, however often it is asked', async () => {
    const order = await bought();
    const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(order)));
    for (const { status } of answers) expect(status).toBe('cancelled');
    const cancelled = await cancel(order);
    expect(cancelled).toMatchObject({ status: 'cancelled', refunded: order.total, cancellable: false });
    expect(notes(cancelled).slice(2)).toEqual([
      'cancelled: Cancelled by the customer.',
      'cancelled: $1,452.93 refunded.',
    ]);
    await deliverAll(test);
    expect(await byId(order)).toEqual(cancelled);
    expect(await refundsOf(order)).toMatchObject([{ amount: 145_293, status: 'succeeded' }]);
    expect((await subjects()).slice(2)).toEqual([`Your order ${order.orderNumber} was cancelled`]);
  });

  it('is too late once the piece is being made', async () => {
    const order = await bought();
    for (const status of ['in production', 'shipped', 'delivered']) {
      await test.database.pool.query('update orders set status = $2 where id = $1', [order.id, status]);
      expect(await failWith(test.app, user, calls.cancelOrder, { params: { id: order.id } })).toEqual({
        code: 'CONFLICT',
        message: 'This order is being made already and can no longer be cancelled.',
      });
    }
    expect(await refundsOf(order)).toEqual([]);
  });

  it('keeps its word when the provider is out of reach, and pays back later', async () => {
    const order = await bought();
    const { refunds } = stripe();
    const { create } = refunds;
    const lost = async () => {
      throw new Stripe.errors.StripeConnectionError({ message: 'lost', type: 'api_error' });
    };
    Object.assign(refunds, { create: lost });
    expect(await cancel(order)).toMatchObject({ status: 'cancelled', refunded: 0 });
    Object.assign(refunds, { create });
    await Promise.all([lookAfterOrders(orderContext(test.deps)), lookAfterOrders(orderContext(test.deps))]);
    expect(await byId(order)).toMatchObject({ status: 'cancelled', refunded: order.total });
    expect(await refundsOf(order)).toHaveLength(1);
  });

  it('gives back only what is left after a refund in part', async () => {
    const order = await bought();
    await stripe().refunds.create({ payment_intent: await paymentOf(order), amount: 10_000 });
    await deliverAll(test);
    expect(await byId(order)).toMatchObject({ status: 'paid', refunded: 100 });
    expect(await cancel(order)).toMatchObject({ status: 'cancelled', refunded: order.total });
    expect((await refundsOf(order)).map(({ amount }) => amount).sort()).toEqual([10_000, 135_293]);
  });

  it('asks for what is left when somebody was quicker and nobody told', async () => {
    const order = await bought();
    await deliverAll(test);
    // Refunded in the provider's own dashboard; its event gets lost.
    await stripe().refunds.create({ payment_intent: await paymentOf(order), amount: 5_000 });
    await takeDeliveries(test);
    expect(await cancel(order)).toMatchObject({ status: 'cancelled', refunded: 50 });
    await lookAfterOrders(orderContext(test.deps));
    expect(await byId(order)).toMatchObject({ status: 'cancelled', refunded: order.total });
  });

  it('does not ask for what the bank holds, nor again for what the bank refused', async () => {
    const disputed = await bought({ pieceId: ring }, CARDS.disputed);
    await deliverAll(test);
    expect(notes(await byId(disputed)).at(-1)).toBe('paid: The bank disputes $1,452.93.');
    expect(await cancel(disputed)).toMatchObject({ status: 'cancelled', refunded: 0 });
    expect(await refundsOf(disputed)).toEqual([]);

    const failing = await bought({ pieceId: chain });
    await cancel(failing);
    const [refund] = await refundsOf(failing);
    await test.deps.payments.sandbox!.failRefund(refund!.id);
    await deliverAll(test);
    await lookAfterOrders(orderContext(test.deps));
    expect(await byId(failing)).toMatchObject({ status: 'cancelled', refunded: 0 });
    expect(notes(await byId(failing)).at(-1)).toBe('cancelled: A refund of $482.00 has failed.');
    expect(await refundsOf(failing)).toHaveLength(1);
  });
});

describe('money that goes back', () => {
  it('in full makes an order refunded; when that fails, it is what it was', async () => {
    const order = await bought();
    await deliverAll(test);
    await test.database.pool.query(
      `with o as (update orders set status = 'shipped' where id = $1)
       insert into order_events (order_id, sequence, status, note) values ($1, 3, 'shipped', 'x')`,
      [order.id],
    );
    const payment = await paymentOf(order);
    await stripe().refunds.create({ payment_intent: payment, amount: 45_293 });
    await deliverAll(test);
    expect(await byId(order)).toMatchObject({ status: 'shipped', refunded: 452.93 });
    const rest = await stripe().refunds.create({ payment_intent: payment });
    await deliverAll(test);
    expect(await byId(order)).toMatchObject({ status: 'refunded', refunded: order.total });
    expect((await failWith(test.app, user, calls.cancelOrder, { params: { id: order.id } })).code).toBe(
      'CONFLICT',
    );
    await test.deps.payments.sandbox!.failRefund(rest.id);
    await deliverAll(test);
    expect(await byId(order)).toMatchObject({ status: 'shipped', refunded: 452.93 });
  });

  it('is seen even if it arrives before what was paid', async () => {
    const sessionId = await buyCart(test, user, { pieceId: ring });
    const session = await stripe().checkout.sessions.retrieve(sessionId);
    await stripe().refunds.create({ payment_intent: String(session.payment_intent) });
    const deliveries = await takeDeliveries(test);
    const refunded = deliveries.filter(({ payload }) => JSON.parse(payload).type === 'charge.refunded');
    for (const delivery of refunded) expect(await deliver(test, delivery)).toBe(200);
    expect((await list()).items).toMatchObject([{ status: 'refunded', refunded: 1_452.93 }]);
    for (const delivery of deliveries) expect(await deliver(test, delivery)).toBe(200);
    expect((await list()).items).toMatchObject([{ status: 'refunded', refunded: 1_452.93 }]);
  });

  it('of a dispute is noted, and its end too', async () => {
    const order = await bought({ pieceId: ring }, CARDS.disputed);
    await deliverAll(test);
    const [dispute] = (await stripe().disputes.list({ payment_intent: await paymentOf(order) })).data;
    await stripe().disputes.update(dispute!.id, { evidence: { uncategorized_text: 'winning_evidence' } });
    await deliverAll(test);
    const after = await byId(order);
    expect(after).toMatchObject({ status: 'paid', refunded: 0 });
    expect(notes(after).slice(2)).toEqual([
      'paid: The bank disputes $1,452.93.',
      'paid: A dispute of $1,452.93 was won.',
    ]);
  });
});

describe('a payment that takes days', () => {
  /** What the provider says of a completed session whose bank has not answered, or has. */
  function playing(
    change: (session: Stripe.Checkout.Session) => Partial<Stripe.Checkout.Session>,
  ): () => void {
    const { sessions } = stripe().checkout;
    const { retrieve } = sessions;
    const changed = async (...args: Parameters<typeof retrieve>) => {
      const session = await retrieve.apply(sessions, args);
      return { ...session, ...change(session) };
    };
    Object.assign(sessions, { retrieve: changed });
    return () => Object.assign(sessions, { retrieve });
  }
  it('is not an order when another amount was paid than asked for', async () => {
    const stop = playing(({ amount_total: total }) => ({ amount_total: (total ?? 0) - 1 }));
    const sessionId = await buyCart(test, user, { pieceId: ring });
    expect((await bySession(sessionId)).status).toBe('pending');
    expect(test.logged.some((line) => line.includes('another amount was paid'))).toBe(true);
    stop();
  });
});
