/**
 * Pictures are decoded and encoded a few at a time, so that they do not crowd out requests and renders. Whoever asks for
 * many waits behind themselves: those who wait are served in turn, and of each the smallest picture first.
 */
import sharp from 'sharp';
import { partyNow } from '../../database/fair-places.ts';
import { fail, type Result } from '../../http/failure.ts';

// They are many and small: one thread each.
sharp.concurrency(1);

export interface Turn {
  /** How much there is to do, among what the same asker waits for: pixels across. */
  readonly size: number;
  /** Aborted when nobody wants it any more: what still waits is dropped. */
  readonly signal?: AbortSignal | undefined;
}

export interface TurnSettings {
  readonly atOnce: number;
  /** That wait, of one asker, which is an account or the network of a stranger. */
  readonly mostOfAsker: number;
  readonly mostWaiting: number;
}

export interface Turns {
  /**
   * Runs when it is the turn of whoever this is done for. Fails with RATE_LIMITED when the asker, or with SERVICE_UNAVAILABLE when everybody
   * together waits for too many, or the signal is aborted before the turn has come.
   */
  readonly take: <T>(turn: Turn, run: () => Promise<Result<T>>) => Promise<Result<T>>;
}

const OWN_CROWD = 'You have asked for many pictures at once. Please wait for some of them.';
const CROWD = 'Too many pictures are being made. Please try again in a moment.';

interface Waiter {
  readonly size: number;
  readonly start: () => void;
}

export function openTurns({ atOnce, mostOfAsker, mostWaiting }: TurnSettings): Turns {
  /** Waiting turns by asker, who is next first; no list is empty. */
  const lines = new Map<string, Waiter[]>();
  let running = 0;
  let waiting = 0;

  function remove(asker: string, waiter: Waiter): void {
    const line = lines.get(asker);
    const at = line?.indexOf(waiter) ?? -1;
    if (line === undefined || at === -1) return;
    line.splice(at, 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(asker);
  }

  function startNext(): void {
    const [next] = lines;
    if (next === undefined || running >= atOnce) return;
    const [asker, line] = next;
    const smallest = line.reduce((a, b) => (b.size < a.size ? b : a));
    remove(asker, smallest);
    // Who had a turn goes to the end.
    if (lines.delete(asker)) lines.set(asker, line);
    smallest.start();
  }

  /** Whether the turn has come; false when the signal was aborted before. */
  function waitFor(asker: string, { size, signal }: Turn): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = () => {
        remove(asker, waiter);
        resolve(false);
      };
      const start = () => {
        running += 1;
        signal?.removeEventListener('abort', leave);
        resolve(true);
      };
      const waiter: Waiter = { size, start };
      signal?.addEventListener('abort', leave, { once: true });
      const line = lines.get(asker);
      if (line) line.push(waiter);
      else lines.set(asker, [waiter]);
      waiting += 1;
      startNext();
    });
  }

  const cancelled = () => fail('SERVICE_UNAVAILABLE', 'Nobody waited for this picture any more.');

  return {
    async take(turn, run) {
      if (turn.signal?.aborted) return cancelled();
      const asker = partyNow();
      const isCrowd = (lines.get(asker)?.length ?? 0) >= mostOfAsker;
      if (isCrowd) return fail('RATE_LIMITED', OWN_CROWD, { retryAfterS: 2 });
      if (waiting >= mostWaiting) return fail('SERVICE_UNAVAILABLE', CROWD, { retryAfterS: 5 });
      if (!(await waitFor(asker, turn))) return cancelled();
      try {
        return await run();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}

/** One line for everything that this process makes of pictures; several pages full of them may wait for one asker. */
export const pictureTurns = openTurns({ atOnce: 2, mostOfAsker: 100, mostWaiting: 1_000 });
