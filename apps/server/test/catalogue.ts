/** A folder of catalogue documents, as tests need them. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { interpret } from '@filigree/atelier/brief';
import { createDesign } from '@filigree/atelier/design';
import type { CatalogueDocument } from '@filigree/contracts';
import sharp from 'sharp';
import { newId } from '../src/database/id.ts';
import { seedCatalogue } from '../src/modules/pieces/index.ts';
import type { TestApp } from './app.ts';
import { modelFile } from './model-file.ts';

/** A small valid document; its picture is `pictures/<slug>.png`. */
export function catalogueDocument(changes: Partial<CatalogueDocument> = {}): CatalogueDocument {
  const slug = changes.slug ?? 'slim-sapphire-ring';
  return {
    version: 1,
    id: newId(),
    slug,
    category: 'ring',
    name: 'Slim Sapphire Ring',
    prompt: 'a slim rose gold ring with an oval sapphire',
    materials: ['Rose Gold', '18k Gold'],
    gemstones: ['Sapphire'],
    styleTags: ['Minimalist'],
    features: { era: 'Minimalist', setting: 'Bezel', motifs: [] },
    leadTimeWeeks: 3,
    priceCents: 129_900,
    date: '2026-03-01',
    design: { format: 'ring', version: 1, shank: { widthMm: 1.8 } },
    pictures: [{ file: `pictures/${slug}.png`, alt: `${slug} from the front` }],
    ...changes,
  };
}

/** A design document of our engine, quickly built: a plain band. */
export function bandDesign(): CatalogueDocument['design'] {
  const { brief } = interpret({ prompt: 'a plain 18k gold ring without stones' });
  return { ...createDesign(brief, 1) };
}

/** Writes documents with a picture (and, where named, a model) each; returns the folder. */
export async function writeCatalogue(
  documents: readonly CatalogueDocument[],
  into?: string,
): Promise<string> {
  const folder = into ?? (await mkdtemp(join(tmpdir(), 'filigree-catalogue-')));
  for (const document of documents) {
    const picture = await sharp({
      create: { width: 64, height: 64, channels: 3, background: { r: 180, g: 140, b: 60 } },
    })
      .png()
      .toBuffer();
    for (const { file } of document.pictures) await write(folder, file, picture);
    if (document.glb !== undefined) await write(folder, document.glb, modelFile());
    await write(folder, `${document.slug}.json`, JSON.stringify(document));
  }
  return folder;
}

async function write(folder: string, file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

export function seed(test: TestApp, folder: string) {
  const { connection, storage, log } = test.deps;
  return seedCatalogue({ database: connection.database, storage, log }, folder);
}

/** Seeds pieces and returns their documents. */
export async function seedPieces(
  test: TestApp,
  changes: readonly Partial<CatalogueDocument>[],
): Promise<CatalogueDocument[]> {
  const documents = changes.map((change, index) =>
    catalogueDocument({ slug: `piece-${index + 1}-${newId().slice(-6)}`, ...change }),
  );
  await seed(test, await writeCatalogue(documents));
  return documents;
}
