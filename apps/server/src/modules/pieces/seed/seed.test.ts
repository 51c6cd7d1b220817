import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cartCalls, catalogueDocumentSchema, ordersCalls, piecesCalls } from '@filigree/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp } from '../../../../test/app.ts';
import { catalogueDocument, seed, writeCatalogue } from '../../../../test/catalogue.ts';
import { succeed } from '../../../../test/contract.ts';
import { addToCart, buyCart } from '../../../../test/shop.ts';

const RING = catalogueDocument();
const PENDANT = catalogueDocument({
  slug: 'star-pendant',
  category: 'pendant',
  name: 'Star',
  glb: 'star.glb',
});
const CUFF = catalogueDocument({ slug: 'plain-cuff', category: 'bracelet', gemstones: [], name: 'Cuff' });

let test: TestApp;
let folder: string;
beforeEach(async () => {
  test = await buildTestApp();
  folder = await writeCatalogue([RING, PENDANT, CUFF]);
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function rowOf(id: string) {
  const { rows } = await test.database.pool.query('select * from pieces where id = $1', [id]);
  return rows[0];
}
const revision = async () =>
  (await test.database.pool.query('select revision from catalogue_revision')).rows[0].revision as string;
const rewrite = (changes: object) =>
  writeFile(join(folder, `${RING.slug}.json`), JSON.stringify({ ...RING, ...changes }));

describe('seeding the catalogue', () => {
  it('brings the documents in once, with their files', async () => {
    for (const document of [RING, PENDANT, CUFF])
      expect(catalogueDocumentSchema.parse(document)).toEqual(document);
    expect(await seed(test, folder)).toEqual({ added: 3, changed: 0, unchanged: 0, refused: 0 });
    const row = await rowOf(PENDANT.id);
    expect(row).toMatchObject({ slug: 'star-pendant', price_cents: 129_900, design: PENDANT.design });
    const stored = await test.deps.storage.get(row.pictures[0].path);
    expect(Buffer.from(stored!).equals(await readFile(join(folder, 'pictures/star-pendant.png')))).toBe(true);
    expect(await test.deps.storage.exists(row.model_path)).toBe(true);

    const before = await revision();
    expect(await seed(test, folder)).toEqual({ added: 0, changed: 0, unchanged: 3, refused: 0 });
    expect(await revision()).toBe(before);
  });

  it('brings them in once for many processes that start together', async () => {
    const seedings = await Promise.all(Array.from({ length: 4 }, () => seed(test, folder)));
    expect(seedings.map(({ added }) => added).sort()).toEqual([0, 0, 0, 3]);
  });

  it('repairs a stored picture that is not what its digest says', async () => {
    await seed(test, folder);
    const { path } = (await rowOf(RING.id)).pictures[0];
    const stored = join(test.deps.config.dataDir, 'files', path);
    const whole = await readFile(stored);
    const serve = () => test.app.inject(`/api/images/serve/${path}?w=96&f=webp`);
    const shown = (await serve()).rawPayload;
    const other = await readFile(join(folder, 'pictures/plain-cuff.png'));
    for (const spoilt of [Buffer.alloc(0), whole.subarray(0, 40), Buffer.concat([other, whole])]) {
      await writeFile(stored, spoilt);
      expect(await seed(test, folder)).toMatchObject({ unchanged: 3 });
      expect((await readFile(stored)).equals(whole)).toBe(true);
      expect((await serve()).rawPayload.equals(shown)).toBe(true);
    }
    await rm(stored);
    await seed(test, folder);
    expect((await readFile(stored)).equals(whole)).toBe(true);
  });

  it('follows a document that has changed, and a picture that has', async () => {
    await seed(test, folder);
    const before = await rowOf(RING.id);
    await rewrite({ name: 'Slimmer Sapphire Ring' });
    await writeFile(join(folder, 'pictures', `${RING.slug}.png`), 'another picture');
    expect(await seed(test, folder)).toMatchObject({ changed: 1, unchanged: 2 });
    const after = await rowOf(RING.id);
    expect(after.name).toBe('Slimmer Sapphire Ring');
    expect(after.pictures[0].path).not.toBe(before.pictures[0].path);
    expect(await test.deps.storage.exists(after.pictures[0].path)).toBe(true);
  });

  it('never overwrites what an operator has changed, column by column', async () => {
    await seed(test, folder);
    await test.database.pool.query('update pieces set price_cents = 99900, withdrawn = true where id = $1', [
      RING.id,
    ]);
    await seed(test, folder);
    expect(await rowOf(RING.id)).toMatchObject({ price_cents: 99_900, withdrawn: true });

    await rewrite({ name: 'Renamed', priceCents: 150_000 });
    for (let time = 0; time < 2; time++) {
      await seed(test, folder);
      expect(await rowOf(RING.id)).toMatchObject({ price_cents: 99_900, name: 'Renamed', withdrawn: true });
    }
    // Once the operator agrees with the document, it is followed again.
    await test.database.pool.query('update pieces set price_cents = 150000 where id = $1', [RING.id]);
    await seed(test, folder);
    await rewrite({ name: 'Renamed', priceCents: 160_000 });
    await seed(test, folder);
    expect(await rowOf(RING.id)).toMatchObject({ price_cents: 160_000 });
  });

  it('sells at new prices from the start on, in carts too, and leaves orders as they were placed', async () => {
    await seed(test, folder);
    const user = await registerUser(test.app);
    const sessionId = await buyCart(test, user, { pieceId: RING.id });
    const { id } = await succeed(test.app, user, ordersCalls.createOrder, { body: { sessionId } });
    await addToCart(test, user, { pieceId: RING.id });
    const shown = async () => ({
      shop: (await succeed(test.app, user, piecesCalls.getPiece, { params: { id: RING.id } })).price,
      cart: (await succeed(test.app, user, cartCalls.getCart)).items.map(({ price }) => price),
      order: (await succeed(test.app, user, ordersCalls.getOrder, { params: { id } })).lines.map(
        ({ price }) => price,
      ),
    });
    const before = RING.priceCents / 100;
    expect(await shown()).toEqual({ shop: before, cart: [before], order: [before] });
    await rewrite({ priceCents: RING.priceCents + 45_000 });
    expect(await seed(test, folder)).toMatchObject({ changed: 1 });
    const after = before + 450;
    expect(await shown()).toEqual({ shop: after, cart: [after], order: [before] });
  });

  it('keeps pieces whose document is gone', async () => {
    await seed(test, folder);
    await rm(join(folder, `${CUFF.slug}.json`));
    expect(await seed(test, folder)).toMatchObject({ unchanged: 2 });
    expect(await rowOf(CUFF.id)).toBeDefined();
  });

  it.each<[string, string | object, RegExp]>([
    ['no JSON', '{"name": ', /not JSON/],
    ['a negative price', { priceCents: -1 }, /priceCents/],
    ['a metal that nobody knows', { materials: ['Mithril'] }, /materials/],
    ['a field that nobody knows', { colour: 'red' }, /colour/],
    ['a picture that is missing', { pictures: [{ file: 'none.png', alt: 'x' }] }, /none\.png is missing/],
    [
      'a picture outside of the folder',
      { pictures: [{ file: '../secret.png', alt: 'x' }] },
      /inside of the folder/,
    ],
    ['the slug of another document', { slug: 'plain-cuff' }, /Another document/],
  ])('refuses a document with %s, says why, and takes the others', async (_what, changes, reason) => {
    const file = join(folder, `${RING.slug}.json`);
    await writeFile(file, typeof changes === 'string' ? changes : JSON.stringify({ ...RING, ...changes }));
    expect(await seed(test, folder)).toMatchObject({ added: 2, refused: 1 });
    expect(test.logged.filter((line) => reason.test(line))).toHaveLength(1);
    expect(await rowOf(RING.id)).toBeUndefined();
  });

  it('refuses a document whose slug a piece of the database has', async () => {
    await seed(test, folder);
    await rm(join(folder, `${CUFF.slug}.json`));
    await rewrite({ id: PENDANT.id.replace(/.$/, (last) => (last === '0' ? '1' : '0')) });
    expect(await seed(test, folder)).toMatchObject({ refused: 1, unchanged: 1 });
  });

  it('takes a folder that is not there for an empty one', async () => {
    expect(await seed(test, join(folder, 'nowhere'))).toEqual({
      added: 0,
      changed: 0,
      unchanged: 0,
      refused: 0,
    });
  });
});
