/**
 * Several installations that start at the same moment on one fresh database, each with the process that answers and the
 * one that works: migrations, queues, the sandbox's tables and the catalogue are made once, and nobody stumbles.
 *
 * Three as a rule; `START_TOGETHER=10 npx vitest run start-together` for more.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createEmptyDatabase, type TestDatabase } from './database.ts';
import { builtScript, until } from './processes.ts';

const CATALOGUE = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const HOW_MANY = Number(process.env.START_TOGETHER ?? 3);
/** Each brings two more; two cores start about one a second. */
const PATIENCE_MS = 60_000 * HOW_MANY;
/** pino's number for errors. */
const ERROR = 50;

interface Installation {
  readonly process: ChildProcess;
  /** What it has said so far. */
  readonly said: () => string;
}

let database: TestDatabase;
let folder: string;
let installations: Installation[];

beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'filigree-together-'));
});
afterAll(async () => {
  await Promise.all(
    installations.map(async ({ process: child }) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }),
  );
  await database.close();
  await rm(folder, { recursive: true, force: true });
}, PATIENCE_MS);

function launch(at: number, sessionSecret: string): Installation {
  const child = spawn(process.execPath, [builtScript('main')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      // As machines of their own: folders of their own, one database.
      DATA_DIR: join(folder, String(at)),
      DATABASE_URL: database.url,
      SESSION_SECRET: sessionSecret,
      PORT: '0',
      RENDER_THREADS: '1',
      PICTURE_SIZE: '64',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  return { process: child, said: () => text };
}

const lineSchema = z.object({ level: z.number(), msg: z.string() });
/** Errors of the log, and what was said outside of it: that a process ends is not in the log of that process. */
function problems({ said }: Installation): string[] {
  return said()
    .split('\n')
    .filter((line) =>
      line.startsWith('{') && line.endsWith('}')
        ? lineSchema.parse(JSON.parse(line)).level >= ERROR
        : line.trim() !== '' && !line.includes('Filigree is ready'),
    );
}

describe(`${HOW_MANY} installations that start at once on a fresh database`, () => {
  it('all come up without an error, with one catalogue', { timeout: PATIENCE_MS }, async () => {
    const secret = randomBytes(32).toString('base64url');
    installations = Array.from({ length: HOW_MANY }, (_, at) => launch(at, secret));
    const isUp = ({ process: child, said }: Installation) => {
      if (child.exitCode !== null) throw new Error(`One has ended with ${child.exitCode}:\n${said()}`);
      return said().includes('Filigree is ready') && said().includes('the worker is ready');
    };
    await until('all to be up', async () => installations.every(isUp), PATIENCE_MS);

    expect(installations.flatMap(problems)).toEqual([]);
    const documents = (await readdir(CATALOGUE)).filter((name) => name.endsWith('.json'));
    const addresses = installations.map(({ said }) => /ready: (http:\S+)/.exec(said())?.[1]);
    const totals = await Promise.all(
      addresses.map(async (address) => {
        const answer = await fetch(`${address}/api/pieces?limit=1`);
        await answer.arrayBuffer();
        return Number(answer.headers.get('x-total-count'));
      }),
    );
    expect(totals).toEqual(totals.map(() => documents.length));
    const { rows } = await database.pool.query(
      'select count(*)::int as pieces, count(distinct slug)::int as slugs from pieces',
    );
    expect(rows[0]).toEqual({ pieces: documents.length, slugs: documents.length });
    const { rows: queues } = await database.pool.query(
      'select count(*)::int as made, count(distinct name)::int as names from pgboss.queue',
    );
    expect(queues[0].made).toBeGreaterThan(0);
    expect(queues[0].made).toBe(queues[0].names);
  });
});
