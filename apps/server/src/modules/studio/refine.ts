import type { CallBody, studioCalls } from '@filigree/contracts';
import { ok, type Result } from '../../http/failure.ts';
import { createJob, findJobOfClick, hashRequest, judgeCost } from './job/create.ts';
import type { JobRow } from './job/row.ts';
import { drawSeed } from './seed.ts';
import type { StudioTools } from './tools.ts';
import { findVariation } from './variations/find.ts';

/** A refinement is one design anew. */
const REFINEMENT_PICTURES = 1;

type RefineBody = CallBody<typeof studioCalls.refine>;

/**
 * Begins the job of a click, or finds the one that it has begun. The change is understood before anything is charged.
 * Fails with IDEMPOTENCY_KEY_REUSED, VARIATION_NOT_FOUND, REFINEMENT_NOT_UNDERSTOOD, NOT_MAKEABLE,
 * INSUFFICIENT_CREDITS, or as the drafting service.
 */
export async function refine(
  tools: StudioTools,
  userId: string,
  key: string | undefined,
  { variationId, refinements }: RefineBody,
): Promise<Result<JobRow>> {
  const { database, pool } = tools.connection;
  const click = { userId, key, requestHash: hashRequest('refine', { variationId, refinements }) };
  const earlier = await findJobOfClick(database, click);
  if (!earlier.ok) return earlier;
  if (earlier.value) return ok(earlier.value);
  const found = await findVariation(database, userId, variationId);
  if (!found.ok) return found;
  const affordable = await judgeCost(database, userId, REFINEMENT_PICTURES);
  if (!affordable.ok) return affordable;
  const refinement = await tools.drafting.refine(userId, found.value.piece.design, refinements);
  if (!refinement.ok) return refinement;
  const { design, changes, notUnderstood } = refinement.value;
  return createJob(pool, tools.queue, {
    click,
    prompt: typeof refinements === 'string' ? refinements : (refinements.prompt ?? changes.join(', ')),
    seed: drawSeed(),
    task: {
      kind: 'refine',
      variationId,
      baseVersion: found.value.piece.version,
      designs: [design],
      changes,
      notUnderstood,
    },
  });
}
