import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type CatalogueDocument, type Piece, pieceSchema } from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { seedPieces } from '../../../test/catalogue.ts';

const UNKNOWN = '0198c0de-0000-7000-8000-000000000000';
let test: TestApp;
let pieces: CatalogueDocument[];
beforeAll(async () => {
  test = await buildTestApp();
  pieces = await seedPieces(test, [
    { name: 'A', priceCents: 19_999, date: '2026-01-05', featuredRank: 2, glb: 'models/a.glb' },
    {
      name: 'B',
      priceCents: 50_000,
      date: '2026-01-04',
      materials: ['Platinum'],
      gemstones: ['Diamond', 'Pearl'],
      styleTags: ['Classic', 'Art Deco'],
    },
    {
      name: 'C',
      category: 'necklace',
      priceCents: 120_000,
      date: '2026-01-03',
      featuredRank: 1,
      materials: ['Silver'],
      gemstones: [],
      styleTags: ['Modern'],
      features: { era: null, setting: null, motifs: ['Star'] },
    },
    { name: 'D', category: 'earring', priceCents: 50_000, date: '2026-01-06', gemstones: ['Ruby'] },
  ]);
});
afterAll(() => test.close());

const get = (path: string, headers: Record<string, string> = {}, app = test.app) =>
  app.inject({ url: `/api${path}`, headers });
async function names(path: string): Promise<string> {
  const response = await get(path);
  expect([path, response.statusCode]).toEqual([path, 200]);
  const found: Piece[] = z.array(z.strictObject(pieceSchema.shape)).parse(response.json().data);
  return found.map(({ name }) => name).join('');
}
const idOf = (name: string) => pieces.find((piece) => piece.name === name)!.id;

