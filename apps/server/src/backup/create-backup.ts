/**
 * Makes a backup while the shop goes on. The order makes it whole: a file is written before the row that names it, and
 * removed after the row is gone. So the files are copied, then the database, then the files that have come meanwhile:
 * whatever a row of the copy names is there.
 */
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { withClient } from '../database/client.ts';
import { withBaseBackup } from '../database/embedded/base-backup.ts';
import { MAJOR_VERSION } from '../database/embedded/cluster.ts';
import { BackupError } from './backup-error.ts';
import { storeContent } from './content.ts';
import type { BackupKey } from './encryption.ts';
import { type EarlierBackup, FilesCopy } from './files-copy.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { backupName, DRAFT, namesIn, removeAbandonedDrafts } from './names.ts';

export interface BackupSource {
  /** Absolute. */
  readonly dataDir: string;
  /** A database of the shop; the embedded one, or one that its own tools back up. */
  readonly databaseUrl: string;
  readonly isEmbedded: boolean;
  /** Of the product. */
  readonly version: string;
}

export interface BackupTarget {
  /** Absolute: every backup is a folder in it. */
  readonly backupDir: string;
  readonly key: BackupKey | undefined;
  /** Copies every file, also those that the backup before holds already. */
  readonly isFull: boolean;
}

export interface MadeBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

const FOLDER_MODE = 0o700;
const DATABASE = 'database.tar.gz';

/** What is made is there as a whole or not at all. */
export async function createBackup(source: BackupSource, target: BackupTarget): Promise<MadeBackup> {
  refuseNested(source.dataDir, target.backupDir);
  const { madeAt, migration } = await askDatabase(source.databaseUrl);
  const folder = join(target.backupDir, backupName(madeAt));
  const draft = `${folder}${DRAFT}`;
  await mkdir(target.backupDir, { recursive: true, mode: FOLDER_MODE });
  await removeAbandonedDrafts(target.backupDir, madeAt);
  const earlier = target.isFull ? undefined : await newestBackup(target);
  await makeDraft(draft);
  try {
    const files = new FilesCopy({ from: source.dataDir, to: draft, key: target.key, earlier });
    await files.copyNew();
    const database = source.isEmbedded
      ? await copyDatabase(source.databaseUrl, draft, target.key)
      : ({ kind: 'external' } as const);
    await files.copyNew();
    const { version } = source;
    const manifest: Manifest = {
      format: 1,
      version,
      madeAt: madeAt.toISOString(),
      migration,
      database,
      files: files.copied(),
    };
    await writeManifest(draft, manifest, target.key);
    await syncFolder(draft);
    await rename(draft, folder);
    await syncFolder(target.backupDir);
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** It would hold every backup before it. */
function refuseNested(dataDir: string, backupDir: string): void {
  const way = relative(resolve(dataDir), resolve(backupDir));
  if (way.startsWith('..') || isAbsolute(way)) return;
  throw new BackupError(`BACKUP_DIR (${backupDir}) lies in DATA_DIR: set it to a folder elsewhere.`);
}

async function makeDraft(draft: string): Promise<void> {
  try {
    await mkdir(draft, { mode: FOLDER_MODE });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BackupError(`${draft} is being made by another backup. Try again when it has ended.`);
  }
}

/** The one whose files may be shared: undefined when there is none that this key opens. */
async function newestBackup({ backupDir, key }: BackupTarget): Promise<EarlierBackup | undefined> {
  const [newest] = await namesIn(backupDir);
  if (newest === undefined) return undefined;
  const folder = join(backupDir, newest);
  try {
    const { files } = await readManifest(folder, key);
    return { folder, files: new Map(files.map((file) => [file.path, file])) };
  } catch (error) {
    if (error instanceof BackupError) return undefined;
    throw error;
  }
}

async function askDatabase(databaseUrl: string): Promise<{ madeAt: Date; migration: number }> {
  return withClient(
    { connectionString: databaseUrl, application_name: 'filigree-backup' },
    async (client) => {
      const { rows } = await client.query<{ now: Date; migration: string | null }>(
        'SELECT now() AS now, (SELECT max(created_at) FROM drizzle.__drizzle_migrations) AS migration',
      );
      const [row] = rows;
      if (!row) throw new Error('The database does not tell the time.');
      return { madeAt: row.now, migration: Number(row.migration ?? 0) };
    },
  );
}

async function copyDatabase(
  databaseUrl: string,
  draft: string,
  key: BackupKey | undefined,
): Promise<Manifest['database']> {
  const measured = await withBaseBackup(databaseUrl, (archive) =>
    storeContent(join(draft, DATABASE), archive, key),
  );
  const platform = `${process.platform}-${process.arch}`;
  return { kind: 'embedded', postgres: MAJOR_VERSION, platform, stored: DATABASE, ...measured };
}

/** So that names outlive a power cut, as the files do. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
