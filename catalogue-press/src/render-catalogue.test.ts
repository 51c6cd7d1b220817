import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PRICE_TABLE as prices } from '@filigree/atelier/estimate';
import { createRenderer, type Renderer } from '@filigree/raytracer';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawCatalogue } from './draw-catalogue.ts';
import { readDocument, readPiece, writeDraft } from './folder/documents.ts';
import { type CatalogueFolder, documentPath, draftPath, picturePath, recordPath } from './folder/paths.ts';
import { renderCatalogue } from './render-catalogue.ts';
import { readRecords } from './rendering/record.ts';
import { SHOT_NAMES, type ShotName } from './rendering/shots.ts';
import type { Sketch } from './sketches/sketch.ts';

const BAND: Sketch = {
  slug: 'test-band',
  name: 'Test Band',
  prompt: 'a plain 18k gold band without stones',
  seed: 1,
  styleTags: ['Minimalist'],
  listedOn: '2026-01-01',
};
const SIZE_PX = 48;

let renderer: Renderer;
let folder: CatalogueFolder;
let told: string[];
beforeAll(async () => {
  renderer = await createRenderer({ threads: 2 });
});
afterAll(() => renderer.close());
beforeEach(async () => {
  folder = { root: await mkdtemp(join(tmpdir(), 'filigree-press-')) };
  told = [];
  await drawCatalogue(folder, [BAND], { redraw: false, prices, tell: () => undefined });
});
afterEach(() => rm(folder.root, { recursive: true, force: true }));

function render(
  changes: { shots?: readonly ShotName[]; quality?: 'draft' | 'fast'; sizePx?: number; by?: Renderer } = {},
): Promise<void> {
  const { by = renderer, ...options } = changes;
  const tell = (line: string) => told.push(line);
  return renderCatalogue(by, folder, [BAND.slug], {
    shots: SHOT_NAMES,
    quality: 'draft',
    sizePx: SIZE_PX,
    tell,
    ...options,
  });
}
const pictures = () =>
  Promise.all(SHOT_NAMES.map((shot) => readFile(picturePath(folder, BAND.slug, shot), 'base64')));

/** Pictures are small, but a busy machine may take its time. */
const TIMEOUT_MS = 120_000;

describe('rendering the catalogue', { timeout: TIMEOUT_MS }, () => {
  it('publishes a piece when its last picture is there, and does nothing again', async () => {
    await render({ shots: ['hero'] });
    expect(await readDocument(folder, BAND.slug)).toBeUndefined();
    await render();
    const document = await readDocument(folder, BAND.slug);
    expect(document?.pictures.map(({ file }) => file)).toEqual(
      SHOT_NAMES.map((shot) => `pictures/${BAND.slug}/${shot}.avif`),
    );
    expect(document?.pictures[0]?.alt).toMatch(/gold ring.*three-quarter view/i);
    await expect(stat(draftPath(folder, BAND.slug))).rejects.toThrow('ENOENT');
    const { width, height } = await sharp(picturePath(folder, BAND.slug, 'hero')).metadata();
    expect([width, height]).toEqual([SIZE_PX, SIZE_PX]);

    const before = await stat(documentPath(folder, BAND.slug));
    told.length = 0;
    await render();
    expect(told).toEqual([]);
    expect((await stat(documentPath(folder, BAND.slug))).mtimeMs).toBe(before.mtimeMs);
    const left = await readdir(folder.root, { recursive: true });
    expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('brings the words of pictures up to date without making them again', async () => {
    await render();
    const before = await pictures();
    const { alt } = (await readRecords(folder, BAND.slug)).macro!;
    const path = recordPath(folder, BAND.slug);
    await writeFile(path, (await readFile(path, 'utf8')).replace(JSON.stringify(alt), '"A ring."'));
    expect((await readRecords(folder, BAND.slug)).macro?.alt).toBe('A ring.');
    told.length = 0;
    await render();
    expect((await readRecords(folder, BAND.slug)).macro?.alt).toBe(alt);
    expect((await readDocument(folder, BAND.slug))?.pictures[2]?.alt).toBe(alt);
    expect(await pictures()).toEqual(before);
    expect(told).toEqual([]);
  });

  it('gives the same bytes for another number of threads', async () => {
    await render();
    const two = await pictures();
    await rm(join(folder.root, 'pictures'), { recursive: true });
    const one = await createRenderer({ threads: 1 });
    try {
      await render({ by: one });
    } finally {
      await one.close();
    }
    expect(await pictures()).toEqual(two);
  });

  it('makes a picture again that is cut off, of another size, or asked for in a better quality', async () => {
    await render();
    const whole = await pictures();
    await truncate(picturePath(folder, BAND.slug, 'second'), 40);
    told.length = 0;
    await render();
    expect(told).toEqual([expect.stringContaining('second')]);
    expect(await pictures()).toEqual(whole);

    told.length = 0;
    await render({ shots: ['hero'], quality: 'fast' });
    expect(told.some((line) => line.includes('hero'))).toBe(true);
    expect((await readRecords(folder, BAND.slug)).hero?.quality).toBe('fast');
    told.length = 0;
    // The better one stands for the rough one.
    await render({ shots: ['hero'], quality: 'draft' });
    expect(told).toEqual([]);

    await render({ shots: ['macro'], sizePx: 32 });
    expect((await readRecords(folder, BAND.slug)).macro?.sizePx).toBe(32);
  });

  it('makes a picture again whose design has changed, and keeps the document until then', async () => {
    await render();
    const document = await readDocument(folder, BAND.slug);
    const piece = (await readPiece(folder, BAND.slug))!;
    const band = piece.design.band as Record<string, unknown>;
    await writeDraft(folder, { ...piece, design: { ...piece.design, band: { ...band, widthMm: 5 } } });
    await render({ shots: ['hero'] });
    expect(await readDocument(folder, BAND.slug)).toEqual(document);
    await render();
    expect((await readDocument(folder, BAND.slug))?.design.band).toMatchObject({ widthMm: 5 });
  });

  it('refuses a record that it cannot read instead of guessing', async () => {
    await render({ shots: ['hero'] });
    await writeFile(recordPath(folder, BAND.slug), '{"pictures": {"hero": {"key": 1}}}');
    await expect(render()).rejects.toThrow();
  });
});

describe('drawing the catalogue', { timeout: TIMEOUT_MS }, () => {
  it('keeps a design that stands, and takes new words', async () => {
    const before = await readPiece(folder, BAND.slug);
    const changed = { ...BAND, name: 'Renamed Band', prompt: 'a platinum band without stones' };
    await drawCatalogue(folder, [changed], { redraw: false, prices, tell: () => undefined });
    const after = await readPiece(folder, BAND.slug);
    expect(after).toMatchObject({ name: 'Renamed Band', id: before?.id, materials: ['18k Gold'] });
    expect(after?.design).toEqual(before?.design);
    await drawCatalogue(folder, [changed], { redraw: true, prices, tell: () => undefined });
    expect(await readPiece(folder, BAND.slug)).toMatchObject({ id: before?.id, materials: ['Platinum'] });
  });

  it('refuses what is no jewelry, naming the sketch', async () => {
    const sketch = { ...BAND, slug: 'test-fridge', prompt: 'what is the weather in Paris tomorrow?' };
    const drawing = drawCatalogue(folder, [sketch], { redraw: false, prices, tell: () => undefined });
    await expect(drawing).rejects.toThrow('test-fridge');
  });
});
