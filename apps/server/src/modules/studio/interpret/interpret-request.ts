import type { GenerationRequest, Interpretation } from '@filigree/contracts';
import type { StudioTools } from '../tools.ts';

/**
 * What a request asks for. A configured language model reads first; where it fails, the log says so and our own reader
 * takes its place, so that nobody is refused for a service that is down.
 */
export async function interpretRequest(
  {
    draftingTable,
    readWithModel,
    log,
    closing,
  }: Pick<StudioTools, 'draftingTable' | 'readWithModel' | 'log' | 'closing'>,
  request: GenerationRequest,
): Promise<Interpretation> {
  if (readWithModel === undefined) return draftingTable.interpret(request);
  try {
    return await readWithModel(request, closing);
  } catch (err) {
    log.warn({ err }, 'the language model has not read a request; our own reader has');
    return draftingTable.interpret(request);
  }
}
