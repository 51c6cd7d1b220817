/**
 * How long a thread has worked at a task, seen from another thread. A clock on the wall would count the time in which a
 * busy machine gave the thread no processor; where the system tells it (Linux), what counts is time on a processor.
 */
import { readFileSync } from 'node:fs';

const NOT_BEGUN = 0;
/** In place of a thread's number where the system does not tell its times. */
const UNKNOWN_THREAD = -1;
/** Units of utime and stime in /proc/.../stat: 100 a second on every Linux that Node runs on (proc(5)). */
const TICK_MS = 10;

/** Of a thread by its number, in milliseconds; NaN when the thread has ended. */
function processorMs(stat: string): number {
  // The name of the program stands in parentheses and may hold any character: fields are counted behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function readStat(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Not Linux, or the thread has just ended.
    return undefined;
  }
}

/** Of two whole numbers: the thread that has begun the task, and the milliseconds that it had worked by then. */
export function createMeter(): SharedArrayBuffer {
  return new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
}

/** Called by the thread that begins a task. Returns the function that tells the milliseconds of work since. */
export function beginWork(meter: SharedArrayBuffer): () => number {
  const words = new Int32Array(meter);
  const stat = readStat('/proc/thread-self/stat');
  const beganAt = performance.now();
  if (stat === undefined) {
    Atomics.store(words, 0, UNKNOWN_THREAD);
    return () => performance.now() - beganAt;
  }
  const before = processorMs(stat);
  Atomics.store(words, 1, before);
  Atomics.store(words, 0, Number.parseInt(stat, 10));
  return () => processorMs(readStat('/proc/thread-self/stat') ?? '') - before;
}

export type Progress =
  | { readonly state: 'waiting' }
  /** workMs is undefined where the system does not tell it. */
  | { readonly state: 'begun'; readonly workMs: number | undefined };

/** How far the task of a meter is, as another thread sees it. */
export function progressOf(meter: SharedArrayBuffer): Progress {
  const words = new Int32Array(meter);
  const thread = Atomics.load(words, 0);
  if (thread === NOT_BEGUN) return { state: 'waiting' };
  const stat = thread === UNKNOWN_THREAD ? undefined : readStat(`/proc/self/task/${thread}/stat`);
  return {
    state: 'begun',
    workMs: stat === undefined ? undefined : processorMs(stat) - Atomics.load(words, 1),
  };
}
