/** What ends otherwise than well: nothing is charged, nothing is lost, and somebody takes over. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, registerUser, type TestApp } from '../../../test/app.ts';
import { type BenchDouble, openBenchDouble } from '../../../test/bench-double.ts';
import { auditBooks } from '../../../test/ledger.ts';
import { A_RING, beginRing, getJob, jobWhen, moneyOf, send, UNTOUCHED } from '../../../test/studio.ts';
import { startTestWorker, type TestWorker } from '../../../test/worker.ts';
import { studioJobs } from '../../database/schema/studio.ts';
import { expireReservations } from '../credits/index.ts';
import { NotMakeable } from './bench/workbench.ts';
import { jobKeys } from './files.ts';
import { readJobPictures } from './job/pictures.ts';
import { tidyEndedJobs } from './job/sweep.ts';
import type { StudioSettings } from './settings.ts';

let test: TestApp;
const workers: TestWorker[] = [];
beforeAll(async () => {
  test = await buildTestApp({ deps: { studioSettings: { waitTimeoutMs: 300 } } });
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  expect(await auditBooks(test.database.database)).toEqual([]);
});
afterAll(() => test.close());

async function hire(
  bench: BenchDouble,
  settings?: Partial<StudioSettings>,
  workMs?: () => number,
): Promise<TestWorker> {
  const often = { sweepEveryMs: 50, heartbeatMs: 100, ...settings };
  const worker = await startTestWorker(test, bench, often, workMs);
  workers.push(worker);
  return worker;
}

/** A bench that does not end its picture number `at`, once, until it is stopped; `reached`: it is at that picture. */
function stuckBench(at: number): { bench: BenchDouble; reached: Promise<void> } {
  let isStuck = false;
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const bench = openBenchDouble({
    onPicture: async (drawn, signal) => {
      if (isStuck || drawn !== at) return;
      isStuck = true;
      reach();
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    },
  });
  return { bench, reached };
}

/** A bench that waits in its first picture until it may go on. */
function pausedBench(): { bench: BenchDouble; reached: Promise<void>; goOn: () => void } {
  let reach: () => void = () => undefined;
  let goOn: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const bench = openBenchDouble({
    onPicture: () => {
      reach();
      return mayGoOn;
    },
  });
  return { bench, reached, goOn };
}

const cancel = async (user: Awaited<ReturnType<typeof registerUser>>, id: string) =>
  (await send(test.app, user, 'POST', `/studio/jobs/${id}/cancel`)).json().data;

describe('cancelling', () => {
  it('releases a job that waits', async () => {
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user);
    expect(await moneyOf(test.app, user)).toMatchObject({ balance: 21, reserved: 4 });
    expect(await cancel(user, job.id)).toMatchObject({ state: 'cancelled', creditsHeld: 0, error: null });
    expect(await moneyOf(test.app, user)).toEqual(UNTOUCHED);
    const worker = await hire(openBenchDouble());
    const next = await beginRing(test.app, user);
    await jobWhen(test.app, user, next.id, ({ state }) => state === 'succeeded');
    expect(worker.bench.drawn()).toBe(4);
  });

  it('stops a job that runs, and whoever waits for it hears of it', async () => {
    const patient = await buildTestApp({ database: test.database });
    const { bench, reached } = stuckBench(1);
    await hire(bench);
    const user = await registerUser(patient.app);
    const headers = { 'idempotency-key': 'cancel-running' };
    const waiting = send(patient.app, user, 'POST', '/studio/generate', A_RING, headers);
    await reached;
    const { id } = await beginRing(patient.app, user, 'cancel-running');
    const cancelled = await send(patient.app, user, 'POST', `/studio/jobs/${id}/cancel`);
    expect(cancelled.json().data.state).toBe('cancelled');
    const answer = await waiting;
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatchObject({ code: 'JOB_CANCELLED', details: { jobId: id } });
    expect(await moneyOf(patient.app, user)).toEqual(UNTOUCHED);
    // The worker is free again: the next job is done by it.
    const next = await beginRing(patient.app, user);
    await jobWhen(patient.app, user, next.id, ({ state }) => state === 'succeeded');
    await patient.close();
  });

  it('leaves a finished job as it is', async () => {
    await hire(openBenchDouble());
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user);
    await jobWhen(test.app, user, job.id, ({ state }) => state === 'succeeded');
    expect((await cancel(user, job.id)).state).toBe('succeeded');
    expect((await moneyOf(test.app, user)).balance).toBe(21);
  });
});

