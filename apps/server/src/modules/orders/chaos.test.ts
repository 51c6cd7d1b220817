/**
 * Orders with everything that can go wrong: events are doubled, shuffled, held back and dropped, people return at any
 * time or never and change their cart meanwhile, two processes work at once, answers of the provider get lost, and the
 * database breaks off between any two steps. In the end there is one order for every paid session, with its sums.
 */
import { ordersCalls } from '@filigree/contracts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { seedPieces } from '../../../test/catalogue.ts';
import { CARDS, deliver, payCheckout } from '../../../test/payments.ts';
import { type Random, randomFrom } from '../../../test/random.ts';
import { checkoutBody, sessionIdOf } from '../../../test/shop.ts';
import { lossy, openPost, openStorm, type Post, type Storm, stormSeeds } from '../../../test/storm.ts';
import { paymentEventHandlers } from '../../http/payment-events.ts';
import { catchUpEvents, paymentContext } from '../payments/index.ts';
import { lookAfterOrders, orderContext, reconcileOrders } from './index.ts';

const ROUNDS = 3;
const STEPS = 150;
const PEOPLE = 4;
const BREAKABLE = [
  'checkouts',
  'orders',
  'order_lines',
  'order_events',
  'order_reversals',
  'cart_items',
  'mail_outbox',
  'payment_events',
];

let storm: Storm;
let first: TestApp;
let second: TestApp;
let pieces: string[];
beforeAll(async () => {
  storm = await openStorm(BREAKABLE);
  ({ first, second } = storm);
  const seeded = await seedPieces(
    first,
    [129_901, 40_000, 7_777].map((priceCents) => ({ priceCents })),
  );
  pieces = seeded.map(({ id }) => id);
});
afterAll(() => storm.close());

interface World {
  readonly random: Random;
  readonly people: readonly TestUser[];
  /** Hosted pages that were opened. */
  readonly begun: { readonly url: string; readonly user: TestUser }[];
  readonly post: Post;
  /** Pieces that were put into carts, by person and piece. */
  readonly added: Map<string, number>;
}

const either = ({ random }: World) => random.pick([first, second]);

/** Returns the function with which every answer arrives again. */
function loseAnswers(random: Random): () => void {
  const { sessions } = first.deps.payments.stripe.checkout;
  const { refunds } = first.deps.payments.stripe;
  const kept = { create: sessions.create, retrieve: sessions.retrieve, refund: refunds.create };
  Object.assign(sessions, {
    create: lossy(random, sessions, kept.create),
    retrieve: lossy(random, sessions, kept.retrieve),
  });
  Object.assign(refunds, { create: lossy(random, refunds, kept.refund) });
  return () => {
    Object.assign(sessions, { create: kept.create, retrieve: kept.retrieve });
    Object.assign(refunds, { create: kept.refund });
  };
}

const ACCEPTABLE = [200, 201, 404, 409, 503];
async function send(world: World, user: TestUser, method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await either(world).app.inject({
    method,
    url,
    headers: user.headers,
    ...(payload ? { payload } : {}),
  });
  expect(ACCEPTABLE).toContain(answer.statusCode);
  return answer;
}

async function add(world: World): Promise<void> {
  const body = {
    pieceId: world.random.pick(pieces),
    quantity: 1 + world.random.below(2),
    options: { ringSize: 7 },
  };
  const user = world.random.pick(world.people);
  const { statusCode } = await send(world, user, 'POST', '/api/cart/items', body);
  const key = `${user.user.id} ${body.pieceId}`;
  if (statusCode === 200) world.added.set(key, (world.added.get(key) ?? 0) + body.quantity);
}

async function begin(world: World): Promise<void> {
  const user = world.random.pick(world.people);
  const body = await checkoutBody(first, user);
  const answer = await send(world, user, 'POST', '/api/payments/checkout', body);
  if (answer.statusCode === 200) world.begun.push({ url: answer.json().data.url, user });
}

async function pay(world: World): Promise<void> {
  if (world.begun.length === 0) return;
  const card = world.random.pick([CARDS.good, CARDS.good, CARDS.good, CARDS.declined, CARDS.disputed]);
  // Mostly the page that was opened last; now and then an old tab.
  const { url } = world.random.next() < 0.7 ? world.begun.at(-1)! : world.random.pick(world.begun);
  await payCheckout(either(world), url, card);
}

async function comeBack(world: World): Promise<void> {
  if (world.begun.length === 0) return;
  const { url, user } = world.random.pick(world.begun);
  const sessionId = sessionIdOf(url);
  if (world.random.next() < 0.5) await send(world, user, 'GET', `/api/orders/session/${sessionId}`);
  else await send(world, user, 'POST', '/api/orders', { sessionId });
}

