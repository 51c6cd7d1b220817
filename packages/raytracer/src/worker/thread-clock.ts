import { readFileSync } from 'node:fs';

interface WithThreadCpuUsage {
  /** Node 22.19 and newer, in microseconds. */
  threadCpuUsage?(): { readonly user: number; readonly system: number };
}

/** First field: nanoseconds this thread has run (Documentation/scheduler/sched-stats of Linux). */
const SCHEDSTAT = '/proc/thread-self/schedstat';

/** CPU time of the calling thread in ms; wall time where the platform does not tell. */
export const threadMs: () => number = chooseClock();

function chooseClock(): () => number {
  const { threadCpuUsage } = process as WithThreadCpuUsage;
  if (threadCpuUsage) {
    return () => {
      const { user, system } = threadCpuUsage.call(process);
      return (user + system) / 1000;
    };
  }
  const fromKernel = (): number => Number.parseInt(readFileSync(SCHEDSTAT, 'latin1'), 10) / 1e6;
  try {
    if (Number.isFinite(fromKernel())) return fromKernel;
  } catch {
    // Not Linux, or /proc is hidden: wall time is the best there is.
  }
  return () => performance.now();
}