describe('a job that goes wrong', () => {
  it('fails, charges nothing, and leaves no file behind', async () => {
    const broken = openBenchDouble({
      onPicture: async (drawn) => {
        if (drawn === 2) throw new Error('the lamp fell over');
      },
    });
    await hire(broken);
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user);
    const failed = await jobWhen(test.app, user, job.id, ({ state }) => state === 'failed');
    expect(failed.error).toMatchObject({ code: 'GENERATION_FAILED', status: 500 });
    expect(failed.error?.message).not.toContain('lamp');
    expect(await moneyOf(test.app, user)).toEqual(UNTOUCHED);

    const [row] = await test.database.database.select().from(studioJobs).where(eq(studioJobs.id, job.id));
    const stored = () =>
      Promise.all(jobKeys(row!.folder, 4).map((key) => test.deps.storage.exists(key))).then((found) =>
        found.includes(true),
      );
    expect(await stored()).toBe(true);
    await test.database.database
      .update(studioJobs)
      .set({ endedAt: new Date(Date.now() - 120_000) })
      .where(eq(studioJobs.id, job.id));
    await tidyEndedJobs(test.database, test.deps.storage);
    expect(await stored()).toBe(false);
  });

  it('takes the spare of a design that cannot be made', async () => {
    const seen: number[] = [];
    await hire(
      openBenchDouble({
        onBuild: ({ seed }) => {
          seen.push(Number(seed));
          if (seen.length === 2) throw new NotMakeable('These parts cannot be joined.');
        },
      }),
    );
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user);
    await jobWhen(test.app, user, job.id, ({ state }) => state === 'succeeded');
    expect(await moneyOf(test.app, user)).toMatchObject({ balance: 21, reserved: 0 });
    const [row] = await test.database.database.select().from(studioJobs).where(eq(studioJobs.id, job.id));
    const kept = await test.database.pool.query<{ seed: number }>(
      "SELECT (design->>'seed')::bigint AS seed FROM variation_versions WHERE variation_id = ANY($1)",
      [row!.result!.variations.map(({ id }) => id)],
    );
    const [first, , spare, third, fourth] = seen;
    const seeds = kept.rows.map(({ seed }) => Number(seed));
    expect(new Set(seeds)).toEqual(new Set([first, spare, third, fourth]));
  });

  it('is refused when the spare cannot be made either, and charges nothing', async () => {
    await hire(
      openBenchDouble({
        onBuild: () => {
          throw new NotMakeable('These parts cannot be joined.');
        },
      }),
    );
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user);
    const failed = await jobWhen(test.app, user, job.id, ({ state }) => state === 'failed');
    expect(failed.error).toMatchObject({ code: 'NOT_MAKEABLE', message: 'These parts cannot be joined.' });
    expect(await moneyOf(test.app, user)).toEqual(UNTOUCHED);
  });

  it('has all the time that it only waits for the machine, and no more work than it may do', async () => {
    const { bench, reached, goOn } = pausedBench();
    let [worked, asked] = [0, 0];
    const workMs = () => {
      asked += 1;
      return worked;
    };
    await hire(bench, { workLimitMs: 100, workCheckMs: 1 }, workMs);
    const user = await registerUser(test.app);
    const slow = await beginRing(test.app, user);
    await reached;
    worked = 100;
    const before = asked;
    await expect.poll(() => asked).toBeGreaterThan(before + 100);
    goOn();
    await jobWhen(test.app, user, slow.id, ({ state }) => state === 'succeeded');

    await workers.pop()?.stop();
    const second = stuckBench(0);
    await hire(second.bench, { workLimitMs: 100, workCheckMs: 1 }, workMs);
    const dear = await beginRing(test.app, user);
    await second.reached;
    worked = 201;
    const failed = await jobWhen(test.app, user, dear.id, ({ state }) => state === 'failed');
    expect(failed.error).toMatchObject({ code: 'GENERATION_TIMED_OUT' });
    expect((await moneyOf(test.app, user)).entries).toEqual(['welcome 25', 'generation -4']);
  });

  it('fails when it waits too long for what does not come, and charges nothing', async () => {
    await hire(stuckBench(0).bench, { runCeilingMs: 60 });
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user, 'too-slow-1');
    const failed = await jobWhen(test.app, user, job.id, ({ state }) => state === 'failed');
    expect(failed.error).toMatchObject({ code: 'GENERATION_TIMED_OUT' });
    expect(failed.error?.message).toContain('Nothing was charged');
    const headers = { 'idempotency-key': 'too-slow-1' };
    const answer = await send(test.app, user, 'POST', '/studio/generate', A_RING, headers);
    expect(answer.json().error).toEqual(failed.error);
    expect(await moneyOf(test.app, user)).toEqual(UNTOUCHED);
  });

  it('goes on when only the caller has waited too long', async () => {
    const user = await registerUser(test.app);
    const headers = { 'idempotency-key': 'patience-1' };
    const answer = await send(test.app, user, 'POST', '/studio/generate', A_RING, headers);
    expect(answer.statusCode).toBe(504);
    const { code, details } = answer.json().error;
    expect(code).toBe('GENERATION_TIMED_OUT');
    await hire(openBenchDouble());
    await jobWhen(test.app, user, details.jobId, ({ state }) => state === 'succeeded');
    const again = await send(test.app, user, 'POST', '/studio/generate', A_RING, headers);
    expect(again.statusCode).toBe(200);
    expect((await moneyOf(test.app, user)).balance).toBe(21);
  });
});