async function moneyGoesBack(world: World): Promise<void> {
  const { rows } = await first.database.pool.query(
    'select id, user_id, payment_intent_id from orders order by random() limit 1',
  );
  const [order] = rows;
  const user = world.people.find((one) => one.user.id === order?.user_id);
  if (!order || !user) return;
  if (world.random.next() < 0.5) {
    await send(world, user, 'POST', `/api/orders/${order.id}/cancel`);
    return;
  }
  if (order.payment_intent_id === null) return;
  await first.deps.payments.stripe.refunds
    .create({ payment_intent: order.payment_intent_id, amount: 1 + world.random.below(9_000) })
    .catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
    });
}

async function step(world: World): Promise<void> {
  const what = world.random.next();
  if (what < 0.25) await add(world);
  else if (what < 0.45) await begin(world);
  else if (what < 0.65) await pay(world);
  else if (what < 0.77) await comeBack(world);
  else if (what < 0.85) await moneyGoesBack(world);
  else {
    await world.post.send();
    await world.post.arrive(6);
  }
}

/** What was put into a cart is there still, or was bought: nothing leaves it otherwise. */
async function isNothingLost(world: World): Promise<void> {
  const { rows } = await first.database.pool.query(
    `select key, sum(quantity)::int as quantity from (
       select user_id || ' ' || piece_id as key, quantity from cart_items
       union all
       select o.user_id || ' ' || l.piece_id, l.quantity from order_lines l join orders o on o.id = l.order_id) as had
     group by key`,
  );
  const had = new Map<string, number>(rows.map(({ key, quantity }) => [key, quantity]));
  for (const [key, quantity] of world.added) expect(had.get(key) ?? 0).toBeGreaterThanOrEqual(quantity);
}

/** Every session of this world at the provider, and what it was paid. */
async function paidSessions(world: World): Promise<Map<string, number>> {
  const paid = new Map<string, number>();
  for (const id of new Set(world.begun.map(({ url }) => sessionIdOf(url)))) {
    const session = await first.deps.payments.stripe.checkout.sessions.retrieve(id);
    if (session.payment_status === 'paid') paid.set(id, session.amount_total ?? 0);
  }
  return paid;
}

describe('orders in chaos', () => {
  it.each(stormSeeds(ROUNDS))('are one for each paid session, with equal sums (seed %i)', async (seed) => {
    const random = randomFrom(seed);
    const people: TestUser[] = [];
    for (let at = 0; at < PEOPLE; at += 1) people.push(await registerUser(first.app));
    const world: World = { random, people, begun: [], post: openPost(storm, random), added: new Map() };

    await storm.breakEvery(37);
    const findAnswers = loseAnswers(random);
    for (let at = 0; at < STEPS; at += 3) await Promise.all([step(world), step(world), step(world)]);
    findAnswers();
    await storm.breakEvery(null);

    // The storm is over: what is under way arrives, what was dropped is asked for, what is owed is paid back.
    const settleDown = async () => {
      await world.post.send();
      await world.post.arriveAll();
      const later = Math.floor(Date.now() / 1000) + 600;
      await catchUpEvents(paymentContext(first.deps), paymentEventHandlers(first.deps), later);
      await Promise.all([
        lookAfterOrders(orderContext(first.deps)),
        lookAfterOrders(orderContext(second.deps)),
      ]);
    };
    await settleDown();
    await settleDown();

    const judge = async () => {
      const { rows } = await first.database.pool.query(
        `select o.session_id as id, o.total_cents as total, o.status, o.refunded_cents as refunded,
             o.disputed_cents as disputed,
             (select count(*)::int from mail_outbox where business_key = 'order-receipt:' || o.id) as receipts,
             (select count(*)::int from order_events where order_id = o.id and note = 'Payment received.') as paid
           from orders o where user_id = any($1)`,
        [people.map(({ user }) => user.id)],
      );
      expect(new Map(rows.map(({ id, total }) => [id, total]))).toEqual(await paidSessions(world));
      for (const row of rows) {
        expect(row).toMatchObject({ receipts: 1, paid: 1 });
        if (row.status === 'cancelled' && row.disputed === 0) expect(row.refunded).toBe(row.total);
      }
      const { differences } = await reconcileOrders(orderContext(first.deps), { settle: false });
      expect(differences).toEqual([]);
      await isNothingLost(world);
      return rows.length;
    };
    const orders = await judge();
    expect(orders).toBeGreaterThan(0);
    const history = async () =>
      (await first.database.pool.query('SELECT count(*)::int AS n FROM order_events')).rows[0].n;
    const written = await history();

    // Everything again, from the beginning of time, and every person returns once more.
    for (const delivery of random.shuffled(world.post.sent))
      expect(await deliver(second, delivery)).toBe(200);
    for (const { url, user } of world.begun) {
      const path = ordersCalls.getOrderBySession.path.replace('{sessionId}', sessionIdOf(url));
      await send(world, user, 'GET', `/api${path}`);
    }
    expect(await judge()).toBe(orders);
    expect(await history()).toBe(written);
  });
});
