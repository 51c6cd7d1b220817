import { setTimeout as delay } from 'node:timers/promises';
import { isPassing } from '../database/away.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Does a step until the database is there to take it, with growing pauses; nothing else that goes wrong is tried again.
 * @param step does the same twice as once: of a step that has failed it is not known whether it was done.
 * @param signal ends the waiting: rejects with the last error then.
 */
export async function persist<T>(step: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await step();
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      // When the signal ends the pause there is one last attempt.
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
