/**
 * `npm run backup`: copies the embedded database and the files of DATA_DIR into a new folder in BACKUP_DIR, while the
 * shop runs or without it. `-- --keep 14` removes all but the 14 newest afterwards, `-- --full` shares no files with the
 * backup before. docs/operations.md says what to do with a database or with pictures that are elsewhere.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BackupError } from './backup/backup-error.ts';
import { inMegabytes, keyOf, parseOptions, runBackupCommand } from './backup/command-line.ts';
import { createBackup, type MadeBackup } from './backup/create-backup.ts';
import { removeOldBackups } from './backup/names.ts';
import type { Config } from './config.ts';
import { withDatabase } from './process/reach-database.ts';
import { productVersion } from './process/version.ts';

const USAGE = 'Usage: npm run backup -- [--keep <number of backups>] [--full]';
const say = (line: string) => process.stdout.write(`${line}\n`);

function options(): { keep: number | undefined; isFull: boolean } {
  const { values } = parseOptions(
    { options: { keep: { type: 'string' }, full: { type: 'boolean', default: false } } },
    USAGE,
  );
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep)) {
    throw new BackupError(`--keep must be a number from 1 to 9999.\n${USAGE}`);
  }
  return { keep: values.keep === undefined ? undefined : Number(values.keep), isFull: values.full };
}

async function backup(config: Config, log: Logger): Promise<number> {
  const { keep, isFull } = options();
  const { dataDir, backupDir } = config;
  const isEmbedded = config.databaseUrl === undefined;
  if (isEmbedded && !existsSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'))) {
    throw new BackupError(
      `There is nothing to back up in DATA_DIR (${dataDir}): the shop was never started there.`,
    );
  }
  const made = await withDatabase(
    config,
    log,
    (databaseUrl) =>
      createBackup(
        { dataDir, databaseUrl, isEmbedded, version: productVersion() },
        { backupDir, key: keyOf(config), isFull },
      ),
    { asItIs: true },
  );
  report(made, config);
  if (keep === undefined) return 0;
  for (const name of await removeOldBackups(backupDir, keep)) say(`Removed ${name}.`);
  return 0;
}

function report({ folder, manifest: { database, files } }: MadeBackup, { backupKey, s3 }: Config): void {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  say(`Backed up to ${folder}:`);
  say(
    database.kind === 'embedded'
      ? `  the database, ${inMegabytes(database.bytes)} before it was compressed`
      : '  NOT the database: DATABASE_URL is a server of yours. Back it up with pg_dump, or with its archive of the log (docs/operations.md).',
  );
  say(`  ${files.length} files, ${inMegabytes(bytes)}`);
  if (s3)
    say(
      `  NOT the pictures: they are in the bucket ${s3.bucket}. Switch on its versions (docs/operations.md).`,
    );
  say(
    backupKey === undefined
      ? '  not encrypted: it holds everything that people have told the shop, and the secrets that sign. Set BACKUP_KEY to encrypt.'
      : '  encrypted with BACKUP_KEY: without that key nobody restores it. Keep the key elsewhere.',
  );
}

await runBackupCommand(backup);
