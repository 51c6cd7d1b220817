import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { onBehalfOf } from '../../database/fair-places.ts';
import { ok } from '../../http/failure.ts';
import { openStorage, type Storage } from '../../storage/storage.ts';
import { pictureTurns } from './turns.ts';

const KEY = 'pictures/0f3a9c/hero.png';
const RED = { r: 200, g: 30, b: 40 };

async function redPicture(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: width / 2, channels: 3, background: RED } })
    .png()
    .toBuffer();
}

/** Half of it is half a picture: one of a single colour is smaller than its own frame. */
async function noisyPicture(): Promise<Buffer> {
  const side = 64;
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

describe.each(['disk', 's3'])('pictures on %s', (kind) => {
  let test: TestApp;
  let stop: () => Promise<void>;
  /** Puts bytes there as a fault of the disk would: the storage itself refuses to. */
  let damage: (key: string, bytes: Buffer) => Promise<unknown>;
  const damaged: string[] = [];
  const counted = { puts: [] as string[] };

  beforeAll(async () => {
    const place = kind === 's3' ? await bucket() : await folder();
    const storage = openStorage(place.config, (key) => damaged.push(key));
    ({ stop, damage } = place);
    const watched: Storage = {
      ...storage,
      put: (key, bytes, contentType) => {
        counted.puts.push(key);
        return storage.put(key, bytes, contentType);
      },
    };
    test = await buildTestApp({ deps: { storage: watched } });
    await watched.put(KEY, await redPicture(1024), 'image/png');
  });
  afterAll(async () => {
    await test.close();
    await stop();
  });

  /** How often a file was said to be damaged. */
  const logged = (key: string) =>
    test.logged.filter((line) => line.includes('a stored file is damaged') && line.includes(key)).length;
  const serve = (path: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: `/api/images/serve/${path}`, headers });

  it.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0,image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/png', 'png'],
  ])('answers Accept: %s with %s', async (accept, mediaType, format) => {
    const response = await serve(`${KEY}?w=320`, { accept });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': mediaType,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    });
    const metadata = await sharp(response.rawPayload).metadata();
    expect(metadata).toMatchObject({ format, width: 320, height: 160 });
    const { dominant } = await sharp(response.rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(150);
    expect(dominant.b).toBeLessThan(90);
  });

  it('gives the format that is asked for, and the original untouched', async () => {
    const jpeg = await serve(`${KEY}?w=96&f=jpeg`, { accept: 'image/avif' });
    expect((await sharp(jpeg.rawPayload).metadata()).format).toBe('jpeg');
    expect(jpeg.headers.vary).toBeUndefined();
    const original = await serve(`${KEY}?f=png`);
    expect(original.rawPayload.equals(await redPicture(1024))).toBe(true);
  });

  it('never enlarges', async () => {
    const response = await serve(`${KEY}?w=2048&f=webp`);
    expect((await sharp(response.rawPayload).metadata()).width).toBe(1024);
  });

  it('makes a rendition once for many requests at a time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => serve(`${KEY}?w=480&f=webp`)));
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
    await serve(`${KEY}?w=480&f=webp`);
    expect(counted.puts.filter((key) => key.endsWith('/480.webp'))).toHaveLength(1);
  });

  it('answers 304 to those who have it', async () => {
    const first = await serve(`${KEY}?w=192&f=webp`);
    const again = await serve(`${KEY}?w=192&f=webp`, { 'if-none-match': `"x", W/${first.headers.etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([
    'pictures/unknown.png',
    'pictures//a.png',
    '..%2Fsession-secret',
    'pictures/..%2f..%2fsession-secret.png',
    '%2e%2e/%2e%2e/etc/passwd',
    '/etc/passwd.png',
    'pictures%00.png',
    `derived/${KEY}/320.webp`,
    'pictures/0f3a9c/model.glb',
    `${'a/'.repeat(300)}b.png`,
  ])('answers 404 or 400 to %s', async (path) => {
    const response = await serve(path);
    expect([400, 404]).toContain(response.statusCode);
    expect(response.json().error.code).toMatch(/^(?:NOT_FOUND|VALIDATION_FAILED)$/);
  });

  it.each(['w=321', 'w=abc', 'w=-1', 'f=gif', 'size=3'])('refuses ?%s', async (query) => {
    const response = await serve(`${KEY}?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('VALIDATION_FAILED');
  });

  it('answers 429 where somebody waits for too many, and lets others go on', async () => {
    let goOn: () => void = () => undefined;
    const open = new Promise<void>((resolve) => (goOn = resolve));
    const crowd = Array.from({ length: 102 }, () =>
      onBehalfOf.run({ party: 'address:192.0.2.1' }, () =>
        pictureTurns.take({ size: 1 }, async () => ok(await open)),
      ),
    );
    const ask = (remoteAddress: string) =>
      test.app.inject({ url: `/api/images/serve/${KEY}?w=1536&f=webp`, remoteAddress });
    const refused = await ask('192.0.2.1');
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '2',
      'no-store',
    ]);
    expect(refused.json().error.code).toBe('RATE_LIMITED');
    const other = ask('192.0.2.2');
    goOn();
    expect((await other).statusCode).toBe(200);
    for (const one of await Promise.all(crowd)) expect(one.ok).toBe(true);
  });

  it('is gone with all its renditions when the original is removed', async () => {
    const key = 'pictures/gone.png';
    await test.deps.storage.put(key, await redPicture(64), 'image/png');
    expect((await serve(`${key}?w=96&f=webp`)).statusCode).toBe(200);
    await test.deps.storage.remove(key);
    expect((await serve(`${key}?w=96&f=webp`)).statusCode).toBe(404);
  });

  it.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['no picture', () => Buffer.from('<html>Bad gateway</html>')],
  ])(
    'answers 404 to a picture that is %s, which nobody may keep, and says which it is',
    async (what, spoil) => {
      const key = `pictures/${what.replace(' ', '-')}.png`;
      await damage(key, spoil(await noisyPicture()));
      for (const query of ['', '?f=png', '?w=96&f=webp']) {
        const before = logged(key);
        const response = await serve(`${key}${query}`);
        expect(response.statusCode).toBe(404);
        expect(response.json().error.code).toBe('NOT_FOUND');
        expect(response.headers['cache-control']).toBe('no-store');
        // An empty file is none, and is told where its bytes are asked for.
        if (what !== 'empty') expect(logged(key)).toBe(before + 1);
      }
      expect(counted.puts.filter((put) => put.includes(key))).toEqual([]);
    },
  );

  it('makes a kept rendition anew that is damaged', async () => {
    const first = await serve(`${KEY}?w=768&f=webp`);
    const derived = counted.puts.find((key) => key.endsWith('/768.webp'))!;
    for (const spoilt of [Buffer.alloc(0), first.rawPayload.subarray(0, first.rawPayload.length / 2)]) {
      damaged.length = 0;
      const before = logged(derived);
      await damage(derived, spoilt);
      const again = await serve(`${KEY}?w=768&f=webp`);
      expect(again.statusCode).toBe(200);
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
      expect(damaged.length + logged(derived) - before).toBe(1);
      expect(Buffer.from((await test.deps.storage.get(derived))!).equals(first.rawPayload)).toBe(true);
    }
  });

  it('never holds a file of nothing', async () => {
    await expect(test.deps.storage.put('blobs/nothing.bin', Buffer.alloc(0), 'image/png')).rejects.toThrow(
      'blobs/nothing.bin',
    );
    await damage('blobs/nothing.bin', Buffer.alloc(0));
    damaged.length = 0;
    expect(await test.deps.storage.exists('blobs/nothing.bin')).toBe(false);
    expect(await test.deps.storage.get('blobs/nothing.bin')).toBeUndefined();
    expect(damaged).toEqual(['blobs/nothing.bin']);
  });

  it('keeps bytes as they are, and says when it works', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_value, index) => (index * 7919) % 256);
    await test.deps.storage.put('blobs/bytes.bin', bytes, 'application/octet-stream');
    expect(Buffer.from((await test.deps.storage.get('blobs/bytes.bin'))!).equals(Buffer.from(bytes))).toBe(
      true,
    );
    expect(await test.deps.storage.get('blobs/none.bin')).toBeUndefined();
    await expect(test.deps.storage.check()).resolves.toBeUndefined();
  });
});

