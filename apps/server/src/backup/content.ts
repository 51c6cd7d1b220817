/** What a backup is made of: streams of bytes that are stored with their checksum, and checked when they are read. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { type BackupKey, decrypting, encrypting } from './encryption.ts';

/** Most of the time of a backup is spent here; higher levels take twice as long for a tenth of the size. */
const GZIP_LEVEL = 3;
const FILE_MODE = 0o600;
const GZIPPED = /\.gz$/;

export interface Measured {
  readonly bytes: number;
  readonly sha256: string;
}

/** Counts and digests what passes. */
class Measuring extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  override _transform(
    chunk: Buffer,
    _encoding: string,
    done: (error?: Error | null, data?: Buffer) => void,
  ): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  /** Once, when everything has passed. */
  result(): Measured {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/**
 * Stores a stream in a new file, on the disk when this returns: compressed where its name says so, encrypted where there
 * is a key.
 */
export async function storeContent(
  path: string,
  source: Readable,
  key: BackupKey | undefined,
): Promise<Measured> {
  const measuring = new Measuring();
  await pipeline(
    source,
    measuring,
    GZIPPED.test(path) ? createGzip({ level: GZIP_LEVEL }) : new PassThrough(),
    key ? encrypting(key) : new PassThrough(),
    createWriteStream(path, { flags: 'wx', mode: FILE_MODE, flush: true }),
  );
  return measuring.result();
}

export function storeBytes(path: string, bytes: Uint8Array, key: BackupKey | undefined): Promise<Measured> {
  return storeContent(path, Readable.from([bytes]), key);
}

/** A file in the folder of a backup. */
export interface Place {
  readonly folder: string;
  readonly stored: string;
}

/**
 * What was stored, as a stream. Whoever reads it to its end has read the whole of it, but only `readContent` knows
 * whether it is what was written.
 */
export function openContent({ folder, stored }: Place, key: BackupKey | undefined): Readable {
  const path = join(folder, stored);
  const content = new PassThrough();
  pipeline(
    createReadStream(path),
    key ? decrypting(key, path) : new PassThrough(),
    GZIPPED.test(stored) ? createGunzip() : new PassThrough(),
    content,
  ).catch(() => {
    // It has destroyed the content with its error: whoever reads it hears of it.
  });
  return content;
}

/**
 * Hands what was stored to `use`, and checks it against its checksum meanwhile.
 * @throws {BackupError} when it is something else than was written: what `use` made of it must not be used then.
 */
export async function readContent<T>(
  place: Place,
  expected: Measured,
  key: BackupKey | undefined,
  use: (content: Readable) => Promise<T>,
): Promise<T> {
  const measuring = new Measuring();
  const reading = pipeline(openContent(place, key), measuring);
  const using = use(measuring).catch((error: Error) => {
    // Nobody reads on: the file is let go.
    measuring.destroy(error);
    throw error;
  });
  const [read, used] = await Promise.allSettled([reading, using]);
  if (read.status === 'rejected') throw damageOf(place, read.reason);
  if (used.status === 'rejected') throw used.reason;
  const { bytes, sha256 } = measuring.result();
  if (bytes === expected.bytes && sha256 === expected.sha256) return used.value;
  throw new BackupError(`${join(place.folder, place.stored)} is damaged: its checksum is another.`);
}

/** The library that decompresses has codes of its own for what it cannot read. */
function damageOf({ folder, stored }: Place, cause: NodeJS.ErrnoException): Error {
  if (!cause.code?.startsWith('Z_')) return cause;
  return new BackupError(`${join(folder, stored)} is damaged or cut off.`, { cause });
}
