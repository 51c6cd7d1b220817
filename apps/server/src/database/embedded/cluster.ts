/** An embedded PostgreSQL: makes its data folder, starts it, stops it. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { withClient } from '../client.ts';
import { type Account, databaseAccount, launchAs } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { stopLeftover } from './leftover.ts';
import { isStillStarting } from './starting.ts';

const run = promisify(execFile);

export const SUPERUSER = 'filigree';
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 40;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
/** The major version of the packaged server; a data folder belongs to one major version. */
export const MAJOR_VERSION = '18';

export interface ClusterOptions {
  /** Holds everything of the server: data, password, log. */
  readonly folder: string;
  readonly log: Logger;
  /** false: nothing is synced to disk, for throw-away databases of tests. */
  readonly durable: boolean;
  /** Where it listens, on this machine; undefined: at any port that is free. */
  readonly port?: number;
}

export interface Cluster {
  /** Where to reach a database of the cluster, with the password. */
  readonly url: (database: string) => string;
  readonly pid: number;
  /** Settles when the server has ended, however that came about. */
  readonly ended: Promise<void>;
  /** Ends open sessions and stops the server. */
  readonly stop: () => Promise<void>;
}

/** Starts the cluster in a folder, which is made when it is new. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const binaries = await findBinaries();
  const account = await databaseAccount();
  const dataFolder = join(options.folder, 'data');
  await mkdir(options.folder, { recursive: true });
  const password = await keepPassword(join(options.folder, 'password'));
  if (await isInitialised(dataFolder)) await stopLeftover(dataFolder, options.log);
  else await initialise(binaries, account, options, dataFolder, password);

  const port = options.port ?? (await freePort());
  const logPath = join(options.folder, 'server.log');
  const child = await launch(binaries, account, options, dataFolder, port, logPath);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = (database: string) =>
    `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  await waitUntilReady(url('postgres'), child, logPath);
  return { url, pid: child.pid ?? 0, ended, stop: () => stop(child, ended) };
}

/** Makes a database unless it is there. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<void> {
  await withClient({ connectionString: cluster.url('postgres') }, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}

async function keepPassword(path: string): Promise<string> {
  try {
    await writeFile(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
}

async function isInitialised(dataFolder: string): Promise<boolean> {
  const version = await readFile(join(dataFolder, 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  if (version !== undefined && version.trim() !== MAJOR_VERSION) {
    throw new Error(
      `${dataFolder} was made by PostgreSQL ${version.trim()}, but this is ${MAJOR_VERSION}. Dump it with the old version first.`,
    );
  }
  return version !== undefined;
}

/** Works in a folder beside the final one, so that an interrupted first start leaves nothing half-made behind. */
async function initialise(
  binaries: Binaries,
  account: Account | undefined,
  options: ClusterOptions,
  dataFolder: string,
  password: string,
): Promise<void> {
  const draft = `${dataFolder}.new`;
  const passwordFile = join(draft, 'initial-password');
  const target = join(draft, 'data');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chmod(options.folder, 0o711);
    await chown(draft, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const args = [
    `--pgdata=${target}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(options.durable ? [] : ['--no-sync']),
  ];
  const launched = await launchAs(account, binaries.initdb, args, [draft]);
  const { command, args: allArgs, ...identity } = launched;
  await run(command, [...allArgs], { ...identity, cwd: '/', env: serverEnvironment() });
  await rename(target, dataFolder);
  await rm(draft, { recursive: true, force: true });
}

async function launch(
  binaries: Binaries,
  account: Account | undefined,
  options: ClusterOptions,
  dataFolder: string,
  port: number,
  logPath: string,
): Promise<ChildProcess> {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements that fail would be logged with their values.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = ['-D', dataFolder, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const launched = await launchAs(account, binaries.postgres, args, [dataFolder]);
  const { command, args: allArgs, ...identity } = launched;
  const size = await stat(logPath).then(
    (found) => found.size,
    () => 0,
  );
  const logFile = await open(logPath, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600);
  try {
    return spawn(command, [...allArgs], {
      ...identity,
      cwd: '/',
      env: serverEnvironment(),
      // In a group of its own: Ctrl-C is for our own process, which stops the server when nobody needs it any more.
      detached: true,
      stdio: ['ignore', logFile.fd, logFile.fd],
    });
  } finally {
    await logFile.close();
  }
}

/** Nothing of our own environment, which may hold secrets, but what programs need to run. */
function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };
}

async function waitUntilReady(url: string, child: ChildProcess, logPath: string): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const until = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < until) {
    if (failure || child.exitCode !== null || child.signalCode !== null) break;
    try {
      await withClient({ connectionString: url, connectionTimeoutMillis: 2_000 }, async () => undefined);
      return;
    } catch (error) {
      failure = isStillStarting(error) ? undefined : (error as Error);
    }
    await delay(POLL_MS);
  }
  child.kill('SIGQUIT');
  const lines = (await readFile(logPath, 'utf8')).trimEnd().split('\n').slice(-5).join('\n');
  throw new Error(`The database server did not start. Its log (${logPath}) ends with:\n${lines}`, {
    cause: failure,
  });
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT'); // "fast shutdown"
  const late = delay(STOP_TIMEOUT_MS, 'late' as const, { ref: false });
  if ((await Promise.race([ended, late])) === 'late') {
    child.kill('SIGQUIT');
    await ended;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