const told = (key: string) => {
  throw new Error(`${key} is damaged`);
};

describe('a storage that does not work', () => {
  it('fails its check, and a read is no "not found"', async () => {
    const storage = openStorage(
      {
        dataDir: '/nowhere',
        s3: {
          bucket: 'filigree',
          endpoint: `http://127.0.0.1:${await closedPort()}`,
          region: 'us-east-1',
          accessKeyId: 'a',
          secretAccessKey: 'b',
        },
      },
      told,
    );
    await expect(storage.check()).rejects.toThrow();
    await expect(storage.get('pictures/a.png')).rejects.toThrow();
  });

  it('leaves no half-written file behind', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'filigree-files-'));
    const storage = openStorage({ dataDir, s3: undefined }, told);
    await storage.put('a/b.png', Buffer.from('old'), 'image/png');
    await storage.put('a/b.png', Buffer.from('new'), 'image/png');
    expect(Buffer.from((await storage.get('a/b.png'))!).toString()).toBe('new');
    expect(await readdir(join(dataDir, 'files', 'a'))).toEqual(['b.png']);
    await rm(dataDir, { recursive: true, force: true });
  });
});

interface Place {
  readonly config: Parameters<typeof openStorage>[0];
  readonly damage: (key: string, bytes: Buffer) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

async function folder(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'filigree-files-'));
  return {
    config: { dataDir, s3: undefined },
    damage: async (key, bytes) => {
      const path = join(dataDir, 'files', key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    },
    stop: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function bucket(): Promise<Place> {
  const directory = await mkdtemp(join(tmpdir(), 'filigree-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'filigree', configs: [] }],
  });
  const { port } = await server.run();
  const access = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const common = { bucket: 'filigree', endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1' };
  const disk = new Disk(
    new S3Driver({
      ...common,
      credentials: access,
      visibility: 'private',
      supportsACL: false,
      forcePathStyle: true,
    }),
  );
  return {
    config: { dataDir: '/nowhere', s3: { ...common, ...access } },
    damage: (key, bytes) => disk.put(key, bytes),
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 1;
}
