/** A catalogue of made-up pieces, with texts and lists as long as real ones have them. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CATALOGUE_FILTERS,
  type CatalogueDocument,
  DESIGN_ERAS,
  GEMSTONES,
  METALS,
  MOTIFS,
  PIECE_CATEGORIES,
  SETTING_STYLES,
} from '@filigree/contracts';
import sharp from 'sharp';

const PICTURES_EACH = 3;
/** As long as a WebP of 16 x 16 pixels as a data: address. */
const PLACEHOLDER_BYTES = 180;

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;
const several = <T>(values: readonly T[], index: number, count: number): T[] => [
  ...new Set(Array.from({ length: count }, (_, step) => pick(values, index * 7 + step * 3))),
];

/** A UUID that is the same in every run. */
function idOf(index: number): string {
  const hex = createHash('sha256').update(`bench piece ${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function makePiece(index: number): CatalogueDocument {
  const category = pick(PIECE_CATEGORIES, index);
  const metal = pick(METALS, index);
  const stone = pick(GEMSTONES, index);
  const slug = `${stone}-${category}-${index}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    version: 1,
    id: idOf(index),
    slug,
    category,
    name: `${metal} ${category} with ${stone}, number ${index}`,
    prompt: `a slender ${metal} ${category} with an oval ${stone} of about one and a half carats in four claws, a row of small diamonds on both shoulders, a low gallery and a softly rounded shank`,
    materials: several(METALS, index, 2),
    gemstones: several(GEMSTONES, index, 2),
    styleTags: several(CATALOGUE_FILTERS.styles, index, 2),
    features: {
      era: pick(DESIGN_ERAS, index),
      setting: pick(SETTING_STYLES, index),
      motifs: several(MOTIFS, index, 1),
    },
    leadTimeWeeks: 2 + (index % 3),
    priceCents: 15_000 + ((index * 7_919) % 900_000),
    featuredRank: index + 1,
    date: `2026-${String(1 + (index % 9)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
    design: { format: 'bench', version: 1, index },
    pictures: Array.from({ length: PICTURES_EACH }, (_, picture) => ({
      file: `pictures/${slug}-${picture + 1}.webp`,
      alt: `${metal} ${category} with ${stone}, seen from ${pick(['the front', 'the side', 'above'], picture)}`,
      placeholder: `data:image/webp;base64,${Buffer.alloc(PLACEHOLDER_BYTES, index).toString('base64')}`,
    })),
  };
}

/** Writes so many documents and their pictures into a folder. */
export async function writeCatalogue(folder: string, count: number): Promise<void> {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (let index = 0; index < count; index++) {
    const piece = makePiece(index);
    const background = { r: (index * 37) % 256, g: (index * 59) % 256, b: (index * 83) % 256 };
    const picture = await sharp({ create: { width: 32, height: 32, channels: 3, background } })
      .webp()
      .toBuffer();
    for (const { file } of piece.pictures) writeFileSync(join(folder, file), picture);
    writeFileSync(join(folder, `${piece.slug}.json`), JSON.stringify(piece));
  }
}
