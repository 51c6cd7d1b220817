/** What the workshop does with orders, and the proof that everything adds up. */
import { ordersCalls as calls, type Order } from '@filigree/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { seedPieces } from '../../../test/catalogue.ts';
import { succeed } from '../../../test/contract.ts';
import { CARDS, deliverAll, takeDeliveries } from '../../../test/payments.ts';
import { buyCart } from '../../../test/shop.ts';
import {
  advanceOrder,
  findOrder,
  forgetBuyer,
  listWaitingOrders,
  orderContext,
  reconcileOrders,
} from './index.ts';

let test: TestApp;
let user: TestUser;
let ring: string;
beforeAll(async () => {
  test = await buildTestApp();
  [ring] = (await seedPieces(test, [{ name: 'Ring', priceCents: 129_901 }])).map(({ id }) => id) as [string];
});
beforeEach(async () => {
  user = await registerUser(test.app);
});
afterAll(() => test.close());

const context = () => orderContext(test.deps);
const bySession = (sessionId: string): Promise<Order> =>
  succeed(test.app, user, calls.getOrderBySession, { params: { sessionId } });
const bought = async (card?: string) => bySession(await buyCart(test, user, { pieceId: ring }, card));
const byId = ({ id }: Order): Promise<Order> => succeed(test.app, user, calls.getOrder, { params: { id } });
const advance = (order: Order, to: Order['status'], note = '') =>
  advanceOrder(context(), order.orderNumber, to, note);
const mails = async () =>
  (
    await test.database.pool.query(
      `select business_key from mail_outbox where user_id = $1 and business_key like 'order-%' order by id`,
      [user.user.id],
    )
  ).rows.map(({ business_key: key }) => key.split(':')[0]);

describe('the workshop', () => {
  it('makes, ships and delivers, and tells the customer once that it is on its way', async () => {
    const order = await bought();
    expect((await listWaitingOrders(test.deps.connection.database)).map((one) => one.order.id)).toContain(
      order.id,
    );
    expect((await advance(order, 'in production')).ok).toBe(true);
    expect(await byId(order)).toMatchObject({ status: 'in production', cancellable: false });
    expect((await advance(order, 'shipped', 'UPS 1Z999')).ok).toBe(true);
    expect((await advance(order, 'delivered')).ok).toBe(true);
    expect((await byId(order)).history.map(({ status, note }) => `${status}: ${note}`)).toEqual([
      'pending: Order placed.',
      'paid: Payment received.',
      'in production: Your piece is being made.',
      'shipped: UPS 1Z999',
      'delivered: Your order has arrived.',
    ]);
    expect(await mails()).toEqual(['order-confirmation', 'order-receipt', 'order-shipped']);
    const waiting = await listWaitingOrders(test.deps.connection.database);
    expect(waiting.map((one) => one.order.id)).not.toContain(order.id);
  });

  it('takes one step after the other, once', async () => {
    const order = await bought();
    for (const wrong of ['shipped', 'delivered', 'paid', 'refunded', 'pending'] as const) {
      expect(await advance(order, wrong)).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
    }
    const steps = await Promise.all([advance(order, 'in production'), advance(order, 'in production')]);
    expect(steps.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await byId(order)).history).toHaveLength(3);
    expect(await advanceOrder(context(), 'FIL-0000-0000', 'shipped', '')).toMatchObject({
      ok: false,
      failure: { code: 'NOT_FOUND' },
    });
  });

  it('either makes or gives back when customer and workshop act at once', async () => {
    const order = await bought();
    const [made, cancelled] = await Promise.all([
      advance(order, 'in production'),
      test.app.inject({ method: 'POST', url: `/api/orders/${order.id}/cancel`, headers: user.headers }),
    ]);
    const after = await byId(order);
    expect(after).toMatchObject(
      made.ok ? { status: 'in production', refunded: 0 } : { status: 'cancelled', refunded: after.total },
    );
    expect(cancelled.statusCode).toBe(made.ok ? 409 : 200);
  });

  it('can cancel what it has begun, and the money goes back', async () => {
    const order = await bought();
    await advance(order, 'in production');
    expect((await advance(order, 'cancelled', 'We have run out of sapphires.')).ok).toBe(true);
    expect(await byId(order)).toMatchObject({ status: 'cancelled', refunded: order.total });
    expect(await mails()).toEqual(['order-confirmation', 'order-receipt', 'order-cancelled']);
  });

  it('waits while a bank disputes the payment', async () => {
    const order = await bought(CARDS.disputed);
    await deliverAll(test);
    expect(await advance(order, 'in production')).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
  });

  it('still knows where to send what somebody ordered who has left since', async () => {
    const order = await bought();
    await test.deps.connection.database.transaction((tx) => forgetBuyer(tx, user.user.id));
    await test.database.pool.query('delete from users where id = $1', [user.user.id]);
    await advance(order, 'in production');
    const found = await findOrder(test.deps.connection.database, order.orderNumber);
    expect(found?.order).toMatchObject({
      userId: null,
      address: { city: 'London' },
      status: 'in production',
    });
  });
});

