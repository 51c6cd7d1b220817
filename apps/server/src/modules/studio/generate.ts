import { GENERATION_PICTURES, type GenerationRequest } from '@filigree/contracts';
import type { StoredDesign } from '../../database/schema/studio.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import type { DraftingTable } from './bench/workbench.ts';
import { createJob, findJobOfClick, hashRequest } from './job/create.ts';
import type { JobRow } from './job/row.ts';
import { drawSeed, seedOf } from './seed.ts';
import type { StudioTools } from './tools.ts';

/**
 * Begins the job of a click, or finds the one that it has begun. The words are read and the designs are drawn before
 * anything is charged. Fails with IDEMPOTENCY_KEY_REUSED, OFF_TOPIC, TYPE_NOT_BUILT, NOT_MAKEABLE or
 * INSUFFICIENT_CREDITS.
 */
export async function generate(
  tools: StudioTools,
  userId: string,
  key: string | undefined,
  request: GenerationRequest,
): Promise<Result<JobRow>> {
  const click = { userId, key, requestHash: hashRequest('generate', request) };
  const earlier = await findJobOfClick(tools.connection.database, click);
  if (!earlier.ok) return earlier;
  if (earlier.value) return ok(earlier.value);
  const seed = drawSeed();
  const designs = sketchDesigns(tools.draftingTable, request, seed);
  if (!designs.ok) return designs;
  return createJob(tools.connection.pool, tools.queue, {
    click,
    prompt: request.prompt,
    seed,
    task: { kind: 'generate', request, designs: designs.value },
  });
}

function sketchDesigns(
  table: DraftingTable,
  request: GenerationRequest,
  seed: number,
): Result<StoredDesign[]> {
  const { brief, offTopic } = table.interpret(request);
  if (offTopic !== null) return fail('OFF_TOPIC', offTopic);
  const designs: StoredDesign[] = [];
  for (let index = 0; index < GENERATION_PICTURES; index += 1) {
    const design = table.sketch(brief, seedOf(seed, index));
    if (!design.ok) return design;
    designs.push(design.value);
  }
  return ok(designs);
}
