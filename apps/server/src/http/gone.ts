import type { FastifyReply } from 'fastify';

/**
 * Runs once when the connection of a call is done with: its client has left, perhaps before this was asked, or has its
 * answer.
 */
export function whenGone({ raw }: FastifyReply, run: () => void): void {
  // A response that has closed does not say so again.
  if (raw.closed) run();
  else raw.once('close', run);
}

/** Aborted at the same moment. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  whenGone(reply, () => gone.abort());
  return gone.signal;
}
