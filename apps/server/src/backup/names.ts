/** Backups are folders whose names say when they were made, so that they stand in the order of time. */
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackupError } from './backup-error.ts';
import { unlessGone } from './list-files.ts';

/** At the end of the name of one that is being made. */
export const DRAFT = '.partial';
const NAME = /^filigree-\d{8}T\d{6}Z$/;
const NAME_OF_DRAFT = /^filigree-\d{8}T\d{6}Z\.partial$/;
/** A draft that is older was left behind by a process that was killed. */
const DRAFT_LIFETIME_MS = 86_400_000;

/** As in filigree-20261130T055403Z. */
export function backupName(madeAt: Date): string {
  return `filigree-${madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
}

/** The names of the whole backups in a folder, the newest first. */
export async function namesIn(backupDir: string): Promise<string[]> {
  const names = (await unlessGone(readdir(backupDir))) ?? [];
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

/**
 * Finds a backup as people name it: `latest`, its name in the folder of backups, or a path.
 * @throws {BackupError} when there is none for `latest`.
 */
export async function findBackup(backupDir: string, named: string): Promise<string> {
  if (named === 'latest') {
    const [newest] = await namesIn(backupDir);
    if (newest === undefined) throw new BackupError(`There is no backup in ${backupDir} (BACKUP_DIR).`);
    return join(backupDir, newest);
  }
  return NAME.test(named) ? join(backupDir, named) : resolve(named);
}

/** Removes all but the newest ones. Returns the names of what it has removed. */
export async function removeOldBackups(backupDir: string, keep: number): Promise<string[]> {
  const old = (await namesIn(backupDir)).slice(keep);
  for (const name of old) await rm(join(backupDir, name), { recursive: true, force: true });
  return old;
}

/** Removes what backups that were killed have left. */
export async function removeAbandonedDrafts(backupDir: string, now: Date): Promise<void> {
  const oldest = backupName(new Date(now.getTime() - DRAFT_LIFETIME_MS));
  for (const name of (await unlessGone(readdir(backupDir))) ?? []) {
    if (!NAME_OF_DRAFT.test(name) || name >= oldest) continue;
    await rm(join(backupDir, name), { recursive: true, force: true });
  }
}
