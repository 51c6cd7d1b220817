/** The wire form of server-sent events (HTML standard, section 9.2.6). */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { JobEvent } from './events.ts';

/** How long a browser waits before it connects again. */
const RETRY_MS = 1_000;

/**
 * Sends events as they come, and a comment every `heartbeatMs` in between.
 * @param events end by themselves when the client leaves: the stream closes only after they have let go
 */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncGenerator<JobEvent>,
  heartbeatMs: number,
): FastifyReply {
  const stream = Readable.from(lines(events, heartbeatMs), { objectMode: false, highWaterMark: 64 * 1024 });
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
}

async function* lines(events: AsyncGenerator<JobEvent>, heartbeatMs: number): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  let next = events.next();
  try {
    for (;;) {
      const result = await orHeartbeat(next, heartbeatMs);
      if (result === 'heartbeat') yield ': still here\n\n';
      else if (result.done) return;
      else {
        yield `event: ${result.value.event}\ndata: ${JSON.stringify(result.value.data)}\n\n`;
        next = events.next();
      }
    }
  } finally {
    await events.return(undefined);
  }
}

async function orHeartbeat<T>(next: Promise<T>, heartbeatMs: number): Promise<T | 'heartbeat'> {
  let timer: NodeJS.Timeout | undefined;
  const heartbeat = new Promise<'heartbeat'>((resolve) => {
    timer = setTimeout(() => resolve('heartbeat'), heartbeatMs);
  });
  try {
    return await Promise.race([next, heartbeat]);
  } finally {
    clearTimeout(timer);
  }
}
