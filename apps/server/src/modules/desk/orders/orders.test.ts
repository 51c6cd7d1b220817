/** What staff see of orders, and how they move them on. */
import { randomUUID } from 'node:crypto';
import type { Order } from '@filigree/contracts';
import { deskOrderCalls as calls, deskTodayCalls, type StaffRole } from '@filigree/contracts/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp, TestUser } from '../../../../test/app.ts';
import { type OrderDesk, openOrderDesk } from '../../../../test/order-desk.ts';
import { CARDS, deliverAll } from '../../../../test/payments.ts';
import { ADDRESS } from '../../../../test/shop.ts';

let desk: OrderDesk;
let test: TestApp;
let user: TestUser;
let staff: OrderDesk['staff'];
beforeAll(async () => {
  desk = await openOrderDesk();
  ({ test, staff } = desk);
});
beforeEach(async () => {
  user = await desk.newCustomer();
});
afterAll(() => test.close());

const bought: OrderDesk['bought'] = (card) => desk.bought(card);
const asCustomer: OrderDesk['asCustomer'] = (order) => desk.asCustomer(order);
const read: OrderDesk['read'] = (order, role) => desk.read(order, role);
const click: OrderDesk['click'] = (...asked) => desk.click(...asked);
const list = async (query: Record<string, string>, role: StaffRole = 'owner') =>
  (await staff[role].browser.send(calls.deskListOrders, { query })).json().data;
const found = async (search: string) =>
  (await list({ search })).items.map(({ number }: { number: string }) => number);

/** As if it had been paid some days ago. */
const age = (order: Order, days: number) =>
  test.database.pool.query(`update orders set paid_at = paid_at - $2 * interval '1 day' where id = $1`, [
    order.id,
    days,
  ]);

describe('the list', () => {
  it('is searched by part of the number, by mail and by name, of the parcel and of the account', async () => {
    const order = await bought();
    const { orderNumber } = order;
    for (const search of [
      orderNumber,
      orderNumber.toLowerCase(),
      orderNumber.slice(4),
      orderNumber.slice(-4),
      user.user.email,
    ]) {
      expect([search, await found(search)]).toEqual([search, [orderNumber]]);
    }
    expect(await found(ADDRESS.email.toUpperCase())).toContain(orderNumber);
    expect(await found('ada exam')).toContain(orderNumber);
    expect(await found('nobody at all')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found('_____')).toEqual([]);
  });

  it('is filtered by status and lateness, and turned page by page', async () => {
    const [first, second] = [await bought(), await bought()];
    await click(calls.deskMoveOrder, first, { to: 'in production' });
    const made = await list({ status: 'in production', search: user.user.email });
    expect(made.items.map(({ number }: { number: string }) => number)).toEqual([first.orderNumber]);
    await age(second, 29);
    const late = await list({ late: 'true', search: user.user.email });
    expect(late.items).toMatchObject([{ number: second.orderNumber, isLate: true }]);
    const pages = [
      await list({ search: user.user.email, limit: '1' }),
      await list({ search: user.user.email, limit: '1', page: '2' }),
    ];
    expect(pages.map(({ total, items }) => [total, items[0].number])).toEqual([
      [2, second.orderNumber],
      [2, first.orderNumber],
    ]);
    const wrong = await staff.owner.browser.send(calls.deskListOrders, { query: { status: 'lost' } });
    expect(wrong.json().error.code).toBe('VALIDATION_FAILED');
  });

  it('shows the bench no money', async () => {
    await bought();
    const [row] = (await list({ search: user.user.email }, 'bench')).items;
    expect(row).toMatchObject({ total: null, refunded: null, pieces: '1 × Willow Ring' });
    const [priced] = (await list({ search: user.user.email }, 'support')).items;
    expect(priced.total).toBeGreaterThan(0);
  });
});

