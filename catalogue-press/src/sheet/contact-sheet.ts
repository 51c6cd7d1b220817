/** All pieces of the catalogue by their faces, for the documentation. */
import { join } from 'node:path';
import { PIECE_CATEGORIES } from '@filigree/contracts';
import sharp from 'sharp';
import { listSlugs, readDocument } from '../folder/documents.ts';
import type { CatalogueFolder } from '../folder/paths.ts';
import { writeWhole } from '../folder/write-whole.ts';

const COLUMNS = 8;
const TILE_PX = 200;
const GAP_PX = 8;
const PAPER = '#FAF8F5';
const QUALITY = 80;

/** @returns what was made, in words */
export async function makeContactSheet(folder: CatalogueFolder, path: string): Promise<string> {
  const documents = [];
  for (const slug of await listSlugs(folder)) {
    const document = await readDocument(folder, slug);
    if (document !== undefined) documents.push(document);
  }
  if (documents.length === 0) return 'There is no piece to show on a contact sheet.';
  documents.sort((a, b) => PIECE_CATEGORIES.indexOf(a.category) - PIECE_CATEGORIES.indexOf(b.category));
  const tiles = await Promise.all(
    documents.map(async ({ pictures }, index) => ({
      input: await sharp(join(folder.root, pictures[0]!.file)).resize(TILE_PX, TILE_PX).png().toBuffer(),
      left: GAP_PX + (index % COLUMNS) * (TILE_PX + GAP_PX),
      top: GAP_PX + Math.floor(index / COLUMNS) * (TILE_PX + GAP_PX),
    })),
  );
  const extent = (count: number): number => GAP_PX + count * (TILE_PX + GAP_PX);
  const sheet = await sharp({
    create: {
      width: extent(COLUMNS),
      height: extent(Math.ceil(tiles.length / COLUMNS)),
      channels: 3,
      background: PAPER,
    },
  })
    .composite(tiles)
    .webp({ quality: QUALITY, smartSubsample: true, effort: 6 })
    .toBuffer();
  await writeWhole(path, sheet);
  return `${path}: ${tiles.length} pieces, ${(sheet.length / 1000).toFixed(0)} kB`;
}
