/**
 * The database's connections break while the shop is at work: whoever was being served is told to come again, nothing
 * stops, and in the end everything has been done once and paid once.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobSchema } from '@filigree/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keyringOf } from '../src/crypto/keyring.ts';
import { withClient } from '../src/database/client.ts';
import { type Connection, connect } from '../src/database/connect.ts';
import { type Cluster, ensureDatabase, startCluster } from '../src/database/embedded/cluster.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { logDamage } from '../src/storage/log-damage.ts';
import { openStorage } from '../src/storage/storage.ts';
import { buildTestApp, registerUser, type TestApp, type TestUser } from './app.ts';
import { type BenchDouble, openBenchDouble } from './bench-double.ts';
import { seedPieces } from './catalogue.ts';
import { call, register } from './customer.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { auditBooks } from './ledger.ts';
import { deliver, payCheckout, takeDeliveries } from './payments.ts';
import { freePort, openServerPlace, type ServerPlace, until } from './processes.ts';
import { ADDRESS, checkoutBody, sessionIdOf } from './shop.ts';
import { A_RING, moneyOf, send } from './studio.ts';
import { startTestWorker, type TestWorker } from './worker.ts';

function signal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** A bench that can be stopped at its next picture, for as long as the test needs. */
function haltingBench(): { bench: BenchDouble; halt: () => { reached: Promise<void>; goOn: () => void } } {
  let atPicture: (() => Promise<void>) | undefined;
  return {
    bench: openBenchDouble({ onPicture: async () => atPicture?.() }),
    halt() {
      const reached = signal();
      const mayGoOn = signal();
      atPicture = () => {
        atPicture = undefined;
        reached.give();
        return mayGoOn.given;
      };
      return { reached: reached.given, goOn: mayGoOn.give };
    },
  };
}

describe('every connection breaks, twenty times', () => {
  const ROUNDS = 20;
  const CALLS = 40;
  const PEOPLE = 4;
  let database: TestDatabase;
  let test: TestApp;
  let worker: TestWorker;
  let pieceId: string;
  let lost = 0;
  const halting = haltingBench();
  beforeAll(async () => {
    database = await createTestDatabase(10, () => {
      lost += 1;
    });
    test = await buildTestApp({ database });
    worker = await startTestWorker(test, halting.bench, { sweepEveryMs: 100, heartbeatMs: 100 });
    const [piece] = await seedPieces(test, [{ priceCents: 40_000 }]);
    pieceId = piece!.id;
  });
  afterAll(async () => {
    await worker.stop();
    await test.close();
    await database.close();
  });

  const terminateAll = () =>
    withClient({ connectionString: database.url }, (client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      ),
    );

  /** A call that is served, or refused as a whole with the product's own words. */
  function expectServedOrRefused(answer: LightMyRequestResponse): void {
    if (answer.statusCode < 400) return;
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(answer.json().error).toMatchObject({ status: 503, message: expect.stringContaining('try again') });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }

  /** What people and their browsers do with a 503: the same again. */
  async function served(ask: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
    return until('an answer', async () => {
      const answer = await ask();
      expectServedOrRefused(answer);
      return answer.statusCode < 400 && answer;
    });
  }

  /** A piece in the cart, paid for, to the order. Returns the id of the session. */
  async function buy(user: TestUser): Promise<string> {
    const post = (path: string, body: object) => served(() => send(test.app, user, 'POST', path, body));
    await post('/cart/items', { pieceId, quantity: 1, options: { ringSize: 7 } });
    const body = await until('the totals', () => checkoutBody(test, user).catch(() => undefined));
    const { url } = (await post('/payments/checkout', body)).json().data;
    await until('a paid session', async () => {
      const paid = await payCheckout(test, url);
      return paid.statusCode === 303 || paid.body.includes('already paid');
    });
    const sessionId = sessionIdOf(url);
    const order = await served(() => send(test.app, user, 'GET', `/orders/session/${sessionId}`));
    expect(order.json().data.status).toBe('paid');
    return sessionId;
  }

  it('nothing stops, nothing is lost, the books are right', async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => registerUser(test.app)));
    const customers = await Promise.all(Array.from({ length: ROUNDS / 5 }, () => registerUser(test.app)));
    const jobs: { user: TestUser; id: string }[] = [];
    const sessions: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Twenty-five credits are six generations.
      const user = customers[round % customers.length]!;
      const { reached, goOn } = halting.halt();
      const begin = () =>
        send(test.app, user, 'POST', '/studio/generate', A_RING, {
          prefer: 'respond-async',
          'idempotency-key': `lost-round-${round}`,
        });
      const begun = await served(begin);
      jobs.push({ user, id: jobSchema.parse(begun.json().data).id });
      await reached;

      const calls = Array.from({ length: CALLS }, (_, at) => {
        const path = ['/cart', '/credits/balance', '/studio/jobs', '/auth/me'][at % 4]!;
        return send(test.app, people[Math.floor(at / 4) % PEOPLE]!, 'GET', path);
      });
      const sale = buy(user);
      await terminateAll();
      for (const answer of await Promise.all(calls)) expectServedOrRefused(answer);
      goOn();
      // Once more, while the picture is written down and the sale is under way.
      await terminateAll();
      sessions.push(await sale);
      expect(await jobWhenServed(user, jobs.at(-1)!.id)).toBe('succeeded');
    }
    expect(lost).toBeGreaterThanOrEqual(ROUNDS);
    await until('every event to be taken', async () => {
      const deliveries = await takeDeliveries(test);
      for (const delivery of deliveries) await deliver(test, delivery);
      return deliveries.length === 0;
    });

    expect(new Set(sessions).size).toBe(ROUNDS);
    const { rows } = await database.pool.query(
      `SELECT (SELECT count(*)::int FROM orders WHERE status = 'paid') AS orders,
              (SELECT count(*)::int FROM studio_jobs WHERE state = 'succeeded') AS jobs,
              (SELECT max(attempts)::int FROM studio_jobs) AS attempts,
              (SELECT count(*)::int FROM variations) AS designs`,
    );
    // Not even begun anew: the worker has lived, and has kept what it had.
    expect(rows).toEqual([{ orders: ROUNDS, jobs: ROUNDS, attempts: 1, designs: 4 * ROUNDS }]);
    for (const user of customers) {
      expect(await moneyOf(test.app, user)).toEqual({
        balance: 5,
        reserved: 0,
        entries: ['welcome 25', ...Array.from({ length: 5 }, () => 'generation -4')],
      });
    }
    expect(await auditBooks(database.database)).toEqual([]);
  });

  const jobWhenServed = (user: TestUser, id: string) =>
    until('the job to end', async () => {
      const answer = await send(test.app, user, 'GET', `/studio/jobs/${id}`);
      expectServedOrRefused(answer);
      const state: unknown = answer.json().data?.state;
      return ['succeeded', 'failed', 'cancelled'].includes(String(state)) && state;
    });
});

