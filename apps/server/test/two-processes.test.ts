/** Two server processes on one database: together they are one shop. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { childMessageSchema } from '../src/process/lifecycle.ts';
import { TEST_PASSWORD } from './app.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { auditBooks } from './ledger.ts';
import { CARDS } from './payments.ts';
import { ADDRESS } from './shop.ts';

const HTTP = fileURLToPath(new URL('../src/http.ts', import.meta.url));
const RECONCILE = fileURLToPath(new URL('../src/reconcile.ts', import.meta.url));
const ORDER = fileURLToPath(new URL('../src/order.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const START_TIMEOUT_MS = 90_000;
const SPENDS = 1_000;

let database: TestDatabase;
let dataDir: string;
let addresses: string[];
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'filigree-two-'));
  const secret = randomBytes(32).toString('base64url');
  addresses = await Promise.all([start(secret), start(secret)]);
}, 120_000);
afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const environment = (secret: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'test',
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  SESSION_SECRET: secret,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});
let environmentOfAll: ReturnType<typeof environment>;

async function start(secret: string): Promise<string> {
  environmentOfAll = environment(secret);
  const child = fork(HTTP, { execArgv: ['--import', TSX], cwd: dataDir, env: environmentOfAll });
  children.push(child);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A process was not ready in time.')), START_TIMEOUT_MS);
    child.once('exit', (code) => reject(new Error(`A process has ended with ${code}.`)));
    child.on('message', (message) => {
      clearTimeout(timer);
      resolve(childMessageSchema.parse(message).address ?? '');
    });
  });
}

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).optional(),
  error: z.unknown().optional(),
});

async function call(at: number, path: string, body?: object, token?: string) {
  const response = await fetch(`${addresses[at % 2]}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { data } = answerSchema.parse(await response.json());
  return { status: response.status, data: data ?? {} };
}

/** The customer's browser, at one of the two. */
async function pay(at: number, clientSecret: string): Promise<Response> {
  const { data: settings } = await call(at, '/api/payments/settings');
  const id = clientSecret.split('_secret_')[0];
  return fetch(`${addresses[at % 2]}${settings.sandboxPath}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: String(settings.publishableKey),
      client_secret: clientSecret,
      return_url: `${addresses[at % 2]}/payment-success`,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': CARDS.good,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    }),
  });
}

async function register(at: number, email: string): Promise<string> {
  const { data } = await call(at, '/api/auth/register', {
    name: 'Ada',
    email,
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
    acceptTerms: true,
  });
  return String(data.accessToken);
}

const packsSchema = z.object({ data: z.array(z.object({ id: z.string(), credits: z.number() })) });
const packsOf = async (at: number) =>
  packsSchema.parse(await (await fetch(`${addresses[at % 2]}/api/payments/packages`)).json()).data;

const until = async (look: () => Promise<boolean>) => {
  for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 100) {
    if (await look()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not come about in time.');
};

describe('two processes on one database', () => {
  it('sell, deliver events to themselves, and never spend a credit twice', { timeout: 180_000 }, async () => {
    const token = await register(0, 'ada@example.com');
    const balance = async () =>
      Number((await call(1, '/api/credits/balance', undefined, token)).data.balance);

    const [pack] = await packsOf(1);
    const begun = await Promise.all(
      Array.from({ length: 6 }, (_, at) => call(at, '/api/payments/intent', { packageId: pack!.id }, token)),
    );
    const secrets = new Set(begun.map(({ data: { clientSecret } }) => String(clientSecret)));
    expect(secrets.size).toBe(1);
    const clientSecret = [...secrets][0]!;
    const paid = await pay(1, clientSecret);
    expect(paid.status).toBe(200);
    // Nobody returns: the event alone brings the credits.
    await until(async () => (await balance()) === 75);

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

  it('are one shop: one cart, one checkout, one order', { timeout: 120_000 }, async () => {
    const token = await register(0, 'jane@example.com');
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into pieces (id, slug, category, name, prompt, materials, gemstones, style_tags, features,
         lead_time_weeks, price_cents, listed_on, pictures, design)
       values (gen_random_uuid(), 'two', 'ring', 'Ring', 'x', '{}', '{}', '{}', '{}', 1, 1000, now(), '[]', '{}')
       returning id`,
    );
    const pieceId = rows[0]!.id;
    const adds = await Promise.all(
      Array.from({ length: 20 }, (_, at) => call(at, '/api/cart/items', { pieceId }, token)),
    );
    expect(adds.map(({ status }) => status)).toEqual(adds.map(() => 200));
    const body = { shippingAddress: ADDRESS, subtotal: 200, shipping: 50, tax: 16, total: 266 };
    // At one of them: without a public address, each has pages of its own to return to.
    const begun = await Promise.all(
      Array.from({ length: 4 }, () => call(0, '/api/payments/checkout', body, token)),
    );
    const ids = new Set(begun.map(({ data: { url } }) => new URL(String(url)).pathname));
    expect(ids.size).toBe(1);
    const [path] = ids;
    const form = { email: ADDRESS.email, number: CARDS.good, expiry: '12 / 40', cvc: '123', name: 'Jane' };
    const paid = await fetch(`${addresses[1]}${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    expect(paid.status).toBe(303);
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
    const waiting = await command(ORDER);
    expect([waiting.code, waiting.text]).toEqual([0, expect.stringContaining(`${number}  `)]);
    const made = await command(ORDER, [number!, '--to', 'in production']);
    expect([made.code, made.text]).toEqual([0, expect.stringContaining('Your piece is being made.')]);
    expect((await command(ORDER, [number!, '--to', 'delivered'])).code).toBe(1);
    expect((await call(0, session, undefined, token)).data).toMatchObject({ status: 'in production' });
  });

  it('lose nothing when one is killed while it sells', { timeout: 120_000 }, async () => {
    const token = await register(1, 'grace@example.com');
    const packs = await packsOf(1);
    const begin = async (at: number, packageId: string) =>
      String((await call(at, '/api/payments/intent', { packageId }, token)).data.clientSecret);
    const secrets = await Promise.all(packs.map(({ id }) => begin(0, id)));
    // At whichever step each of them is: begun, paid, told of.
    const sales = secrets.map((secret) => pay(0, secret).catch((error: unknown) => error));
    await Promise.race(sales);
    const died = once(children[0]!, 'exit');
    children[0]!.kill('SIGKILL');
    await Promise.all([died, ...sales]);

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

  it('are reconciled by a command beside them, which ends with 1 when something is wrong', {
    timeout: 120_000,
  }, async () => {
    const right = await command(RECONCILE);
    expect(right.text).toMatch(
      /^[2-5] payments for credits, [\d.]+ US dollars; 1 paid cart, 266\.00 US dollars: everything adds up\.\n$/,
    );
    expect(right.code).toBe(0);
    await database.pool.query(`UPDATE credit_accounts SET balance_millis = balance_millis + 5`);
    const wrong = await command(RECONCILE);
    expect(wrong.code).toBe(1);
    expect(wrong.text).toContain('THIS DOES NOT ADD UP');
    expect(wrong.text).toMatch(/account \S+: balance 5, entries 0/);
  });
});

async function command(
  file: string,
  given: readonly string[] = [],
): Promise<{ code: unknown; text: string }> {
  const child = fork(file, given, {
    execArgv: ['--import', TSX],
    cwd: dataDir,
    env: environmentOfAll,
    silent: true,
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const [code] = await once(child, 'exit');
  return { code, text };
}
