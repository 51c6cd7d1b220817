/** The catalogue of the repository, brought into a database as a first start does. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PIECE_CATEGORIES } from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/app.ts';
import { seed } from '../../../../test/catalogue.ts';
import { designDistance } from '../similarity.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../catalogue');

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
const get = async (path: string) => (await test.app.inject(`/api${path}`)).json().data;

describe('the catalogue of the repository', () => {
  it('is taken whole, once, and shown with its pictures and a model of each piece', async () => {
    const count = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).length;
    expect(await seed(test, FOLDER)).toEqual({ added: count, changed: 0, unchanged: 0, refused: 0 });
    expect(await seed(test, FOLDER)).toEqual({ added: 0, changed: 0, unchanged: count, refused: 0 });
    const pieces = await get('/pieces');
    expect(pieces).toHaveLength(count);
    for (const piece of pieces) {
      expect(piece.pictures).toHaveLength(3);
      expect(piece.pictures[0].placeholder).toMatch(/^data:image\/webp;base64,/);
      expect(piece.modelUrl).toContain(`/pieces/${piece.id}/model.glb?v=`);
    }
    const picture = await test.app.inject(pieces[0].images[0]);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toMatch(/^image\//);
  });

  it.each(PIECE_CATEGORIES)(
    'finds pieces like each %s, nearest first by the stated measure',
    async (category) => {
      const [piece] = await get(`/pieces/category/${category}`);
      const similar: { id: string }[] = await get(`/pieces/${piece.id}/similar?limit=6`);
      const { rows } = await test.database.pool.query(
        `select id, category, materials, gemstones, style_tags as "styleTags", features, price_cents as "priceCents"
       from pieces`,
      );
      const one = rows.find(({ id }) => id === piece.id);
      const distances = rows.filter((row) => row !== one).map((row) => designDistance(one, row));
      const found = similar.map(({ id }) =>
        designDistance(
          one,
          rows.find((row) => row.id === id),
        ),
      );
      expect(found).toEqual(distances.sort((a, b) => a - b).slice(0, 6));
    },
  );
});
