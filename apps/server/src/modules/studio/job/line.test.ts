import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../../test/app.ts';
import { openBenchDouble } from '../../../../test/bench-double.ts';
import { beginRing, generateRing, jobWhen, send } from '../../../../test/studio.ts';
import { startTestWorker } from '../../../../test/worker.ts';
import { studioJobs } from '../../../database/schema/studio.ts';
import { openQueue, type Queue } from '../../../jobs/queue.ts';
import { transactWithClient } from '../../../jobs/transact.ts';
import { type Outbox, openOutbox } from '../../mail/index.ts';
import { STUDIO_QUEUES } from '../index.ts';
import { claimNextJob } from './claim.ts';
import { failClaimedJob } from './end.ts';
import { handBack } from './hand-back.ts';
import { STUDIO_JOB } from './message.ts';
import { recoverJobs } from './sweep.ts';

let test: TestApp;
let queue: Queue;
let outbox: Outbox;
beforeAll(async () => {
  test = await buildTestApp();
  outbox = openOutbox(test.deps.config, test.deps.keyring);
  const onError = (error: Error) => {
    throw error;
  };
  queue = await openQueue(test.database.pool, { queues: STUDIO_QUEUES, supervise: false, onError });
});
afterEach(async () => {
  while ((await serve()) !== undefined);
});
afterAll(async () => {
  await queue.close();
  await test.close();
});

const claim = async (leaseMs = 60_000) => claimNextJob(test.database.database, randomUUID(), leaseMs);

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

const end = ({ claim: held }: Claimed) =>
  failClaimedJob(test.database.database, outbox, held, {
    code: 'GENERATION_FAILED',
    message: 'It fell over.',
  });

/** A worker takes a job and ends it. Returns its id. */
async function serve(): Promise<string | undefined> {
  const next = await claim();
  if (next) await end(next);
  return next?.job.id;
}

const begin = async (user: TestUser) => (await beginRing(test.app, user)).id;

async function beginMany(user: TestUser, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await begin(user));
  return ids;
}

async function serveAll(): Promise<string[]> {
  const ids: string[] = [];
  for (let id = await serve(); id !== undefined; id = await serve()) ids.push(id);
  return ids;
}

/** Somebody with a piece that can be refined. */
async function ownerOfPiece(): Promise<{ user: TestUser; refine: () => Promise<string> }> {
  const user = await registerUser(test.app);
  const worker = await startTestWorker(test);
  const { variations } = await generateRing(test.app, user);
  await worker.stop();
  const body = { variationId: variations[0]!.id, refinements: 'a wider band' };
  const refine = async () => {
    const headers = { prefer: 'respond-async' };
    return (await send(test.app, user, 'POST', '/studio/refine', body, headers)).json().data.id as string;
  };
  return { user, refine };
}

async function letWait(jobId: string, seconds: number): Promise<void> {
  await test.database.database
    .update(studioJobs)
    .set({ createdAt: sql`${studioJobs.createdAt} - ${seconds} * interval '1 second'` })
    .where(eq(studioJobs.id, jobId));
}

describe('people', () => {
  it('take turns: one job waits for one of somebody who has queued six before', async () => {
    const [crowd, single] = [await registerUser(test.app), await registerUser(test.app)];
    const [first, ...others] = await beginMany(crowd, 6);
    const one = await begin(single);
    expect(await serveAll()).toEqual([first, one, ...others]);
  });

  it('take turns when one of six is under way as the other comes', async () => {
    const [crowd, single] = [await registerUser(test.app), await registerUser(test.app)];
    const [first, ...others] = await beginMany(crowd, 6);
    const running = await claim();
    expect(running?.job.id).toBe(first);
    const one = await begin(single);
    await end(running!);
    expect(await serveAll()).toEqual([one, ...others]);
  });

  it('take turns among several workers too', async () => {
    const [crowd, single] = [await registerUser(test.app), await registerUser(test.app)];
    const [first, second] = await beginMany(crowd, 3);
    const running = [await claim(), await claim()];
    expect(running.map((claimed) => claimed?.job.id)).toEqual([first, second]);
    const one = await begin(single);
    expect((await claim())?.job.id).toBe(one);
    for (const claimed of running) await end(claimed!);
  });

  it('alternate when each has many', async () => {
    const [a, b] = [await registerUser(test.app), await registerUser(test.app)];
    const ofA = await beginMany(a, 3);
    const ofB = await beginMany(b, 3);
    expect(await serveAll()).toEqual([ofA[0], ofB[0], ofA[1], ofB[1], ofA[2], ofB[2]]);
  });

  it('are not passed by everybody who comes later: a second job is next once the first has ended', async () => {
    const [crowd, late] = [await registerUser(test.app), await registerUser(test.app)];
    const [first, second] = await beginMany(crowd, 2);
    expect(await serve()).toBe(first);
    const one = await begin(late);
    expect(await serveAll()).toEqual([second, one]);
  });

  it('lose no turn by a job that they cancel before it begins', async () => {
    const [hesitant, other] = [await registerUser(test.app), await registerUser(test.app)];
    const cancelled = await begin(hesitant);
    const wanted = await begin(hesitant);
    const later = await begin(other);
    await send(test.app, hesitant, 'POST', `/studio/jobs/${cancelled}/cancel`);
    expect(await serveAll()).toEqual([wanted, later]);
  });
});

