import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp } from '../../../../test/app.ts';
import { beginRing } from '../../../../test/studio.ts';
import * as schema from '../../../database/schema/index.ts';
import type { Bell } from '../../../jobs/bell.ts';
import { awaitEnd } from './await-end.ts';
import { jobEvents } from './events.ts';
import { type JobFollowers, type JobState, openJobFollowers } from './follow.ts';
import { readJob } from './read.ts';
import type { JobRow } from './row.ts';

let test: TestApp;
let job: JobRow;
let followers: JobFollowers;
let queries: string[] = [];
let ringBell: () => void;
let listeners: Set<Parameters<Bell['subscribe']>[1]>;
let fault: Error | undefined;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const user = await registerUser(test.app);
  const { id } = await beginRing(test.app, user);
  job = (await readJob(test.database.database, user.user.id, id))!;
  listeners = new Set();
  fault = undefined;
  ringBell = () => {
    for (const listener of listeners) listener(job.id);
  };
  const bell: Bell = {
    subscribe: (_channel, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => undefined,
  };
  const logQuery = (query: string) => {
    queries.push(query);
    if (fault) throw fault;
  };
  const outlook = async () => ({ place: null, remainingS: null });
  followers = openJobFollowers(drizzle(test.database.pool, { schema, logger: { logQuery } }), bell, outlook);
});

const change = async (set: string) => {
  await test.database.pool.query(`update studio_jobs set ${set} where id = $1`, [job.id]);
  queries = [];
  ringBell();
};
/** What each of these hears next, after it has asked for everything. */
async function hear(followed: readonly AsyncGenerator<JobState>[], set: string) {
  const heard = followed.map(async (one) => {
    const { value } = await one.next();
    const state = value as JobState;
    await Promise.all([state.pictures(), state.previews()]);
    return (await state.shown()).fraction;
  });
  await change(set);
  return Promise.all(heard);
}

it('reads the rows of a job once for each change, whatever number of streams follows it', async () => {
  const stop = new AbortController();
  const followed = [followers.follow(job, stop.signal)];
  await followed[0]!.next();
  expect(await hear(followed, 'fraction = 0.25')).toEqual([0.25]);
  const readForOne = queries.length;
  expect(readForOne).toBeGreaterThan(0);
  for (let i = 1; i < 8; i += 1) {
    const one = followers.follow(job, stop.signal);
    followed.push(one);
    await one.next();
  }
  expect(listeners.size).toBe(1);
  expect(await hear(followed, 'fraction = 0.5')).toEqual(Array(8).fill(0.5));
  expect(queries).toHaveLength(readForOne);
  stop.abort();
  for (const one of followed) expect((await one.next()).done).toBe(true);
});

it('tells every stream the same', async () => {
  const stop = new AbortController();
  const streams = [1, 2].map(() => jobEvents(followers, job, stop.signal));
  for (const stream of streams) expect((await stream.next()).value).toMatchObject({ event: 'job' });
  const next = streams.map((stream) => stream.next());
  await change('fraction = 0.75');
  for (const { value } of await Promise.all(next))
    expect(value).toMatchObject({ event: 'job', data: { fraction: 0.75 } });
  stop.abort();
  for (const stream of streams) expect((await stream.next()).done).toBe(true);
});

it('stops reading when nobody follows any more, and begins anew for who comes later', async () => {
  const stops = [new AbortController(), new AbortController()];
  const followed = stops.map(({ signal }) => followers.follow(job, signal));
  for (const one of followed) expect((await one.next()).done).toBe(false);
  stops[0]!.abort();
  expect((await followed[0]!.next()).done).toBe(true);
  expect(listeners.size).toBe(1);
  // Leaving a loop is leaving.
  await followed[1]!.return(undefined);
  await expect.poll(() => listeners.size).toBe(0);
  await change('fraction = 0.5');
  expect(queries).toEqual([]);
  for await (const { row } of followers.follow(job, AbortSignal.timeout(60_000))) {
    expect(row.fraction).toBeCloseTo(0.5);
    break;
  }
  await expect.poll(() => listeners.size).toBe(0);
});

it('ends with the job, for all who follow, and for a signal that was aborted before', async () => {
  const ended = [1, 2].map(() => awaitEnd(followers, job, AbortSignal.timeout(60_000)));
  await expect.poll(() => listeners.size).toBe(1);
  await change(`state = 'cancelled', ended_at = now()`);
  expect((await Promise.all(ended)).map((row) => row?.state)).toEqual(['cancelled', 'cancelled']);
  await expect.poll(() => listeners.size).toBe(0);
  expect(await awaitEnd(followers, job, AbortSignal.abort())).toBeUndefined();
  await test.database.pool.query('delete from studio_jobs where id = $1', [job.id]);
  expect(await awaitEnd(followers, job, AbortSignal.timeout(60_000))).toBeUndefined();
});

it('throws to all who follow when the database fails, and works again afterwards', async () => {
  const followed = [1, 2].map(() => followers.follow(job, AbortSignal.timeout(60_000)));
  for (const one of followed) await one.next();
  fault = new Error('the database is away');
  const failed = Promise.allSettled(followed.map((one) => one.next()));
  ringBell();
  expect(await failed).toEqual(Array(2).fill({ status: 'rejected', reason: fault }));
  fault = undefined;
  const again = followers.follow(job, AbortSignal.timeout(60_000));
  expect((await again.next()).value?.row.id).toBe(job.id);
  await again.return(undefined);
});
