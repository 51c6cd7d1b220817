/** The nine gems of Indian tradition: a ruby for the sun, and about it those of the moon and the planets. */
import type { StoneKind } from '../parts.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stoneOfSize } from '../stones/weight.ts';
import type { PlateField, PlateOrnament } from './plate.ts';
import { sunkKind, sunkThicknessMm } from './starField.ts';

const gem = (gemstone: StoneKind['gemstone'], colour: StoneKind['colour'] = null): StoneKind => ({
  gemstone,
  cut: 'Round',
  form: GEM_FACTS[gemstone].form,
  colour,
});

export const NAVARATNA_RUBY: StoneKind = gem('Ruby');

/**
 * In the usual order of the directions, from the east by way of the south: diamond, pearl, coral, hessonite, blue sapphire,
 * cat's eye, yellow sapphire, emerald. Coral and cat's eye are shown by their look-alikes.
 */
export const NAVARATNA_AROUND: readonly StoneKind[] = [
  gem('Diamond'),
  gem('Pearl'),
  gem('Onyx', 'red'),
  gem('Garnet', 'orange'),
  gem('Sapphire'),
  gem('Moonstone', 'yellow'),
  gem('Sapphire', 'yellow'),
  gem('Emerald'),
];

export const NAVARATNA_STAND_INS =
  "Coral and cat's eye are not among our stones: red onyx and yellow moonstone stand in for them in the picture, the stone list and the estimate.";

/** East, south-east, south and so on: columns to the right, rows upwards. */
const DIRECTIONS: readonly (readonly [column: number, row: number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

/** What a border takes of a plate, and metal between two stones, mm; the largest stones that are sunk. */
const EDGE_MM = { plain: 0.55, bordered: 1.1 } as const;
const LIGHT_MM = 0.4;
const STONE_MM = { least: 1.3, most: 4 } as const;
/** A square in a round plate is so much smaller. */
const IN_ROUND = Math.SQRT1_2;

const round2 = (x: number): number => Math.round(x * 100) / 100;

/** The nine in three rows of three, the ruby in the middle, sunk into a plate. */
export function navaratnaPlate(plate: PlateOrnament): PlateOrnament {
  const rim = plate.border.kind === 'none' ? EDGE_MM.plain : EDGE_MM.bordered;
  const isSquare = plate.outline === 'square' || plate.outline === 'rounded-rectangle';
  const side = (Math.min(plate.widthMm, plate.heightMm) - 2 * rim) * (isSquare ? 1 : IN_ROUND);
  const mm = round2(Math.min(STONE_MM.most, Math.max(STONE_MM.least, side / 3 - LIGHT_MM)));
  const pitch = round2(mm + LIGHT_MM);
  const at = (kind: StoneKind, column: number, row: number) => ({
    stone: stoneOfSize(sunkKind(kind), mm, mm),
    xMm: column * pitch,
    yMm: row * pitch,
  });
  const field: Extract<PlateField, { kind: 'sunk' }> = {
    kind: 'sunk',
    stones: [at(NAVARATNA_RUBY, 0, 0), ...NAVARATNA_AROUND.map((kind, i) => at(kind, ...DIRECTIONS[i]!))],
  };
  return { ...plate, domeMm: 0, thicknessMm: Math.max(plate.thicknessMm, sunkThicknessMm(field)), field };
}

/** The nine in a face: a ruby about which stand the others. */
export const isNavaratnaField = (field: PlateField): boolean =>
  field.kind === 'sunk' &&
  field.stones.length === NAVARATNA_AROUND.length + 1 &&
  [NAVARATNA_RUBY, ...NAVARATNA_AROUND].every(
    ({ gemstone, colour }, i) =>
      field.stones[i]!.stone.gemstone === gemstone && field.stones[i]!.stone.colour === colour,
  );
