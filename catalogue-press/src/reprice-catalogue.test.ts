import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PRICE_TABLE, type PriceTable } from '@filigree/atelier/estimate';
import type { CatalogueDocument } from '@filigree/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawCatalogue } from './draw-catalogue.ts';
import { type Draft, readDocument, readDraft, writeDocument, writeDraft } from './folder/documents.ts';
import { type CatalogueFolder, documentPath } from './folder/paths.ts';
import { repriceCatalogue } from './reprice-catalogue.ts';
import type { Sketch } from './sketches/sketch.ts';

const BAND: Sketch = {
  slug: 'test-band',
  name: 'Test Band',
  prompt: 'a plain 18k gold band without stones',
  seed: 1,
  styleTags: ['Minimalist'],
  listedOn: '2026-01-01',
};
const SILVER: Sketch = { ...BAND, slug: 'test-silver', name: 'Test Silver', prompt: 'a plain silver band' };
const PICTURES: CatalogueDocument['pictures'] = [{ file: 'pictures/test-band/hero.avif', alt: 'A ring.' }];

const { metalPerTroyOunce } = DEFAULT_PRICE_TABLE;
const DEAR_GOLD: PriceTable = {
  ...DEFAULT_PRICE_TABLE,
  date: '2027-01-05',
  metalPerTroyOunce: { ...metalPerTroyOunce, gold: metalPerTroyOunce.gold * 2 },
};

let folder: CatalogueFolder;
let told: string[];
let band: Draft;
beforeEach(async () => {
  folder = { root: await mkdtemp(join(tmpdir(), 'filigree-reprice-')) };
  told = [];
  const quiet = { redraw: false, prices: DEFAULT_PRICE_TABLE, tell: () => undefined };
  await drawCatalogue(folder, [BAND, SILVER], quiet);
  band = (await readDraft(folder, BAND.slug))!;
  await writeDocument(folder, { ...band, pictures: PICTURES });
});
afterEach(() => rm(folder.root, { recursive: true, force: true }));

async function reprice(prices: PriceTable, slugs = [BAND.slug, SILVER.slug]): Promise<readonly string[]> {
  told.length = 0;
  await repriceCatalogue(folder, slugs, { prices, tell: (line) => told.push(line) });
  return told;
}
const bytes = () => readFile(documentPath(folder, BAND.slug), 'utf8');

describe('repricing the catalogue', () => {
  it('changes nothing while the table stands', async () => {
    const before = await bytes();
    const [line, ...others] = await reprice(DEFAULT_PRICE_TABLE);
    expect(line).toContain(`0 of 3 prices changed, at prices of ${DEFAULT_PRICE_TABLE.date}`);
    expect(others).toEqual([]);
    expect(await bytes()).toBe(before);
  });

  it('moves what the table moves, in documents and drafts, and says from what to what', async () => {
    const silver = await readDraft(folder, SILVER.slug);
    const before = await bytes();
    const lines = await reprice(DEAR_GOLD);
    const after = await readDocument(folder, BAND.slug);
    expect(after!.priceCents).toBeGreaterThan(band.priceCents);
    // The price and nothing else, where it stood.
    expect(await bytes()).toBe(
      before.replace(`"priceCents": ${band.priceCents}`, `"priceCents": ${after!.priceCents}`),
    );
    expect((await readDraft(folder, BAND.slug))?.priceCents).toBe(after!.priceCents);
    expect(await readDraft(folder, SILVER.slug)).toEqual(silver);
    const [from, to] = [band.priceCents, after!.priceCents].map(
      (cents) => `$${(cents / 100).toLocaleString('en-US')}`,
    );
    expect(lines.slice(0, 2).every((line) => line.startsWith(`${BAND.slug}: ${from} to ${to} (+`))).toBe(
      true,
    );
    expect(lines.at(-1)).toContain('2 of 3 prices changed, at prices of 2027-01-05; together $');
    expect(lines).toHaveLength(3);
  });

  it('changes nothing the second time, and comes back with the table', async () => {
    const before = await bytes();
    await reprice(DEAR_GOLD);
    const first = await bytes();
    expect(await reprice(DEAR_GOLD)).toEqual([expect.stringMatching(/^0 of 3 prices changed/)]);
    expect(await bytes()).toBe(first);
    await reprice(DEFAULT_PRICE_TABLE);
    expect(await bytes()).toBe(before);
  });

  it('prices the design that is stored, whatever the words say now', async () => {
    await writeDraft(folder, { ...band, prompt: 'a heavy platinum band' });
    expect(await reprice(DEFAULT_PRICE_TABLE)).toEqual([expect.stringMatching(/^0 of 3/)]);
  });

  it('refuses a piece that is not there, and a document that is none', async () => {
    await expect(reprice(DEFAULT_PRICE_TABLE, ['nowhere'])).rejects.toThrow('nowhere');
    await writeFile(documentPath(folder, BAND.slug), '{"version": 1}');
    await expect(reprice(DEFAULT_PRICE_TABLE)).rejects.toThrow();
  });
});
