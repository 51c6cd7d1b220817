/**
 * Restores a backup beside DATA_DIR, checks every byte on the way, starts the database on what was restored, and only
 * then gives the whole its name. Until that moment nothing has changed in its place, and afterwards everything has.
 */
import type { Logger } from 'pino';
import { MAJOR_VERSION } from '../database/embedded/cluster.ts';
import { newestMigration } from '../database/migrate.ts';
import { BackupError } from './backup-error.ts';
import { refuseMissing } from './check-backup.ts';
import type { BackupKey } from './encryption.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { placeFor } from './place.ts';
import { stage } from './stage.ts';

export interface Restoring {
  /** Of the backup. */
  readonly folder: string;
  readonly key: BackupKey | undefined;
  /** Absolute. */
  readonly dataDir: string;
  /** Whether what is there may be moved aside. */
  readonly replace: boolean;
  readonly log: Logger;
}

export interface Restored {
  readonly manifest: Manifest;
  /** Where what was there before lies now. */
  readonly aside: string | undefined;
}

/** @throws {BackupError} saying why nothing was restored; then everything is as it was before. */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { folder, key, dataDir, log } = restoring;
  const manifest = await readManifest(folder, key);
  refuseForeign(folder, manifest);
  const place = await placeFor(dataDir, restoring);
  try {
    await refuseMissing(folder, manifest);
    await stage({ folder, manifest, key, to: place.staging, log });
    return { manifest, aside: await place.take() };
  } finally {
    await place.leave();
  }
}

/** What this installation could not run on. */
function refuseForeign(folder: string, { database, migration, version }: Manifest): void {
  if (migration > newestMigration()) {
    throw new BackupError(
      `${folder} was made by a newer Filigree (${version}): restore it with that version or a newer one.`,
    );
  }
  if (database.kind === 'external') return;
  if (database.postgres !== MAJOR_VERSION) {
    throw new BackupError(
      `${folder} holds the files of PostgreSQL ${database.postgres}, and this Filigree brings ${MAJOR_VERSION}: restore it with Filigree ${version}.`,
    );
  }
  const platform = `${process.platform}-${process.arch}`;
  if (database.platform !== platform) {
    throw new BackupError(
      `${folder} was made on ${database.platform}, and this machine is ${platform}: restore it on one of the first kind.`,
    );
  }
}
