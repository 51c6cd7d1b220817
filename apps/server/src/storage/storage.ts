/** Where files live: a folder, or a bucket of S3 or of a server that speaks its protocol. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';

export interface Storage {
  /** Stores bytes under a key; what was there is replaced as a whole. */
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** The bytes under a key, or undefined when there are none. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  readonly exists: (key: string) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
  /** Rejects when files cannot be written and read. */
  readonly check: () => Promise<void>;
}

const KEY = /^[\w-]+(?:[./][\w-]+)*$/;

/** Whether a text can be a key: words joined by single dots and slashes, so that it never climbs out of its place. */
export function isStorageKey(key: string): boolean {
  return key.length <= 500 && KEY.test(key);
}

export function openStorage(config: Pick<Config, 's3' | 'dataDir'>): Storage {
  if (config.s3) {
    const opened = s3Disk(config.s3);
    // Who waits for it is told of its faults.
    opened.catch(() => undefined);
    return storageOn(
      opened,
      async (key, bytes, contentType) => (await opened).put(key, bytes, { contentType }),
      // A bucket has no end.
      async () => undefined,
    );
  }
  const location = join(config.dataDir, 'files');
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return storageOn(
    Promise.resolve(disk),
    (key, bytes) => writeWhole(join(location, key), bytes),
    () => judgeRoom(location),
  );
}

/** A file is there as a whole or not at all, and stays there when the machine loses its power. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const file = await open(draft, 'w');
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
  const { S3Driver } = await import('flydrive/drivers/s3');
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
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= LEAST_ROOM_BYTES) return;
  throw Object.assign(new Error(`Less than ${LEAST_ROOM_BYTES} bytes are left at ${folder}.`), {
    code: 'ENOSPC',
  });
}

/** @param room rejects when there is too little of it. */
function storageOn(opened: Promise<Disk>, put: Storage['put'], room: () => Promise<void>): Storage {
  const exists = async (key: string) => (await opened).exists(guard(key));
  const get = async (key: string) => {
    const disk = await opened;
    try {
      return await disk.getBytes(guard(key));
    } catch (error) {
      // One look tells a file that is not there from a storage that does not work.
      if (error instanceof errors.E_CANNOT_READ_FILE && !(await exists(key))) return undefined;
      throw error;
    }
  };
  return {
    get,
    exists,
    put: async (key, bytes, contentType) => put(guard(key), bytes, contentType),
    remove: async (key) => (await opened).delete(guard(key)),
    check: async () => {
      const disk = await opened;
      await room();
      const key = `checks/${randomBytes(8).toString('hex')}`;
      await put(key, Buffer.from('ok'), 'text/plain');
      const read = await disk.get(key);
      await disk.delete(key);
      if (read !== 'ok') throw new Error('The storage returned something else than what was written.');
    },
  };
}

function guard(key: string): string {
  if (!isStorageKey(key)) throw new Error('This is not a storage key.');
  return key;
}