describe('reconciliation', () => {
  const differences = async (settle = false) =>
    (await reconcileOrders(context(), { settle })).differences.map(
      ({ proof, detail }) => `${proof}: ${detail}`,
    );

  it('finds what got lost, and brings it home', async () => {
    await deliverAll(test);
    expect(await differences()).toEqual([]);
    await buyCart(test, user, { pieceId: ring });
    await takeDeliveries(test);
    expect(await differences()).toEqual(['session: paid 145293 cents, and there is no order']);
    expect(await differences(true)).toEqual([]);
    expect((await succeed(test.app, user, calls.listOrders)).total).toBe(1);
    const { totals } = await reconcileOrders(context(), { settle: false });
    const { rows } = await test.database.pool.query(
      'select count(*)::int as sessions, sum(total_cents)::int as "paidCents" from orders where paid_at is not null',
    );
    expect(totals).toEqual(rows[0]);
  });

  it('finds every kind of wrong', async () => {
    const order = await bought();
    await deliverAll(test);
    const { stripe } = test.deps.payments;
    const { rows } = await test.database.pool.query('select payment_intent_id from orders where id = $1', [
      order.id,
    ]);
    const { id: refundId } = await stripe.refunds.create({
      payment_intent: rows[0].payment_intent_id,
      amount: 100,
    });
    await takeDeliveries(test);
    expect(await differences()).toEqual([
      `session: went back at the provider: ${refundId} 100; here: nothing`,
    ]);
    expect(await differences(true)).toEqual([]);
    const wrong = async (change: string, undo: string) => {
      await test.database.pool.query(`update orders set ${change} where id = $1`, [order.id]);
      const found = await differences();
      await test.database.pool.query(`update orders set ${undo} where id = $1`, [order.id]);
      return found;
    };
    expect(await wrong('refunded_cents = 0', 'refunded_cents = 100')).toEqual([
      'order: refunded 0, refunds 100 cents',
    ]);
    expect(await wrong(`status = 'shipped'`, `status = 'paid'`)).toEqual([
      'order: is shipped, and its history ends with paid',
    ]);
    expect(
      await wrong(
        'total_cents = total_cents + 1, tax_cents = tax_cents + 1',
        'total_cents = total_cents - 1, tax_cents = tax_cents - 1',
      ),
    ).toEqual(['session: paid 145293 cents, ordered for 145294']);
    expect(await wrong(`session_id = 'cs_test_none'`, `session_id = '${await sessionOf(order)}'`)).toEqual([
      'session: paid 145293 cents, and there is no order',
      'session: its order counts as paid here, but the provider knows no such session',
    ]);
    expect(await differences()).toEqual([]);
  });

  const sessionOf = async ({ id }: Order) =>
    (await test.database.pool.query('select session_id from orders where id = $1', [id])).rows[0].session_id;
});