describe('the database server stops at once, as in a crash, and is started anew', () => {
  let folder: string;
  let port: number;
  let cluster: Cluster;
  let place: ServerPlace;
  let connection: Connection;
  let worker: TestWorker;
  const log = pino({ level: 'silent' });
  const halting = haltingBench();
  const startDatabase = () => startCluster({ folder: join(folder, 'postgres'), log, durable: true, port });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'filigree-restart-'));
    port = await freePort();
    cluster = await startDatabase();
    await ensureDatabase(cluster, 'shop');
    const url = cluster.url('shop');
    await migrateDatabase(url);
    place = await openServerPlace(url);
    connection = connect(url, { maxConnections: 5, onLost: () => undefined });
    const storage = openStorage({ dataDir: folder, s3: undefined }, logDamage(log));
    const deps = { log, storage, config: { mail: undefined }, keyring: keyringOf('of this worker alone') };
    worker = await startTestWorker({ database: connection, deps }, halting.bench, {
      sweepEveryMs: 100,
    });
  });
  afterAll(async () => {
    await worker.stop();
    await place.close();
    await connection.close();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('the same processes go on, with the job and the cart that they had', async () => {
    const { address } = await place.start('shop');
    const token = await register(address, ADDRESS.email);
    const { reached, goOn } = halting.halt();
    const begun = await fetch(`${address}/api/studio/generate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'respond-async',
      },
      body: JSON.stringify(A_RING),
    });
    const { id } = z.object({ data: jobSchema }).parse(await begun.json()).data;
    await reached;

    // An immediate shutdown: nothing is written down, nobody is said goodbye to.
    process.kill(cluster.pid, 'SIGQUIT');
    await cluster.ended;
    goOn();
    const refused = await fetch(`${address}/api/cart`, { headers: { authorization: `Bearer ${token}` } });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE', status: 503 } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);

    cluster = await startDatabase();
    const ended = await until('the job to end', async () => {
      const { data } = await call(address, `/api/studio/jobs/${id}`, undefined, token);
      return ['succeeded', 'failed'].includes(String(data.state)) && data;
    });
    expect(ended.state).toBe('succeeded');
    expect((await call(address, '/api/credits/balance', undefined, token)).data.balance).toBe(21);
    // Its last answer is given for a second.
    await until('to be ready again', async () => (await fetch(`${address}/readyz`)).status === 200);
    expect(await auditBooks(connection.database)).toEqual([]);
  });
});
