import { createHash } from 'node:crypto';
import { CREDITS_PER_PICTURE } from '@filigree/contracts';
import { and, eq, lt, sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromNow } from '../../../database/clock.ts';
import type { Queryable, Transaction } from '../../../database/connect.ts';
import { newId } from '../../../database/id.ts';
import { type JobTask, studioJobs } from '../../../database/schema/studio.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { ring } from '../../../jobs/bell.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { transactWithClient } from '../../../jobs/transact.ts';
import { judgeBalance, lockAccount, reserveCredits, toMillis } from '../../credits/index.ts';
import { drawFolder } from '../files.ts';
import { IDEMPOTENCY_LIFETIME_MS } from '../settings.ts';
import { STUDIO_JOB } from './message.ts';
import type { JobRow } from './row.ts';

/** One click: who, under which key, and what exactly was asked. */
export interface Click {
  readonly userId: string;
  /** undefined: every request is a click of its own. */
  readonly key: string | undefined;
  readonly requestHash: string;
}

/** The same for two requests that say the same, whatever the order of their fields. */
export function hashRequest(kind: JobTask['kind'], body: unknown): string {
  return createHash('sha256')
    .update(`${kind}:${canonical(body)}`)
    .digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** The job that this click began earlier; fails with IDEMPOTENCY_KEY_REUSED when it asked for something else. */
export async function findJobOfClick(database: Queryable, click: Click): Promise<Result<JobRow | undefined>> {
  if (click.key === undefined) return ok(undefined);
  const rows = await database
    .select()
    .from(studioJobs)
    .where(
      and(
        eq(studioJobs.userId, click.userId),
        eq(studioJobs.idempotencyKey, click.key),
        sql`${studioJobs.createdAt} >= ${fromNow(-IDEMPOTENCY_LIFETIME_MS)}`,
      ),
    );
  const found = rows[0];
  if (found && found.requestHash !== click.requestHash) {
    return fail(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key belongs to another request. Send a new key with a new request.',
    );
  }
  return ok(found);
}

const costOf = (pictures: number): number => toMillis(pictures * CREDITS_PER_PICTURE);

/**
 * Refuses a click that cannot be paid before its words are read and its designs are drawn, which costs far more than
 * to look. Whether it can be paid is judged once more when its credits are held. Fails with INSUFFICIENT_CREDITS.
 */
export function judgeCost(database: Queryable, userId: string, pictures: number): Promise<Result<void>> {
  return judgeBalance(database, { userId, owner: 'job', amountMillis: costOf(pictures) });
}

interface NewJob {
  readonly click: Click;
  readonly prompt: string;
  readonly task: JobTask;
  readonly seed: number;
}

/**
 * Reserves the credits, writes the job down and queues it, in one transaction; a click that has a job gets that one.
 * Fails with INSUFFICIENT_CREDITS or IDEMPOTENCY_KEY_REUSED, and then nothing has changed.
 */
export async function createJob(pool: pg.Pool, queue: Queue, job: NewJob): Promise<Result<JobRow>> {
  const { click, task } = job;
  return transactWithClient(pool, async (tx, client) => {
    // The lock puts the requests of one person in a row: of twenty with one key, one begins a job.
    await lockAccount(tx, click.userId);
    const earlier = await findJobOfClick(tx, click);
    if (!earlier.ok || earlier.value) return earlier as Result<JobRow>;
    await releaseOldKey(tx, click);

    const id = newId();
    const costMillis = costOf(task.designs.length);
    const reserved = await reserveCredits(tx, {
      userId: click.userId,
      owner: 'job',
      amountMillis: costMillis,
      reference: id,
      lifetimeMs: undefined,
    });
    if (!reserved.ok) return reserved;
    const rows = await tx
      .insert(studioJobs)
      .values({
        id,
        userId: click.userId,
        kind: task.kind,
        prompt: job.prompt,
        task,
        seed: job.seed,
        pictureFractions: task.designs.map(() => 0),
        folder: drawFolder(),
        idempotencyKey: click.key ?? null,
        requestHash: click.requestHash,
        costMillis,
        reservationId: reserved.value.id,
      })
      .returning();
    await queue.send(client, STUDIO_JOB, { jobId: id });
    await ring(tx, 'studio_queue', id);
    return ok(rows[0]!);
  });
}

async function releaseOldKey(tx: Transaction, click: Click): Promise<void> {
  if (click.key === undefined) return;
  await tx
    .update(studioJobs)
    .set({ idempotencyKey: null })
    .where(
      and(
        eq(studioJobs.userId, click.userId),
        eq(studioJobs.idempotencyKey, click.key),
        lt(studioJobs.createdAt, fromNow(-IDEMPOTENCY_LIFETIME_MS)),
      ),
    );
}
