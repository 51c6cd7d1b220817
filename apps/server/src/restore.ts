/**
 * `npm run restore -- <backup>`: makes DATA_DIR from a backup; `latest` is the newest one in BACKUP_DIR. The shop must not
 * run on that folder. `--replace` moves aside what is there, `--check` reads the backup and restores nothing.
 */
import type { Logger } from 'pino';
import { BackupError } from './backup/backup-error.ts';
import { checkBackup } from './backup/check-backup.ts';
import { keyOf, parseOptions, runBackupCommand } from './backup/command-line.ts';
import type { BackupKey } from './backup/encryption.ts';
import type { Manifest } from './backup/manifest.ts';
import { findBackup } from './backup/names.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import type { Config } from './config.ts';

const USAGE =
  'Usage: npm run restore -- <latest, or the name or the folder of a backup> [--replace] [--check]';
const say = (line: string) => process.stdout.write(`${line}\n`);

function options(): { named: string; replace: boolean; check: boolean } {
  const { values, positionals } = parseOptions(
    {
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
    },
    USAGE,
  );
  const [named, ...others] = positionals;
  if (named === undefined || others.length > 0) throw new BackupError(`Say which backup.\n${USAGE}`);
  return { named, ...values };
}

async function restore(config: Config, log: Logger): Promise<number> {
  const { named, replace, check } = options();
  const folder = await findBackup(config.backupDir, named);
  const key = keyOf(config);
  if (check) return checkOnly(folder, key);
  const { dataDir } = config;
  const { manifest, aside } = await restoreBackup({ folder, key, dataDir, replace, log });
  say(`Restored ${describe(manifest)} from ${folder} to ${dataDir}.`);
  if (manifest.database.kind === 'external') {
    say('The database was not in it: DATABASE_URL was a server of yours. Restore it with its own tools.');
  }
  if (aside !== undefined)
    say(`What was there before is in ${aside}: remove it when you do not need it any more.`);
  say('Next: npm run reconcile, and then npm start.');
  return 0;
}

async function checkOnly(folder: string, key: BackupKey | undefined): Promise<number> {
  const { manifest, problems } = await checkBackup(folder, key);
  for (const problem of problems) say(problem);
  say(
    problems.length === 0
      ? `${folder} is whole: ${describe(manifest)}.`
      : `${folder} IS DAMAGED: use another backup, and make the next one with --full.`,
  );
  return problems.length === 0 ? 0 : 1;
}

function describe({ database, files, madeAt, version }: Manifest): string {
  const what = database.kind === 'embedded' ? 'the database and ' : '';
  return `${what}${files.length} files of ${madeAt}, made by Filigree ${version}`;
}

await runBackupCommand(restore);
