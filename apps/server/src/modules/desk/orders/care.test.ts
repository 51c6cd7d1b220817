/** What staff write, change and note about an order, beside moving it on. */
import { randomUUID } from 'node:crypto';
import type { Order } from '@filigree/contracts';
import { deskOrderCalls as calls, type StaffRole } from '@filigree/contracts/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp, TestUser } from '../../../../test/app.ts';
import { mailsTo } from '../../../../test/mail.ts';
import { type OrderDesk, openOrderDesk } from '../../../../test/order-desk.ts';
import { ADDRESS } from '../../../../test/shop.ts';
import { forgetBuyer } from '../../orders/index.ts';

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
    const key = randomUUID();
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
    const key = randomUUID();
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
