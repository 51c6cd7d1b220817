import { describe, expect, it } from 'vitest';
import { testJob } from '../testing.ts';
import { type JobEvent, jobEvent, readJobEvents } from './job-events.ts';

const block = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A body that comes in pieces of so many bytes. */
function bodyOf(text: string, size: number, close = true): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, piece) =>
    bytes.slice(piece * size, (piece + 1) * size),
  );
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else if (close) controller.close();
    },
  });
}

async function read(
  body: ReadableStream<Uint8Array>,
  signal = new AbortController().signal,
  stallMs = 5_000,
) {
  const events: JobEvent[] = [];
  await readJobEvents(body, { signal, stallMs, onEvent: (event) => events.push(event) });
  return events;
}

describe('the events of a job', () => {
  const preview = { index: 1, sequence: 3, width: 2, height: 2, image: 'data:image/png;base64,AA==' };

  it('reads them whatever the pieces in which they come, comments and letters of two bytes included', async () => {
    const job = testJob({ prompt: 'une bague pavée' });
    const text = `: keep\n\n${block('job', job)}${block('preview', preview)}`;
    for (const size of [1, 7, 10_000]) {
      expect(await read(bodyOf(text, size))).toEqual([
        { name: 'job', data: job },
        { name: 'preview', data: preview },
      ]);
    }
  });

  it('passes over events that it does not know or that break the contract', () => {
    expect(jobEvent('weather', '{}')).toBeNull();
    expect(jobEvent(undefined, '{}')).toBeNull();
    expect(jobEvent('job', '{"id":')).toBeNull();
    expect(jobEvent('preview', JSON.stringify({ ...preview, image: 'https://elsewhere/x.png' }))).toBeNull();
  });

  it('gives up a connection on which nothing comes', async () => {
    const job = testJob();
    expect(await read(bodyOf(block('job', job), 10_000, false), undefined, 20)).toEqual([
      { name: 'job', data: job },
    ]);
  });

  it('stops when it is told to', async () => {
    const abort = new AbortController();
    const reading = read(bodyOf(block('job', testJob()), 10_000, false), abort.signal);
    abort.abort();
    await expect(reading).resolves.toBeInstanceOf(Array);
  });
});
