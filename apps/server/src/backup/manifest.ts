/** What a backup holds: written last, read first, and checked by a checksum of its own. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { openContent, storeBytes } from './content.ts';
import { type BackupKey, isEncrypted } from './encryption.ts';

const MANIFEST = 'manifest.json';
/** In the form of sha256sum(1). */
const CHECKSUM = 'manifest.json.sha256';

const bytesSchema = z.number().int().nonnegative();
/** With slashes, below a folder that it does not leave. */
const pathSchema = z.string().refine((path) => {
  const parts = path.split('/');
  return !isAbsolute(path) && !parts.includes('..') && !parts.includes('');
}, 'leads out of its folder');

const contentSchema = z.object({
  /** Where it lies in the backup. */
  stored: pathSchema,
  /** Of what was backed up, before it was compressed and encrypted. */
  bytes: bytesSchema,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const databaseSchema = z.discriminatedUnion('kind', [
  contentSchema.extend({
    kind: z.literal('embedded'),
    /** The major version of the server: its files are read by no other. */
    postgres: z.string(),
    /** As in linux-x64: the files have the order of bytes and the alignment of the machine. */
    platform: z.string(),
  }),
  /** Of DATABASE_URL, which its own tools back up. */
  z.object({ kind: z.literal('external') }),
]);

const fileSchema = contentSchema.extend({
  /** Below DATA_DIR. */
  path: pathSchema,
  modifiedMs: z.number(),
});

const manifestSchema = z.object({
  format: z.literal(1, { error: 'is of a newer kind of backup: restore it with a newer Filigree' }),
  /** Of the product that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The newest migration of the database, as drizzle records it. */
  migration: z.number().int(),
  database: databaseSchema,
  files: z.array(fileSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type StoredContent = z.infer<typeof contentSchema>;
export type StoredFile = z.infer<typeof fileSchema>;

/** @param folder of the backup, which is complete but for its manifest. */
export async function writeManifest(
  folder: string,
  manifest: Manifest,
  key: BackupKey | undefined,
): Promise<void> {
  const path = join(folder, MANIFEST);
  await storeBytes(path, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), key);
  const digest = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  await writeFile(join(folder, CHECKSUM), `${digest}  ${MANIFEST}\n`, { mode: 0o600, flush: true });
}

/** @throws {BackupError} saying why the folder cannot be restored from. */
export async function readManifest(folder: string, key: BackupKey | undefined): Promise<Manifest> {
  const [stored, checksum] = await Promise.all([MANIFEST, CHECKSUM].map((name) => readPart(folder, name)));
  const digest = createHash('sha256').update(stored!).digest('hex');
  if (checksum!.toString('latin1').split(' ', 1)[0] !== digest) {
    throw new BackupError(
      `${join(folder, MANIFEST)} is damaged: its checksum is another. Use another backup.`,
    );
  }
  refuseOtherKind(folder, isEncrypted(stored!), key !== undefined);
  const text = await buffer(openContent({ folder, stored: MANIFEST }, key));
  const parsed = manifestSchema.safeParse(JSON.parse(text.toString('utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BackupError(`${join(folder, MANIFEST)}: ${issue?.path.join('.')} ${issue?.message}.`);
}

/** Somebody who may write into the folder of backups must not be able to put one without a key into the place of ours. */
function refuseOtherKind(folder: string, isEncrypted: boolean, hasKey: boolean): void {
  if (isEncrypted === hasKey) return;
  throw new BackupError(
    isEncrypted
      ? `${folder} is encrypted: set BACKUP_KEY to the key that it was made with.`
      : `${folder} was made without a key: take BACKUP_KEY away to restore it.`,
  );
}

async function readPart(folder: string, name: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupError(`${folder} is no whole backup: ${name} is missing.`);
  }
}
