/** Where files live: a folder, or a bucket of S3 or of a server that speaks its protocol. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Disk } from 'flydrive';
import type { Config } from '../config.ts';

export interface Storage {
  /** Stores bytes under a key; what was there is replaced as a whole. Rejects when there are none. */
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** The bytes under a key, or undefined when there are none. An empty file is damage: it is told, and counts as none. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /** Whether anything stands under a key; an empty file does not count. */
  readonly exists: (key: string) => Promise<boolean>;
  /** Does nothing where there is no file. */
  readonly remove: (key: string) => Promise<void>;
  /** Rejects when files cannot be written and read. */
  readonly check: () => Promise<void>;
}

const KEY = /^[\w-]+(?:[./][\w-]+)*$/;

/** Whether a text can be a key: words joined by single dots and slashes, so that it never climbs out of its place. */
export function isStorageKey(key: string): boolean {
  return key.length <= 500 && KEY.test(key);
}

/** Hears of a stored file that cannot be what was once written there. */
export type OnDamage = (key: string, reason: string) => void;

/** Where the bytes are; keys have been judged before. */
interface Backend {
  readonly put: Storage['put'];
  readonly read: (key: string) => Promise<Uint8Array | undefined>;
  /** Bytes; undefined when there is no file. */
  readonly size: (key: string) => Promise<number | undefined>;
  readonly remove: Storage['remove'];
  /** Rejects when there is too little room. */
  readonly room: () => Promise<void>;
}

export function openStorage(config: Pick<Config, 's3' | 'dataDir'>, onDamage: OnDamage): Storage {
  const backend = config.s3 ? bucketBackend(config.s3) : folderBackend(join(config.dataDir, 'files'));
  return storageOn(backend, onDamage);
}

function folderBackend(location: string): Backend {
  const pathOf = (key: string) => join(location, key);
  return {
    put: (key, bytes) => writeWhole(pathOf(key), bytes),
    read: (key) => unlessMissing(readFile(pathOf(key))),
    size: async (key) => {
      const found = await unlessMissing(stat(pathOf(key)));
      return found?.isFile() ? found.size : undefined;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    room: () => judgeRoom(location),
  };
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (MISSING.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** What customers upload is nobody's business on a machine that others use as well. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** A file is there as a whole or not at all, and stays there when the machine loses its power. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const file = await open(draft, 'w', FILE_MODE);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The client is read only where there is a bucket: it is an eighth of what a process has to read before it answers. */
async function s3Disk(s3: NonNullable<Config['s3']>): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')]);
  return new Disk(
    new S3Driver({
      bucket: s3.bucket,
      region: s3.region,
      ...(s3.endpoint === undefined ? {} : { endpoint: s3.endpoint }),
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      visibility: 'private',
      supportsACL: false,
      forcePathStyle: true,
      // With the client's own default, S3-compatible servers stored streamed uploads with the checksum inside.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

/** Below this the next pictures do not fit: whoever looks after the shop hears of it before its customers do. */
const LEAST_ROOM_BYTES = 64 * 1024 * 1024;

/** Rejects as the file system does when it is full, a little earlier. */
async function judgeRoom(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= LEAST_ROOM_BYTES) return;
  throw Object.assign(new Error(`Less than ${LEAST_ROOM_BYTES} bytes are left at ${folder}.`), {
    code: 'ENOSPC',
  });
}

function bucketBackend(s3: NonNullable<Config['s3']>): Backend {
  const opened = s3Disk(s3);
  // Who waits for it is told of its faults.
  opened.catch(() => undefined);
  const isThere = async (key: string) => (await opened).exists(key);
  return {
    put: async (key, bytes, contentType) => (await opened).put(key, bytes, { contentType }),
    read: async (key) => {
      const disk = await opened;
      try {
        return await disk.getBytes(key);
      } catch (error) {
        // One look tells a file that is not there from a storage that does not work.
        if (!(await isThere(key))) return undefined;
        throw error;
      }
    },
    size: async (key) =>
      (await isThere(key)) ? (await (await opened).getMetaData(key)).contentLength : undefined,
    remove: async (key) => (await opened).delete(key),
    // A bucket has no end.
    room: async () => undefined,
  };
}

function storageOn(backend: Backend, onDamage: OnDamage): Storage {
  const put: Storage['put'] = async (key, bytes, contentType) => {
    if (bytes.length === 0) throw new Error(`Nothing was to be stored under ${guard(key)}.`);
    await backend.put(guard(key), bytes, contentType);
  };
  const get: Storage['get'] = async (key) => {
    const bytes = await backend.read(guard(key));
    if (bytes?.length !== 0) return bytes;
    onDamage(key, 'it is empty');
    return undefined;
  };
  return {
    put,
    get,
    exists: async (key) => ((await backend.size(guard(key))) ?? 0) > 0,
    remove: async (key) => backend.remove(guard(key)),
    check: async () => {
      await backend.room();
      const key = `checks/${randomBytes(8).toString('hex')}`;
      await put(key, Buffer.from('ok'), 'text/plain');
      const read = await get(key);
      await backend.remove(key);
      if (read === undefined || Buffer.from(read).toString() !== 'ok')
        throw new Error('The storage returned something else than what was written.');
    },
  };
}

function guard(key: string): string {
  if (!isStorageKey(key)) throw new Error('This is not a storage key.');
  return key;
}
