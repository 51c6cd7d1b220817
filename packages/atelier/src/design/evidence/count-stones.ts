/** How many stones of each kind a design has: read from the document, before anything is built. */
import type { Gemstone } from '@filigree/contracts';
import { isRing, type SoleDesign } from '../document.ts';
import { type Ornament, ornamentAccents, ornamentStones } from '../ornament/document.ts';
import type { StoneKind } from '../parts.ts';
import { noseBeadsOf } from '../piece/carriers.ts';
import type { PieceDesign } from '../piece/document.ts';
import { shownCount } from '../piece/shownCount.ts';
import type { RingDesign } from '../ring/document.ts';
import { gemsWithin } from '../stones/within.ts';

export interface StoneCount {
  /** Stones that stand for themselves, on each of the two of a pair. */
  readonly single: number;
  /** Further ones stand in rows, halos and strands, where their number follows from the metal. */
  readonly inRows: boolean;
}

type Kind = Pick<StoneKind, 'gemstone'>;

/** A figure in its own outline or on a plate has one place for a stone, or two eyes, unless its places differ. */
const ownPlaces = (ornament: Ornament): readonly Kind[] => {
  if (ornament.kind !== 'emblem') return [];
  if (ornament.groups)
    return ornament.groups.flatMap(({ stone, count, place }) =>
      Array.from({ length: count ?? (place === 'middle' ? 1 : 2) }, () => stone),
    );
  if (ornament.stone === null) return [];
  if (ornament.inTurn) return ornament.inTurn;
  return ornament.inEyes ? [ornament.stone, ornament.stone] : [ornament.stone];
};

function singlesOfRing({ centre, companion, sideStones, shoulders, detail }: RingDesign): Kind[] {
  const ornaments = [...('ornament' in shoulders ? [shoulders.ornament] : []), ...(detail ? [detail] : [])];
  return [
    ...(centre === null ? [] : [centre]),
    ...(companion ? [companion.stone] : []),
    ...Array.from({ length: 2 * (sideStones?.perSide ?? 0) }, () => sideStones!.stone),
    ...ornaments.flatMap((ornament) => [...ornamentStones(ornament), ...ownPlaces(ornament)]),
  ];
}

function singlesOfPiece(piece: PieceDesign): Kind[] {
  const beads = noseBeadsOf(piece);
  return [
    ...(beads?.stone ? Array.from({ length: beads.count }, () => beads.stone!) : []),
    ...piece.ornaments.flatMap((placed): Kind[] => {
      const own = [...ornamentStones(placed.ornament), ...ownPlaces(placed.ornament)];
      const { inTurn } = placed;
      return Array.from({ length: shownCount(piece, placed) }, (_, copy) =>
        own.map((stone): Kind => inTurn?.[copy % inTurn.length] ?? stone),
      ).flat();
    }),
  ];
}

/** What is in rows: all that the document names, but for what stands for itself. */
function rowsOf(design: SoleDesign): Gemstone[] {
  if (isRing(design)) {
    const { halo, bandStones, spinner, shoulders, head } = design;
    const accents = 'ornament' in shoulders ? rowsOfOrnament(shoulders.ornament) : [];
    return [...gemsWithin([halo, bandStones, spinner, head]), ...accents];
  }
  return [
    ...gemsWithin(design.carrier),
    ...design.ornaments.flatMap(({ ornament }) => rowsOfOrnament(ornament)),
  ];
}

const rowsOfOrnament = (ornament: Ornament): Gemstone[] =>
  ownPlaces(ornament).length > 0 ? [] : ornamentAccents(ornament).map(({ gemstone }) => gemstone);

export function countStones(design: SoleDesign): ReadonlyMap<Gemstone, StoneCount> {
  const counts = new Map<Gemstone, StoneCount>();
  const singles = isRing(design) ? singlesOfRing(design) : singlesOfPiece(design);
  for (const { gemstone } of singles)
    counts.set(gemstone, { single: (counts.get(gemstone)?.single ?? 0) + 1, inRows: false });
  for (const gemstone of rowsOf(design))
    counts.set(gemstone, { single: counts.get(gemstone)?.single ?? 0, inRows: true });
  return counts;
}
