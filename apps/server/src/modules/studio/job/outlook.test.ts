import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../../test/app.ts';
import { beginRing } from '../../../../test/studio.ts';
import { studioJobs } from '../../../database/schema/studio.ts';
import { openOutbox } from '../../mail/index.ts';
import { claimNextJob } from './claim.ts';
import { failClaimedJob } from './end.ts';
import { type Outlook, openOutlook } from './outlook.ts';
import { readJob } from './read.ts';

const PROMISED_S = 90;

let test: TestApp;
let outlook: Outlook;
beforeEach(async () => {
  test = await buildTestApp();
  outlook = openOutlook(test.database.database);
  return () => test.close();
});

const claim = () => claimNextJob(test.database.database, randomUUID(), 60_000);

/** As somebody sees it who asks for the first time. */
async function seen(user: TestUser, jobId: string) {
  const row = await readJob(test.database.database, user.user.id, jobId);
  return openOutlook(test.database.database)(row!);
}

/** Jobs of the past, that have taken so many seconds. */
async function haveTaken(user: TestUser, seconds: readonly number[]): Promise<void> {
  for (const each of seconds) {
    const { id } = await beginRing(test.app, user);
    await test.database.database
      .update(studioJobs)
      .set({
        state: 'succeeded',
        result: { variations: [], chargedMillis: 0, remainingMillis: 0 },
        endedAt: sql`now()`,
        startedAt: sql`now() - ${each} * interval '1 second'`,
      })
      .where(eq(studioJobs.id, id));
  }
}

describe('a job that waits', () => {
  it('has its place in the line, and the time of those before it and of its own', async () => {
    const [past, a, b] = await Promise.all([1, 2, 3].map(() => registerUser(test.app)));
    await haveTaken(past!, [20, 20, 20, 20, 40]);
    const first = await beginRing(test.app, a!);
    const second = await beginRing(test.app, a!);
    const third = await beginRing(test.app, b!);
    // Half of the jobs take 20 s, nine of ten 32 s.
    expect(await seen(a!, first.id)).toEqual({ place: 1, remainingS: 32 });
    expect(await seen(b!, third.id)).toEqual({ place: 2, remainingS: 52 });
    expect(await seen(a!, second.id)).toEqual({ place: 3, remainingS: 72 });
  });

  it('is begun by whichever worker is free first', async () => {
    const [past, a, b, c] = await Promise.all([1, 2, 3, 4].map(() => registerUser(test.app)));
    await haveTaken(past!, [20, 20, 20]);
    await beginRing(test.app, a!);
    await beginRing(test.app, b!);
    const long = await claim();
    const short = await claim();
    for (const [claimed, forS] of [
      [long, 15],
      [short, 5],
    ] as const)
      await test.database.database
        .update(studioJobs)
        .set({ startedAt: sql`now() - ${forS} * interval '1 second'` })
        .where(eq(studioJobs.id, claimed!.job.id));
    const waiting = await beginRing(test.app, c!);
    const { place, remainingS } = await seen(c!, waiting.id);
    expect(place).toBe(1);
    // Five seconds of the one, and its own twenty.
    expect(remainingS).toBeGreaterThan(20);
    expect(remainingS).toBeLessThanOrEqual(25);
  });

  it('is said to take as long as the product promises until there is something to measure', async () => {
    const user = await registerUser(test.app);
    await haveTaken(user, [7, 7]);
    const { id } = await beginRing(test.app, user);
    expect(await seen(user, id)).toEqual({ place: 1, remainingS: PROMISED_S });
  });
});

describe('a job under way', () => {
  it('has no place, and what is left of the usual time, down to nothing', async () => {
    const [past, user] = await Promise.all([1, 2].map(() => registerUser(test.app)));
    await haveTaken(past!, [20, 20, 20]);
    const { id } = await beginRing(test.app, user!);
    await claim();
    const fresh = await seen(user!, id);
    expect(fresh.place).toBeNull();
    expect(fresh.remainingS).toBeGreaterThan(0);
    expect(fresh.remainingS).toBeLessThanOrEqual(20);
    await test.database.database
      .update(studioJobs)
      .set({ startedAt: sql`now() - interval '50 seconds'` })
      .where(eq(studioJobs.id, id));
    expect(await seen(user!, id)).toEqual({ place: null, remainingS: 0 });
  });
});

it('has nothing to say of a job that has ended', async () => {
  const user = await registerUser(test.app);
  const { id } = await beginRing(test.app, user);
  const claimed = await claim();
  await failClaimedJob(
    test.database.database,
    openOutbox(test.deps.config, test.deps.keyring),
    claimed!.claim,
    {
      code: 'GENERATION_FAILED',
      message: 'It fell over.',
    },
  );
  expect(await seen(user, id)).toEqual({ place: null, remainingS: null });
});

it('is one look for all who ask in the same moment, and another for a job that came after it', async () => {
  const [a, b] = await Promise.all([1, 2].map(() => registerUser(test.app)));
  const rows = [];
  for (const user of [a!, a!, b!]) {
    const { id } = await beginRing(test.app, user);
    rows.push(await readJob(test.database.database, user.user.id, id));
  }
  const statements: string[] = [];
  const { pool } = test.database;
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: (...args: Parameters<typeof query>) => {
      statements.push(JSON.stringify(args[0]));
      return query(...args);
    },
  });
  const places = await Promise.all(rows.map(async (row) => (await outlook(row!)).place));
  expect(places).toEqual([1, 3, 2]);
  const looks = () => statements.filter((text) => text.includes('as place')).length;
  expect(looks()).toBe(1);
  const { id } = await beginRing(test.app, b!);
  const late = await readJob(test.database.database, b!.user.id, id);
  expect((await outlook(late!)).place).toBe(4);
  expect(looks()).toBeGreaterThan(1);
});
