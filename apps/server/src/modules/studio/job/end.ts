/** The ends of a job at which nothing is charged. */
import type { ApiError } from '@filigree/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { NOW } from '../../../database/clock.ts';
import type { Database, Transaction } from '../../../database/connect.ts';
import { jobPreviews, studioJobs } from '../../../database/schema/studio.ts';
import { apiError, type Failure } from '../../../http/failure.ts';
import { ring } from '../../../jobs/bell.ts';
import { lockAccount, refundReservation } from '../../credits/index.ts';
import type { Outbox } from '../../mail/index.ts';
import { HEARD, isHeldBy } from './claim.ts';
import { mailEnd } from './mail-at-end.ts';
import type { Claim, JobRow } from './row.ts';

type Ending =
  | { readonly state: 'failed'; readonly error: ApiError }
  | { readonly state: 'cancelled'; readonly error: null };

/** Fails a worker's job; nothing happens when the worker has lost its claim. */
export async function failClaimedJob(
  database: Database,
  outbox: Outbox,
  claim: Claim,
  failure: Failure,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockAccount(tx, claim.userId);
    const rows = await tx.select().from(studioJobs).where(isHeldBy(claim)).for('update');
    if (!rows[0]) return false;
    await failJob(tx, outbox, rows[0], failure);
    return true;
  });
}

/** Cancels a person's job, queued or running; a job that has ended stays as it is. */
export async function cancelJob(
  database: Database,
  userId: string,
  jobId: string,
): Promise<JobRow | undefined> {
  return database.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const rows = await tx
      .select()
      .from(studioJobs)
      .where(and(eq(studioJobs.id, jobId), eq(studioJobs.userId, userId)))
      .for('update');
    const job = rows[0];
    if (!job || job.endedAt !== null) return job;
    return endUnpaid(tx, job, { state: 'cancelled', error: null });
  });
}

/** Fails a job, and writes to its owner who has asked for it. Its account and its row must be locked, in this order. */
export async function failJob(tx: Transaction, outbox: Outbox, job: JobRow, failure: Failure): Promise<void> {
  await endUnpaid(tx, job, { state: 'failed', error: apiError(failure) });
  await mailEnd(outbox, tx, job, { code: failure.code });
}

/** Releases the job's credits and ends it. Its account and its row must be locked, in this order. */
export async function endUnpaid(tx: Transaction, job: JobRow, ending: Ending): Promise<JobRow> {
  // A reservation that has expired meanwhile is released by its own sweep: either way nothing is charged.
  await refundReservation(tx, {
    id: job.reservationId,
    userId: job.userId,
    owner: 'job',
    reason: ending.error?.code ?? 'cancelled',
  });
  await tx.delete(jobPreviews).where(eq(jobPreviews.jobId, job.id));
  const ended = { ...ending, claimId: null, leaseExpiresAt: null };
  const rows = await tx
    .update(studioJobs)
    .set({ ...ended, endedAt: NOW })
    .where(and(eq(studioJobs.id, job.id), isNull(studioJobs.endedAt)))
    .returning({ ...HEARD, endedAt: studioJobs.endedAt });
  await ring(tx, 'studio_end', job.id);
  return { ...job, ...ended, endedAt: rows[0]?.endedAt ?? job.endedAt };
}
