/** DATA_DIR, as the place that a restored folder takes in one step. */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { stopLeftover } from '../database/embedded/leftover.ts';
import { type DataDirLock, lockDataDir } from '../process/lock.ts';
import { BackupError } from './backup-error.ts';
import { unlessGone } from './list-files.ts';

export interface Place {
  /** Beside it, on the same file system; empty. */
  readonly staging: string;
  /** Gives the staged folder its name. Returns where what was there has been moved to, if anything was. */
  readonly take: () => Promise<string | undefined>;
  /** Removes what has not been taken. */
  readonly leave: () => Promise<void>;
}

/** A folder that something is mounted on has no other name, and no folder beside it on its own file system. */
const MOUNTED = new Set(['EBUSY', 'EXDEV']);

/**
 * @throws {BackupError} when something is there that may not be replaced.
 * @throws {DataDirInUse} while the product runs on it.
 */
export async function placeFor(
  dataDir: string,
  { replace, log }: { readonly replace: boolean; readonly log: Logger },
): Promise<Place> {
  const present = await unlessGone(readdir(dataDir));
  const isTaken = present !== undefined && present.length > 0;
  if (isTaken && !replace) {
    throw new BackupError(
      `DATA_DIR (${dataDir}) is not empty. Set it to a new folder, or say --replace to move what is there aside.`,
    );
  }
  const lock = isTaken ? lockDataDir(dataDir) : undefined;
  const suffix = randomBytes(4).toString('hex');
  const staging = `${dataDir}.restoring-${suffix}`;
  await mkdir(dirname(dataDir), { recursive: true });
  await mkdir(staging);
  return {
    staging,
    take: async () => {
      const aside = lock ? await moveAside({ dataDir, suffix, lock, log }) : undefined;
      await giveName(staging, dataDir, aside);
      return aside;
    },
    leave: async () => {
      lock?.release();
      await rm(staging, { recursive: true, force: true });
    },
  };
}

interface Aside {
  readonly dataDir: string;
  readonly suffix: string;
  readonly lock: DataDirLock;
  readonly log: Logger;
}

async function moveAside({ dataDir, suffix, lock, log }: Aside): Promise<string> {
  // A product that was killed may have left its database server running.
  await stopLeftover(join(dataDir, 'postgres', 'data'), log);
  const aside = `${dataDir}.replaced-${suffix}`;
  lock.release();
  await renameOrSayWhy(dataDir, aside);
  return aside;
}

async function giveName(staging: string, dataDir: string, aside: string | undefined): Promise<void> {
  try {
    // Only an empty folder gives way.
    if (aside === undefined) await unlessGone(rmdir(dataDir));
    await renameOrSayWhy(staging, dataDir);
  } catch (error) {
    if (aside !== undefined) await rename(aside, dataDir);
    throw error;
  }
}

async function renameOrSayWhy(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!MOUNTED.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new BackupError(
      `${from} cannot be renamed to ${to}: a file system is mounted there. Set DATA_DIR to a folder below it.`,
      { cause: error },
    );
  }
}
