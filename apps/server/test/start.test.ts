/** `npm start`'s process as a whole: one start a folder, and what was answered survives a kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '../src/database/embedded/leftover.ts';
import { TEST_PASSWORD } from './app.ts';
import { builtScript } from './processes.ts';

const READY_WITHIN_MS = 60_000;

interface Running {
  readonly process: ChildProcess;
  readonly address: string;
}

let dataDir: string;
const started: ChildProcess[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'filigree-start-'));
});
afterAll(async () => {
  for (const child of started)
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  const database = await databasePid();
  if (database !== undefined && isAlive(database)) process.kill(database, 'SIGQUIT');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function launch(): ChildProcess {
  const child = spawn(process.execPath, [builtScript('main')], {
    // Away from the .env of whoever runs the tests.
    cwd: dataDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', RENDER_THREADS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

async function start(): Promise<Running> {
  const child = launch();
  let text = '';
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not ready in time:\n${text}`)), READY_WITHIN_MS);
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /ready: (http:\S+)/.exec(text)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`Ended with ${code}:\n${text}`));
    });
  });
  return { process: child, address };
}

async function databasePid(): Promise<number | undefined> {
  const content = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(content, 10) || undefined;
}

const post = (address: string, path: string, body: object) =>
  fetch(`${address}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(body),
  });

describe('npm start', () => {
  it('keeps accounts over kill -9, refuses a second start, and leaves nothing behind', async () => {
    const first = await start();
    const registered = await post(first.address, 'register', {
      name: 'Ada',
      email: 'ada@example.com',
      password: TEST_PASSWORD,
      confirmPassword: TEST_PASSWORD,
      acceptTerms: true,
    });
    expect(registered.status).toBe(201);

    const second = launch();
    const said: Buffer[] = [];
    second.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
    const [code] = await once(second, 'close');
    expect(code).toBe(1);
    expect(Buffer.concat(said).toString()).toContain(
      `Filigree already runs on ${dataDir} (process ${first.process.pid} at ${first.address}).`,
    );

    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    const orphan = await databasePid();

    const next = await start();
    const login = await post(next.address, 'login', { email: 'ada@example.com', password: TEST_PASSWORD });
    expect(login.status).toBe(200);
    const database = await databasePid();
    expect(database).not.toBe(orphan);
    expect(isAlive(orphan!)).toBe(false);

    next.process.kill('SIGTERM');
    const [exitCode] = await once(next.process, 'exit');
    expect(exitCode).toBe(0);
    expect(isAlive(database!)).toBe(false);
    await expect(fetch(`${next.address}/healthz`)).rejects.toThrow();
  });
});
