/** The catalogue of the repository: what is sold, that it is whole, and that no filter leads into an empty room. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { interpret } from '@filigree/atelier/brief';
import { DEFAULT_PRICE_TABLE as prices } from '@filigree/atelier/estimate';
import {
  CATALOGUE_FILTERS,
  CATALOGUE_PRICE,
  type CatalogueDocument,
  PIECE_CATEGORIES,
} from '@filigree/contracts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { designOf, listSlugs, readDocument } from './folder/documents.ts';
import { picturePath } from './folder/paths.ts';
import { listDocuments, readBytes } from './folder/read-json.ts';
import { categoryOf } from './listing/category.ts';
import { pieceId } from './listing/id.ts';
import { materialsOf } from './listing/materials.ts';
import { MOST_BYTES } from './rendering/encode.ts';
import { digestOf, pictureKey, readRecords } from './rendering/record.ts';
import { SHOT_NAMES, shotOf } from './rendering/shots.ts';
import { priceOf } from './reprice-catalogue.ts';
import { SKETCHES } from './sketches/index.ts';

const folder = { root: join(import.meta.dirname, '../../catalogue') };
const LEAST_SIZE_PX = 1200;
/** A printed weight may differ from what is set by what "about" allows. */
const WEIGHT_TOLERANCE = 0.05;

const documents: CatalogueDocument[] = [];
for (const slug of await listSlugs(folder)) {
  const document = await readDocument(folder, slug);
  if (document !== undefined) documents.push(document);
}

const FILTERS = {
  category: PIECE_CATEGORIES,
  materials: CATALOGUE_FILTERS.materials,
  gemstones: CATALOGUE_FILTERS.gemstones,
  styleTags: CATALOGUE_FILTERS.styles,
} as const;
type Filter = keyof typeof FILTERS;
const has = (document: CatalogueDocument, filter: Filter, value: string): boolean =>
  filter === 'category' ? document.category === value : document[filter].some((entry) => entry === value);

const PAIRS = (Object.keys(FILTERS) as Filter[]).flatMap((one, index, all) =>
  all
    .slice(index + 1)
    .flatMap((other) =>
      FILTERS[one].flatMap((a) => FILTERS[other].map((b) => ({ one, other, a, b, label: `${a} and ${b}` }))),
    ),
);

describe('the range', () => {
  it('has at least 72 pieces: 16 rings and 14 of each other category', () => {
    expect(documents.length).toBeGreaterThanOrEqual(72);
    for (const category of PIECE_CATEGORIES) {
      const count = documents.filter((document) => document.category === category).length;
      expect(count, category).toBeGreaterThanOrEqual(category === 'ring' ? 16 : 14);
    }
  });

  it.each(PAIRS)('has a piece for $label', ({ one, other, a, b }) => {
    expect(documents.some((document) => has(document, one, a) && has(document, other, b))).toBe(true);
  });

  // All of them take a minute: the command says whether one has been left behind.
  it.each(PIECE_CATEGORIES)('costs what the table of prices makes of it: a %s', async (category) => {
    const document = documents.find((candidate) => candidate.category === category)!;
    expect(document.priceCents).toBe(await priceOf(document, prices));
  });

  it('stays within the prices of the filter, from presents to heirlooms', () => {
    const dollars = documents.map(({ priceCents }) => priceCents / 100);
    expect(Math.max(...dollars)).toBeLessThanOrEqual(CATALOGUE_PRICE.max);
    expect(Math.min(...dollars)).toBeLessThan(1_000);
    expect(Math.max(...dollars)).toBeGreaterThan(5_000);
  });

  it('names each piece, each address and each featured place once', () => {
    for (const values of [
      documents.map(({ name }) => name),
      documents.map(({ id }) => id),
      documents.flatMap(({ featuredRank }) => (featuredRank === undefined ? [] : [String(featuredRank)])),
      documents.map(({ design }) => JSON.stringify(design)),
    ])
      expect(new Set(values).size).toBe(values.length);
  });

  it('has a document for every sketch, a sketch for every document, and no draft left', async () => {
    expect(documents.map(({ slug }) => slug).sort()).toEqual(SKETCHES.map(({ slug }) => slug).sort());
    expect(await listDocuments(join(folder.root, 'drafts'))).toEqual([]);
  });
});

describe.each(documents.map((document) => ({ slug: document.slug, document })))(
  '$slug',
  ({ slug, document }) => {
    it('is what its sketch says and its design holds', () => {
      const sketch = SKETCHES.find((candidate) => candidate.slug === slug)!;
      const { name, prompt, styleTags, listedOn } = sketch;
      expect(document).toMatchObject({ id: pieceId(slug), name, prompt, styleTags, date: listedOn });
      const design = designOf(document);
      expect(document.category).toBe(categoryOf(design.type));
      expect(document.materials).toEqual(materialsOf(design));
    });

    it('is described by words that the Studio reads as this piece', () => {
      const { brief, offTopic } = interpret({ prompt: document.prompt });
      expect(offTopic).toBeNull();
      expect(brief.type && categoryOf(brief.type)).toBe(document.category);
      expect(document.materials).toEqual(expect.arrayContaining(brief.metals));
      expect(document.gemstones).toEqual(expect.arrayContaining(brief.gemstones));
    });

    it('prints no weight that no stone of it has', () => {
      const weights = [...JSON.stringify(document.design).matchAll(/"nominalCarat":([\d.]+)/g)].map(
        ([, carat]) => Number(carat),
      );
      for (const [, printed] of document.prompt.matchAll(/([\d.]+) carat/g)) {
        const nearest = Math.min(...weights.map((carat) => Math.abs(carat / Number(printed) - 1)));
        expect(nearest, `${printed} carat`).toBeLessThan(WEIGHT_TOLERANCE);
      }
    });

    it('has three whole pictures of its design, large enough and small enough', async () => {
      const records = await readRecords(folder, slug);
      expect(document.pictures).toHaveLength(SHOT_NAMES.length);
      for (const [index, shot] of SHOT_NAMES.entries()) {
        const path = picturePath(folder, slug, shot);
        expect(join(folder.root, document.pictures[index]!.file)).toBe(path);
        expect((await stat(path)).size).toBeLessThan(MOST_BYTES);
        const { width, height, format, compression } = await sharp(path).metadata();
        expect([format, compression]).toEqual(['heif', 'av1']);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(LEAST_SIZE_PX);
        const record = records[shot]!;
        expect(record.key).toBe(pictureKey(document.design, shotOf(shot, designOf(document)), width));
        expect(record.digest).toBe(digestOf((await readBytes(path))!));
        expect(document.pictures[index]).toMatchObject({ alt: record.alt, placeholder: record.placeholder });
        const placeholder = Buffer.from(record.placeholder.split(',')[1]!, 'base64');
        expect((await sharp(placeholder).metadata()).width).toBeLessThanOrEqual(32);
      }
    });
  },
);
