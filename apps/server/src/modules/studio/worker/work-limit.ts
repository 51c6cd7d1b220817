/**
 * How long a run may go on. Counted is its own work, the time that processors have spent on it: pictures are drawn at a
 * low priority, and a machine that is busy with other things must not use up the time of a job that only waits for it.
 */
import { RunTimedOut } from './stop-reason.ts';

/** Milliseconds that all threads of this process have worked. A worker does one thing at a time, so it is of that. */
export function workOfThisProcessMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

interface WorkLimit {
  /** Of work. */
  readonly workLimitMs: number;
  /**
   * By the clock. A defence alone: what waits for something that never comes, such as a storage that does not answer,
   * does no work, and would hold its worker for ever.
   */
  readonly runCeilingMs: number;
  readonly workCheckMs: number;
}

/**
 * @param workMs work done so far, never falling
 * @param onOver called once, when there has been too much of it
 * @returns ends the watch
 */
export function limitWork(
  { workLimitMs, runCeilingMs, workCheckMs }: WorkLimit,
  workMs: () => number,
  onOver: (reason: RunTimedOut) => void,
): () => void {
  const endMs = workMs() + workLimitMs;
  const end = () => {
    clearInterval(check);
    clearTimeout(ceiling);
  };
  const stop = () => {
    end();
    onOver(new RunTimedOut());
  };
  const check = setInterval(() => {
    if (workMs() > endMs) stop();
  }, workCheckMs);
  const ceiling = setTimeout(stop, runCeilingMs);
  return end;
}
