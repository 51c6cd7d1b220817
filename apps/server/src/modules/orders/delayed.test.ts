/** Carts that are paid from a bank account: the bank answers later, and nothing is made before it has paid. */
import { ordersCalls as calls, cartCalls, type Order } from '@filigree/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { seedPieces } from '../../../test/catalogue.ts';
import { failWith, succeed } from '../../../test/contract.ts';
import { mailsTo } from '../../../test/mail.ts';
import {
  ACCOUNTS,
  banksAnswer,
  deliver,
  deliverAll,
  payCheckoutByBank,
  takeDeliveries,
} from '../../../test/payments.ts';
import { ADDRESS, addToCart, beginCheckout, buyCart, designOf, sessionIdOf } from '../../../test/shop.ts';
import { advanceOrder, lookAfterOrders, orderContext, reconcileOrders } from './index.ts';

let test: TestApp;
let user: TestUser;
let ring: string;
let chain: string;
beforeAll(async () => {
  test = await buildTestApp();
  const pieces = await seedPieces(test, [
    { priceCents: 129_901 },
    { category: 'necklace', priceCents: 40_000 },
  ]);
  [ring, chain] = pieces.map(({ id }) => id) as [string, string];
});
beforeEach(async () => {
  user = await registerUser(test.app);
});
afterAll(() => test.close());

const bySession = (sessionId: string): Promise<Order> =>
  succeed(test.app, user, calls.getOrderBySession, { params: { sessionId } });
const inCart = async () => {
  const { items } = await succeed(test.app, user, cartCalls.getCart);
  return items.map(({ pieceId, variationId, options, quantity }) => [
    pieceId,
    variationId,
    options,
    quantity,
  ]);
};
const letters = async () => {
  const { rows } = await test.database.pool.query(
    `select split_part(business_key, ':', 1) as kind from mail_outbox
     where user_id = $1 and business_key like 'order-%' order by id`,
    [user.user.id],
  );
  return rows.map(({ kind }) => kind);
};
const lastNote = ({ history }: Order) => history.at(-1)?.note;

/** The cart is paid from an account; the bank has been asked, and all events so far have arrived. */
async function order(account: string): Promise<string> {
  const url = await beginCheckout(test, user);
  expect((await payCheckoutByBank(test, url, account)).statusCode).toBe(303);
  await deliverAll(test);
  return sessionIdOf(url);
}

