import { GENERATION_PICTURES, type GenerationRequest } from '@filigree/contracts';
import { fail, ok, type Result } from '../../http/failure.ts';
import { interpretRequest } from './interpret/interpret-request.ts';
import { createJob, findJobOfClick, hashRequest, judgeCost } from './job/create.ts';
import type { JobRow } from './job/row.ts';
import { drawSeed, seedOf } from './seed.ts';
import type { StudioTools } from './tools.ts';

/**
 * Begins the job of a click, or finds the one that it has begun. The words are read and the designs are drawn before
 * anything is charged. Fails with IDEMPOTENCY_KEY_REUSED, INSUFFICIENT_CREDITS, OFF_TOPIC, or as the drafting service.
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
  const affordable = await judgeCost(tools.connection.database, userId, GENERATION_PICTURES);
  if (!affordable.ok) return affordable;
  const seed = drawSeed();
  const read = await interpretRequest(tools, userId, request);
  if (!read.ok) return read;
  const { brief, offTopic } = read.value;
  if (offTopic !== null) return fail('OFF_TOPIC', offTopic);
  const seeds = Array.from({ length: 2 * GENERATION_PICTURES }, (_, index) => seedOf(seed, index));
  const sketches = await tools.drafting.sketch(userId, brief, seeds);
  if (!sketches.ok) return sketches;
  const designs = sketches.value.slice(0, GENERATION_PICTURES);
  const spares = sketches.value.slice(GENERATION_PICTURES);
  return createJob(tools.connection.pool, tools.queue, {
    click,
    prompt: request.prompt,
    seed,
    task: { kind: 'generate', request, brief, designs, spares },
  });
}
