/** The files of a folder that others go on writing to, copied into a backup, each in its newest state. */
import { createReadStream } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { storeContent } from './content.ts';
import type { BackupKey } from './encryption.ts';
import { type FoundFile, listFiles } from './list-files.ts';
import type { StoredFile } from './manifest.ts';

const FOLDER_MODE = 0o700;
const FILES = 'files';
/** A file system without links, one that has too many of this file, or an earlier backup that is not whole any more. */
const UNLINKABLE = new Set(['EPERM', 'EMLINK', 'EXDEV', 'ENOTSUP', 'ENOSYS', 'ENOENT']);

/** What it holds need not be copied again: pictures are written once, and take by far the most of the room. */
export interface EarlierBackup {
  readonly folder: string;
  /** By their path. */
  readonly files: ReadonlyMap<string, StoredFile>;
}

interface Copying {
  readonly from: string;
  /** The folder of the backup. */
  readonly to: string;
  readonly key: BackupKey | undefined;
  readonly earlier: EarlierBackup | undefined;
}

const isSame = (stored: StoredFile | undefined, { bytes, modifiedMs }: FoundFile) =>
  stored?.bytes === bytes && stored.modifiedMs === modifiedMs;

export class FilesCopy {
  readonly #copying: Copying;
  readonly #copied = new Map<string, StoredFile>();
  #count = 0;

  constructor(copying: Copying) {
    this.#copying = copying;
  }

  /** Copies what is not copied yet, or has changed since. */
  async copyNew(): Promise<void> {
    for (const file of await listFiles(this.#copying.from)) {
      const before = this.#copied.get(file.path);
      if (isSame(before, file)) continue;
      if (before) await rm(join(this.#copying.to, before.stored));
      const stored = await this.#copy(file);
      if (stored) this.#copied.set(file.path, stored);
      else this.#copied.delete(file.path);
    }
  }

  copied(): StoredFile[] {
    return [...this.#copied.values()];
  }

  /** undefined: it is gone. Encrypted files lie under numbers: their names are the way to pictures. */
  async #copy(file: FoundFile): Promise<StoredFile | undefined> {
    const { from, to, key } = this.#copying;
    this.#count += 1;
    const stored = `${FILES}/${key ? String(this.#count) : file.path}`;
    const target = join(to, stored);
    await mkdir(dirname(target), { recursive: true, mode: FOLDER_MODE });
    const shared = await this.#share(file, target);
    if (shared) return { ...shared, stored };
    try {
      const measured = await storeContent(target, createReadStream(join(from, file.path)), key);
      return { path: file.path, stored, modifiedMs: file.modifiedMs, ...measured };
    } catch (error) {
      const { code, path: missing } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' || missing === target) throw error;
      await rm(target, { force: true });
      return undefined;
    }
  }

  /** Gives the file of the earlier backup a second name, where it is the same. */
  async #share(file: FoundFile, target: string): Promise<StoredFile | undefined> {
    const { earlier } = this.#copying;
    const before = earlier?.files.get(file.path);
    if (!earlier || !before || !isSame(before, file)) return undefined;
    try {
      await link(join(earlier.folder, before.stored), target);
      return before;
    } catch (error) {
      if (UNLINKABLE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      throw error;
    }
  }
}
