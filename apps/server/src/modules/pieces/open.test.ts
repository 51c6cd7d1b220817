/** Pieces opened in the Studio, and their 3D models: over HTTP, with real geometry. */
import type { CatalogueDocument } from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { bandDesign, seedPieces } from '../../../test/catalogue.ts';

let test: TestApp;
let band: CatalogueDocument;
let foreign: CatalogueDocument;
let owner: TestUser;
beforeAll(async () => {
  test = await buildTestApp();
  const documents = await seedPieces(test, [{ design: bandDesign() }, {}]);
  band = documents[0]!;
  foreign = documents[1]!;
  owner = await registerUser(test.app);
});
afterAll(() => test.close());

const open = (user: TestUser, id: string) =>
  test.app.inject({ method: 'POST', url: `/api/pieces/${id}/open`, headers: user.headers });
const get = (path: string, user?: TestUser) =>
  test.app.inject({ url: `/api${path}`, ...(user && { headers: user.headers }) });
const balanceOf = async (user: TestUser) => (await get('/credits/balance', user)).json().data;

describe('the model of a piece', () => {
  it('is built from its design when none was stored, once, under an address that names it', async () => {
    const { modelUrl } = (await get(`/pieces/${band.id}`)).json().data;
    const path = modelUrl.replace('/api', '');
    const first = await get(path);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'model/gltf-binary']);
    expect(first.headers['cache-control']).toContain('immutable');
    expect(first.rawPayload.subarray(0, 4).toString()).toBe('glTF');
    const again = await get(path);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await get(`/pieces/${band.id}/model.glb?v=old`)).headers['cache-control']).toContain('no-cache');
  });

  it('does not exist for a design that is not of our engine', async () => {
    expect((await get(`/pieces/${foreign.id}`)).json().data.modelUrl).toBeNull();
    expect((await get(`/pieces/${foreign.id}/model.glb`)).statusCode).toBe(404);
  });
});

describe('a piece opened in the Studio', () => {
  it('is a variation of the person, free of charge, and one for many clicks', async () => {
    const before = await balanceOf(owner);
    const answers = await Promise.all([open(owner, band.id), open(owner, band.id), open(owner, band.id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [variation, ...others] = answers.map((answer) => answer.json().data);
    for (const other of others) expect(other).toEqual(variation);
    expect(variation).toMatchObject({
      basePieceId: band.id,
      prompt: band.prompt,
      version: 1,
      changes: [],
      images: [{ view: 'hero', width: 64, height: 64 }],
      estimate: { priceUsd: { low: expect.any(Number) } },
    });
    expect(variation.checks.length).toBeGreaterThan(0);
    expect(await balanceOf(owner)).toEqual(before);

    const details = (await get(`/studio/variations/${variation.id}`, owner)).json().data;
    expect(details.design).toMatchObject({ type: 'Ring', metals: ['18k Gold'] });
    const model = await get(variation.modelUrl.replace('/api', ''), owner);
    expect(model.rawPayload.subarray(0, 4).toString()).toBe('glTF');
    expect((await test.app.inject(variation.images[0].url)).statusCode).toBe(200);
    const rows = await test.database.pool.query('select id from variations where base_piece_id = $1', [
      band.id,
    ]);
    expect(rows.rowCount).toBe(1);
  });

  it('belongs to whom opened it; another person gets a copy of their own', async () => {
    const stranger = await registerUser(test.app);
    const { id } = (await open(owner, band.id)).json().data;
    expect((await get(`/studio/variations/${id}`, stranger)).statusCode).toBe(404);
    const own = (await open(stranger, band.id)).json().data;
    expect(own.id).not.toBe(id);
    const gone = await test.app.inject({ method: 'POST', url: `/api/pieces/${band.id}/open` });
    expect(gone.statusCode).toBe(401);
  });

  it('is copied anew once the copy was changed', async () => {
    const { id } = (await open(owner, band.id)).json().data;
    await test.database.pool.query('update variations set version = 2 where id = $1', [id]);
    expect((await open(owner, band.id)).json().data.id).not.toBe(id);
  });

  it.each([
    ['a design that is not of our engine', () => foreign.id],
    ['no piece', () => '00000000-0000-8000-8000-000000000000'],
  ])('does not exist for %s', async (_what, id) => {
    const answer = await open(owner, id());
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('is not for withdrawn pieces', async () => {
    const [piece] = await seedPieces(test, [{ design: bandDesign() }]);
    await test.database.pool.query('update pieces set withdrawn = true where id = $1', [piece!.id]);
    expect((await open(owner, piece!.id)).statusCode).toBe(404);
  });
});
