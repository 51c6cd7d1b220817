/** The product as its users run it: the real processes on a data folder and port of their own. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;

export async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}

export class Product {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly url: string,
    readonly dataDir: string,
    private readonly env: Record<string, string>,
  ) {}

  /** Starts on a fresh data folder; `env` overrides the configuration. */
  static async start(env: Record<string, string> = {}): Promise<Product> {
    await promisify(execFile)(process.execPath, ['scripts/build-server.mjs'], { cwd: root });
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), 'filigree-e2e-'));
    const url = `http://localhost:${port}`;
    const product = new Product(url, dataDir, {
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Tests spend the welcome credits of people who do not read their mail.
      WELCOME_CREDITS_AT_ONCE: '1000000',
      ...env,
    });
    try {
      await product.resume();
    } catch (error) {
      await product.dispose();
      throw error;
    }
    return product;
  }

  /** Starts again on the same data. */
  async resume(): Promise<void> {
    this.output = '';
    const child = spawn(process.execPath, ['--enable-source-maps', 'apps/server/build/main.js'], {
      cwd: root,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk;
      });
    }
    const deadlineMs = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadlineMs) {
      if (child.exitCode !== null) break;
      if (await this.isReady()) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`The product did not become ready:\n${this.output}`);
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch (error) {
      // Refused until it listens; anything but a network error is a fault of this test.
      if (error instanceof TypeError) return false;
      throw error;
    }
  }

  /** One of the operator's commands, while the product runs. @returns what it says */
  async command(name: string, ...args: readonly string[]): Promise<string> {
    const built = `apps/server/build/${name}.js`;
    const env = { ...process.env, ...this.env };
    const { stdout } = await promisify(execFile)(process.execPath, [built, ...args], { cwd: root, env });
    return stdout;
  }

  get processId(): number {
    if (!this.child?.pid) throw new Error('The product is not running.');
    return this.child.pid;
  }

  async stop(): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise<void>((done) => child.once('close', () => done()));
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(late);
  }

  /** Stops and forgets everything. */
  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
