/** A database server that outlived the process that had started it (kill -9). */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

const POLL_MS = 50;
const FAST_SHUTDOWN_MS = 15_000;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Stops the server that still runs on a data folder, if there is one, and clears a lock whose owner is gone. */
export async function stopLeftover(dataFolder: string, log: Logger): Promise<void> {
  const lock = join(dataFolder, 'postmaster.pid');
  const pid = await readPid(lock);
  if (pid === undefined) return;
  if (!isAlive(pid)) return; // PostgreSQL itself clears such a lock, after it has looked for surviving children.
  if (!(await isPostgres(pid))) {
    // After a restart of the machine or container the number belongs to somebody else.
    await rm(lock, { force: true });
    return;
  }
  log.warn({ databasePid: pid }, 'stopping the database server of an earlier start');
  process.kill(pid, 'SIGINT'); // "fast shutdown": ends sessions, writes a checkpoint
  if (await hasEnded(pid, FAST_SHUTDOWN_MS)) return;
  process.kill(pid, 'SIGQUIT'); // "immediate shutdown": the next start recovers from the log
  if (!(await hasEnded(pid, FAST_SHUTDOWN_MS))) {
    throw new Error(`The database server of an earlier start (process ${pid}) does not stop.`);
  }
}

async function readPid(lock: string): Promise<number | undefined> {
  const content = await readFile(lock, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const pid = Number.parseInt(content, 10);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Where the system does not say what a process runs, a living one is taken for the database: never kill blindly. */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return /(?:^|\/)postgres(?:$|\0)/.test(command.split('\0', 1)[0] ?? '');
}

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < withinMs; waitedMs += POLL_MS) {
    if (!isAlive(pid)) return true;
    await delay(POLL_MS);
  }
  return !isAlive(pid);
}
