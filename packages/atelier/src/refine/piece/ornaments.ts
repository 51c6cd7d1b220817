/** What refinements do to ornaments of every kind alike: find them, scale them, exchange what they are made of. */
import type { Ornament } from '../../design/ornament/document.ts';
import { ornamentStones } from '../../design/ornament/document.ts';
import type { Stone, StoneKind } from '../../design/parts.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import type { Halo } from '../../design/ring/document.ts';

/** The slots in the order in which a viewer looks at them. */
const SEEN_FIRST: readonly PlacedOrnament['slot'][] = ['main', 'station', 'charm', 'drop', 'top', 'side'];

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
    case 'bell':
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
      return {
        ...ornament,
        stone: ornament.stone && next(ornament.stone),
        ...(ornament.groups && {
          groups: ornament.groups.map((group) => ({ ...group, stone: next(group.stone) })),
        }),
      };
    case 'plate':
      return ornament.border.kind === 'pave'
        ? { ...ornament, border: { ...ornament.border, stone: next(ornament.border.stone) } }
        : ornament;
    case 'open-frame':
      return { ...ornament, pave: ornament.pave && { ...ornament.pave, stone: next(ornament.pave.stone) } };
    case 'nameplate':
      return ornament.pave
        ? { ...ornament, pave: { ...ornament.pave, stone: next(ornament.pave.stone) } }
        : ornament;
    case 'row':
    case 'sculpture':
      return ornament;
    case 'bell':
      return ornament.fringe?.stone
        ? { ...ornament, fringe: { ...ornament.fringe, stone: next(ornament.fringe.stone) } }
        : ornament;
  }
}
