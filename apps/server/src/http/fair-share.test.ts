/** What one account asks for at once is its own affair: it is bounded, and the others do not wait for it. */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../test/app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { auditBooks } from '../../test/ledger.ts';
import { A_RING, moneyOf, send } from '../../test/studio.ts';
import { type Connection, connect } from '../database/connect.ts';

const SHARING = { perParty: 4, waitMs: 120_000, waitingPerParty: 10_000 };

let database: TestDatabase;
let shared: Connection;
beforeAll(async () => {
  database = await createTestDatabase(2);
  const onLost = (error: Error) => {
    throw error;
  };
  shared = connect(database.url, { maxConnections: 10, sharing: SHARING, onLost });
});
afterAll(async () => {
  await shared.close();
  await database.close();
});

const openApp = (rateLimits: boolean): Promise<TestApp> =>
  buildTestApp({
    database: { ...database, database: shared.database, pool: shared.pool },
    config: { rateLimits },
  });

const generate = (test: TestApp, user: TestUser) =>
  send(test.app, user, 'POST', '/studio/generate', A_RING, { prefer: 'respond-async' });

/** Every place of the answers in the order in which they came. */
function inOrder(calls: readonly Promise<LightMyRequestResponse>[]): { came: () => number } {
  let came = 0;
  for (const call of calls) {
    call.then(
      () => {
        came += 1;
      },
      () => undefined,
    );
  }
  return { came: () => came };
}

it('of a thousand generations at once on one balance begins six, and refuses the rest', async () => {
  const test = await openApp(true);
  const user = await registerUser(test.app);
  const other = await registerUser(test.app);
  const { balance } = await moneyOf(test.app, user);
  const flood = Array.from({ length: 1_000 }, () => generate(test, user));
  const others = Array.from({ length: 10 }, () => send(test.app, other, 'GET', '/cart'));
  for (const answer of await Promise.all(others)) expect(answer.statusCode).toBe(200);
  const answers = await Promise.all(flood);
  const countOf = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  expect(countOf(202)).toBe(Math.floor(balance / 4));
  expect(countOf(402)).toBeGreaterThan(0);
  expect(countOf(202) + countOf(402) + countOf(429)).toBe(answers.length);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.headers['retry-after']).toBe('1');
  expect(refused?.json().error).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
  // What was answered counts no longer.
  expect((await send(test.app, user, 'GET', '/cart')).statusCode).toBe(200);
  expect(await auditBooks(database.database)).toEqual([]);
  await test.close();
});

it('lets a page open all that it needs at once, and streams of events besides', async () => {
  const test = await openApp(true);
  const user = await registerUser(test.app);
  const begun = (await generate(test, user)).json().data;
  const streams = Array.from({ length: 4 }, () =>
    send(test.app, user, 'GET', `/studio/jobs/${begun.id}/events`),
  );
  const page = ['/auth/me', '/cart', '/credits/balance', '/studio/jobs', '/studio/drafts', '/collections'];
  const calls = [...page, ...page, ...page, ...page, ...page].map((path) =>
    send(test.app, user, 'GET', path),
  );
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200));
  // The end of the job is the end of its streams.
  await send(test.app, user, 'POST', `/studio/jobs/${begun.id}/cancel`);
  expect((await Promise.all(streams)).map(({ statusCode }) => statusCode)).toEqual(streams.map(() => 200));
  await test.close();
});

it('gives the connections out in turns: nobody waits behind the crowd of another', async () => {
  const test = await openApp(false);
  const crowd = await registerUser(test.app);
  const other = await registerUser(test.app);
  const flood = Array.from({ length: 400 }, () =>
    send(test.app, crowd, 'POST', '/credits/reserve', { amount: 0.01, reference: 'crowd' }),
  );
  const { came } = inOrder(flood);
  const answer = await send(test.app, other, 'GET', '/credits/balance');
  expect(answer.statusCode).toBe(200);
  // One after the other they would all have come before.
  expect(came()).toBeLessThan(flood.length / 4);
  expect(new Set((await Promise.all(flood)).map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  await test.close();
});
