import { eq } from 'drizzle-orm';
import { NOW } from '../../../database/clock.ts';
import type { Database, Transaction } from '../../../database/connect.ts';
import {
  type JobResult,
  jobPictures,
  jobPreviews,
  studioJobs,
  variations,
  variationVersions,
} from '../../../database/schema/studio.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { commitReservation, lockAccount, spendableMillis } from '../../credits/index.ts';
import type { Outbox } from '../../mail/index.ts';
import { HEARD, isHeldBy } from './claim.ts';
import { mailEnd } from './mail-at-end.ts';
import { type JobPicture, readJobPictures } from './pictures.ts';
import type { Claim, JobRow } from './row.ts';

/**
 * The one transaction in which a job's pictures become variations and its credits are spent. Every picture must be
 * recorded. Fails with CONFLICT when the worker has lost its claim, RESERVATION_CLOSED when the reservation has
 * expired, VARIATION_NOT_FOUND when the variation to change is gone; nothing has changed then.
 */
export async function succeed(database: Database, outbox: Outbox, claim: Claim): Promise<Result<JobResult>> {
  return database.transaction(async (tx) => {
    await lockAccount(tx, claim.userId);
    const rows = await tx.select().from(studioJobs).where(isHeldBy(claim)).for('update');
    const job = rows[0];
    if (!job) return fail('CONFLICT', 'Another worker has this job.');
    const pictures = await readJobPictures(tx, job.id);
    if (pictures.length !== job.task.designs.length)
      throw new Error(`Job ${job.id} has unfinished pictures.`);

    const refined = job.task.kind === 'refine' ? await lockVariation(tx, job.task.variationId) : undefined;
    if (job.task.kind === 'refine' && !refined) return fail('VARIATION_NOT_FOUND', 'Variation not found');
    const spent = await commitReservation(tx, {
      id: job.reservationId,
      userId: job.userId,
      owner: 'job',
      kind: job.kind === 'generate' ? 'generation' : 'refinement',
      description: describe(job),
    });
    if (!spent.ok) return spent;
    const kept = refined
      ? await keepRefinement(tx, job, refined, pictures)
      : await keepNew(tx, job, pictures);

    const result: JobResult = {
      variations: kept,
      chargedMillis: spent.value.reservation.committedMillis ?? 0,
      remainingMillis: spendableMillis(spent.value.account),
    };
    await tx.delete(jobPreviews).where(eq(jobPreviews.jobId, job.id));
    await tx.delete(jobPictures).where(eq(jobPictures.jobId, job.id));
    await tx
      .update(studioJobs)
      .set({
        state: 'succeeded',
        stage: 'done',
        fraction: 1,
        pictureFractions: pictures.map(() => 1),
        result,
        claimId: null,
        leaseExpiresAt: null,
        endedAt: NOW,
        tidied: true,
      })
      .where(eq(studioJobs.id, job.id))
      .returning(HEARD);
    await mailEnd(outbox, tx, job, { result });
    return ok(result);
  });
}

type Kept = JobResult['variations'];

async function keepNew(tx: Transaction, job: JobRow, pictures: readonly JobPicture[]): Promise<Kept> {
  await tx.insert(variations).values(
    pictures.map(({ variationId, createdAt }) => ({
      id: variationId,
      userId: job.userId,
      prompt: job.prompt,
      createdAt,
    })),
  );
  await tx.insert(variationVersions).values(pictures.map((picture) => versionOf(picture, 1, [])));
  return pictures.map(({ variationId }) => ({ id: variationId, version: 1 }));
}

async function keepRefinement(
  tx: Transaction,
  job: JobRow,
  variation: { readonly id: string; readonly version: number },
  pictures: readonly JobPicture[],
): Promise<Kept> {
  const version = variation.version + 1;
  const changes = job.task.kind === 'refine' ? job.task.changes : [];
  await tx.insert(variationVersions).values(pictures.map((picture) => versionOf(picture, version, changes)));
  await tx.update(variations).set({ version }).where(eq(variations.id, variation.id));
  return [{ id: variation.id, version }];
}

function versionOf(picture: JobPicture, version: number, changes: readonly string[]) {
  const { jobId: _jobId, pictureIndex: _index, ...piece } = picture;
  return { ...piece, version, changes };
}

async function lockVariation(tx: Transaction, id: string) {
  const rows = await tx.select().from(variations).where(eq(variations.id, id)).for('update');
  return rows[0];
}

function describe(job: JobRow): string {
  const words = job.prompt.length > 80 ? `${job.prompt.slice(0, 80)}…` : job.prompt;
  return job.kind === 'generate' ? `${job.task.designs.length} designs: ${words}` : `Refinement: ${words}`;
}