describe('a cart that is paid from a bank account', () => {
  it('waits, cannot be made, and is paid by the event alone', async () => {
    await addToCart(test, user, { pieceId: ring, quantity: 2 });
    const session = await order(ACCOUNTS.good);
    const waiting = await bySession(session);
    expect(waiting).toMatchObject({ status: 'pending', cancellable: true });
    expect(await inCart()).toEqual([]);
    expect(await letters()).toEqual(['order-waiting']);
    const [letter] = (await mailsTo(test, ADDRESS.email)).slice(-1);
    expect(letter?.subject).toBe(`Your order ${waiting.orderNumber} waits for your payment`);
    expect(letter?.text).toContain('$2,855.86');
    const made = await advanceOrder(orderContext(test.deps), waiting.orderNumber, 'in production', '');
    expect(made.ok).toBe(false);

    expect(await banksAnswer(test)).toBe(1);
    const events = await takeDeliveries(test);
    for (const event of [...events, ...events.toReversed()]) expect(await deliver(test, event)).toBe(200);
    expect(await bySession(session)).toMatchObject({ id: waiting.id, status: 'paid' });
    expect(await letters()).toEqual(['order-waiting', 'order-confirmation', 'order-receipt']);
  });

  it('is paid when the person returns, though the event got lost', async () => {
    await addToCart(test, user, { pieceId: ring });
    const session = await order(ACCOUNTS.good);
    await banksAnswer(test);
    await takeDeliveries(test);
    expect((await bySession(session)).status).toBe('paid');
  });

  it('loses nothing when the bank does not pay: all of it is in the cart again, once', async () => {
    const design = await designOf(test, user, 'mine');
    await addToCart(test, user, { pieceId: ring, quantity: 2, options: { ringSize: 8 } });
    await addToCart(test, user, { pieceId: design, variationId: design });
    await addToCart(test, user, { pieceId: chain });
    const session = await order(ACCOUNTS.noFunds);
    await addToCart(test, user, { pieceId: chain, quantity: 3 });

    expect(await banksAnswer(test)).toBe(1);
    const events = await takeDeliveries(test);
    for (const event of [...events, ...events.toReversed()]) expect(await deliver(test, event)).toBe(200);
    const failed = await bySession(session);
    expect([failed.status, lastNote(failed)]).toEqual(['cancelled', 'The payment has failed.']);
    expect(await inCart()).toEqual([
      [chain, null, {}, 4],
      [ring, null, { ringSize: 8 }, 2],
      [design, design, {}, 1],
    ]);
    expect(await letters()).toEqual(['order-waiting', 'order-failed']);
    const [letter] = (await mailsTo(test, ADDRESS.email)).slice(-1);
    expect(letter?.text).toContain('Nothing was charged');
    expect(new URL(letter?.link ?? '').pathname).toBe('/cart');

    const again = await bySession(await buyCart(test, user, { pieceId: ring }));
    expect(again).toMatchObject({ status: 'paid' });
    expect(again.lines).toHaveLength(4);
    await deliverAll(test);
  });

  it('puts nothing back that is gone, and no more than a line holds', async () => {
    const design = await designOf(test, user, 'mine');
    await addToCart(test, user, { pieceId: design, variationId: design });
    await addToCart(test, user, { pieceId: chain, quantity: 60 });
    await order(ACCOUNTS.noFunds);
    await test.database.pool.query('delete from variations where id = $1', [design]);
    await addToCart(test, user, { pieceId: chain, quantity: 60 });
    await banksAnswer(test);
    await deliverAll(test);
    expect(await inCart()).toEqual([[chain, null, {}, 99]]);
  });

  it.each([
    [ACCOUNTS.good, 'goes back when the bank pays'],
    [ACCOUNTS.noFunds, 'stays cancelled, its cart empty, when the bank does not pay'],
  ])('that is cancelled while %s is asked %s', async (account, _outcome) => {
    await addToCart(test, user, { pieceId: ring });
    const session = await order(account);
    const { id } = await bySession(session);
    const cancelled: Order = await succeed(test.app, user, calls.cancelOrder, { params: { id } });
    expect(cancelled).toMatchObject({ status: 'cancelled', refunded: 0 });
    await banksAnswer(test);
    await deliverAll(test);
    await lookAfterOrders(orderContext(test.deps));
    const refunded = account === ACCOUNTS.good ? cancelled.total : 0;
    expect(await bySession(session)).toMatchObject({ status: 'cancelled', refunded });
    expect(await inCart()).toEqual([]);
    expect(await letters()).toEqual(['order-waiting', 'order-cancelled']);
    await deliverAll(test);
  });

  it('fails in peace when the buyer has left meanwhile', async () => {
    await addToCart(test, user, { pieceId: ring });
    const session = await order(ACCOUNTS.noFunds);
    await test.database.pool.query('update orders set user_id = null where session_id = $1', [session]);
    await banksAnswer(test);
    await deliverAll(test);
    const { rows } = await test.database.pool.query('select status from orders where session_id = $1', [
      session,
    ]);
    expect(rows).toEqual([{ status: 'cancelled' }]);
    expect(
      (await failWith(test.app, user, calls.getOrderBySession, { params: { sessionId: session } })).code,
    ).toBe('NOT_FOUND');
  });

  it('leaves books that add up', async () => {
    const { differences } = await reconcileOrders(orderContext(test.deps), { settle: false });
    expect(differences).toEqual([]);
  });
});