describe('a refinement', () => {
  it('goes before a generation of the same moment, and behind one that has waited long enough', async () => {
    const { refine } = await ownerOfPiece();
    const old = await begin(await registerUser(test.app));
    const fresh = await begin(await registerUser(test.app));
    await letWait(old, 31);
    const refinement = await refine();
    expect(await serveAll()).toEqual([old, refinement, fresh]);
  });

  it('goes in the order of clicks among its like', async () => {
    const pieces = [await ownerOfPiece(), await ownerOfPiece()];
    const clicks = [await pieces[0]!.refine(), await pieces[1]!.refine()];
    expect(await serveAll()).toEqual(clicks);
  });

  it('of somebody who has many does not pass the generation of somebody who has one', async () => {
    const { refine } = await ownerOfPiece();
    const first = await refine();
    const second = await refine();
    const one = await begin(await registerUser(test.app));
    expect(await serveAll()).toEqual([first, one, second]);
  });
});

describe('an interrupted job', () => {
  /** Two jobs under way, of which one ends; the other is older than what others queue meanwhile. */
  async function interruptible() {
    const [user, other] = [await registerUser(test.app), await registerUser(test.app)];
    const [first, second, third] = await beginMany(user, 3);
    const interrupted = await claim(-1_000);
    const ended = await claim();
    expect([interrupted?.job.id, ended?.job.id]).toEqual([first, second]);
    const one = await begin(other);
    await end(ended!);
    return { interrupted: interrupted!, order: [first, one, third] };
  }

  it('that a worker hands back keeps its place', async () => {
    const { interrupted, order } = await interruptible();
    await handBack(test.database.pool, queue, interrupted.claim);
    expect(await serveAll()).toEqual(order);
  });

  it('whose worker is gone keeps its place', async () => {
    const { order } = await interruptible();
    expect(await recoverJobs(test.database, queue, outbox, new Map(), 0)).toBe(1);
    expect(await serveAll()).toEqual(order);
  });
});

describe('workers', () => {
  it('never take the same job, and leave none', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => registerUser(test.app)));
    const queued = (await Promise.all(people.map((person) => beginMany(person, 3)))).flat();
    const taken = await Promise.all(Array.from({ length: 20 }, () => claim()));
    const ids = taken.flatMap((claimed) => claimed?.job.id ?? []);
    // Who finds all that are left locked by others gets none; the next look gets it.
    for (let next = await claim(); next; next = await claim()) ids.push(next.job.id);
    expect(ids.toSorted()).toEqual(queued.toSorted());
    for (const claimed of taken) if (claimed) await end(claimed);
  });

  it('have the same job when they ask again because the answer was lost', async () => {
    const user = await registerUser(test.app);
    const [first, second] = await beginMany(user, 2);
    const { database } = test.database;
    const claimId = randomUUID();
    const once = await claimNextJob(database, claimId, 60_000);
    const again = await claimNextJob(database, claimId, 60_000);
    expect([once?.job.id, again?.job.id, again?.job.attempts]).toEqual([first, first, 1]);
    expect((await claim())?.job.id).toBe(second);
  });
});

describe('a message', () => {
  it('without a job that waits harms nothing, and a job without a message is found', async () => {
    const user = await registerUser(test.app);
    await test.database.pool.query("DELETE FROM pgboss.job WHERE name = 'studio'");
    const lost = await begin(user);
    await test.database.pool.query("DELETE FROM pgboss.job WHERE name = 'studio'");
    await transactWithClient(test.database.pool, async (_tx, client) => {
      for (let sent = 0; sent < 3; sent += 1) await queue.send(client, STUDIO_JOB, { jobId: randomUUID() });
    });
    const worker = await startTestWorker(test, openBenchDouble(), { sweepEveryMs: 50 });
    try {
      await jobWhen(test.app, user, lost, ({ state }) => state === 'succeeded');
    } finally {
      await worker.stop();
    }
  });
});
