import type { Database } from '../../../database/connect.ts';
import type { Bell } from '../../../jobs/bell.ts';
import { readJob } from './read.ts';
import { isEnded, type JobRow } from './row.ts';
import { changesOf } from './watch.ts';

/** Waits for a job to end; undefined when the signal comes first, or the job is gone. */
export async function awaitEnd(
  database: Database,
  bell: Bell,
  job: JobRow,
  signal: AbortSignal,
): Promise<JobRow | undefined> {
  if (isEnded(job.state)) return job;
  for await (const _change of changesOf(bell, job.id, signal)) {
    const row = await readJob(database, job.userId, job.id);
    if (!row || isEnded(row.state)) return row;
  }
  return undefined;
}
