import { and, eq, or, sql } from 'drizzle-orm';
import { fromNow } from '../../../database/clock.ts';
import type { Database, Queryable } from '../../../database/connect.ts';
import { studioJobs } from '../../../database/schema/studio.ts';
import { announced, type Claim, type JobRow } from './row.ts';

/**
 * Takes a queued job, for one worker alone; undefined when it is not (or no longer) waiting.
 * @param claimId of this claim; who asks again with it, because the answer was lost, has the same claim.
 */
export async function claimJob(
  database: Database,
  jobId: string,
  claimId: string,
  leaseMs: number,
): Promise<{ job: JobRow; claim: Claim } | undefined> {
  const rows = await database
    .update(studioJobs)
    .set({
      state: 'running',
      claimId,
      leaseExpiresAt: fromNow(leaseMs),
      attempts: sql`${studioJobs.attempts} + (${studioJobs.state} = 'queued')::int`,
    })
    .where(and(eq(studioJobs.id, jobId), or(eq(studioJobs.state, 'queued'), eq(studioJobs.claimId, claimId))))
    .returning();
  const job = rows[0];
  return job && { job, claim: { jobId, userId: job.userId, claimId } };
}

/** Keeps a claim alive. Returns whether it still stands. */
export async function renewClaim(database: Queryable, claim: Claim, leaseMs: number): Promise<boolean> {
  const rows = await database
    .update(studioJobs)
    .set({ leaseExpiresAt: fromNow(leaseMs) })
    .where(isHeldBy(claim))
    .returning({ id: studioJobs.id });
  return rows.length > 0;
}

/** The condition on the job's row under which a worker may write. */
export function isHeldBy(claim: Claim) {
  return and(eq(studioJobs.id, claim.jobId), eq(studioJobs.claimId, claim.claimId));
}

/** Puts a running job back among those that wait; its attempt does not count when the worker chose to stop. */
export const BACK_IN_LINE = {
  state: 'queued',
  claimId: null,
  leaseExpiresAt: null,
} as const;

/** Columns to return when others must hear of the change. */
export const HEARD = { id: studioJobs.id, kind: studioJobs.kind, announced };
