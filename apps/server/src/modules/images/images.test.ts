import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { openStorage, type Storage } from '../../storage/storage.ts';

const KEY = 'pictures/0f3a9c/hero.png';
const RED = { r: 200, g: 30, b: 40 };

async function redPicture(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: width / 2, channels: 3, background: RED } })
    .png()
    .toBuffer();
}

describe.each(['disk', 's3'])('pictures on %s', (kind) => {
  let test: TestApp;
  let s3: { server: S3rver; folder: string; port: number } | undefined;
  const counted = { puts: [] as string[] };

  beforeAll(async () => {
    s3 = kind === 's3' ? await startS3() : undefined;
    const storage = s3
      ? openStorage({
          dataDir: '/nowhere',
          s3: {
            bucket: 'filigree',
            endpoint: `http://127.0.0.1:${s3.port}`,
            region: 'us-east-1',
            accessKeyId: 'S3RVER',
            secretAccessKey: 'S3RVER',
          },
        })
      : openStorage({ dataDir: await mkdtemp(join(tmpdir(), 'filigree-files-')), s3: undefined });
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
    await s3?.server.close();
    if (s3) await rm(s3.folder, { recursive: true, force: true });
  });

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

  it('is gone with all its renditions when the original is removed', async () => {
    const key = 'pictures/gone.png';
    await test.deps.storage.put(key, await redPicture(64), 'image/png');
    expect((await serve(`${key}?w=96&f=webp`)).statusCode).toBe(200);
    await test.deps.storage.remove(key);
    expect((await serve(`${key}?w=96&f=webp`)).statusCode).toBe(404);
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

describe('a storage that does not work', () => {
  it('fails its check, and a read is no "not found"', async () => {
    const storage = openStorage({
      dataDir: '/nowhere',
      s3: {
        bucket: 'filigree',
        endpoint: `http://127.0.0.1:${await closedPort()}`,
        region: 'us-east-1',
        accessKeyId: 'a',
        secretAccessKey: 'b',
      },
    });
    await expect(storage.check()).rejects.toThrow();
    await expect(storage.get('pictures/a.png')).rejects.toThrow();
  });

  it('leaves no half-written file behind', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'filigree-files-'));
    const storage = openStorage({ dataDir, s3: undefined });
    await storage.put('a/b.png', Buffer.from('old'), 'image/png');
    await storage.put('a/b.png', Buffer.from('new'), 'image/png');
    expect(Buffer.from((await storage.get('a/b.png'))!).toString()).toBe('new');
    expect(await readdir(join(dataDir, 'files', 'a'))).toEqual(['b.png']);
    await rm(dataDir, { recursive: true, force: true });
  });
});

async function startS3(): Promise<{ server: S3rver; folder: string; port: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'filigree-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'filigree', configs: [] }],
  });
  const { port } = await server.run();
  return { server, folder, port };
}

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 1;
}