describe('a worker that is gone', () => {
  /** As after kill -9: the row says that the job runs, and nobody renews the lease. */
  async function abandon(jobId: string): Promise<void> {
    await test.database.database
      .update(studioJobs)
      .set({
        state: 'running',
        claimId: sql`gen_random_uuid()`,
        leaseExpiresAt: sql`now() - interval '1 second'`,
        attempts: sql`${studioJobs.attempts} + 1`,
      })
      .where(eq(studioJobs.id, jobId));
  }

  it('hands its job back when it is told to stop, and finished pictures are not drawn again', async () => {
    const { bench, reached } = stuckBench(2);
    const first = await hire(bench);
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user);
    await reached;
    await jobWhen(test.app, user, job.id, ({ pictures }) => pictures[1]!.fraction === 1);
    const before = await getJob(test.app, user, job.id);
    await first.stop();
    const between = await getJob(test.app, user, job.id);
    expect(between.state).toBe('queued');
    expect(between.fraction).toBeGreaterThanOrEqual(before.fraction);
    const second = await hire(openBenchDouble());
    const ended = await jobWhen(test.app, user, job.id, ({ state }) => state === 'succeeded');
    expect(second.bench.drawn()).toBe(2);
    expect(ended.generation?.variations).toHaveLength(4);
    expect(await moneyOf(test.app, user)).toMatchObject({ balance: 21, reserved: 0 });
  });

  it('is replaced after kill -9, and its finished picture is used', async () => {
    const script = fileURLToPath(new URL('../../../test/worker-process.ts', import.meta.url));
    const victim = fork(script, {
      execArgv: ['--import', 'tsx'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: test.database.url,
        DATA_DIR: test.deps.config.dataDir,
      },
    });
    const died = once(victim, 'exit');
    try {
      const user = await registerUser(test.app);
      const job = await beginRing(test.app, user);
      await jobWhen(test.app, user, job.id, ({ pictures }) => pictures[0]!.fraction === 1);
      victim.kill('SIGKILL');
      expect(await died).toEqual([null, 'SIGKILL']);
      expect((await getJob(test.app, user, job.id)).state).toBe('running');
      const rescuer = await hire(openBenchDouble());
      const ended = await jobWhen(test.app, user, job.id, ({ state }) => state === 'succeeded');
      expect(rescuer.bench.drawn()).toBe(3);
      expect(ended.generation?.variations).toHaveLength(4);
      expect((await moneyOf(test.app, user)).entries).toEqual(['welcome 25', 'generation -4']);
    } finally {
      victim.kill('SIGKILL');
    }
  });

  it('is replaced when its lease runs out, and the job is charged once', async () => {
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user);
    await abandon(job.id);
    await hire(openBenchDouble());
    await jobWhen(test.app, user, job.id, ({ state }) => state === 'succeeded');
    expect((await moneyOf(test.app, user)).entries).toEqual(['welcome 25', 'generation -4']);
  });

  it('is replaced twice, and then the job fails and is refunded', async () => {
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user);
    for (let attempt = 0; attempt < 3; attempt += 1) await abandon(job.id);
    await hire(openBenchDouble());
    const failed = await jobWhen(test.app, user, job.id, ({ state }) => state === 'failed');
    expect(failed.error?.code).toBe('GENERATION_FAILED');
    expect(await moneyOf(test.app, user)).toEqual(UNTOUCHED);
  });

  it('cannot charge for a job that was taken from it', async () => {
    const { bench, reached } = stuckBench(3);
    await hire(bench, { heartbeatMs: 60_000, progressEveryMs: 60_000 });
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user);
    await reached;
    await expect.poll(async () => (await readJobPictures(test.database.database, job.id)).length).toBe(3);
    await abandon(job.id);
    const second = await hire(openBenchDouble());
    await jobWhen(test.app, user, job.id, ({ state }) => state === 'succeeded');
    expect(second.bench.drawn()).toBe(1);
    expect((await moneyOf(test.app, user)).entries).toEqual(['welcome 25', 'generation -4']);
  });

  it('loses no job whose message it took', async () => {
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user);
    await test.database.database.execute(sql`delete from pgboss.job where name = 'studio'`);
    await hire(openBenchDouble());
    await jobWhen(test.app, user, job.id, ({ state }) => state === 'succeeded');
  });
});

