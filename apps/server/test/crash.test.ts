/**
 * `kill -9` in the middle of a sale, at every step that writes something: the customer tries again as people do, another
 * process goes on, and in the end there is one order or one grant, one payment, one letter of each kind, and the cart
 * is what it should be.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, packsOf, payHosted, payIntent, register } from './customer.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { auditBooks } from './ledger.ts';
import { openServerPlace, type ServerPlace, type ServerProcess, until } from './processes.ts';
import { ADDRESS, sessionIdOf } from './shop.ts';
import { type Standstill, type Step, standStillAt } from './standstill.ts';

const KILL_TIMEOUT_MS = 240_000;
const WELCOME = 25;

let database: TestDatabase;
let place: ServerPlace;
/** Two that run, and the next one that is being started. */
let running: ServerProcess[];
let next: Promise<ServerProcess> | undefined;
let pieceId: string;
let started = 0;
let sold = 0;

const startOne = () => {
  started += 1;
  return place.start(`process-${started}`);
};

function startNext(): void {
  next = startOne();
  // Who fails to start is heard where it is waited for.
  next.catch(() => undefined);
}

beforeAll(async () => {
  database = await createTestDatabase();
  place = await openServerPlace(database.url);
  running = await Promise.all([startOne(), startOne()]);
  startNext();
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into pieces (id, slug, category, name, prompt, materials, gemstones, style_tags, features,
       lead_time_weeks, price_cents, listed_on, pictures, design)
     values (gen_random_uuid(), 'crash', 'ring', 'Ring', 'x', '{}', '{}', '{}', '{}', 1, 1000, now(), '[]', '{}')
     returning id`,
  );
  pieceId = rows[0]!.id;
});
afterAll(async () => {
  await next?.catch(() => undefined);
  await place.close();
  await database.close();
});

const count = async (text: string, values: unknown[]) =>
  Number((await database.pool.query(`select count(*) as n from ${text}`, values)).rows[0].n);

/** What people do when nothing comes back: the same again. */
async function persist<T>(what: string, attempt: (origin: string) => Promise<T | undefined>): Promise<T> {
  return until(what, () => attempt(running[0]!.address).catch(() => undefined));
}

/** Kills whoever stands there, and starts another in its place. */
async function killAt(standstill: Standstill): Promise<void> {
  const name = await standstill.reached();
  const victim = running.find((server) => server.name === name);
  if (!victim) throw new Error(`${name} is none of ours.`);
  await victim.kill();
  running = running.filter((server) => server !== victim);
  await standstill.bury(name);
  // The provider waits before it tells again what nobody has confirmed: that time passes now.
  await database.pool.query(
    `update stripe_sandbox.deliveries set next_attempt_at = now() where delivered_at is null`,
  );
}

/** Somebody for the next victim's place; the one after it is started meanwhile. */
async function relieve(): Promise<void> {
  if (!next) throw new Error('Nobody is being started.');
  running = [...running, await next];
  startNext();
}

async function crashing(step: Step, sell: () => Promise<void>): Promise<void> {
  const standstill = await standStillAt(database.url, step);
  await Promise.all([killAt(standstill), sell()]);
}

const COMPLETED = `NEW.type = 'checkout.session.completed'`;
const PAID_CART: readonly [string, Step][] = [
  ['the checkout is noted', { table: 'checkouts', on: 'INSERT', when: 'true' }],
  [
    'the session is made',
    { table: 'stripe_sandbox.objects', on: 'INSERT', when: `NEW.type = 'checkout.session'` },
  ],
  [
    'the id of the session is noted',
    { table: 'checkouts', on: 'UPDATE', when: 'OLD.session_id is null and NEW.session_id is not null' },
  ],
  ['the card is charged', { table: 'stripe_sandbox.objects', on: 'INSERT', when: `NEW.type = 'charge'` }],
  ['the event arrives', { table: 'payment_events', on: 'INSERT', when: COMPLETED }],
  ['the order is placed', { table: 'orders', on: 'INSERT', when: 'true' }],
  ['the cart is emptied', { table: 'cart_items', on: 'UPDATE', when: 'NEW.quantity < OLD.quantity' }],
  [
    'the last letter is written',
    { table: 'mail_outbox', on: 'INSERT', when: `NEW.business_key like 'order-receipt:%'` },
  ],
  [
    'the event is ticked off',
    { table: 'payment_events', on: 'UPDATE', when: `NEW.handled_at is not null and ${COMPLETED}` },
  ],
  [
    'the provider hears that the event has arrived',
    {
      table: 'stripe_sandbox.deliveries',
      on: 'UPDATE',
      when: `NEW.delivered_at is not null and exists (
        select from stripe_sandbox.objects o where o.id = NEW.event_id and o.data->>'type' = 'checkout.session.completed')`,
    },
  ],
];

const PAID_PACK: readonly [string, Step][] = [
  ['the credits are booked', { table: 'ledger_entries', on: 'INSERT', when: `NEW.kind = 'purchase'` }],
  [
    'the receipt is written',
    { table: 'mail_outbox', on: 'INSERT', when: `NEW.business_key like 'credits-receipt:%'` },
  ],
  [
    'the event is ticked off',
    {
      table: 'payment_events',
      on: 'UPDATE',
      when: `NEW.handled_at is not null and NEW.type = 'payment_intent.succeeded'`,
    },
  ],
];

describe('a process that is killed while', () => {
  it.each(PAID_CART)('%s of a cart: one order remains', { timeout: KILL_TIMEOUT_MS }, async (_, step) => {
    sold += 1;
    const email = `cart-${sold}@example.com`;
    const token = await register(running[1]!.address, email);
    const options = { ringSize: 7 };
    expect(
      (await call(running[1]!.address, '/api/cart/items', { pieceId, quantity: 2, options }, token)).status,
    ).toBe(200);
    let session = '';
    await crashing(step, async () => {
      const body = {
        shippingAddress: { ...ADDRESS, email },
        subtotal: 20,
        shipping: 50,
        tax: 1.6,
        total: 71.6,
      };
      const url = await persist('the hosted page', async (origin) => {
        const begun = await call(origin, '/api/payments/checkout', body, token);
        return begun.status === 200 ? String(begun.data.url) : undefined;
      });
      session = sessionIdOf(url);
      // Added while paying: it must still be there afterwards, however often the cart is emptied.
      await persist('one more in the cart', async (origin) => {
        const { data } = await call(origin, '/api/cart', undefined, token);
        if (data.itemCount === 3) return true;
        await call(origin, '/api/cart/items', { pieceId, quantity: 1, options }, token);
        return undefined;
      });
      await persist('a paid session', async (origin) => {
        const paid = await payHosted(origin, url);
        return paid.status === 303 || (await paid.text()).includes('already paid') ? true : undefined;
      });
      // Nobody returns: the event alone makes the order.
      await until(
        'the paid order',
        async () => (await count(`orders where session_id = $1 and status = 'paid'`, [session])) === 1,
      );
    });
    await relieve();

    // Now the customer returns, to both at once and more than once.
    const returns = await Promise.all(
      [0, 1, 0, 1].map((at) =>
        call(running[at]!.address, `/api/orders/session/${session}`, undefined, token),
      ),
    );
    expect(new Set(returns.map(({ status, data }) => `${status} ${data.orderNumber}`)).size).toBe(1);
    expect(returns[0]?.data).toMatchObject({ status: 'paid', total: 71.6 });
    expect((await call(running[0]!.address, '/api/cart', undefined, token)).data).toMatchObject({
      itemCount: 1,
    });
    const events = `from stripe_sandbox.objects where type = 'event'`;
    await until(
      'every event to be handled',
      async () =>
        (await count(
          `stripe_sandbox.deliveries where delivered_at is null and event_id in (select id ${events})`,
          [],
        )) === 0,
    );
    const mine = `(select id from orders where session_id = $1)`;
    expect({
      orders: await count('orders where session_id = $1', [session]),
      checkouts: await count('checkouts where user_id = (select user_id from orders where session_id = $1)', [
        session,
      ]),
      lines: await count(`order_lines where order_id in ${mine}`, [session]),
      paid: await count(`order_events where note = 'Payment received.' and order_id in ${mine}`, [session]),
      charges: await count(
        `stripe_sandbox.objects where type = 'charge' and data->>'paid' = 'true'
           and payment_intent in (select payment_intent_id from orders where session_id = $1)`,
        [session],
      ),
      sessions: await count(
        `stripe_sandbox.objects where type = 'checkout.session' and data->>'customer_email' = $1`,
        [email],
      ),
      letters: await count(`mail_outbox where recipient = $1 and business_key like 'order-%'`, [email]),
      handled: await count(
        `payment_events e join stripe_sandbox.objects o on o.id = e.id
         where e.handled_at is not null and e.type = 'checkout.session.completed' and o.data->'data'->'object'->>'id' = $1`,
        [session],
      ),
    }).toEqual({
      orders: 1,
      checkouts: 1,
      lines: 1,
      paid: 1,
      charges: 1,
      sessions: 1,
      letters: 2,
      handled: 1,
    });
    expect((await call(running[0]!.address, '/api/credits/balance', undefined, token)).data.balance).toBe(
      WELCOME,
    );
  });

  it.each(PAID_PACK)('%s of a pack: one grant remains', { timeout: KILL_TIMEOUT_MS }, async (_, step) => {
    sold += 1;
    const email = `pack-${sold}@example.com`;
    const token = await register(running[1]!.address, email);
    const [pack] = await packsOf(running[1]!.address);
    const balance = async () =>
      (await call(running[0]!.address, '/api/credits/balance', undefined, token)).data.balance;
    await crashing(step, async () => {
      const secret = await persist('a client secret', async (origin) => {
        const { data } = await call(origin, '/api/payments/intent', { packageId: pack!.id }, token);
        return typeof data.clientSecret === 'string' ? data.clientSecret : undefined;
      });
      expect((await payIntent(running[0]!.address, secret)).status).toBe(200);
      await persist('the credits', async () => (await balance()) === WELCOME + pack!.credits || undefined);
    });
    await relieve();
    await until(
      'every event to be handled',
      async () => (await count('stripe_sandbox.deliveries where delivered_at is null', [])) === 0,
    );
    expect(await balance()).toBe(WELCOME + pack!.credits);
    const isTheirs = `in (select id from users where email = $1)`;
    expect({
      entries: await count(`ledger_entries where kind = 'purchase' and user_id ${isTheirs}`, [email]),
      purchases: await count(`credit_purchases where state = 'paid' and user_id ${isTheirs}`, [email]),
      letters: await count(`mail_outbox where recipient = $1 and business_key like 'credits-%'`, [email]),
    }).toEqual({ entries: 1, purchases: 1, letters: 1 });
  });

  it('leaves books that add up with what the provider was paid', async () => {
    expect(await auditBooks(database.database)).toEqual([]);
    const { code, text } = await place.run('reconcile');
    expect(text).toMatch(
      new RegExp(
        `^${PAID_PACK.length} payments for credits, .*; ${PAID_CART.length} paid carts, .*: everything adds up\\.\\n$`,
      ),
    );
    expect(code).toBe(0);
  });
});
