/** Whether a backup could be restored: everything is there, and is what was written. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { readContent } from './content.ts';
import type { BackupKey } from './encryption.ts';
import { unlessGone } from './list-files.ts';
import { type Manifest, readManifest, type StoredContent } from './manifest.ts';

const NAMED_AT_MOST = 5;

function contentsOf({ database, files }: Manifest): StoredContent[] {
  return [...(database.kind === 'embedded' ? [database] : []), ...files];
}

/** @throws {BackupError} naming what the manifest names and the folder does not hold. */
export async function refuseMissing(folder: string, manifest: Manifest): Promise<void> {
  const missing: string[] = [];
  for (const { stored } of contentsOf(manifest)) {
    if (!(await unlessGone(stat(join(folder, stored))))) missing.push(stored);
  }
  if (missing.length === 0) return;
  const named = missing.slice(0, NAMED_AT_MOST).join(', ');
  const others = missing.length > NAMED_AT_MOST ? ` and ${missing.length - NAMED_AT_MOST} others` : '';
  throw new BackupError(`${folder} is not whole: ${named}${others} cannot be found. Use another backup.`);
}

/**
 * Reads a whole backup and writes nothing. Returns its manifest, and what is wrong with its contents.
 * @throws {BackupError} when nothing of it can be judged: no manifest that this key opens, or files that are missing.
 */
export async function checkBackup(
  folder: string,
  key: BackupKey | undefined,
): Promise<{ manifest: Manifest; problems: string[] }> {
  const manifest = await readManifest(folder, key);
  await refuseMissing(folder, manifest);
  const problems: string[] = [];
  for (const content of contentsOf(manifest)) {
    try {
      await readContent({ folder, stored: content.stored }, content, key, drain);
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      problems.push(error.message);
    }
  }
  return { manifest, problems };
}

async function drain(content: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of content);
}
