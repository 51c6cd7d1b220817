import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { IMAGE_STORAGE_PER_PERSON_BYTES, IMAGES_PER_PERSON, storedImageSchema } from '@filigree/contracts';
import type { LightMyRequestResponse } from 'fastify';
import sharp, { type Region, type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../../test/app.ts';
import { send } from '../../../../test/studio.ts';
import { removeAbandonedUploads } from '../index.ts';

const UNKNOWN = '0198c0de-0000-7000-8000-000000000000';
let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await buildTestApp();
  user = await registerUser(test.app);
});
afterAll(() => test.close());

interface FilePart {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
}

function multipart(parts: readonly FilePart[], end = '--'): { payload: Buffer; boundary: string } {
  const boundary = 'x-boundary-5f3a';
  const chunks = parts.flatMap(({ bytes, name = 'picture.png', type = 'image/png' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return { payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}${end}\r\n`)]), boundary };
}

function post(payload: Buffer, contentType: string, as = user): Promise<LightMyRequestResponse> {
  return send(test.app, as, 'POST', '/images/upload', payload, { 'content-type': contentType });
}
function upload(part: FilePart, as = user): Promise<LightMyRequestResponse> {
  const { payload, boundary } = multipart([part]);
  return post(payload, `multipart/form-data; boundary=${boundary}`, as);
}
async function uploaded(part: FilePart, as = user) {
  const response = await upload(part, as);
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return z.strictObject(storedImageSchema.shape).parse(response.json().data);
}
const original = async (url: string) => (await test.app.inject({ url })).rawPayload;

/** What the whole installation has stored of uploads. */
async function everythingStored() {
  const { rows } = await test.database.pool.query('select count(*)::int as n from images');
  const folder = join(test.deps.config.dataDir, 'files', 'uploads');
  const files = await readdir(folder).catch(() => []);
  return { rows: rows[0].n as number, files: files.length };
}

/** Mean of one channel in a region, 0..255. */
async function meanOf(picture: Buffer, region: Region, channel = 0): Promise<number> {
  const { channels } = await sharp(await sharp(picture).extract(region).png().toBuffer()).stats();
  return channels[channel]!.mean;
}

const blank = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 190, g: 60, b: 40 } } });
const PNG = await blank(80, 40).png().toBuffer();
const JPEG = await blank(80, 40).jpeg().toBuffer();
const WEBP = await blank(80, 40).webp().toBuffer();
const AVIF = await blank(80, 40).avif().toBuffer();

describe('an upload', () => {
  it.each([
    ['PNG', PNG, 'a.png', 'image/png', 'png'],
    ['JPEG', JPEG, 'a.JPG', 'image/jpeg', 'jpeg'],
    ['WebP', WEBP, 'blob', 'application/octet-stream', 'webp'],
    ['AVIF, kept as WebP', AVIF, 'a.avif', 'image/avif', 'webp'],
  ])('of %s is stored and served', async (_what, bytes, name, type, format) => {
    const image = await uploaded({ bytes, name, type });
    expect(image).toMatchObject({ width: 80, height: 40 });
    const served = await original(`${image.url}?f=${format}`);
    expect(await sharp(served).metadata()).toMatchObject({ format, width: 80, height: 40 });
    expect(served).toHaveLength(image.bytes);
    const again = await send(test.app, user, 'GET', `/images/${image.id}`);
    expect(again.json().data).toEqual(image);
  });

  it('loses everything but its pixels, and stands upright', async () => {
    const marked = await sharp(await blank(80, 40).png().toBuffer())
      .composite([{ input: await blank(8, 8).negate().png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: 'Ada', ImageDescription: 'at home' }, IFD3: { GPSLatitude: '51/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect((await sharp(marked).metadata()).exif).toBeDefined();
    const image = await uploaded({ bytes: marked, name: 'a.jpg', type: 'image/jpeg' });
    expect(image).toMatchObject({ width: 40, height: 80 });
    const stored = await original(`${image.url}?f=jpeg`);
    const metadata = await sharp(stored).metadata();
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Orientation 6: the corner that was top left is top right when upright.
    const corner = await meanOf(stored, { left: 34, top: 2, width: 4, height: 4 }, 2);
    expect(corner).toBeGreaterThan(150);
  });

  it('is made smaller when it is larger than anything that is shown', async () => {
    const image = await uploaded({ bytes: await blank(6_000, 3_000).png().toBuffer() });
    expect(image).toMatchObject({ width: 4_096, height: 2_048 });
  });

  it('keeps transparency', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const { url } = await uploaded({ bytes: clear });
    expect((await sharp(await original(`${url}?f=png`)).metadata()).hasAlpha).toBe(true);
  });

  it('takes what a camera puts behind the picture, and does not keep it', async () => {
    const { url } = await uploaded({
      bytes: Buffer.concat([JPEG, Buffer.from('\0\0\0\x18ftypmp42 a moving picture')]),
      name: 'motion.jpg',
      type: 'image/jpeg',
    });
    expect((await original(`${url}?f=jpeg`)).includes('moving')).toBe(false);
  });

  it('needs a person', async () => {
    const { payload, boundary } = multipart([{ bytes: PNG }]);
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/images/upload',
      payload,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    expect(response.json().error.code).toBe('UNAUTHENTICATED');
  });
});

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  return chunk;
}
/** Claims so many pixels, of which there are none: the header alone must be enough to refuse it. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const ihdr = pngChunk('IHDR', header);
  ihdr.writeUInt32BE(crc32(ihdr.subarray(4, 21)), 21);
  const idat = pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000)));
  return Buffer.concat([PNG.subarray(0, 8), ihdr, idat, pngChunk('IEND', Buffer.alloc(0))]);
}
/** PNG specification, annex D. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const ANIMATED_GIF = await sharp(
  [await blank(8, 8).png().toBuffer(), await blank(8, 8).negate().png().toBuffer()],
  { join: { animated: true } },
)
  .gif()
  .toBuffer();
const ANIMATED_WEBP = await sharp(ANIMATED_GIF, { animated: true }).webp().toBuffer();
const PHOTO = await sharp({
  create: {
    width: 300,
    height: 300,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
    background: '#000',
  },
})
  .jpeg()
  .toBuffer();
const GIANT = await blank(8_000, 5_001).png().toBuffer();
const ZIP_END = Buffer.concat([Buffer.from('PK\x03\x04 a file PK\x05\x06'), Buffer.alloc(18)]);

describe('hostile uploads are refused and nothing is stored', () => {
  it.each<[string, FilePart, number, string, RegExp]>([
    [
      'SVG',
      { bytes: SVG, name: 'a.svg', type: 'image/svg+xml' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /JPEG, PNG, WebP or AVIF/,
    ],
    ['SVG that says PNG', { bytes: SVG }, 415, 'UNSUPPORTED_MEDIA_TYPE', /JPEG, PNG/],
    [
      'a page',
      { bytes: Buffer.from('<!doctype html><script>1</script>') },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /JPEG/,
    ],
    [
      'a GIF',
      { bytes: ANIMATED_GIF, name: 'a.gif', type: 'image/gif' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /JPEG/,
    ],
    [
      'an animated WebP',
      { bytes: ANIMATED_WEBP, name: 'a.webp', type: 'image/webp' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /Animated/,
    ],
    [
      'an animated PNG',
      { bytes: Buffer.concat([PNG.subarray(0, 33), pngChunk('acTL', Buffer.alloc(8)), PNG.subarray(33)]) },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /Animated/,
    ],
    [
      'JPEG named .png',
      { bytes: JPEG, name: 'a.png', type: 'image/jpeg' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /says that it is "\.png"/,
    ],
    ['PNG named .php', { bytes: PNG, name: 'a.php' }, 415, 'UNSUPPORTED_MEDIA_TYPE', /"\.php"/],
    [
      'PNG that says text/html',
      { bytes: PNG, type: 'text/html' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /"text\/html"/,
    ],
    [
      'PNG with an archive behind',
      { bytes: Buffer.concat([PNG, ZIP_END]) },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /something else/,
    ],
    [
      'JPEG with an archive behind',
      { bytes: Buffer.concat([PHOTO, ZIP_END]), name: 'a.jpg', type: 'image/jpeg' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /something else/,
    ],
    [
      'WebP with a page behind',
      { bytes: Buffer.concat([WEBP, Buffer.from('<HTML><b>')]), name: 'a.webp', type: 'image/webp' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /something else/,
    ],
    [
      'AVIF with a script behind',
      { bytes: Buffer.concat([AVIF, Buffer.from('<?php echo 1;')]), name: 'a.avif', type: 'image/avif' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /something else/,
    ],
    ['a bomb', { bytes: bomb(60_000, 60_000) }, 413, 'PAYLOAD_TOO_LARGE', /40 megapixels/],
    ['an honest giant', { bytes: GIANT }, 413, 'PAYLOAD_TOO_LARGE', /40 megapixels/],
    [
      'a header without pixels',
      { bytes: bomb(3_000, 3_000) },
      400,
      'VALIDATION_FAILED',
      /damaged or incomplete/,
    ],
    [
      'half a JPEG',
      { bytes: PHOTO.subarray(0, PHOTO.length / 2), name: 'a.jpg', type: 'image/jpeg' },
      400,
      'VALIDATION_FAILED',
      /damaged/,
    ],
    [
      'half a WebP',
      { bytes: WEBP.subarray(0, WEBP.length / 2), name: 'a.webp', type: 'image/webp' },
      400,
      'VALIDATION_FAILED',
      /damaged/,
    ],
    [
      'a signature and no more',
      { bytes: Buffer.concat([PNG.subarray(0, 8), Buffer.alloc(64)]) },
      400,
      'VALIDATION_FAILED',
      /damaged/,
    ],
    [
      'random bytes',
      { bytes: Buffer.from(Array.from({ length: 500 }, (_v, i) => (i * 7919 + 13) % 251)) },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /JPEG/,
    ],
    ['nothing', { bytes: Buffer.alloc(0) }, 400, 'VALIDATION_FAILED', /empty/],
    [
      'more than 5 MB',
      { bytes: Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]) },
      413,
      'PAYLOAD_TOO_LARGE',
      /^Please upload an image smaller than 5MB$/,
    ],
  ])('%s', async (_what, part, status, code, message) => {
    const before = await everythingStored();
    const response = await upload(part);
    expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
    expect(response.json().error.message).toMatch(message);
    expect(await everythingStored()).toEqual(before);
  });

  it('bytes that are slightly wrong everywhere, without a 5xx', async () => {
    for (let step = 0; step < 60; step++) {
      const broken = Buffer.from([PNG, PHOTO, WEBP, AVIF][step % 4]!);
      const type = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'][step % 4]!;
      for (let flip = 0; flip < 4; flip++)
        broken[(step * 37 + flip * 101 + 12) % broken.length]! ^= 1 << (step % 8);
      const response = await upload({ bytes: broken, name: 'blob', type });
      expect([201, 400, 413, 415]).toContain(response.statusCode);
    }
  });

  it.each<[string, () => Promise<LightMyRequestResponse>, number, RegExp]>([
    ['JSON', () => post(Buffer.from('{}'), 'application/json'), 415, /multipart/],
    ['no boundary', () => post(Buffer.from('x'), 'multipart/form-data'), 400, /not valid multipart/],
    [
      'an unfinished body',
      () =>
        post(
          multipart([{ bytes: PNG }]).payload.subarray(0, 200),
          'multipart/form-data; boundary=x-boundary-5f3a',
        ),
      400,
      /not valid|no file|damaged/,
    ],
    [
      'no file',
      () =>
        post(
          Buffer.from('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n'),
          'multipart/form-data; boundary=b',
        ),
      400,
      /no file/,
    ],
    [
      'two files',
      () =>
        post(
          multipart([{ bytes: PNG }, { bytes: PNG }]).payload,
          'multipart/form-data; boundary=x-boundary-5f3a',
        ),
      400,
      /one picture at a time/,
    ],
    [
      'a field of the prototype',
      () =>
        post(
          Buffer.from('--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n'),
          'multipart/form-data; boundary=b',
        ),
      400,
      /not valid/,
    ],
  ])('a body with %s', async (_what, request, status, message) => {
    const before = await everythingStored();
    const response = await request();
    expect([response.statusCode, response.json().error.message]).toEqual([
      status,
      expect.stringMatching(message),
    ]);
    expect(await everythingStored()).toEqual(before);
  });

  it.each(['with its length', 'in chunks of a length that nobody knows'])(
    'is answered while it is far too large, over a real connection: %s',
    async (how) => {
      const real = await buildTestApp({
        database: test.database,
        deps: { keyring: test.deps.keyring },
      });
      const address = await real.app.listen({ port: 0, host: '127.0.0.1' });
      const { payload, boundary } = multipart([{ bytes: Buffer.concat([PNG, Buffer.alloc(20_000_000)]) }]);
      const response = await fetch(`${address}/api/images/upload`, {
        method: 'POST',
        headers: { ...user.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
        ...(how === 'with its length'
          ? { body: new Uint8Array(payload) }
          : { body: new Blob([new Uint8Array(payload)]).stream(), duplex: 'half' }),
      });
      expect([response.status, await response.json()]).toMatchObject([
        413,
        { error: { code: 'PAYLOAD_TOO_LARGE' } },
      ]);
      await real.close();
    },
  );

  it('leaves multipart bodies of other calls as they were', async () => {
    const { payload, boundary } = multipart([{ bytes: PNG }]);
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    expect(response.statusCode).toBe(415);
  });
});

describe('a person’s own picture', () => {
  it('belongs to them alone', async () => {
    const { id } = await uploaded({ bytes: PNG });
    const stranger = await registerUser(test.app);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['DELETE', '', undefined],
      ['POST', '/process', undefined],
      ['POST', '/transform', { rotate: 90 }],
      ['GET', '/download', undefined],
    ] as const) {
      for (const [who, which] of [
        [stranger, id],
        [user, UNKNOWN],
      ] as const) {
        const response = await send(test.app, who, method, `/images/${which}${path}`, body);
        expect([path, response.statusCode, response.json().error.code]).toEqual([path, 404, 'NOT_FOUND']);
      }
      expect((await send(test.app, user, method, `/images/x${path}`, body)).statusCode).toBe(400);
      const nobody = await test.app.inject({ method, url: `/api/images/${id}${path}` });
      expect(nobody.statusCode).toBe(401);
    }
    expect((await send(test.app, user, 'GET', `/images/${id}`)).statusCode).toBe(200);
  });

  it('can be downloaded under a name', async () => {
    const image = await uploaded({ bytes: JPEG, name: 'a.jpg', type: 'image/jpeg' });
    const response = await send(test.app, user, 'GET', `/images/${image.id}/download`);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="filigree-${image.id}.jpg"`,
    });
    expect(response.rawPayload).toHaveLength(image.bytes);
  });

  it('is gone with its file and renditions when deleted', async () => {
    const { id, url } = await uploaded({ bytes: PNG });
    expect((await test.app.inject({ url: `${url}?w=96&f=webp` })).statusCode).toBe(200);
    const key = url.replace('/api/images/serve/', '');
    const derived = `derived/${key}/96.webp`;
    expect(await test.deps.storage.exists(derived)).toBe(true);
    const response = await send(test.app, user, 'DELETE', `/images/${id}`);
    expect(response.json().data).toEqual({ id });
    expect((await test.app.inject({ url })).statusCode).toBe(404);
    expect(await test.deps.storage.exists(derived)).toBe(false);
    expect((await send(test.app, user, 'GET', `/images/${id}`)).statusCode).toBe(404);
    expect((await send(test.app, user, 'DELETE', `/images/${id}`)).statusCode).toBe(404);
  });

  it('is cropped, turned, resized and encoded in this order into a new one', async () => {
    // Left half black, right half white.
    const halves = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#000' } })
      .composite([{ input: await blank(200, 200).linear(0, 255).png().toBuffer(), left: 200, top: 0 }])
      .png()
      .toBuffer();
    const { id } = await uploaded({ bytes: halves });
    const change = {
      crop: { left: 100, top: 50, width: 200, height: 100 },
      rotate: 90,
      width: 96,
      format: 'webp',
    };
    const response = await send(test.app, user, 'POST', `/images/${id}/transform`, change);
    expect(response.statusCode).toBe(201);
    const made = storedImageSchema.parse(response.json().data);
    expect(made).toMatchObject({ width: 96, height: 192 });
    expect(made.id).not.toBe(id);
    const bytes = await original(`${made.url}?f=webp`);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    const mean = (top: number) => meanOf(bytes, { left: 20, top, width: 50, height: 50 });
    // Turned clockwise, left becomes top.
    expect(await mean(10)).toBeLessThan(20);
    expect(await mean(130)).toBeGreaterThan(235);
    expect((await send(test.app, user, 'GET', `/images/${id}`)).json().data).toMatchObject({ width: 400 });
  });

  it.each<[object, RegExp]>([
    [{}, /Say what to change/],
    [{ rotate: 45 }, /0, 90, 180 or 270/],
    [{ width: 333 }, /Width must be one of/],
    [{ format: 'gif' }, /must be one of/],
    [{ crop: { left: 70, top: 0, width: 20, height: 10 } }, /within 80 x 40 pixels/],
    [{ crop: { left: -1, top: 0, width: 20, height: 10 } }, /at least 0/],
    [{ crop: { left: 0, top: 0, width: 0, height: 10 } }, /at least 1/],
    [{ crop: { left: 0.5, top: 0, width: 2, height: 10 } }, /whole number/],
    [{ colour: 'red' }, /Unknown field/],
  ])('refuses to become %j', async (change, message) => {
    const { id } = await uploaded({ bytes: PNG });
    const before = await everythingStored();
    const response = await send(test.app, user, 'POST', `/images/${id}/transform`, change);
    expect([response.statusCode, response.json().error.message]).toEqual([
      400,
      expect.stringMatching(message),
    ]);
    expect(await everythingStored()).toEqual(before);
  });

  it('has its exposure evened out as a new one', async () => {
    const dull = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        noise: { type: 'gaussian', mean: 100, sigma: 6 },
        background: '#000',
      },
    })
      .png()
      .toBuffer();
    const { id } = await uploaded({ bytes: dull });
    const response = await send(test.app, user, 'POST', `/images/${id}/process`);
    expect(response.statusCode).toBe(201);
    const made = storedImageSchema.parse(response.json().data);
    const { channels } = await sharp(await original(`${made.url}?f=png`)).stats();
    expect(channels[0]!.stdev).toBeGreaterThan(30);
  });
});

