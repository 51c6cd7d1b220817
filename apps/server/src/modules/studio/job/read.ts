import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { jobPreviews, studioJobs } from '../../../database/schema/studio.ts';
import type { JobRow } from './row.ts';

const LIST_LIMIT = 50;

/** A person's own job; undefined for anybody else's. */
export async function readJob(
  database: Queryable,
  userId: string,
  jobId: string,
): Promise<JobRow | undefined> {
  const rows = await database
    .select()
    .from(studioJobs)
    .where(and(eq(studioJobs.id, jobId), eq(studioJobs.userId, userId)));
  return rows[0];
}

/** A person's jobs that have not ended, newest first. */
export async function readLiveJobs(database: Queryable, userId: string): Promise<JobRow[]> {
  return database
    .select()
    .from(studioJobs)
    .where(and(eq(studioJobs.userId, userId), isNull(studioJobs.endedAt)))
    .orderBy(desc(studioJobs.createdAt))
    .limit(LIST_LIMIT);
}

/** How far the previews of a job are, without their pictures. */
export async function readPreviewSequences(
  database: Queryable,
  jobId: string,
): Promise<{ pictureIndex: number; sequence: number }[]> {
  return database
    .select({ pictureIndex: jobPreviews.pictureIndex, sequence: jobPreviews.sequence })
    .from(jobPreviews)
    .where(eq(jobPreviews.jobId, jobId))
    .orderBy(jobPreviews.pictureIndex);
}

export async function readPreview(database: Queryable, jobId: string, pictureIndex: number) {
  const rows = await database
    .select()
    .from(jobPreviews)
    .where(and(eq(jobPreviews.jobId, jobId), eq(jobPreviews.pictureIndex, pictureIndex)));
  return rows[0];
}