describe('the catalogue', () => {
  it.each([
    ['', 'CADB'],
    ['?sort=price-asc', 'ADBC'],
    ['?sort=price-desc', 'CBDA'],
    ['?sort=newest', 'DABC'],
    ['?category=ring', 'AB'],
    ['?category=All', 'CADB'],
    ['?category=ring,earring', 'ADB'],
    ['?category=bracelet', ''],
    ['?materials=Platinum', 'B'],
    ['?materials=Platinum,Silver', 'CB'],
    ['?materials=Platinum&materials=Silver', 'CB'],
    ['?materials=', 'CADB'],
    ['?gemstones=Diamond,Ruby', 'DB'],
    ['?gemstones=Diamond,Ruby&category=ring', 'B'],
    ['?gemstones=Kryptonite', ''],
    ['?styleTags=Art%20Deco,Modern', 'CB'],
    ['?styleTags=Minimalist&materials=18k%20Gold&gemstones=Sapphire&category=ring', 'A'],
    ['?priceMin=199.99', 'CADB'],
    ['?priceMin=200', 'CDB'],
    ['?priceMax=199.99', 'A'],
    ['?priceMin=500&priceMax=500', 'DB'],
    ['?limit=2', 'CA'],
    ['?limit=2&page=2', 'DB'],
    ['?limit=3&page=2', 'B'],
    ['?page=99', ''],
  ])('%s lists %s', async (query, expected) => {
    const found = await names(`/pieces${query}`);
    // Equal prices fall back to the id, which the test does not know.
    const sorted = (text: string) => [...text].sort().join('');
    if (query.includes('price-'))
      expect(found.replaceAll(/[BD]/g, '*')).toBe(expected.replaceAll(/[BD]/g, '*'));
    else expect(found).toBe(expected);
    expect(sorted(found)).toBe(sorted(expected));
  });

  it('says how many pieces match on all pages', async () => {
    expect((await get('/pieces?limit=1&materials=Platinum,Silver')).headers['x-total-count']).toBe('2');
    expect((await get('/pieces?page=9')).headers['x-total-count']).toBe('4');
  });

  it.each([
    ['category=crown', 'Category must be one of: All, ring, necklace, earring, pendant, bracelet.'],
    ['priceMin=cheap', 'A price must be a number.'],
    ['priceMin=', 'A price must be a number.'],
    ['priceMin=-1', 'A price must be at least 0.'],
    ['priceMin=1e999', 'A price must be a number.'],
    ['priceMax=99999999', 'A price must be at most 1000000.'],
    ['priceMin=20&priceMax=10', 'The lower price must not be above the higher one.'],
    ['sort=random', 'Sort must be one of: featured, price-asc, price-desc, newest.'],
    ['limit=0', '"limit" must be at least 1.'],
    ['limit=101', '"limit" must be at most 100.'],
    ['page=0', '"page" must be at least 1.'],
    ['page=1.5', '"page" must be a whole number.'],
    ['page=10001', '"page" must be at most 10000.'],
    ['page=100000000000000000000', '"page" must be at most 10000.'],
    ['colour=red', 'Unknown field "colour".'],
  ])('refuses ?%s', async (query, message) => {
    const response = await get(`/pieces?${query}`);
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      expect.objectContaining({ code: 'VALIDATION_FAILED', message }),
    ]);
  });

  it.each([
    'materials=%27;drop table pieces;--',
    'materials=%00',
    'gemstones=💎',
    `styleTags=${'x,'.repeat(600)}`,
  ])('survives ?%s', async (query) => {
    const response = await get(`/pieces?${encodeURI(query).replaceAll('%25', '%')}`);
    expect([200, 400]).toContain(response.statusCode);
    expect(await names('/pieces')).toBe('CADB');
  });

  it('lists a category, six at most unless asked for more', async () => {
    expect(await names('/pieces/category/ring')).toBe('AB');
    expect(await names('/pieces/category/ring?limit=1')).toBe('A');
    expect((await get('/pieces/category/crown')).json().error.code).toBe('VALIDATION_FAILED');
    expect((await get('/pieces/category/ring?limit=101')).statusCode).toBe(400);
  });

  it('shows one piece with everything a page needs', async () => {
    const response = await get(`/pieces/${idOf('A')}`);
    const piece = z.strictObject(pieceSchema.shape).parse(response.json().data);
    expect(piece).toMatchObject({ name: 'A', price: 199.99, category: 'ring', listedOn: '2026-01-05' });
    expect(piece.images).toEqual(piece.pictures.map(({ url }) => url));
    expect(piece).not.toHaveProperty('design');
    const picture = await test.app.inject({ url: piece.images[0]!, headers: { accept: 'image/webp' } });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('has a 3D model where there is one', async () => {
    const { modelUrl }: Piece = (await get(`/pieces/${idOf('A')}`)).json().data;
    const model = await test.app.inject({ url: modelUrl! });
    expect(model.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(model.body).toMatch(/^glTF/);
    const newest = await get(`/pieces/${idOf('A')}/model.glb`);
    expect(newest.headers['cache-control']).toBe('public, no-cache');
    expect((await get(`/pieces/${idOf('B')}/model.glb`)).json().error.code).toBe('NOT_FOUND');
    expect((await get(`/pieces/${idOf('B')}`)).json().data.modelUrl).toBeNull();
  });

  it.each(['', '/similar', '/model.glb'])(
    'answers 404 and 400 for pieces that are not there: %s',
    async (path) => {
      expect((await get(`/pieces/${UNKNOWN}${path}`)).json().error.code).toBe('NOT_FOUND');
      expect((await get(`/pieces/ring${path}`)).json().error).toMatchObject({
        code: 'VALIDATION_FAILED',
        message: expect.stringContaining('"id" must be a UUID'),
      });
    },
  );

  it('finds similar pieces, the nearest first, without the piece itself', async () => {
    const similar = await names(`/pieces/${idOf('A')}/similar`);
    expect([...similar].sort().join('')).toBe('BCD');
    expect(similar.at(-1)).toBe('C');
    expect(await names(`/pieces/${idOf('A')}/similar?limit=1`)).toHaveLength(1);
    for (const limit of ['0', '25', 'x']) {
      expect((await get(`/pieces/${idOf('A')}/similar?limit=${limit}`)).statusCode).toBe(400);
    }
  });
});

describe('kept answers of the catalogue', () => {
  it('travel as 304 to those who have them, compressed to those who can', async () => {
    const first = await get('/pieces');
    expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' });
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    const again = await get('/pieces', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const coded = await get('/pieces', { 'accept-encoding': encoding });
      expect(coded.headers['content-encoding']).toBe(encoding);
      expect(decode(coded.rawPayload).toString()).toBe(first.body);
      expect(coded.headers.etag).not.toBe(first.headers.etag);
    }
  });

  it('follow every change at once, in every process, however it was made', async () => {
    const other = await buildTestApp({ database: test.database });
    const { pool } = test.database;
    const price = async (app = test.app) =>
      (await get(`/pieces/${idOf('A')}`, {}, app)).json().data.price as number;
    try {
      for (const cents of [20_100, 20_200, 20_300]) {
        await Promise.all([price(), price(other.app)]);
        await pool.query('update pieces set price_cents = $1 where id = $2', [cents, idOf('A')]);
        expect(await Promise.all([price(), price(other.app)])).toEqual([cents / 100, cents / 100]);
      }
      await pool.query('update pieces set withdrawn = true where id = $1', [idOf('A')]);
      for (const app of [test.app, other.app]) {
        expect((await get(`/pieces/${idOf('A')}`, {}, app)).statusCode).toBe(404);
        expect((await get('/pieces', {}, app)).body).not.toContain(idOf('A'));
        expect((await get(`/pieces/${idOf('B')}/similar`, {}, app)).body).not.toContain(idOf('A'));
      }
    } finally {
      await pool.query('update pieces set withdrawn = false, price_cents = 19999 where id = $1', [idOf('A')]);
      await other.close();
    }
    expect(await price()).toBe(199.99);
  });

  it('are never older than the moment of the question, while somebody changes the catalogue', async () => {
    const other = await buildTestApp({ database: test.database });
    const { pool } = test.database;
    const paths = [
      '/pieces',
      `/pieces/${idOf('D')}`,
      '/pieces/category/earring',
      `/pieces/${idOf('B')}/similar`,
    ];
    let committed = 50_000;
    let isWriting = true;
    const write = async () => {
      for (let cents = 50_001; cents <= 50_040; cents++) {
        await pool.query('update pieces set price_cents = $1 where id = $2', [cents, idOf('D')]);
        committed = cents;
      }
      isWriting = false;
    };
    const read = async (reader: number) => {
      for (let turn = reader; isWriting; turn++) {
        const asked = committed;
        const { data } = (await get(paths[turn % paths.length]!, {}, turn % 2 ? test.app : other.app)).json();
        const found: Piece = [data].flat().find((piece: Piece) => piece.id === idOf('D'));
        expect(Math.round(found.price * 100)).toBeGreaterThanOrEqual(asked);
      }
    };
    await Promise.all([write(), ...Array.from({ length: 8 }, (_, reader) => read(reader))]);
    await pool.query('update pieces set price_cents = 50000 where id = $1', [idOf('D')]);
    await other.close();
  });
});
