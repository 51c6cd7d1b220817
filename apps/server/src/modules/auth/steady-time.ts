import { setTimeout as delay } from 'node:timers/promises';

/** Far above what finding an account and writing a mail takes. */
const STEP_MS = 250;

/**
 * Does something and is done at the next full step of time, whether there was much to do or nothing: how long an
 * answer takes must not tell who has an account.
 */
export async function inSteadyTime<T>(work: () => Promise<T>): Promise<T> {
  const begunMs = performance.now();
  try {
    return await work();
  } finally {
    await delay(STEP_MS - ((performance.now() - begunMs) % STEP_MS));
  }
}
