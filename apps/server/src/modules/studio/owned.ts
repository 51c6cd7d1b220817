/** What a person has in the studio, and what becomes of it when they leave. */
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { drafts, studioJobs, variations, variationVersions } from '../../database/schema/studio.ts';
import { inPages, type OwnedPart } from '../../http/owned.ts';
import { discardFiles } from '../../storage/unwanted.ts';
import { lockAccount } from '../credits/index.ts';
import { exportKeys, jobKeys } from './files.ts';
import { endUnpaid } from './job/end.ts';
import { showVariation } from './variations/show.ts';

/** Every version with its design document, and what was asked for. */
export const studioOwnedBy: OwnedPart = (database, userId) => ({
  variations: async function* () {
    const pages = inPages(
      (after: string | undefined, limit) =>
        database
          .select()
          .from(variations)
          .where(
            and(eq(variations.userId, userId), after === undefined ? undefined : gt(variations.id, after)),
          )
          .orderBy(asc(variations.id))
          .limit(limit),
      ({ id }) => id,
    );
    for await (const variation of pages) {
      const versions = await database
        .select()
        .from(variationVersions)
        .where(eq(variationVersions.variationId, variation.id))
        .orderBy(asc(variationVersions.version));
      yield {
        id: variation.id,
        currentVersion: variation.version,
        versions: versions.map((piece) => ({ ...showVariation({ variation, piece }), design: piece.design })),
      };
    }
  },
  drafts: () =>
    database
      .select({ variationId: drafts.variationId, savedAt: drafts.savedAt })
      .from(drafts)
      .where(eq(drafts.userId, userId))
      .orderBy(asc(drafts.savedAt)),
  generations: () =>
    inPages(
      (after: string | undefined, limit) =>
        database
          .select({
            id: studioJobs.id,
            kind: studioJobs.kind,
            state: studioJobs.state,
            prompt: studioJobs.prompt,
            createdAt: studioJobs.createdAt,
            endedAt: studioJobs.endedAt,
          })
          .from(studioJobs)
          .where(
            and(eq(studioJobs.userId, userId), after === undefined ? undefined : gt(studioJobs.id, after)),
          )
          .orderBy(asc(studioJobs.id))
          .limit(limit),
      ({ id }) => id,
    ),
});

/** A worker that has lost its job finds out when it next writes; until then it may store pictures. */
const WORKER_GONE_AFTER_S = 300;

/** Ends the person's jobs without a charge, and notes every file that was made for them; the rows go with the account. */
export async function stopStudioOf(tx: Transaction, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  const live = await tx
    .select()
    .from(studioJobs)
    .where(and(eq(studioJobs.userId, userId), isNull(studioJobs.endedAt)))
    .orderBy(asc(studioJobs.id))
    .for('update');
  for (const job of live) await endUnpaid(tx, job, { state: 'cancelled', error: null });
  const keysOf = (job: { folder: string; fractions: readonly number[] }) =>
    jobKeys(job.folder, job.fractions.length);
  const jobs = await tx
    .select({ id: studioJobs.id, folder: studioJobs.folder, fractions: studioJobs.pictureFractions })
    .from(studioJobs)
    .where(eq(studioJobs.userId, userId));
  const liveIds = new Set(live.map(({ id }) => id));
  await discardFiles(tx, jobs.filter(({ id }) => liveIds.has(id)).flatMap(keysOf), WORKER_GONE_AFTER_S);
  await discardFiles(tx, jobs.filter(({ id }) => !liveIds.has(id)).flatMap(keysOf), 0);
  // What a version names, whichever job has made it.
  const own = tx.select({ id: variations.id }).from(variations).where(eq(variations.userId, userId));
  const versions = await tx
    .select({
      images: variationVersions.images,
      modelPath: variationVersions.modelPath,
      version: variationVersions.version,
    })
    .from(variationVersions)
    .where(inArray(variationVersions.variationId, own));
  const named = versions.flatMap(({ images, modelPath, version }) => [
    ...images.map(({ path }) => path),
    ...(modelPath === null ? [] : [modelPath, ...exportKeys(modelPath, version)]),
  ]);
  await discardFiles(tx, named, 0);
}
