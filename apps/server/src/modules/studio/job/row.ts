import type { JOB_STATES } from '@filigree/contracts';
import { sql } from 'drizzle-orm';
import { studioJobs } from '../../../database/schema/studio.ts';

export type JobRow = typeof studioJobs.$inferSelect;
type JobState = (typeof JOB_STATES)[number];

export function isEnded(state: JobState): boolean {
  return state !== 'queued' && state !== 'running';
}

/** One claim of a job by one worker. What it writes after it has lost the claim is refused. */
export interface Claim {
  readonly jobId: string;
  readonly userId: string;
  readonly claimId: string;
}

/** As a column of RETURNING or of a select: tells everybody who watches the job, when the transaction commits. */
export const announced = sql`pg_notify('studio_job', ${studioJobs.id}::text)`;
