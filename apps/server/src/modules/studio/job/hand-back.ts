import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { studioJobs } from '../../../database/schema/studio.ts';
import { ring } from '../../../jobs/bell.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { transactWithClient } from '../../../jobs/transact.ts';
import { BACK_IN_LINE, HEARD, isHeldBy } from './claim.ts';
import { STUDIO_JOB } from './message.ts';
import type { Claim } from './row.ts';

/** A worker that must stop gives its job to the others at once, ahead of all that wait; the run does not count as an attempt. */
export async function handBack(pool: pg.Pool, queue: Queue, claim: Claim): Promise<void> {
  await transactWithClient(pool, async (tx, client) => {
    const rows = await tx
      .update(studioJobs)
      .set({ ...BACK_IN_LINE, attempts: sql`${studioJobs.attempts} - 1` })
      .where(isHeldBy(claim))
      .returning(HEARD);
    const job = rows[0];
    if (!job) return;
    await queue.send(client, STUDIO_JOB, { jobId: job.id });
    await ring(tx, 'studio_queue', job.id);
  });
}
