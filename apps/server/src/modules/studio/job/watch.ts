/** Looking at a job from an HTTP process, whoever works on it. */
import type { Bell } from '../../../jobs/bell.ts';

/** Finds what a lost notification left; an ordinary change is seen at once. */
const LOOK_AGAIN_MS = 5_000;

/**
 * Yields at once, and then whenever the job may have changed, until the signal is aborted. Changes that come while
 * the consumer is busy are seen together.
 */
export async function* changesOf(bell: Bell, jobId: string, signal: AbortSignal): AsyncGenerator<void> {
  let hasChanged = true;
  let wake: (() => void) | undefined;
  const notice = () => {
    hasChanged = true;
    wake?.();
  };
  const unsubscribe = bell.subscribe('studio_job', (payload) => {
    if (payload === null || payload === jobId) notice();
  });
  const timer = setInterval(notice, LOOK_AGAIN_MS);
  const stop = () => wake?.();
  signal.addEventListener('abort', stop);
  try {
    while (!signal.aborted) {
      if (!hasChanged) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        wake = undefined;
        continue;
      }
      hasChanged = false;
      yield;
    }
  } finally {
    clearInterval(timer);
    unsubscribe();
    signal.removeEventListener('abort', stop);
  }
}
