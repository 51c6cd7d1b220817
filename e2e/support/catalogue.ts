/** A catalogue of its own for the tests of the shop: few pieces, whose filters and prices are known here. */
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PICTURES = resolve(import.meta.dirname, '../../catalogue/pictures');
/** Whose second view stands for it. */
const SOURCES = {
  'sapphire-halo': 'oriane-halo-ring',
  'diamond-solitaire': 'torsade-ring',
  'emerald-solitaire': 'carrington-emerald-ring',
  'hammered-band': 'tessel-band',
} as const;
const ALT: Record<Render, string> = {
  'sapphire-halo': 'A rose gold ring with an oval sapphire in a halo of diamonds',
  'diamond-solitaire': 'A rose gold twisted ring with a round diamond',
  'emerald-solitaire': 'A platinum ring with an emerald-cut emerald',
  'hammered-band': 'A wide hammered band of yellow gold',
};
type Render = keyof typeof SOURCES;

interface ShopPiece {
  readonly name: string;
  readonly category: 'ring' | 'necklace' | 'earring' | 'pendant' | 'bracelet';
  readonly materials: readonly string[];
  readonly gemstones: readonly string[];
  readonly styles: readonly string[];
  readonly priceUsd: number;
  readonly pictures: readonly Render[];
}

const piece = (
  name: string,
  category: ShopPiece['category'],
  materials: string,
  gemstones: string,
  styles: string,
  priceUsd: number,
  ...pictures: Render[]
): ShopPiece => ({
  name,
  category,
  materials: materials.split(', '),
  gemstones: gemstones.split(', ').filter(Boolean),
  styles: styles.split(', '),
  priceUsd,
  pictures,
});

export const SHOP: readonly ShopPiece[] = [
  piece(
    'Aurelia Halo Ring',
    'ring',
    '18k Gold, Rose Gold',
    'Sapphire, Diamond',
    'Classic, Vintage',
    2450,
    'sapphire-halo',
    'diamond-solitaire',
    'hammered-band',
  ),
  piece(
    'Meridian Solitaire',
    'ring',
    '18k Gold, Yellow Gold',
    'Diamond',
    'Classic',
    3900,
    'diamond-solitaire',
    'sapphire-halo',
  ),
  piece(
    'Verdant Claw Ring',
    'ring',
    'Platinum',
    'Emerald',
    'Art Deco',
    5200,
    'emerald-solitaire',
    'diamond-solitaire',
  ),
  piece('Forge Band', 'ring', '18k Gold', '', 'Modern, Minimalist', 890, 'hammered-band'),
  piece('Tide Ring', 'ring', '14k Gold, Rose Gold', 'Sapphire', 'Minimalist', 1180, 'sapphire-halo'),
  piece('Slate Band', 'ring', 'Silver', '', 'Modern', 240, 'hammered-band'),
  piece(
    'Grand Emerald Ring',
    'ring',
    'Platinum',
    'Emerald, Diamond',
    'Art Deco, Vintage',
    14500,
    'emerald-solitaire',
  ),
  piece('Lumen Necklace', 'necklace', '14k Gold', 'Diamond', 'Minimalist', 1350, 'diamond-solitaire'),
  piece('Harbor Necklace', 'necklace', 'Silver', 'Sapphire', 'Modern', 520, 'sapphire-halo'),
  piece('Orchard Pendant', 'pendant', '18k Gold', 'Emerald', 'Vintage', 1640, 'emerald-solitaire'),
  piece('Ember Studs', 'earring', 'Rose Gold, 14k Gold', 'Ruby', 'Classic', 760, 'sapphire-halo'),
  piece('Milk Drop Earrings', 'earring', 'Silver', 'Pearl', 'Classic', 310, 'diamond-solitaire'),
  piece('Hammered Cuff', 'bracelet', '18k Gold', '', 'Modern', 4100, 'hammered-band'),
];

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Writes the documents with their pictures and returns the folder, for CATALOGUE_DIR. */
export function writeShop(pieces: readonly ShopPiece[] = SHOP): string {
  const folder = mkdtempSync(join(tmpdir(), 'filigree-shop-'));
  mkdirSync(join(folder, 'pictures'));
  for (const [render, slug] of Object.entries(SOURCES)) {
    copyFileSync(join(PICTURES, slug, 'second.avif'), join(folder, 'pictures', `${render}.avif`));
  }
  for (const [place, { name, priceUsd, styles, pictures, ...rest }] of pieces.entries()) {
    const slug = slugOf(name);
    const document = {
      version: 1,
      id: `0193c000-0000-7000-8000-${String(place + 1).padStart(12, '0')}`,
      slug,
      name,
      prompt: `${name}, the way a jeweler would describe it: a quiet piece with a good weight in the hand`,
      styleTags: styles,
      features: { era: null, setting: null, motifs: [] },
      leadTimeWeeks: 2 + (place % 4),
      priceCents: priceUsd * 100,
      featuredRank: place + 1,
      date: `2026-0${1 + (place % 9)}-01`,
      design: { format: 'ring', version: 1 },
      pictures: pictures.map((render) => ({ file: `pictures/${render}.avif`, alt: ALT[render] })),
      ...rest,
    };
    writeFileSync(join(folder, `${slug}.json`), JSON.stringify(document));
  }
  return folder;
}
