/** The mail that somebody who does not want to wait has asked for: written once, when the job has ended by itself. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/connect.ts';
import { type JobResult, studioJobs } from '../../../database/schema/studio.ts';
import { toCredits } from '../../credits/index.ts';
import { notConfirmed, type Outbox, readRecipient } from '../../mail/index.ts';
import { finishedLetter, unfinishedLetter } from '../letters.ts';
import { HEARD } from './claim.ts';
import { readJob } from './read.ts';
import type { JobRow } from './row.ts';

/**
 * Has its owner written to when a job ends; asked again, it stays as it is, and so does a job that has ended.
 * @param origin of the product's pages, as whoever asks sees them
 * @returns undefined for anybody else's job
 */
export async function askForMail(
  database: Database,
  userId: string,
  jobId: string,
  origin: string,
): Promise<JobRow | undefined> {
  await database
    .update(studioJobs)
    .set({ mailOrigin: origin })
    .where(
      and(
        eq(studioJobs.id, jobId),
        eq(studioJobs.userId, userId),
        isNull(studioJobs.mailOrigin),
        isNull(studioJobs.endedAt),
      ),
    )
    .returning(HEARD);
  return readJob(database, userId, jobId);
}

type End = { readonly result: JobResult } | { readonly code: string };

/** Writes to the owner of a job that has asked for it, in the transaction that ends it. Its row must be locked. */
export async function mailEnd(outbox: Outbox, tx: Transaction, job: JobRow, end: End): Promise<void> {
  const { mailOrigin: origin, userId, kind } = job;
  if (origin === null) return;
  const to = await readRecipient(tx, userId);
  if (!to) return;
  const about = { name: to.name, language: to.language, kind };
  const letter =
    'result' in end
      ? finishedLetter({
          ...about,
          link: studioLink(origin, end.result),
          designs: end.result.variations.length,
        })
      : unfinishedLetter({
          ...about,
          link: studioLink(origin),
          credits: toCredits(job.costMillis),
          isMakeable: end.code !== 'NOT_MAKEABLE',
        });
  await outbox.put(tx, {
    key: `studio-job:${job.id}`,
    userId,
    email: to.email,
    letter: to.isConfirmed ? letter : notConfirmed(letter),
  });
}

function studioLink(origin: string, result?: JobResult): string {
  const first = result?.variations[0];
  return `${origin}/studio${first ? `?variationId=${first.id}` : ''}`;
}
