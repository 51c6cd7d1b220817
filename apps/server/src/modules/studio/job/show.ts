import type { GenerationResult, Job, RefinementResult } from '@filigree/contracts';
import type { Database, Queryable } from '../../../database/connect.ts';
import { toCredits } from '../../credits/index.ts';
import { readVersions } from '../variations/find.ts';
import { showVariation } from '../variations/show.ts';
import type { Outlook } from './outlook.ts';
import { isEnded, type JobRow } from './row.ts';

/** A job as the API shows it, with its result when it has one. */
export async function showJob(database: Database, outlook: Outlook, job: JobRow): Promise<Job> {
  const isGeneration = job.kind === 'generate';
  return {
    id: job.id,
    kind: job.kind,
    state: job.state,
    stage: job.stage,
    fraction: job.fraction,
    pictures: job.pictureFractions.map((fraction, index) => ({ index, fraction })),
    ...(await outlook(job)),
    mailsAtEnd: job.mailOrigin !== null,
    prompt: job.prompt,
    creditsHeld: isEnded(job.state) ? 0 : toCredits(job.costMillis),
    createdAt: job.createdAt.toISOString(),
    generation: isGeneration ? await generationOf(database, job) : null,
    refinement: isGeneration ? null : await refinementOf(database, job),
    error: job.error,
  };
}

/** What a generation gave; null for another job, and before it has succeeded. */
export async function generationOf(database: Queryable, job: JobRow): Promise<GenerationResult | null> {
  if (job.result === null || job.task.kind !== 'generate') return null;
  const rows = await readVersions(database, job.result.variations);
  return {
    variations: rows.map(showVariation),
    credits_used: toCredits(job.result.chargedMillis),
    remaining_credits: toCredits(job.result.remainingMillis),
  };
}

/** What a refinement gave; null for another job, before it has succeeded, and when its variation is gone. */
export async function refinementOf(database: Queryable, job: JobRow): Promise<RefinementResult | null> {
  if (job.result === null || job.task.kind !== 'refine') return null;
  const rows = await readVersions(database, job.result.variations);
  if (!rows[0]) return null;
  return {
    variation: showVariation(rows[0]),
    notUnderstood: [...job.task.notUnderstood],
    credits_used: toCredits(job.result.chargedMillis),
    remaining_credits: toCredits(job.result.remainingMillis),
  };
}
