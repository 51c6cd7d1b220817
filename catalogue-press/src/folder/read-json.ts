import { readdir, readFile } from 'node:fs/promises';

/** Undefined when there is no such file. */
export async function readJson(path: string): Promise<unknown> {
  const content = await orUndefined(readFile(path, 'utf8'));
  return content === undefined ? undefined : JSON.parse(content);
}

/** Undefined when there is no such file. */
export const readBytes = (path: string): Promise<Buffer | undefined> => orUndefined(readFile(path));

/** Names of the folder's documents without their ending; none where there is no folder. */
export async function listDocuments(path: string): Promise<string[]> {
  const names = (await orUndefined(readdir(path))) ?? [];
  return names
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

async function orUndefined<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
