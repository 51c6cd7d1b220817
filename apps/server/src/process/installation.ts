/** The database and the children that work on it, up together and down together. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Keyring } from '../crypto/keyring.ts';
import { type Cluster, ensureDatabase, startCluster } from '../database/embedded/cluster.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { waitForDatabase } from '../database/wait.ts';
import { type KeptChild, keepChild } from './child.ts';

export const DATABASE_NAME = 'filigree';
const HTTP_STOP_TIMEOUT_MS = 10_000;
/** A picture that is nearly done may be finished; what is not, is taken up again by the next start. */
const WORKER_STOP_TIMEOUT_MS = 20_000;
const WORKER_NICENESS = 10;

export interface Installation {
  /** Settles when something has ended that the rest cannot go on without. */
  readonly broken: Promise<'database' | 'hopeless'>;
  /** Children first, then the database. */
  readonly stop: () => Promise<void>;
}

interface InstallationOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly keyring: Keyring;
  readonly onReady: (address: string) => void;
}

export async function startInstallation(options: InstallationOptions): Promise<Installation> {
  const { config, log } = options;
  const cluster = config.databaseUrl === undefined ? await startEmbedded(config, log) : undefined;
  const databaseUrl = cluster?.url(DATABASE_NAME) ?? config.databaseUrl!;
  try {
    await waitForDatabase(databaseUrl, log);
    await migrateDatabase(databaseUrl);
  } catch (error) {
    await cluster?.stop();
    throw new Error(`The database at ${placeOf(databaseUrl)} cannot be used.`, { cause: error });
  }

  const children: KeptChild[] = [];
  let isStopping = false;
  const broken = new Promise<'database' | 'hopeless'>((resolve) => {
    void cluster?.ended.then(() => {
      if (!isStopping) resolve('database');
    });
    const common = {
      environment: { DATABASE_URL: databaseUrl, SESSION_SECRET: options.keyring[0].secret },
      log,
      onHopeless: () => resolve('hopeless'),
    };
    children.push(
      keepChild({
        ...common,
        name: 'http',
        script: new URL('../http.ts', import.meta.url),
        priority: 0,
        stopTimeoutMs: HTTP_STOP_TIMEOUT_MS,
        onReady: ({ address }) => options.onReady(address ?? ''),
      }),
      keepChild({
        ...common,
        name: 'worker',
        script: new URL('../worker.ts', import.meta.url),
        priority: WORKER_NICENESS,
        stopTimeoutMs: WORKER_STOP_TIMEOUT_MS,
        onReady: () => undefined,
      }),
    );
  });

  const stop = async () => {
    isStopping = true;
    await Promise.all(children.map((child) => child.stop()));
    await cluster?.stop();
  };
  return { broken, stop };
}

/** Without the name and the password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

async function startEmbedded(config: Config, log: Logger): Promise<Cluster> {
  const cluster = await startCluster({ folder: join(config.dataDir, 'postgres'), log, durable: true });
  await ensureDatabase(cluster, DATABASE_NAME);
  return cluster;
}
