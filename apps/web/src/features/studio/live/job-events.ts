/** Reads the server-sent events of one job from a fetch answer. */
import { type Job, type JobPreview, jobEventSchemas, type Variation } from '@filigree/contracts';
import { createParser } from 'eventsource-parser';

export type JobEvent =
  | { readonly name: 'job'; readonly data: Job }
  | { readonly name: 'preview'; readonly data: JobPreview }
  | { readonly name: 'variation'; readonly data: { index: number; variation: Variation } };

function parseData(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Null for an event of a newer server that this client does not know, or that does not keep to the contract. */
export function jobEvent(name: string | undefined, data: string): JobEvent | null {
  if (name !== 'job' && name !== 'preview' && name !== 'variation') return null;
  const parsed = jobEventSchemas[name].safeParse(parseData(data));
  return parsed.success ? ({ name, data: parsed.data } as JobEvent) : null;
}

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** Ends the reading when nothing, not even a comment, came for so long: the connection is dead. */
  readonly stallMs: number;
  readonly onEvent: (event: JobEvent) => void;
}

/** Resolves when the stream ends, stalls or is aborted; rejects when it breaks. */
export async function readJobEvents(body: ReadableStream<Uint8Array>, options: ReadOptions): Promise<void> {
  const { signal, stallMs, onEvent } = options;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const known = jobEvent(event, data);
      if (known) onEvent(known);
    },
  });
  // A reader that was cancelled answers `done`, whatever the source is doing.
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  let stall: ReturnType<typeof setTimeout> | undefined;
  try {
    while (!signal.aborted) {
      clearTimeout(stall);
      stall = setTimeout(stop, stallMs);
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(stall);
    signal.removeEventListener('abort', stop);
    stop();
  }
}
