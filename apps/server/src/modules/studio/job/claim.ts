import { and, eq, sql } from 'drizzle-orm';
import { fromNow, NOW } from '../../../database/clock.ts';
import type { Database, Queryable } from '../../../database/connect.ts';
import { studioJobs } from '../../../database/schema/studio.ts';
import { LINE } from './line.ts';
import { announced, type Claim, type JobRow } from './row.ts';

/**
 * Takes the job whose turn it is, for one worker alone; undefined when none waits that nobody else is just taking.
 * @param claimId of this claim; who asks again with it, because the answer was lost, has the same claim.
 */
export async function claimNextJob(
  database: Database,
  claimId: string,
  leaseMs: number,
): Promise<{ job: JobRow; claim: Claim } | undefined> {
  const rows = await database
    .update(studioJobs)
    .set({
      state: 'running',
      claimId,
      leaseExpiresAt: fromNow(leaseMs),
      startedAt: sql`coalesce(${studioJobs.startedAt}, ${NOW})`,
      attempts: sql`${studioJobs.attempts} + (${studioJobs.state} = 'queued')::int`,
    })
    .where(sql`${studioJobs.id} = coalesce(${claimedBefore(claimId)}, ${nextInLine()})`)
    .returning();
  const job = rows[0];
  return job && { job, claim: { jobId: job.id, userId: job.userId, claimId } };
}

const claimedBefore = (claimId: string) =>
  sql`(select id from studio_jobs where state = 'running' and claim_id = ${claimId})`;

/** Whoever is locked is being taken by another worker: the one behind is next then. */
const nextInLine = () => sql`(
  select waiting.id from studio_jobs waiting join (${LINE}) line on line.id = waiting.id
  where waiting.state = 'queued'
  order by line.place limit 1 for update of waiting skip locked)`;

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

/** Puts a running job back among those that wait, where it is the first of them; its attempt does not count when the worker chose to stop. */
export const BACK_IN_LINE = {
  state: 'queued',
  claimId: null,
  leaseExpiresAt: null,
} as const;

/** Columns to return when others must hear of the change. */
export const HEARD = { id: studioJobs.id, kind: studioJobs.kind, announced };
