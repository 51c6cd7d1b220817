/** What staff see of orders, and what they do with them. */
import { randomUUID } from 'node:crypto';
import { type Order, ordersCalls } from '@filigree/contracts';
import {
  deskOrderCalls as calls,
  type DeskOrder,
  deskTodayCalls,
  type StaffRole,
} from '@filigree/contracts/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../../test/app.ts';
import { seedPieces } from '../../../../test/catalogue.ts';
import { succeed } from '../../../../test/contract.ts';
import { joinDesk, type TestStaff } from '../../../../test/desk.ts';
import { mailsTo } from '../../../../test/mail.ts';
import { CARDS, deliverAll } from '../../../../test/payments.ts';
import { ADDRESS, buyCart } from '../../../../test/shop.ts';
import { forgetBuyer } from '../../orders/index.ts';

let test: TestApp;
let user: TestUser;
let ring: string;
let staff: Record<StaffRole, TestStaff>;
beforeAll(async () => {
  test = await buildTestApp();
  [ring] = (await seedPieces(test, [{ name: 'Willow Ring', priceCents: 129_901 }])).map(({ id }) => id) as [
    string,
  ];
  staff = {
    owner: await joinDesk(test, 'owner'),
    bench: await joinDesk(test, 'bench'),
    support: await joinDesk(test, 'support'),
  };
});
beforeEach(async () => {
  user = await registerUser(test.app);
});
afterAll(() => test.close());

const newKey = () => randomUUID();
const bought = async (card?: string): Promise<Order> => {
  const sessionId = await buyCart(test, user, { pieceId: ring }, card);
  return succeed(test.app, user, ordersCalls.getOrderBySession, { params: { sessionId } });
};
const asCustomer = ({ id }: Order): Promise<Order> =>
  succeed(test.app, user, ordersCalls.getOrder, { params: { id } });
const read = async (order: Order, role: StaffRole = 'owner'): Promise<DeskOrder> =>
  (await staff[role].browser.send(calls.deskGetOrder, { params: { number: order.orderNumber } })).json().data;
type Call = (typeof calls)[keyof typeof calls];
const click = (call: Call, order: Order, body: object, role: StaffRole = 'owner', key = newKey()) =>
  staff[role].browser.send(call, {
    params: { number: order.orderNumber },
    headers: { 'idempotency-key': key },
    body,
  });
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
    const key = newKey();
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

describe('the address of an order', () => {
  const change = (order: Order, address: object, role: StaffRole = 'support') =>
    staff[role].browser.send(calls.deskChangeAddress, {
      params: { number: order.orderNumber },
      body: { shippingAddress: { ...ADDRESS, ...address } },
    });

  it('is changed before it was sent, and the customer is told where they were reached before', async () => {
    const order = await bought();
    expect((await read(order, 'bench')).customer.shippingAddress).toBeNull();
    expect((await read(order, 'support')).customer.shippingAddress).toEqual(ADDRESS);
    const changed = await change(order, { address: '2 Difference Row', email: 'ada@elsewhere.example' });
    expect(changed.json().data.customer).toMatchObject({ email: 'ada@elsewhere.example' });
    await change(order, { address: '2 Difference Row', email: 'ada@elsewhere.example' });
    const own = await asCustomer(order);
    expect(own.shippingAddress.address).toBe('2 Difference Row');
    expect(own.history.filter(({ note }) => note === 'The address was changed.')).toHaveLength(1);
    const told = (await mailsTo(test, ADDRESS.email)).filter(
      ({ subject }) => subject === `Another address for your order ${order.orderNumber}`,
    );
    expect(told.map(({ text }) => text.includes('2 Difference Row'))).toEqual([true]);
    const { acts } = await read(order);
    expect(acts).toMatchObject([{ act: 'deskChangeAddress', after: { address: 'email, address' } }]);
    expect(JSON.stringify(acts)).not.toContain('Difference');
  });

  it('has what addresses of its country have, and stays once it was sent', async () => {
    const order = await bought();
    const wrong = await change(order, { zipCode: 'nowhere' });
    expect(wrong.json().error).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ path: 'shippingAddress.zipCode', message: expect.stringContaining('postcode') }],
    });
    await click(calls.deskMoveOrder, order, { to: 'in production' });
    await click(calls.deskMoveOrder, order, { to: 'shipped' });
    expect((await change(order, { city: 'Leeds' })).json().error.code).toBe('CONFLICT');
    expect((await read(order)).acts?.map(({ act }) => act)).not.toContain('deskChangeAddress');
  });
});

