/** Reads requests with a language model, where the operator has configured one: only there is its client read. */
import { judgeReading, MODEL_INSTRUCTIONS, modelReadingSchema } from '@filigree/atelier/brief';
import type { GenerationRequest, Interpretation } from '@filigree/contracts';
import type { LanguageModel } from 'ai';
import type { LanguageModelConfig } from '../../../config.ts';

/** A person waits: our own reader answers in milliseconds when the model does not. */
const PATIENCE_MS = 8_000;
const MAX_OUTPUT_TOKENS = 4_000;

/**
 * What a language model makes of a request, judged as our own reading is.
 * Rejects when the service fails, is too slow, or answers in another shape.
 */
export type LanguageReader = (request: GenerationRequest, signal: AbortSignal) => Promise<Interpretation>;

/** @param model of the `ai` SDK, with structured output */
export function languageReader(model: LanguageModel): LanguageReader {
  return async (request, signal) => {
    const { generateText, Output } = await import('ai');
    const { output } = await generateText({
      model,
      output: Output.object({ schema: modelReadingSchema, name: 'brief' }),
      system: MODEL_INSTRUCTIONS,
      // The customer's text travels as data, and never as part of the instructions.
      prompt: JSON.stringify({ customerText: request.prompt }),
      temperature: 0,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    return judgeReading(request, output);
  };
}

/** A model of any service that speaks OpenAI's chat interface, a server of one's own included. */
export async function openLanguageReader(config: LanguageModelConfig): Promise<LanguageReader> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const provider = createOpenAICompatible({
    name: 'language-model',
    baseURL: config.url,
    supportsStructuredOutputs: true,
    ...(config.apiKey === undefined ? {} : { apiKey: config.apiKey }),
  });
  return languageReader(provider.chatModel(config.model));
}