describe('an order', () => {
  it('is shown with lines, customer, payments, history, mails and trail', async () => {
    const order = await bought();
    await deliverAll(test);
    const shown = await read(order);
    expect(shown).toMatchObject({
      number: order.orderNumber,
      status: 'paid',
      next: ['in production', 'cancelled'],
      waitsFor: null,
      isLate: false,
      lines: [{ position: 1, name: 'Willow Ring', quantity: 1, price: 1299.01 }],
      customer: { name: 'Ada Example', email: ADDRESS.email, hasAccount: true, orders: 1 },
      money: { total: order.total, refunded: 0, refundable: order.total, reversals: [], refunds: [] },
      notes: [],
      acts: [],
    });
    expect(shown.history.map(({ note }) => note)).toEqual(['Order placed.', 'Payment received.']);
    expect(shown.mails?.again).toEqual(['confirmation', 'receipt']);
    expect(shown.mails?.sent.map(({ subject }) => subject)).toHaveLength(2);
    const gone = await staff.owner.browser.send(calls.deskGetOrder, { params: { number: 'FIL-0000-0000' } });
    expect(gone.json().error.message).toBe('There is no order FIL-0000-0000.');
  });

  it('tells each role what it needs', async () => {
    const order = await bought();
    const bench = await read(order, 'bench');
    expect(bench).toMatchObject({ money: null, mails: null, acts: null, customer: { email: null } });
    expect(bench.customer.address.join()).toContain('1 Analytical Way');
    expect(JSON.stringify(bench)).not.toContain('1299.01');
    expect(await read(order, 'support')).toMatchObject({ acts: null, customer: { email: ADDRESS.email } });
  });

  it('is moved on by the same steps as by the command, each signed for', async () => {
    const order = await bought();
    await click(calls.deskMoveOrder, order, { to: 'in production' }, 'bench');
    await click(calls.deskMoveOrder, order, { to: 'shipped', note: 'UPS 1Z999' }, 'bench');
    const delivered = await click(calls.deskMoveOrder, order, { to: 'delivered' }, 'owner');
    expect(delivered.json().data).toMatchObject({ status: 'delivered', next: [] });
    expect(
      (await asCustomer(order)).history.map(({ status, note }) => `${status}: ${note}`).slice(2),
    ).toEqual([
      'in production: Your piece is being made.',
      'shipped: UPS 1Z999',
      'delivered: Your order has arrived.',
    ]);
    const { acts, mails } = await read(order);
    expect(acts).toMatchObject([
      { act: 'deskMoveOrder', by: { name: 'Uma owner' }, before: { status: 'shipped' } },
      {
        by: { name: 'Uma bench' },
        before: { status: 'in production' },
        after: { status: 'shipped', note: 'UPS 1Z999' },
      },
      { by: { name: 'Uma bench' }, before: { status: 'paid' }, after: { status: 'in production', note: '' } },
    ]);
    expect(mails?.sent.map(({ subject }) => subject)).toContain(
      `Your order ${order.orderNumber} is on its way`,
    );
  });

  it('takes a step once, clicked twice one after the other or at once, and no step that does not follow', async () => {
    const order = await bought();
    const key = randomUUID();
    const step = () => click(calls.deskMoveOrder, order, { to: 'in production' }, 'bench', key);
    const twice = [...(await Promise.all([step(), step()])), await step()];
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await asCustomer(order)).history).toHaveLength(3);
    expect((await read(order)).acts).toHaveLength(1);
    const wrong = await click(calls.deskMoveOrder, order, { to: 'delivered' });
    expect(wrong.json().error).toMatchObject({
      code: 'CONFLICT',
      message: `${order.orderNumber} is "in production", after which comes "shipped" or "cancelled".`,
    });
    expect((await read(order)).acts).toHaveLength(1);
    const reused = await click(calls.deskNoteOrder, order, { text: 'Something else' }, 'bench', key);
    expect(reused.json().error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const keyless = await staff.owner.browser.send(calls.deskMoveOrder, {
      params: { number: order.orderNumber },
      body: { to: 'shipped' },
    });
    expect(keyless.json().error.message).toBe('Idempotency-Key is required: a new one for each click.');
  });

  it('is called off with its money, and no longer once it was sent', async () => {
    const order = await bought();
    const cancelled = await click(calls.deskCancelOrder, order, { note: 'We are out of gold.' }, 'support');
    expect(cancelled.json().data).toMatchObject({
      status: 'cancelled',
      money: { refunded: order.total, refundable: 0 },
    });
    const sent = await bought();
    await click(calls.deskMoveOrder, sent, { to: 'in production' });
    await click(calls.deskMoveOrder, sent, { to: 'shipped' });
    expect((await click(calls.deskCancelOrder, sent, {})).json().error.code).toBe('CONFLICT');
  });

  it('waits for the size of a ring, which is given at the desk', async () => {
    const order = await bought();
    await test.database.pool.query('alter table order_lines disable trigger order_lines_append_only');
    await test.database.pool.query(
      `update order_lines set options = '{"ringSize": "unknown"}' where order_id = $1`,
      [order.id],
    );
    await test.database.pool.query('alter table order_lines enable trigger order_lines_append_only');
    expect((await read(order)).waitsFor).toBe('The ring size of line 1, Willow Ring, is not known.');
    const today = (await staff.bench.browser.send(deskTodayCalls.deskToday)).json().data;
    expect(today.waitsForSize.items.map(({ number }: { number: string }) => number)).toEqual([
      order.orderNumber,
    ]);
    const early = await click(calls.deskMoveOrder, order, { to: 'in production' });
    expect(early.json().error.code).toBe('CONFLICT');
    const give = () =>
      staff.support.browser.send(calls.deskGiveRingSize, {
        params: { number: order.orderNumber, position: '1' },
        body: { ringSize: 6.5 },
      });
    expect((await give()).json().data).toMatchObject({
      waitsFor: null,
      lines: [{ options: { ringSize: 6.5 } }],
    });
    await give();
    const { acts } = await read(order);
    expect(acts).toMatchObject([{ act: 'deskGiveRingSize', after: { line: 1, ringSize: 6.5 } }]);
    expect((await click(calls.deskMoveOrder, order, { to: 'in production' })).statusCode).toBe(200);
  });
});

describe('today', () => {
  it('tells what came in, what is due and late, and what went wrong', async () => {
    const [fresh, due, late] = [await bought(), await bought(), await bought()];
    const disputed = await bought(CARDS.disputed);
    await deliverAll(test);
    await age(due, 22);
    await age(late, 40);
    await test.database.pool.query(
      `insert into mail_outbox (id, business_key, recipient, subject, sealed, state, ended_at)
       values (gen_random_uuid(), 'test-bounced', 'gone@example.com', 'Your receipt', 'x', 'failed', now())`,
    );
    const today = (await staff.owner.browser.send(deskTodayCalls.deskToday)).json().data;
    const numbers = ({ items }: { items: { number: string }[] }) => items.map(({ number }) => number);
    expect(numbers(today.cameIn)).toContain(fresh.orderNumber);
    expect(numbers(today.due)).toContain(due.orderNumber);
    expect(numbers(today.due)).not.toContain(late.orderNumber);
    expect(numbers(today.late)[0]).toBe(late.orderNumber);
    expect(numbers(today.disputed)).toEqual([disputed.orderNumber]);
    expect(today.failures.mails).toMatchObject([{ to: 'gone@example.com', subject: 'Your receipt' }]);
    expect(today.waiting.paid).toBeGreaterThan(2);
    const bench = (await staff.bench.browser.send(deskTodayCalls.deskToday)).json().data;
    expect(bench).toMatchObject({ disputed: null, failures: null });
  });
});
