/** One start at a time on a data folder: a file that names its owner. */
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isAlive } from '../database/embedded/leftover.ts';

const ownerSchema = z.object({
  pid: z.number().int().positive(),
  /** Tells a process from a later one with the same number; empty where the system does not say. */
  startedAt: z.string(),
  address: z.string(),
});
type Owner = z.infer<typeof ownerSchema>;

export class DataDirInUse extends Error {
  constructor(dataDir: string, owner: Owner) {
    const where = owner.address === '' ? '' : ` at ${owner.address}`;
    super(
      `Filigree already runs on ${dataDir} (process ${owner.pid}${where}). Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataDirInUse';
  }
}

export interface DataDirLock {
  /** Lets a second start say where the first one is. */
  readonly tellAddress: (address: string) => void;
  readonly release: () => void;
}

const ATTEMPTS = 10;

/** @throws {DataDirInUse} while the owner lives; the lock of an owner that was killed is taken over. */
export function lockDataDir(dataDir: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'filigree.lock');
  const own: Owner = { pid: process.pid, startedAt: startOf(process.pid), address: '' };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (place(path, own)) return held(path, own);
    const owner = readOwner(path);
    if (owner && lives(owner)) throw new DataDirInUse(dataDir, owner);
    removeStale(path, dataDir);
  }
  throw new Error(`${path} cannot be taken: other processes are starting on it.`);
}

/** Puts the whole file there in one step, unless there is one. */
function place(path: string, owner: Owner): boolean {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o644 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes the file away before judging it again: another start may have replaced it since it was read. */
function removeStale(path: string, dataDir: string): void {
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const owner = readOwner(aside);
  try {
    if (!owner || !lives(owner)) return;
    place(path, owner);
    throw new DataDirInUse(dataDir, owner);
  } finally {
    rmSync(aside, { force: true });
  }
}

function readOwner(path: string): Owner | undefined {
  try {
    return ownerSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function lives(owner: Owner): boolean {
  return isAlive(owner.pid) && startOf(owner.pid) === owner.startedAt;
}

/** Clock ticks from boot to the start of a process (field 22 of /proc/<pid>/stat, see proc(5)). */
function startOf(pid: number): string {
  if (process.platform !== 'linux') return '';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'gone';
    throw error;
  }
}

function held(path: string, own: Owner): DataDirLock {
  return {
    tellAddress: (address) => {
      const draft = `${path}.${randomBytes(6).toString('hex')}`;
      writeFileSync(draft, JSON.stringify({ ...own, address }), { mode: 0o644 });
      renameSync(draft, path);
    },
    release: () => {
      if (readOwner(path)?.pid === own.pid) rmSync(path, { force: true });
    },
  };
}