describe('the room that one person has', () => {
  const fill = (userId: string, pictures: number, bytesEach: number) =>
    test.database.pool.query(
      `insert into images (id, user_id, path, width, height, bytes, stored)
       select gen_random_uuid(), $1, 'uploads/' || gen_random_uuid() || '.png', 1, 1, $3, true
       from generate_series(1, $2::int)`,
      [userId, pictures, bytesEach],
    );

  it('ends at a number of pictures, also for uploads that come together', async () => {
    const person = await registerUser(test.app);
    await fill(person.user.id, IMAGES_PER_PERSON - 2, 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload({ bytes: PNG }, person)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409]);
    expect((await upload({ bytes: PNG })).statusCode).toBe(201);
  });

  it('ends at a number of bytes', async () => {
    const person = await registerUser(test.app);
    const { id } = await uploaded({ bytes: PNG }, person);
    await fill(person.user.id, 1, IMAGE_STORAGE_PER_PERSON_BYTES);
    const before = await everythingStored();
    for (const [path, body] of [
      ['process', undefined],
      ['transform', { rotate: 90 }],
    ] as const) {
      const refused = await send(test.app, person, 'POST', `/images/${id}/${path}`, body);
      expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'CONFLICT']);
    }
    const response = await upload({ bytes: PNG }, person);
    expect(response.json().error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/200 MB/),
    });
    expect(await everythingStored()).toEqual(before);
  });

  it('is not taken by uploads that never ended', async () => {
    const person = await registerUser(test.app);
    await test.database.pool.query(
      `insert into images (id, user_id, path, width, height, bytes, created_at)
       values (gen_random_uuid(), $1, 'uploads/abandoned.png', 1, 1, 1, now() - interval '2 hours'),
              (gen_random_uuid(), $1, 'uploads/under-way.png', 1, 1, 1, now())`,
      [person.user.id],
    );
    await test.deps.storage.put('uploads/abandoned.png', PNG, 'image/png');
    await removeAbandonedUploads({ database: test.database.database, storage: test.deps.storage });
    expect(await test.deps.storage.exists('uploads/abandoned.png')).toBe(false);
    const { rows } = await test.database.pool.query('select path from images where user_id = $1', [
      person.user.id,
    ]);
    expect(rows).toEqual([{ path: 'uploads/under-way.png' }]);
  });

  it('does not exist for an account that is gone', async () => {
    const person = await registerUser(test.app);
    await test.database.pool.query('delete from users where id = $1', [person.user.id]);
    expect((await upload({ bytes: PNG }, person)).json().error.code).toBe('UNAUTHENTICATED');
  });

  it('is given back with the files when the account goes', async () => {
    const person = await registerUser(test.app);
    const { url } = await uploaded({ bytes: PNG }, person);
    await test.database.pool.query('delete from users where id = $1', [person.user.id]);
    await removeAbandonedUploads({ database: test.database.database, storage: test.deps.storage });
    expect((await test.app.inject({ url })).statusCode).toBe(404);
    const key = url.replace('/api/images/serve/', '');
    const { rows } = await test.database.pool.query('select id from images where path = $1', [key]);
    expect([rows, await test.deps.storage.exists(key)]).toEqual([[], false]);
  });

  it('is not left by a file that cannot be stored', async () => {
    const broken = await buildTestApp({
      database: test.database,
      deps: {
        keyring: test.deps.keyring,
        storage: { ...test.deps.storage, put: () => Promise.reject(new Error('the disk is full')) },
      },
    });
    const before = await everythingStored();
    const { payload, boundary } = multipart([{ bytes: PNG }]);
    const response = await send(broken.app, user, 'POST', '/images/upload', payload, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    });
    expect(response.statusCode).toBe(500);
    expect(await everythingStored()).toEqual(before);
    await broken.close();
  });
});
