/**
 * The drill: a shop with people, credits, orders and pictures is backed up while writes go on, destroyed, and restored
 * elsewhere. The books add up, everything that was answered before is there, and nothing is ever half-restored.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, packsOf, payHosted, payIntent, register } from './customer.ts';
import { builtScript, until } from './processes.ts';
import { ADDRESS } from './shop.ts';

const READY_WITHIN_MS = 120_000;
const KEY = 'k3Jx9wQmZ7rT1vB5nL8pD2sF6hG0yCaE';
const OTHER_KEY = 'zT4Rk8LxM2nQ9wV6bJ1pH5sD7fG3yCuA';
const PICTURE = 'studio/aa/0.png';

let root: string;
let shop: ChildProcess | undefined;
const inRoot = (name: string) => join(root, name);
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'filigree-drill-'));
  await mkdir(inRoot('catalogue'));
});
afterAll(async () => {
  await stopShop();
  await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const environment = (dataDir: string, more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  DATA_DIR: inRoot(dataDir),
  BACKUP_DIR: inRoot('backups'),
  CATALOGUE_DIR: inRoot('catalogue'),
  PORT: '0',
  LOG_LEVEL: 'error',
  RENDER_THREADS: '1',
  RATE_LIMITS: 'off',
  ...more,
});

/** Starts the whole product. Returns its address. */
async function startShop(dataDir: string): Promise<string> {
  const child = spawn(process.execPath, [builtScript('main')], {
    cwd: root,
    env: environment(dataDir),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  shop = child;
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return until(
    'the shop',
    async () => {
      if (child.exitCode !== null) throw new Error(`Ended with ${child.exitCode}:\n${text}`);
      return /ready: (http:\S+)/.exec(text)?.[1];
    },
    READY_WITHIN_MS,
  );
}

async function stopShop(): Promise<void> {
  if (!shop || shop.exitCode !== null || shop.signalCode !== null) return;
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  await ended;
}

interface Said {
  readonly code: number;
  readonly text: string;
}

async function command(
  script: 'backup' | 'restore' | 'reconcile',
  args: readonly string[],
  dataDir: string,
  more: Record<string, string> = {},
): Promise<Said> {
  const run = promisify(execFile);
  return run(process.execPath, [builtScript(script), ...args], {
    cwd: root,
    env: environment(dataDir, more),
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  );
}

/** What the tables of a database hold: a digest of every table's rows. */
async function tablesOf(dataDir: string): Promise<Record<string, string>> {
  const [state, password] = await Promise.all([
    readFile(join(inRoot(dataDir), 'postgres/data/postmaster.pid'), 'utf8'),
    readFile(join(inRoot(dataDir), 'postgres/password'), 'utf8'),
  ]);
  const client = new pg.Client({
    connectionString: `postgres://filigree:${password}@127.0.0.1:${state.split('\n')[3]}/filigree`,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'drizzle', 'stripe_sandbox') and tablename <> 'throttles'`,
    );
    const tables: Record<string, string> = {};
    for (const { name } of rows) {
      const digest = await client.query<{ digest: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t`,
      );
      tables[name] = digest.rows[0]!.digest;
    }
    return tables;
  } finally {
    await client.end();
  }
}

/** Somebody with credits that were paid, some of them held, a paid order, and pictures on the disk. */
async function fill(origin: string): Promise<string> {
  const token = await register(origin, 'ada@example.com');
  const [pack] = await packsOf(origin);
  const { data: intent } = await call(origin, '/api/payments/intent', { packageId: pack!.id }, token);
  expect((await payIntent(origin, String(intent.clientSecret))).status).toBe(200);
  const balance = async () =>
    Number((await call(origin, '/api/credits/balance', undefined, token)).data.balance);
  await until('the credits', async () => (await balance()) === 5 + pack!.credits);
  await call(origin, '/api/credits/reserve', { amount: 2, reference: 'a piece' }, token);
  return token;
}

async function order(origin: string, token: string, pieceId: string): Promise<void> {
  await call(origin, '/api/cart/items', { pieceId, quantity: 2, options: { ringSize: 7 } }, token);
  const body = { shippingAddress: ADDRESS, subtotal: 20, shipping: 50, tax: 1.6, total: 71.6 };
  const { data } = await call(origin, '/api/payments/checkout', body, token);
  expect((await payHosted(origin, String(data.url))).status).toBe(303);
  await until('the order', async () => {
    const orders = await fetch(`${origin}/api/orders`, { headers: { authorization: `Bearer ${token}` } });
    return (await orders.text()).includes('"paid"');
  });
}

async function addPiece(dataDir: string): Promise<string> {
  const password = await readFile(join(inRoot(dataDir), 'postgres/password'), 'utf8');
  const state = await readFile(join(inRoot(dataDir), 'postgres/data/postmaster.pid'), 'utf8');
  const client = new pg.Client({
    connectionString: `postgres://filigree:${password}@127.0.0.1:${state.split('\n')[3]}/filigree`,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into pieces (id, slug, category, name, prompt, materials, gemstones, style_tags, features,
         lead_time_weeks, price_cents, listed_on, pictures, design)
       values (gen_random_uuid(), 'drill', 'ring', 'Ring', 'x', '{}', '{}', '{}', '{}', 1, 1000, now(), '[]', '{}')
       returning id`,
    );
    return rows[0]!.id;
  } finally {
    await client.end();
  }
}

describe('a backup of a shop', () => {
  let token: string;
  const encrypted = { BACKUP_KEY: KEY };

  it('is made while people write, and holds what they were answered before', async () => {
    const origin = await startShop('shop');
    token = await fill(origin);
    await order(origin, token, await addPiece('shop'));
    const picture = join(inRoot('shop'), 'files', PICTURE);
    await mkdir(join(picture, '..'), { recursive: true });
    await writeFile(picture, 'a picture');

    let isMaking = true;
    let written = 0;
    const writing = (async () => {
      while (isMaking) {
        written += 1;
        await register(origin, `writer-${written}@example.com`);
        await writeFile(join(picture, '..', `${written}.png`), `picture ${written}`);
      }
    })();
    const made = await command('backup', [], 'shop', encrypted);
    isMaking = false;
    await writing;
    expect(made).toMatchObject({ code: 0 });
    expect(made.text).toContain('encrypted with BACKUP_KEY');
    expect(written).toBeGreaterThan(0);

    const restored = await command('restore', ['latest'], 'beside', encrypted);
    expect(restored).toMatchObject({ code: 0 });
    const audit = await command('reconcile', [], 'beside');
    expect(audit.text).toContain('1 paid cart, 71.60 US dollars: everything adds up');
    expect(audit.code).toBe(0);
    expect(await readFile(join(inRoot('beside'), 'files', PICTURE), 'utf8')).toBe('a picture');
  });

  it('comes back equal after the shop was destroyed', async () => {
    const before = await until('quiet', async () => {
      const [first, second] = [await tablesOf('shop'), await tablesOf('shop')];
      return JSON.stringify(first) === JSON.stringify(second) && first;
    });
    const made = await command('backup', ['--keep', '1'], 'shop', encrypted);
    expect(made.text).toMatch(/Removed filigree-\d{8}T\d{6}Z\./);
    expect(await readdir(inRoot('backups'))).toHaveLength(1);
    shop?.kill('SIGKILL');
    await once(shop!, 'exit');
    const replaced = await command('restore', ['latest', '--replace'], 'shop', encrypted);
    expect(replaced).toMatchObject({ code: 0 });
    expect(replaced.text).toContain('What was there before is in');

    const origin = await startShop('shop');
    expect(await tablesOf('shop')).toEqual(before);
    // The secret that signs has come back as well: the session goes on.
    expect((await call(origin, '/api/credits/balance', undefined, token)).status).toBe(200);
    await stopShop();
  });

  it('gives no names and no contents away', async () => {
    const [name] = await readdir(inRoot('backups'));
    const entries = await readdir(join(inRoot('backups'), name!), { recursive: true });
    expect(entries.some((entry) => entry.includes('png'))).toBe(false);
    const manifest = await readFile(join(inRoot('backups'), name!, 'manifest.json'), 'latin1');
    expect(manifest).not.toContain('session-secret');
  });

  it('is refused with another key, without one, onto a folder that is not empty, and by a wrong name', async () => {
    const refusals: [string, readonly string[], string, Record<string, string>][] = [
      ['was encrypted with another key', ['latest'], 'new', { BACKUP_KEY: OTHER_KEY }],
      ['is encrypted: set BACKUP_KEY', ['latest'], 'new', {}],
      ['is not empty. Set it to a new folder, or say --replace', ['latest'], 'shop', encrypted],
      ['is no whole backup: manifest.json is missing', ['elsewhere'], 'new', encrypted],
      ['Usage: npm run restore', ['latest', '--force'], 'new', encrypted],
      ['BACKUP_KEY must have at least 32 characters', ['latest'], 'new', { BACKUP_KEY: 'short' }],
    ];
    for (const [message, args, dataDir, more] of refusals) {
      const refused = await command('restore', args, dataDir, more);
      expect(refused.text).toContain(message);
      expect(refused.code).toBe(1);
    }
    expect(existsSync(inRoot('new'))).toBe(false);
  });

  it('is refused when a byte of it is damaged or a file is missing, and leaves nothing behind', async () => {
    expect(await command('backup', ['--keep', '9'], 'shop')).toMatchObject({ code: 0 });
    const names = (await readdir(inRoot('backups'))).sort();
    const sealed = join(inRoot('backups'), names[0]!);
    const plain = join(inRoot('backups'), names.at(-1)!);
    const cases: [string, string, Record<string, string>][] = [
      [sealed, 'database.tar.gz', encrypted],
      [sealed, 'files/1', encrypted],
      [plain, 'database.tar.gz', {}],
      [plain, `files/files/${PICTURE}`, {}],
      [plain, 'manifest.json', {}],
    ];
    for (const [from, file, more] of cases) {
      const copy = inRoot('damaged');
      await cp(from, copy, { recursive: true });
      const bytes = await readFile(join(copy, file));
      const at = Math.floor(bytes.length / 2);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      await writeFile(join(copy, file), bytes);
      const damaged = await command('restore', [copy], 'new', more);
      expect(damaged.text).toContain(`${join(copy, file)} is damaged`);
      expect(damaged.code).toBe(1);
      await rm(join(copy, file));
      const missing = await command('restore', [copy], 'new', more);
      expect(missing.text).toMatch(/is (?:not whole|no whole backup): .*(?:cannot be found|is missing)/);
      await rm(copy, { recursive: true });
    }
    expect((await readdir(root)).filter((name) => name.startsWith('new'))).toEqual([]);
    expect((await command('restore', [plain, '--check'], 'new')).text).toContain(
      'is whole: the database and',
    );
  });
});
