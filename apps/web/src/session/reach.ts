/** Whether the server can be reached, as the calls of this page have found it, and what the browser says of its network. */
export type Reach = 'reached' | 'offline' | 'down';

const HEALTH_PATH = '/healthz';
/** How often a server that did not answer is asked again. */
const ASK_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 8_000;

let reach: Reach = 'reached';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const returns = new Set<() => void>();

function change(next: Reach): void {
  if (reach === next) return;
  reach = next;
  clearTimeout(timer);
  if (next === 'down') timer = setTimeout(() => void askServer(), ASK_EVERY_MS);
  for (const listener of listeners) listener();
  if (next === 'reached') for (const listener of returns) listener();
}

export const currentReach = (): Reach => reach;

export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `listener` whenever the server is reached again after it was not. */
export function onReturn(listener: () => void): () => void {
  returns.add(listener);
  return () => returns.delete(listener);
}

/** Of a gateway that found no server behind it. */
export const GATEWAY_STATUSES = [502, 503, 504] as const;

/** A call has been answered, whatever the answer was. */
export const serverAnswered = (): void => change('reached');

/** A call has not been answered, by nobody or by a gateway that found nobody. */
export const serverMissed = (): void => change(navigator.onLine === false ? 'offline' : 'down');

/** Asks whether the server is there; what follows from the answer is told to the listeners. */
export async function askServer(): Promise<void> {
  clearTimeout(timer);
  const there = await fetch(HEALTH_PATH, {
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (there) change('reached');
  else if (navigator.onLine === false) change('offline');
  else {
    change('down');
    timer = setTimeout(() => void askServer(), ASK_EVERY_MS);
  }
}

/** Follows the browser's own word about its network. Returns how to stop. */
export function watchNetwork(): () => void {
  const lost = () => change('offline');
  // A network is not yet the server behind it.
  const found = () => void askServer();
  window.addEventListener('offline', lost);
  window.addEventListener('online', found);
  if (navigator.onLine === false) lost();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', found);
  };
}
