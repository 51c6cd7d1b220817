import { sql } from 'drizzle-orm';
import { fromNow } from '../../../database/clock.ts';
import type { Database } from '../../../database/connect.ts';
import { jobPreviews, studioJobs } from '../../../database/schema/studio.ts';
import { HEARD, isHeldBy } from './claim.ts';
import type { Claim, JobRow } from './row.ts';

export interface PreviewImage {
  readonly pictureIndex: number;
  readonly width: number;
  readonly height: number;
  /** WebP. */
  readonly image: Buffer;
}

export interface Progress {
  readonly stage: JobRow['stage'];
  /** Done share of the whole, 0..1. */
  readonly fraction: number;
  readonly pictureFractions: readonly number[];
  readonly previews: readonly PreviewImage[];
}

/** Writes down how far a job is and tells who watches it. Returns whether the worker's claim still stands. */
export async function writeProgress(
  database: Database,
  claim: Claim,
  progress: Progress,
  leaseMs: number,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const rows = await tx
      .update(studioJobs)
      .set({
        stage: progress.stage,
        // A second attempt begins again, but what was shown never falls.
        fraction: sql`greatest(${studioJobs.fraction}, ${progress.fraction}::real)`,
        pictureFractions: sql`array(
          select greatest(was, done) from unnest(${studioJobs.pictureFractions}, ${sql.param([...progress.pictureFractions])}::real[])
          with ordinality as share(was, done, position) order by position)`,
        leaseExpiresAt: fromNow(leaseMs),
      })
      .where(isHeldBy(claim))
      .returning(HEARD);
    if (rows.length === 0) return false;
    if (progress.previews.length > 0) {
      await tx
        .insert(jobPreviews)
        .values(progress.previews.map((preview) => ({ ...preview, jobId: claim.jobId, sequence: 1 })))
        .onConflictDoUpdate({
          target: [jobPreviews.jobId, jobPreviews.pictureIndex],
          set: {
            sequence: sql`${jobPreviews.sequence} + 1`,
            width: sql`excluded.width`,
            height: sql`excluded.height`,
            image: sql`excluded.image`,
          },
        });
    }
    return true;
  });
}