describe('a clock that is set forward in the middle of a job', () => {
  const TWO_DAYS_MS = 48 * 60 * 60_000;

  it('loses nothing when it is the clock of the server', async () => {
    const { bench, reached, goOn } = pausedBench();
    await hire(bench);
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user);
    await reached;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TWO_DAYS_MS });
    try {
      goOn();
      const [row] = await test.database.database.select().from(studioJobs).where(eq(studioJobs.id, job.id));
      expect(row?.state).toBe('running');
      await expect
        .poll(async () => {
          const rows = await test.database.database
            .select({ state: studioJobs.state })
            .from(studioJobs)
            .where(eq(studioJobs.id, job.id));
          return rows[0]?.state;
        })
        .toBe('succeeded');
    } finally {
      vi.useRealTimers();
    }
    expect((await moneyOf(test.app, user)).entries).toEqual(['welcome 25', 'generation -4']);
  });

  it('loses nothing when it is the clock of the database: everything is older and has run out', async () => {
    const { bench, reached, goOn } = pausedBench();
    await hire(bench);
    const user = await registerUser(test.app);
    const running = await beginRing(test.app, user);
    await reached;
    const waiting = await beginRing(test.app, user);
    await test.database.pool.query(
      `UPDATE studio_jobs SET created_at = created_at - interval '2 days',
         lease_expires_at = lease_expires_at - interval '2 days' WHERE user_id = $1`,
      [user.user.id],
    );
    await test.database.pool.query(
      `UPDATE reservations SET created_at = created_at - interval '2 days',
         expires_at = expires_at - interval '2 days' WHERE user_id = $1`,
      [user.user.id],
    );
    await expireReservations(test.database.database);
    goOn();
    for (const { id } of [running, waiting])
      expect(
        await jobWhen(test.app, user, id, ({ state }) => ['succeeded', 'failed'].includes(state)),
      ).toMatchObject({
        state: 'succeeded',
        error: null,
      });
    // The worker has kept what it had: nothing was begun anew.
    const rows = await test.database.pool.query(
      'SELECT max(attempts)::int AS attempts FROM studio_jobs WHERE user_id = $1',
      [user.user.id],
    );
    expect(rows.rows).toEqual([{ attempts: 1 }]);
    expect((await moneyOf(test.app, user)).entries).toEqual(['welcome 25', 'generation -4', 'generation -4']);
  });
});

describe('a disk that is full', () => {
  it('ends the job with words that say so, and charges nothing', async () => {
    const full = openBenchDouble({
      onPicture: async () => {
        throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      },
    });
    await hire(full);
    const user = await registerUser(test.app);
    const job = await beginRing(test.app, user);
    const failed = await jobWhen(test.app, user, job.id, ({ state }) => state === 'failed');
    expect(failed.error).toMatchObject({ code: 'STORAGE_FULL', status: 507 });
    expect(failed.error?.message).toContain('Nothing was charged');
    expect(await moneyOf(test.app, user)).toEqual(UNTOUCHED);
  });
});
