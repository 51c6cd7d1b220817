/** Ornaments larger and smaller: how large one is, and the same one at another size. Lengths in mm. */
import type { Ornament } from '../ornament/document.ts';
import { nameplateLengthMm } from '../ornament/nameplate.ts';
import type { Stone } from '../parts.ts';
import type { PetalStones } from '../petals.ts';
import { round2 } from '../ring/wish.ts';
import { largestShare, stoneOfSize } from '../stones/weight.ts';

/** The larger of width and height, as far as the document says it; mm. */
export function sizeOfOrnament(ornament: Ornament): number {
  switch (ornament.kind) {
    case 'stone':
      return ornament.stone.lengthMm + (ornament.halo === null ? 0 : 2 * ornament.halo.meleeDiameterMm);
    case 'rosette':
      return ornament.petalStones === undefined
        ? ornament.stone.lengthMm * 2
        : ornament.stone.lengthMm + 2 * ornament.petalStones.lengthMm + 1;
    case 'row':
      return ornament.stones.reduce((sum, { widthMm }) => sum + widthMm, 0);
    case 'nameplate':
      return nameplateLengthMm(ornament);
    case 'motif':
    case 'emblem':
    case 'sculpture':
    case 'bell':
      return ornament.sizeMm;
    case 'plate':
    case 'open-frame':
      return Math.max(ornament.widthMm, ornament.heightMm);
  }
}

const within = (value: number, least: number, most: number): number =>
  round2(Math.min(most, Math.max(least, value)));
const LEAST_STONE_MM = 1.6;
/** At the corners of smaller frames, and of frames of thinner wire, the metal falls below what is cast; a bar has none. */
const LEAST_FRAME_WIRE_MM = 0.9;
const leastFrameMm = ({ form }: Extract<Ornament, { kind: 'open-frame' }>): number =>
  form === 'bar' ? 3 : 4.5;

/** A stone of the same kind and proportions, never below what single settings hold nor longer than any stone. */
export function scaledStone(stone: Stone, share: number): Stone {
  const least = Math.max(share, Math.min(1, LEAST_STONE_MM / stone.widthMm));
  const held = Math.min(largestShare(stone), least);
  return { ...stone, ...stoneOfSize(stone, stone.lengthMm * held, stone.widthMm * held) };
}

/** Petals larger or smaller, as their middle is. */
export function scaledPetals(petals: PetalStones, share: number): PetalStones {
  const by = Math.min(Math.max(share, PETAL_MM.least / petals.widthMm), PETAL_MM.most / petals.lengthMm);
  return { ...petals, lengthMm: round2(petals.lengthMm * by), widthMm: round2(petals.widthMm * by) };
}
const PETAL_MM = { least: 1.25, most: 15.9 } as const;

/** The same ornament larger or smaller, its stones with it; held within the ranges of the documents. */
export function scaledOrnament<Kind extends Ornament>(ornament: Kind, share: number): Ornament {
  switch (ornament.kind) {
    case 'stone':
      return {
        ...ornament,
        stone: scaledStone(ornament.stone, share),
        halo: ornament.halo && {
          ...ornament.halo,
          meleeDiameterMm: within(ornament.halo.meleeDiameterMm * Math.sqrt(share), 0.9, 2.5),
        },
      };
    case 'rosette':
      return {
        ...ornament,
        stone: scaledStone(ornament.stone, share),
        ...(ornament.petalStones && { petalStones: scaledPetals(ornament.petalStones, share) }),
      };
    case 'row':
      return { ...ornament, stones: ornament.stones.map((stone) => scaledStone(stone, share)) };
    case 'motif':
      return {
        ...ornament,
        sizeMm: within(ornament.sizeMm * share, 4, 60),
        reliefMm: within(ornament.reliefMm * Math.sqrt(share), 0.9, 6),
        accent: ornament.accent && {
          ...ornament.accent,
          diameterMm: within(ornament.accent.diameterMm * Math.sqrt(share), 0.8, 3.5),
        },
        centre: ornament.centre && scaledStone(ornament.centre, share),
      };
    case 'nameplate':
      return {
        ...ornament,
        letterMm: within(ornament.letterMm * share, 3, 25),
        ...(ornament.pave && {
          pave: { ...ornament.pave, diameterMm: within(ornament.pave.diameterMm * share, 0.9, 2.2) },
        }),
      };
    case 'emblem':
    case 'sculpture':
    case 'bell':
      return { ...ornament, sizeMm: within(ornament.sizeMm * share, 3, 60) };
    case 'plate':
      return {
        ...ornament,
        widthMm: within(ornament.widthMm * share, 3, 60),
        heightMm: within(ornament.heightMm * share, 3, 60),
        domeMm: within(ornament.domeMm * share, 0, 5),
        field:
          ornament.field.kind === 'stone'
            ? { ...ornament.field, stone: scaledStone(ornament.field.stone, share) }
            : ornament.field.kind === 'sunk'
              ? {
                  ...ornament.field,
                  stones: ornament.field.stones.map(({ stone, xMm, yMm }) => ({
                    stone: scaledStone(stone, share),
                    xMm: xMm * share,
                    yMm: yMm * share,
                  })),
                }
              : ornament.field,
      };
    case 'open-frame':
      return {
        ...ornament,
        widthMm: within(ornament.widthMm * share, leastFrameMm(ornament), 60),
        heightMm: within(ornament.heightMm * share, leastFrameMm(ornament), 60),
        wireMm: within(ornament.wireMm * Math.sqrt(share), LEAST_FRAME_WIRE_MM, 5),
        stone: ornament.stone && scaledStone(ornament.stone, share),
      };
  }
}
