/** The database for a command that runs beside the product, or without it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../config.ts';
import { ensureDatabase, SUPERUSER, startCluster } from '../database/embedded/cluster.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { DATABASE_NAME } from './installation.ts';
import { DataDirInUse, lockDataDir } from './lock.ts';

interface Reaching {
  /** Leaves a database that nobody uses at the moment in the schema that it has. */
  readonly asItIs?: boolean;
}

/**
 * Calls `use` with the address of the database: the configured one, the embedded one of a product that runs, or the
 * embedded one, started for as long as it takes.
 */
export async function withDatabase<T>(
  config: Config,
  log: Logger,
  use: (url: string) => Promise<T>,
  { asItIs = false }: Reaching = {},
): Promise<T> {
  if (config.databaseUrl !== undefined) return use(config.databaseUrl);
  const folder = join(config.dataDir, 'postgres');
  const lock = tryLock(config.dataDir);
  if (!lock) return use(await runningUrl(folder));
  try {
    const cluster = await startCluster({ folder, log, durable: true });
    try {
      await ensureDatabase(cluster, DATABASE_NAME);
      const url = cluster.url(DATABASE_NAME);
      if (!asItIs) await migrateDatabase(url);
      return await use(url);
    } finally {
      await cluster.stop();
    }
  } finally {
    lock.release();
  }
}

function tryLock(dataDir: string): ReturnType<typeof lockDataDir> | undefined {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof DataDirInUse) return undefined;
    throw error;
  }
}

/** From what the running server has written beside its data; the fourth line of its file is the port. */
async function runningUrl(folder: string): Promise<string> {
  const [state, password] = await Promise.all([
    readFile(join(folder, 'data', 'postmaster.pid'), 'utf8'),
    readFile(join(folder, 'password'), 'utf8'),
  ]).catch((cause: unknown) => {
    throw new Error('The product is starting or stopping. Please try again in a moment.', { cause });
  });
  const port = Number(state.split('\n')[3]);
  if (!Number.isInteger(port) || port < 1)
    throw new ConfigError([`${folder} does not say where its server listens.`]);
  return `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE_NAME}`;
}