describe('making a piece', () => {
  const mark = (order: Order, step: string, done = true, position = '1') =>
    staff.bench.browser.send(calls.deskMarkStep, {
      params: { number: order.orderNumber, position, step: encodeURIComponent(step) },
      body: { done },
    });
  const steps = async (order: Order) =>
    (await read(order)).lines[0]?.steps.map(({ step, by }) => `${step}: ${by}`);

  it('is followed step by step, with who has done each, while it is in production', async () => {
    const order = await bought();
    expect((await mark(order, 'cast')).json().error).toMatchObject({
      code: 'CONFLICT',
      message: `${order.orderNumber} is "paid": nothing of it is being made.`,
    });
    await click(calls.deskMoveOrder, order, { to: 'in production' });
    await mark(order, 'polished');
    await mark(order, 'cad checked');
    await Promise.all([mark(order, 'cast'), mark(order, 'cast')]);
    expect(await steps(order)).toEqual(['cad checked: Uma bench', 'cast: Uma bench', 'polished: Uma bench']);
    await mark(order, 'polished', false);
    expect(await steps(order)).toEqual(['cad checked: Uma bench', 'cast: Uma bench']);
    const { acts } = await read(order);
    expect(acts?.filter(({ act }) => act === 'deskMarkStep')).toHaveLength(4);
    expect(acts?.[0]).toMatchObject({
      before: { line: 1, step: 'polished', done: true },
      after: { line: 1, step: 'polished', done: false },
    });
    expect((await mark(order, 'cast', true, '9')).json().error.code).toBe('NOT_FOUND');
    expect((await mark(order, 'melted')).json().error.code).toBe('VALIDATION_FAILED');
    await expect(test.database.pool.query('delete from order_steps')).rejects.toThrow(/append-only/);
  });
});

describe('words about an order', () => {
  it('inside are for staff alone, in the order of time, and stay as they are', async () => {
    const order = await bought();
    const key = newKey();
    await click(calls.deskNoteOrder, order, { text: 'Wants it before June.' }, 'support', key);
    await click(calls.deskNoteOrder, order, { text: 'Wants it before June.' }, 'support', key);
    const noted = await click(calls.deskNoteOrder, order, { text: 'Stone chosen.' }, 'bench');
    expect(noted.json().data.notes).toMatchObject([
      { text: 'Stone chosen.', by: 'Uma bench' },
      { text: 'Wants it before June.', by: 'Uma support' },
    ]);
    expect(JSON.stringify(await asCustomer(order))).not.toContain('June');
    await expect(test.database.pool.query('delete from order_notes')).rejects.toThrow(/append-only/);
    const empty = await click(calls.deskNoteOrder, order, { text: '  ' });
    expect(empty.json().error.message).toBe('Note must not be empty.');
  });

  it('inside are forgotten when the customer leaves for good', async () => {
    const order = await bought();
    await click(calls.deskNoteOrder, order, { text: 'Her sister’s wedding is in June.' });
    await test.database.database.transaction((tx) => forgetBuyer(tx, user.user.id));
    expect((await read(order)).notes).toEqual([]);
    const { rows } = await test.database.pool.query('select text from order_notes where order_id = $1', [
      order.id,
    ]);
    expect(rows).toEqual([{ text: '' }]);
    await expect(
      test.database.pool.query(`update order_notes set text = 'other', staff_id = staff_id`),
    ).rejects.toThrow(/append-only/);
  });

  it('to the customer stand in their history and go to them by mail, once a click', async () => {
    const order = await bought();
    const key = newKey();
    const text = 'Your stone has arrived, and is lovelier than its picture.';
    await click(calls.deskTellCustomer, order, { text }, 'support', key);
    await click(calls.deskTellCustomer, order, { text }, 'support', key);
    const { history } = await asCustomer(order);
    expect(history.filter(({ note }) => note === text)).toHaveLength(1);
    const mails = (await mailsTo(test, ADDRESS.email)).filter(
      ({ subject }) => subject === `About your order ${order.orderNumber}`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(text);
    expect(JSON.stringify((await read(order)).acts)).not.toContain('lovelier');
  });

  it('are mails that can be written again where they belong', async () => {
    const order = await bought();
    const again = async (mail: string) =>
      (await click(calls.deskResendMail, order, { mail }, 'support')).json();
    const before = (await read(order)).mails?.sent.length ?? 0;
    expect((await again('receipt')).data.mails.sent).toHaveLength(before + 1);
    expect((await again('shipped')).error.code).toBe('CONFLICT');
    await click(calls.deskMoveOrder, order, { to: 'in production' });
    await click(calls.deskMoveOrder, order, { to: 'shipped', note: 'DHL 00340' });
    await again('shipped');
    const mails = (await mailsTo(test, ADDRESS.email)).filter(
      ({ subject }) => subject === `Your order ${order.orderNumber} is on its way`,
    );
    expect(mails.map(({ text }) => text.includes('DHL 00340'))).toEqual([true, true]);
  });

  it('reach nobody once the customer is gone', async () => {
    const order = await bought();
    await test.database.pool.query('update orders set address = null, user_id = null where id = $1', [
      order.id,
    ]);
    for (const answer of [
      await click(calls.deskTellCustomer, order, { text: 'Hello?' }),
      await click(calls.deskResendMail, order, { mail: 'receipt' }),
    ]) {
      expect(answer.json().error.code).toBe('CONFLICT');
    }
    expect(await read(order)).toMatchObject({
      customer: { name: null, email: null, address: [], hasAccount: false },
      acts: [],
    });
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
