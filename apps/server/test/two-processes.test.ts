/** Two server processes on one database: together they are one shop. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, call as callAt, packsOf, payHosted, payIntent, register } from './customer.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { auditBooks } from './ledger.ts';
import { openServerPlace, type ServerPlace, type ServerProcess, until } from './processes.ts';
import { ADDRESS } from './shop.ts';

const SPENDS = 160;

let database: TestDatabase;
let place: ServerPlace;
let servers: ServerProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  place = await openServerPlace(database.url);
  servers = await Promise.all([place.start('first'), place.start('second')]);
});
afterAll(async () => {
  await place.close();
  await database.close();
});

/** The address of one of the two, in turns. */
const originOf = (at: number) => servers[at % 2]!.address;
/**
 * A request that waits too long for the database is told to come again (503), and nothing was done: it comes again, as
 * browsers do. On a machine that is busy with other things that is any of them.
 */
const call = (at: number, path: string, body?: object, token?: string): Promise<Answer> =>
  until(`an answer to ${path}`, async () => {
    const answer = await callAt(originOf(at), path, body, token);
    return answer.status !== 503 && answer;
  });

describe('two processes on one database', () => {
  it('sell, deliver events to themselves, and never spend a credit twice', async () => {
    const token = await register(originOf(0), 'ada@example.com');
    const balance = async () =>
      Number((await call(1, '/api/credits/balance', undefined, token)).data.balance);

    const [pack] = await packsOf(originOf(1));
    const begun = await Promise.all(
      Array.from({ length: 6 }, (_, at) => call(at, '/api/payments/intent', { packageId: pack!.id }, token)),
    );
    const secrets = new Set(begun.map(({ data: { clientSecret } }) => String(clientSecret)));
    expect(secrets.size).toBe(1);
    const clientSecret = [...secrets][0]!;
    const paid = await payIntent(originOf(1), clientSecret);
    expect(paid.status).toBe(200);
    // Nobody returns: the event alone brings the credits.
    await until('the credits', async () => (await balance()) === 75);

    const reserved = await Promise.all(
      Array.from({ length: SPENDS }, (_, at) =>
        call(at, '/api/credits/reserve', { amount: 1, reference: `spend ${at}` }, token),
      ),
    );
    expect(reserved.filter(({ status }) => status === 201)).toHaveLength(75);
    expect(reserved.filter(({ status }) => status === 402)).toHaveLength(SPENDS - 75);
    const held = reserved.flatMap(({ status, data: { reservationId } }) =>
      status === 201 ? [reservationId] : [],
    );
    const spent = await Promise.all(
      held.flatMap((reservationId, at) => [
        call(at, '/api/credits/commit', { reservationId }, token),
        call(at + 1, '/api/credits/commit', { reservationId }, token),
      ]),
    );
    expect(spent.filter(({ status }) => status === 200)).toHaveLength(75);
    expect(spent.filter(({ status }) => status === 409)).toHaveLength(75);
    expect(await balance()).toBe(0);
    expect(await auditBooks(database.database)).toEqual([]);
    const { rows } = await database.pool.query(
      'SELECT min(balance_after_millis)::int AS lowest FROM ledger_entries',
    );
    expect(rows[0].lowest).toBe(0);
  });

  it('keep of a password what takes 19 MiB and two passes to guess at', async () => {
    await register(originOf(0), 'lise@example.com');
    const { rows } = await database.pool.query(
      `SELECT password_hash FROM users WHERE email = 'lise@example.com'`,
    );
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('are one shop: one cart, one checkout, one order', async () => {
    const token = await register(originOf(0), 'jane@example.com');
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into pieces (id, slug, category, name, prompt, materials, gemstones, style_tags, features,
         lead_time_weeks, price_cents, listed_on, pictures, design)
       values (gen_random_uuid(), 'two', 'ring', 'Ring', 'x', '{}', '{}', '{}', '{}', 1, 1000, now(), '[]', '{}')
       returning id`,
    );
    const pieceId = rows[0]!.id;
    const adds = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        call(at, '/api/cart/items', { pieceId, options: { ringSize: 7 } }, token),
      ),
    );
    expect(adds.map(({ status }) => status)).toEqual(adds.map(() => 200));
    const body = { shippingAddress: ADDRESS, subtotal: 200, shipping: 50, tax: 16, total: 266 };
    const begun = await Promise.all(
      Array.from({ length: 4 }, (_, at) => call(at, '/api/payments/checkout', body, token)),
    );
    const ids = new Set(begun.map(({ data: { url } }) => new URL(String(url)).pathname));
    expect(ids.size).toBe(1);
    const [path] = ids;
    expect((await payHosted(originOf(1), `https://shop.example${path}`)).status).toBe(303);
    // Returning to both at once while the event arrives.
    const session = `/api/orders/session/${path?.split('/').at(-1)}`;
    const returns = await Promise.all(
      Array.from({ length: 6 }, (_, at) => call(at, session, undefined, token)),
    );
    const numbers = new Set(returns.map(({ data: { orderNumber } }) => String(orderNumber)));
    expect(numbers.size).toBe(1);
    expect(returns[0]?.data).toMatchObject({ status: 'paid', total: 266 });
    expect((await call(1, '/api/cart', undefined, token)).data).toMatchObject({ itemCount: 0 });

    const [number] = numbers;
    const waiting = await place.run('order');
    expect([waiting.code, waiting.text]).toEqual([0, expect.stringContaining(`${number}  `)]);
    const made = await place.run('order', [number!, '--to', 'in production']);
    expect([made.code, made.text]).toEqual([0, expect.stringContaining('Your piece is being made.')]);
    expect((await place.run('order', [number!, '--to', 'delivered'])).code).toBe(1);
    expect((await call(0, session, undefined, token)).data).toMatchObject({ status: 'in production' });
  });

  it('lose nothing when one is killed while it sells', async () => {
    const token = await register(originOf(1), 'grace@example.com');
    const packs = await packsOf(originOf(1));
    const begin = async (at: number, packageId: string) =>
      String((await call(at, '/api/payments/intent', { packageId }, token)).data.clientSecret);
    const secrets = await Promise.all(packs.map(({ id }) => begin(0, id)));
    // At whichever step each of them is: begun, paid, told of.
    const sales = secrets.map((secret) => payIntent(originOf(0), secret).catch((error: unknown) => error));
    await Promise.race(sales);
    await Promise.all([servers[0]!.kill(), ...sales]);

    const { rows } = await database.pool.query<{ id: string }>(
      `SELECT data->>'id' AS id FROM stripe_sandbox.objects
       WHERE type = 'payment_intent' AND data->>'status' = 'succeeded'`,
    );
    const paid = new Set(rows.map(({ id }) => id));
    let owed = 25;
    for (const [at, secret] of secrets.entries()) {
      const paymentIntentId = secret.split('_secret_')[0]!;
      if (paid.has(paymentIntentId)) owed += packs[at]!.credits;
      // Whoever comes back is answered by the process that is left.
      expect((await call(1, '/api/payments/settle', { paymentIntentId }, token)).status).toBe(200);
    }
    expect(owed).toBeGreaterThan(25);
    expect((await call(1, '/api/credits/balance', undefined, token)).data.balance).toBe(owed);
    expect(await auditBooks(database.database)).toEqual([]);
  });

  it('are reconciled by a command beside them, which ends with 1 when something is wrong', async () => {
    const right = await place.run('reconcile');
    expect(right.text).toMatch(
      /^[2-5] payments for credits, [\d.]+ US dollars; 1 paid cart, 266\.00 US dollars: everything adds up\.\n$/,
    );
    expect(right.code).toBe(0);
    await database.pool.query(`UPDATE credit_accounts SET balance_millis = balance_millis + 5`);
    const wrong = await place.run('reconcile');
    expect(wrong.code).toBe(1);
    expect(wrong.text).toContain('THIS DOES NOT ADD UP');
    expect(wrong.text).toMatch(/account \S+: balance 5, entries 0/);
  });

  it('have what they sealed sealed anew by a command beside them', async () => {
    const { code, text } = await place.run('reseal');
    expect(text).toMatch(
      /^Secrets of authenticator apps: 0 .*\nSecrets of apps of the desk: 0 .*\nMails: 0 sealed anew, [1-9]\d* were already, 0 .*\n$/,
    );
    expect(code).toBe(0);
  });
});
