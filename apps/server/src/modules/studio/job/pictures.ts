/** The finished pictures of a job under way. */
import { asc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/connect.ts';
import { jobPictures, studioJobs } from '../../../database/schema/studio.ts';
import { HEARD, isHeldBy } from './claim.ts';
import type { Claim } from './row.ts';

export type JobPicture = typeof jobPictures.$inferSelect;
export type NewJobPicture = typeof jobPictures.$inferInsert;

export async function readJobPictures(database: Queryable, jobId: string): Promise<JobPicture[]> {
  return database
    .select()
    .from(jobPictures)
    .where(eq(jobPictures.jobId, jobId))
    .orderBy(asc(jobPictures.pictureIndex));
}

/** Records a picture whose files are stored. Returns whether the worker's claim still stands. */
export async function recordPicture(
  database: Database,
  claim: Claim,
  picture: NewJobPicture,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const held = await tx.select(HEARD).from(studioJobs).where(isHeldBy(claim)).for('update');
    if (held.length === 0) return false;
    await tx.insert(jobPictures).values(picture).onConflictDoNothing();
    return true;
  });
}
