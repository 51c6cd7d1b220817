/** How an estimate is said: no more exact than it is. */

const STEP_S = 5;
const MINUTES_FROM_S = 90;

/** In steps of five seconds, from a minute and a half on in minutes. null: nothing is left to say. */
export function timeLeft(
  ms: number,
): { readonly unit: 'seconds' | 'minutes'; readonly count: number } | null {
  const seconds = Math.ceil(ms / 1_000 / STEP_S) * STEP_S;
  if (seconds <= 0) return null;
  return seconds < MINUTES_FROM_S
    ? { unit: 'seconds', count: seconds }
    : { unit: 'minutes', count: Math.ceil(seconds / 60) };
}
