/** What refinements do to ornaments of every kind alike: find them, scale them, exchange what they are made of. */
import type { Ornament } from '../../design/ornament/document.ts';
import { ornamentStones } from '../../design/ornament/document.ts';
import { nameplateLengthMm } from '../../design/ornament/nameplate.ts';
import type { Stone, StoneKind } from '../../design/parts.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import type { Halo } from '../../design/ring/document.ts';
import { stoneOfSize } from '../../design/stones/weight.ts';
import { round2 } from '../outcome.ts';

/** The slots in the order in which a viewer looks at them. */
const SEEN_FIRST: readonly PlacedOrnament['slot'][] = ['main', 'station', 'drop', 'top', 'side'];

/** The ornament that is looked at first; null for bare hoops, bangles and chains. */
export function leadOf({ ornaments }: PieceDesign): PlacedOrnament | null {
  for (const slot of SEEN_FIRST) {
    const placed = ornaments.find((one) => one.slot === slot);
    if (placed !== undefined) return placed;
  }
  return null;
}

/** All single stones, those of the ornament that is looked at first leading. */
export function stonesIn(piece: PieceDesign): Stone[] {
  const lead = leadOf(piece);
  const ordered = [...piece.ornaments].sort((a, b) => Number(b === lead) - Number(a === lead));
  return ordered.flatMap(({ ornament }) => ornamentStones(ornament));
}

export function haloOf(piece: PieceDesign): Halo | null {
  for (const { ornament } of piece.ornaments)
    if (ornament.kind === 'stone' && ornament.halo !== null) return ornament.halo;
  return null;
}

/** The larger of width and height, as far as the document says it; mm. */
export function sizeOfOrnament(ornament: Ornament): number {
  switch (ornament.kind) {
    case 'stone':
      return ornament.stone.lengthMm + (ornament.halo === null ? 0 : 2 * ornament.halo.meleeDiameterMm);
    case 'rosette':
      return ornament.stone.lengthMm * 2;
    case 'row':
      return ornament.stones.reduce((sum, { widthMm }) => sum + widthMm, 0);
    case 'nameplate':
      return nameplateLengthMm(ornament);
    case 'motif':
    case 'emblem':
    case 'sculpture':
      return ornament.sizeMm;
    case 'plate':
    case 'open-frame':
      return Math.max(ornament.widthMm, ornament.heightMm);
  }
}

const within = (value: number, least: number, most: number): number =>
  round2(Math.min(most, Math.max(least, value)));
const LEAST_STONE_MM = 1.6;

/** A stone of the same kind and proportions, never below what single settings hold. */
export function scaledStone(stone: Stone, share: number): Stone {
  const least = Math.max(share, Math.min(1, LEAST_STONE_MM / stone.widthMm));
  return { ...stone, ...stoneOfSize(stone, stone.lengthMm * least, stone.widthMm * least) };
}

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
      return { ...ornament, stone: scaledStone(ornament.stone, share) };
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
      return { ...ornament, letterMm: within(ornament.letterMm * share, 3, 25) };
    case 'emblem':
    case 'sculpture':
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
            : ornament.field,
      };
    case 'open-frame':
      return {
        ...ornament,
        widthMm: within(ornament.widthMm * share, 3, 60),
        heightMm: within(ornament.heightMm * share, 3, 60),
        wireMm: within(ornament.wireMm * Math.sqrt(share), 0.8, 5),
        stone: ornament.stone && scaledStone(ornament.stone, share),
      };
  }
}

/** The ornament with every single stone exchanged. */
export function withStones(ornament: Ornament, next: (stone: Stone) => Stone): Ornament {
  switch (ornament.kind) {
    case 'stone':
    case 'rosette':
      return { ...ornament, stone: next(ornament.stone) };
    case 'row':
      return { ...ornament, stones: ornament.stones.map(next) };
    case 'motif':
      return { ...ornament, centre: ornament.centre && next(ornament.centre) };
    case 'plate':
      return ornament.field.kind === 'stone'
        ? { ...ornament, field: { ...ornament.field, stone: next(ornament.field.stone) } }
        : ornament;
    case 'open-frame':
      return { ...ornament, stone: ornament.stone && next(ornament.stone) };
    case 'emblem':
    case 'nameplate':
    case 'sculpture':
      return ornament;
  }
}

/** The ornament with every kind of small stone exchanged. */
export function withAccents(ornament: Ornament, next: (kind: StoneKind) => StoneKind): Ornament {
  switch (ornament.kind) {
    case 'stone':
      return { ...ornament, halo: ornament.halo && { ...ornament.halo, stone: next(ornament.halo.stone) } };
    case 'rosette':
      return { ...ornament, accent: next(ornament.accent) };
    case 'motif':
      return {
        ...ornament,
        accent: ornament.accent && { ...ornament.accent, stone: next(ornament.accent.stone) },
      };
    case 'emblem':
      return { ...ornament, stone: ornament.stone && next(ornament.stone) };
    case 'plate':
      return ornament.border.kind === 'pave'
        ? { ...ornament, border: { ...ornament.border, stone: next(ornament.border.stone) } }
        : ornament;
    case 'open-frame':
      return { ...ornament, pave: ornament.pave && { ...ornament.pave, stone: next(ornament.pave.stone) } };
    case 'row':
    case 'nameplate':
    case 'sculpture':
      return ornament;
  }
}

/** The ornament with every alloy exchanged. */
export function withAlloys(ornament: Ornament, next: (id: string) => string): Ornament {
  switch (ornament.kind) {
    case 'stone':
      return {
        ...ornament,
        alloyId: next(ornament.alloyId),
        halo: ornament.halo && { ...ornament.halo, alloyId: next(ornament.halo.alloyId) },
      };
    case 'rosette':
    case 'row':
    case 'nameplate':
    case 'sculpture':
      return { ...ornament, alloyId: next(ornament.alloyId) };
    case 'motif':
    case 'emblem':
    case 'plate':
    case 'open-frame':
      return { ...ornament, alloyId: next(ornament.alloyId), accentAlloyId: next(ornament.accentAlloyId) };
  }
}
