/** What a measurement was taken on, and the CPU seconds of a process with all its children. */
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

export interface Machine {
  readonly cores: number;
  readonly model: string;
  readonly memoryGiB: number;
  readonly node: string;
}

export function machine(): Machine {
  const processors = cpus();
  return {
    cores: processors.length,
    model: processors[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
  };
}

/** Linux counts process times in hundredths of a second (USER_HZ, proc(5)). */
const TICKS_PER_SECOND = 100;

interface ProcessTimes {
  readonly parent: number;
  readonly seconds: number;
}

function processTimes(): Map<number, ProcessTimes> {
  const times = new Map<number, ProcessTimes>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The command may hold spaces and brackets: fields are counted from the last bracket (proc(5), field 3 on).
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
      times.set(Number(name), { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND });
    } catch (error) {
      // A process may end between the listing and the reading.
      if (
        (error as NodeJS.ErrnoException).code !== 'ENOENT' &&
        (error as NodeJS.ErrnoException).code !== 'ESRCH'
      )
        throw error;
    }
  }
  return times;
}

/** CPU seconds (user and system) so far of a process, its living descendants and its reaped children. Linux only. */
export function cpuSecondsOfTree(processId: number): number {
  const times = processTimes();
  let seconds = 0;
  for (const [id, { seconds: own }] of times) {
    for (let at: number | undefined = id; at; at = times.get(at)?.parent) {
      if (at === processId) {
        seconds += own;
        break;
      }
    }
  }
  return seconds;
}
