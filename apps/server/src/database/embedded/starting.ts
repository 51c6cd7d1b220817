/** What a database server that is on its way answers to whoever asks too early. */

/**
 * Whether a refused connection means no more than "not yet": nobody listens, the server says that it is starting, or it
 * had no time for an answer, as on a machine that is busy with other things.
 */
export function isStillStarting(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  // A time that is up has no code (node-postgres).
  return code === 'ECONNREFUSED' || code === '57P03' || /\btimeout\b/i.test(error.message);
}
