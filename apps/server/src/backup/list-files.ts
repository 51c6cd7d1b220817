/** The files of DATA_DIR that are backed up as files: all but the database's own, which must be taken by the database. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface FoundFile {
  /** Below the folder, with slashes. */
  readonly path: string;
  readonly bytes: number;
  readonly modifiedMs: number;
}

/** What belongs to a process that runs, or is half written: the password of the database is neither. */
const LEFT_OUT = [/^postgres\/(?!password$)/, /^filigree\.lock/, /^session-secret\./, /\.part$/];

/** Every file below a folder, links to folders included; none where there is no folder. */
export async function listFiles(folder: string): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  await visit(folder, '', found);
  return found;
}

async function visit(folder: string, below: string, found: FoundFile[]): Promise<void> {
  for (const name of (await unlessGone(readdir(join(folder, below))))?.sort() ?? []) {
    const path = below === '' ? name : `${below}/${name}`;
    if (LEFT_OUT.some((pattern) => pattern.test(path))) continue;
    const entry = await unlessGone(stat(join(folder, path)));
    if (entry?.isDirectory()) await visit(folder, path, found);
    else if (entry?.isFile()) found.push({ path, bytes: entry.size, modifiedMs: entry.mtimeMs });
  }
}

/** The shop goes on: what it has just removed is not there any more. */
export async function unlessGone<T>(looking: Promise<T>): Promise<T | undefined> {
  try {
    return await looking;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
