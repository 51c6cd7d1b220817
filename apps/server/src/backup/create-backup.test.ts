/** Files alone, as with a database that its own tools back up. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createBackup, type MadeBackup } from './create-backup.ts';
import { backupKeyOf } from './encryption.ts';
import { findBackup, removeOldBackups } from './names.ts';
import { restoreBackup } from './restore-backup.ts';

const KEY = backupKeyOf('k3Jx9wQmZ7rT1vB5nL8pD2sF6hG0yCaE');
const log = pino({ level: 'silent' });

let database: TestDatabase;
let root: string;
let dataDir: string;
let backupDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'filigree-backup-'));
  dataDir = join(root, 'data');
  backupDir = join(root, 'backups');
  await mkdir(join(dataDir, 'files/studio'), { recursive: true });
  await writeFile(join(dataDir, 'files/studio/0.png'), 'a picture');
  await writeFile(join(dataDir, 'files/studio/1.png'), 'another');
  await writeFile(join(dataDir, 'files/studio/2.png.part'), 'half of');
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

/** Names of backups are of one second. */
async function backUp(isFull = false): Promise<MadeBackup> {
  const source = { dataDir, databaseUrl: database.url, isEmbedded: false, version: '0.1.0' };
  for (;;) {
    const before = await readdir(backupDir).catch(() => []);
    const { rows } = await database.pool.query<{ name: string }>(
      `select to_char(now() at time zone 'utc', '"filigree-"YYYYMMDD"T"HH24MISS"Z"') as name`,
    );
    if (before.every((name) => name < rows[0]!.name)) {
      return createBackup(source, { backupDir, key: KEY, isFull });
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const inodeOf = async ({ folder, manifest }: MadeBackup, path: string) => {
  const file = manifest.files.find((each) => each.path === path);
  return (await stat(join(folder, file!.stored))).ino;
};

it('shares with the backup before what has not changed, and outlives it', async () => {
  const first = await backUp();
  expect(first.manifest.database).toEqual({ kind: 'external' });
  expect(first.manifest.files.map(({ path }) => path)).toEqual(['files/studio/0.png', 'files/studio/1.png']);
  await writeFile(join(dataDir, 'files/studio/1.png'), 'another one');
  const second = await backUp();
  expect(await inodeOf(second, 'files/studio/0.png')).toBe(await inodeOf(first, 'files/studio/0.png'));
  expect(await inodeOf(second, 'files/studio/1.png')).not.toBe(await inodeOf(first, 'files/studio/1.png'));
  const full = await backUp(true);
  expect(await inodeOf(full, 'files/studio/0.png')).not.toBe(await inodeOf(first, 'files/studio/0.png'));

  await rm(full.folder, { recursive: true });
  expect(await removeOldBackups(backupDir, 1)).toHaveLength(1);
  const to = join(root, 'restored');
  const folder = await findBackup(backupDir, 'latest');
  expect(folder).toBe(second.folder);
  await restoreBackup({ folder, key: KEY, dataDir: to, replace: false, log });
  expect(await readFile(join(to, 'files/studio/0.png'), 'utf8')).toBe('a picture');
  expect(await readFile(join(to, 'files/studio/1.png'), 'utf8')).toBe('another one');
  expect(await readdir(root)).not.toContainEqual(expect.stringContaining('restoring'));
});

it('is not made inside of what it backs up, and leaves no draft behind', async () => {
  const source = { dataDir, databaseUrl: database.url, isEmbedded: false, version: '0.1.0' };
  const inside = { backupDir: join(dataDir, 'backups'), key: undefined, isFull: false };
  await expect(createBackup(source, inside)).rejects.toThrow(
    'lies in DATA_DIR: set it to a folder elsewhere',
  );
  expect((await readdir(backupDir)).filter((name) => name.endsWith('.partial'))).toEqual([]);
});
