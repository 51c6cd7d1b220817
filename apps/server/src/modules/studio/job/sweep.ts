/** What the workers do beside their jobs: jobs whose worker died, messages that were lost, files nobody will use. */
import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { fromNow } from '../../../database/clock.ts';
import type { Connection } from '../../../database/connect.ts';
import { jobPictures, studioJobs } from '../../../database/schema/studio.ts';
import { ring } from '../../../jobs/bell.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { transactWithClient } from '../../../jobs/transact.ts';
import type { Storage } from '../../../storage/storage.ts';
import { lockAccount } from '../../credits/index.ts';
import type { Outbox } from '../../mail/index.ts';
import { jobKeys } from '../files.ts';
import { MAX_ATTEMPTS } from '../settings.ts';
import { BACK_IN_LINE, HEARD } from './claim.ts';
import { failJob } from './end.ts';
import { STUDIO_JOB } from './message.ts';

const SWEEP_LIMIT = 100;
/** A worker that has lost its job may still be storing a picture; after this it is not. */
const TIDY_AFTER_MS = 60_000;

/**
 * Claims that have run out, and since when this process has seen them so. A claim is given up only when nothing has
 * moved it for a while: a clock that was set forward, or a database that was away, lets those of living workers run out
 * as well, and they renew them within a heartbeat.
 */
export type RunOutClaims = Map<string, { readonly claim: string; readonly sinceMs: number }>;

/**
 * Jobs whose worker is gone go back in line, or fail after MAX_ATTEMPTS.
 * @param graceMs how long a claim must have been seen to have run out; above the heartbeat of the workers.
 * @returns how many.
 */
export async function recoverJobs(
  connection: Connection,
  queue: Queue,
  outbox: Outbox,
  seen: RunOutClaims,
  graceMs: number,
): Promise<number> {
  const { database, pool } = connection;
  const hasRunOut = and(eq(studioJobs.state, 'running'), lt(studioJobs.leaseExpiresAt, sql`now()`));
  const runOut = await database
    .select({
      id: studioJobs.id,
      userId: studioJobs.userId,
      claim: sql<string>`concat(${studioJobs.claimId}, ' ', ${studioJobs.leaseExpiresAt})`,
    })
    .from(studioJobs)
    .where(hasRunOut)
    .orderBy(asc(studioJobs.createdAt))
    .limit(SWEEP_LIMIT);
  const nowMs = performance.now();
  const before = new Map(seen);
  seen.clear();
  for (const { id, claim } of runOut) {
    const known = before.get(id);
    seen.set(id, known?.claim === claim ? known : { claim, sinceMs: nowMs });
  }
  const abandoned = runOut.filter(({ id }) => nowMs - (seen.get(id)?.sinceMs ?? nowMs) >= graceMs);
  for (const { id, userId } of abandoned) {
    await transactWithClient(pool, async (tx, client) => {
      await lockAccount(tx, userId);
      const rows = await tx
        .select()
        .from(studioJobs)
        .where(and(eq(studioJobs.id, id), hasRunOut))
        .for('update', { skipLocked: true });
      const job = rows[0];
      if (!job) return;
      if (job.attempts >= MAX_ATTEMPTS) {
        await failJob(tx, outbox, job, {
          code: 'GENERATION_FAILED',
          message: 'The designs could not be finished. Nothing was charged. Please try again.',
        });
        return;
      }
      await tx.update(studioJobs).set(BACK_IN_LINE).where(eq(studioJobs.id, id)).returning(HEARD);
      await queue.send(client, STUDIO_JOB, { jobId: id });
      await ring(tx, 'studio_queue', id);
    });
  }
  return abandoned.length;
}

/** Deletes the files of jobs that did not succeed. */
export async function tidyEndedJobs({ database }: Connection, storage: Storage): Promise<void> {
  const ended = await database
    .select({ id: studioJobs.id, folder: studioJobs.folder, fractions: studioJobs.pictureFractions })
    .from(studioJobs)
    .where(
      and(
        isNotNull(studioJobs.endedAt),
        eq(studioJobs.tidied, false),
        lt(studioJobs.endedAt, fromNow(-TIDY_AFTER_MS)),
      ),
    )
    .limit(SWEEP_LIMIT);
  for (const { folder, fractions } of ended) {
    for (const key of jobKeys(folder, fractions.length)) {
      await storage.remove(key);
    }
  }
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await database.transaction(async (tx) => {
    await tx.delete(jobPictures).where(inArray(jobPictures.jobId, ids));
    await tx.update(studioJobs).set({ tidied: true }).where(inArray(studioJobs.id, ids));
  });
}
