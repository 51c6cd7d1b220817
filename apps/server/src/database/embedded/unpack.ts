/** Unpacks the tar archive of a base backup (POSIX ustar, as PostgreSQL writes it: folders and files, short names). */
import { chown, mkdir, open } from 'node:fs/promises';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import type { Account } from './account.ts';

const BLOCK_BYTES = 512;
/** PostgreSQL refuses a data folder that others may read. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const FILE = '0';
const FOLDER = '5';

/** What was to be unpacked is not what PostgreSQL has sent. */
export class DamagedArchive extends Error {
  override readonly name = 'DamagedArchive';
}

interface Entry {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
}

/**
 * @param folder is made.
 * @param account that the files belong to, where it is not this process's own.
 * @returns how many files there were.
 * @throws {DamagedArchive} when the archive is damaged, ends early, or holds anything else than files and folders below the folder.
 */
export async function unpack(
  archive: AsyncIterable<Uint8Array>,
  folder: string,
  account: Account | undefined,
): Promise<number> {
  const reader = new ByteReader(archive);
  await mkdir(folder, { mode: FOLDER_MODE });
  await give(folder, account);
  let files = 0;
  for (;;) {
    const entry = entryOf(await reader.take(BLOCK_BYTES));
    if (!entry) break;
    const path = join(folder, entry.path);
    if (entry.type === FOLDER) await mkdir(path, { recursive: true, mode: FOLDER_MODE });
    else {
      await writeFrom(reader, path, entry.bytes);
      await reader.take(-entry.bytes & (BLOCK_BYTES - 1));
      files += 1;
    }
    await give(path, account);
  }
  await reader.drain();
  return files;
}

async function give(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

async function writeFrom(reader: ByteReader, path: string, bytes: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
  const file = await open(path, 'wx', FILE_MODE);
  try {
    for await (const chunk of reader.pass(bytes)) await file.writeFile(chunk);
  } finally {
    await file.close();
  }
}

/** undefined: the block of zeros at the end. */
function entryOf(header: Buffer): Entry | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  const text = (from: number, bytes: number) =>
    header.toString('latin1', from, from + bytes).split('\0', 1)[0] ?? '';
  const type = text(156, 1) || FILE;
  const path = normalize(text(0, 100));
  const bytes = Number.parseInt(text(124, 12), 8);
  if (Number.parseInt(text(148, 8), 8) !== checksumOf(header))
    throw new DamagedArchive('A header of the archive is damaged.');
  if (type !== FILE && type !== FOLDER)
    throw new DamagedArchive(`The archive holds ${path}, which is no file and no folder.`);
  if (isAbsolute(path) || path.startsWith('..'))
    throw new DamagedArchive(`The archive holds ${path}, outside of its folder.`);
  if (!Number.isSafeInteger(bytes) || bytes < 0)
    throw new DamagedArchive(`The archive does not say how long ${path} is.`);
  return { path, type, bytes: type === FILE ? bytes : 0 };
}

/** The sum of the bytes of a header, its own field counted as spaces. */
function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

/** Takes exact numbers of bytes from a stream. */
class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (done) return false;
    this.#held = this.#held.length === 0 ? Buffer.from(value) : Buffer.concat([this.#held, value]);
    return true;
  }

  async take(bytes: number): Promise<Buffer> {
    while (this.#held.length < bytes) {
      if (!(await this.#more())) throw new DamagedArchive('The archive ends early.');
    }
    const taken = this.#held.subarray(0, bytes);
    this.#held = this.#held.subarray(bytes);
    return taken;
  }

  /** So many bytes, in pieces as they come. */
  async *pass(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0; ) {
      if (this.#held.length === 0 && !(await this.#more()))
        throw new DamagedArchive('The archive ends early.');
      const piece = await this.take(Math.min(left, this.#held.length));
      left -= piece.length;
      yield piece;
    }
  }

  /** Reads on to the end, so that whatever checks the stream sees all of it. */
  async drain(): Promise<void> {
    while (await this.#more()) this.#held = Buffer.alloc(0);
  }
}
