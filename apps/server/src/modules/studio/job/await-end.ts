import type { JobFollowers } from './follow.ts';
import { isEnded, type JobRow } from './row.ts';

/** Waits for a job to end; undefined when the signal comes first, or the job is gone. */
export async function awaitEnd(
  followers: JobFollowers,
  job: JobRow,
  signal: AbortSignal,
): Promise<JobRow | undefined> {
  if (isEnded(job.state)) return job;
  for await (const { row } of followers.follow(job, signal)) if (isEnded(row.state)) return row;
  return undefined;
}
