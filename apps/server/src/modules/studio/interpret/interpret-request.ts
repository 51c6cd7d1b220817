import type { GenerationRequest, Interpretation } from '@filigree/contracts';
import { ok, type Result } from '../../../http/failure.ts';
import type { StudioTools } from '../tools.ts';

/**
 * What a request asks for. A configured language model reads first; where it fails, the log says so and our own reader
 * takes its place, so that nobody is refused for a service that is down. Fails as the drafting service does.
 */
export async function interpretRequest(
  {
    drafting,
    readWithModel,
    log,
    closing,
  }: Pick<StudioTools, 'drafting' | 'readWithModel' | 'log' | 'closing'>,
  userId: string,
  request: GenerationRequest,
): Promise<Result<Interpretation>> {
  if (readWithModel === undefined) return drafting.interpret(userId, request);
  try {
    return ok(await readWithModel(request, closing));
  } catch (err) {
    log.warn({ err }, 'the language model has not read a request; our own reader has');
    return drafting.interpret(userId, request);
  }
}
