/** Server processes as tests start them, kill them and start them again. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childMessageSchema } from '../src/process/lifecycle.ts';

const HTTP = builtScript('http');
const START_TIMEOUT_MS = 170_000;
const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 150_000;

/** What `npm start` would run: `test/global-setup.ts` has built it. */
export function builtScript(
  name: 'main' | 'http' | 'migrate' | 'order' | 'reconcile' | 'reseal' | 'backup' | 'restore',
): string {
  return fileURLToPath(new URL(`../build/${name}.js`, import.meta.url));
}

export interface ServerProcess {
  /** As in http://127.0.0.1:40123. */
  readonly address: string;
  readonly name: string;
  /** `kill -9`; returns when the process is gone. */
  readonly kill: () => Promise<void>;
}

export interface ServerPlace {
  /**
   * Starts a process that answers requests; returns when it does.
   * @param name by which the database knows its connections
   */
  readonly start: (name: string) => Promise<ServerProcess>;
  /** Runs a command beside them, such as `reconcile`; returns its exit code and what it has said. */
  readonly run: (
    script: 'order' | 'reconcile' | 'reseal',
    given?: readonly string[],
  ) => Promise<{ code: unknown; text: string }>;
  /** Stops what still runs. */
  readonly close: () => Promise<void>;
}

/** One folder and one secret for any number of processes on one database. */
export async function openServerPlace(databaseUrl: string): Promise<ServerPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'filigree-processes-'));
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    // One site, whichever process answers: so that all of them go on with the very same checkout.
    PUBLIC_URL: 'http://shop.example',
    PUBLIC_DEVELOPMENT: 'allow',
    PAYMENTS: 'sandbox',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: randomBytes(32).toString('base64url'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    WELCOME_CREDITS_AT_ONCE: '25',
  };
  const running = new Set<ChildProcess>();
  const launch = (script: string, env: NodeJS.ProcessEnv, given: readonly string[], silent: boolean) => {
    // Away from the .env of whoever runs the tests.
    const child = fork(script, given, { execArgv: [], cwd: dataDir, env, silent });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };
  const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
    if (!running.has(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    async start(name) {
      const url = new URL(databaseUrl);
      url.searchParams.set('application_name', name);
      const port = await freePort();
      const env = { ...environment, DATABASE_URL: url.href, PORT: String(port) };
      const child = launch(HTTP, env, [], false);
      await isReady(child);
      return { address: `http://127.0.0.1:${port}`, name, kill: () => end(child, 'SIGKILL') };
    },
    async run(script, given = []) {
      const child = launch(builtScript(script), environment, given, true);
      let text = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      child.stderr?.resume();
      const [code] = await once(child, 'close');
      return { code, text };
    },
    async close() {
      await Promise.all([...running].map((child) => end(child, 'SIGTERM')));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function isReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A process was not ready in time.')), START_TIMEOUT_MS);
    child.once('exit', (code) => reject(new Error(`A process has ended with ${code}.`)));
    child.on('message', (message) => {
      clearTimeout(timer);
      childMessageSchema.parse(message);
      resolve();
    });
  });
}

/** Of this machine; a server waits for a port that is not free yet. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Looks until there is something; throws when there is nothing in time. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`It did not come about in time: ${what}`);
}
