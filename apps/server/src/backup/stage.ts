/** Writes what a backup holds into a folder of its own, as DATA_DIR has it, and starts the database there once. */
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { withClient } from '../database/client.ts';
import { databaseAccount } from '../database/embedded/account.ts';
import { startCluster } from '../database/embedded/cluster.ts';
import { DamagedArchive, unpack } from '../database/embedded/unpack.ts';
import { DATABASE_NAME } from '../process/installation.ts';
import { BackupError } from './backup-error.ts';
import { readContent } from './content.ts';
import type { BackupKey } from './encryption.ts';
import type { Manifest, StoredContent, StoredFile } from './manifest.ts';

interface Staging {
  /** Of the backup. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly key: BackupKey | undefined;
  /** Where to write; it is there, and empty. */
  readonly to: string;
  readonly log: Logger;
}

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
/** The account of the database may pass through to its own folder. */
const DATABASE_FOLDER_MODE = 0o711;

/** @throws {BackupError} when anything is not what was backed up. */
export async function stage(staging: Staging): Promise<void> {
  const { files, database } = staging.manifest;
  for (const file of files) await writeFile(staging, file);
  if (database.kind === 'external') return;
  await unpackDatabase(staging, database);
  await tryDatabase(staging);
}

async function writeFile({ folder, key, to }: Staging, file: StoredFile): Promise<void> {
  const path = join(to, file.path);
  await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
  await readContent({ folder, stored: file.stored }, file, key, (content) =>
    pipeline(content, createWriteStream(path, { flags: 'wx', mode: FILE_MODE, flush: true })),
  );
  // By it the next backup knows that it has the file already.
  const modified = new Date(file.modifiedMs);
  await utimes(path, modified, modified);
}

async function unpackDatabase({ folder, key, to }: Staging, database: StoredContent): Promise<void> {
  const parent = join(to, 'postgres');
  await mkdir(parent, { recursive: true });
  await chmod(parent, DATABASE_FOLDER_MODE);
  const account = await databaseAccount();
  try {
    await readContent({ folder, stored: database.stored }, database, key, (archive) =>
      unpack(archive, join(parent, 'data'), account),
    );
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error;
    throw new BackupError(`${join(folder, database.stored)} is damaged: ${error.message}`, { cause: error });
  }
}

/** The first start brings the files to the moment of the backup, and syncs them to the disk. */
async function tryDatabase({ manifest, to, log }: Staging): Promise<void> {
  const cluster = await startCluster({ folder: join(to, 'postgres'), log, durable: true });
  try {
    const connectionString = cluster.url(DATABASE_NAME);
    const migration = await withClient({ connectionString }, async (client) => {
      const { rows } = await client.query<{ newest: string | null }>(
        'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
      );
      return Number(rows[0]?.newest ?? 0);
    });
    if (migration !== manifest.migration) {
      throw new BackupError('The restored database is not the one that was backed up. Use another backup.');
    }
  } finally {
    await cluster.stop();
  }
}
