/** Parts that are stones: halos, rows, inlay, what alternates and what grows. */
import { isRing, type RingDesign } from '@filigree/atelier/design';
import type { BuiltPiece, StonePlacement } from '@filigree/atelier/geometry';
import type { Gemstone, StoneCut } from '@filigree/contracts';
import {
  type Count,
  type Counts,
  countOrnaments,
  one,
  onPiece,
  onRing,
  ornamentsOf,
  rowOf,
} from './counting-parts.ts';
import { stonesOfPiece } from './stones-set.ts';

type Halo = NonNullable<RingDesign['halo']>;

/** The halos of a piece with the cut of the stone that each is about. */
function halosOf(piece: BuiltPiece): { readonly halo: Halo; readonly cut: StoneCut }[] {
  const { design } = piece;
  if (isRing(design))
    return design.halo && design.centre ? [{ halo: design.halo, cut: design.centre.cut }] : [];
  return ornamentsOf(piece).flatMap((ornament) =>
    ornament.kind === 'stone' && ornament.halo ? [{ halo: ornament.halo, cut: ornament.stone.cut }] : [],
  );
}

const halosThat =
  (isCounted: (halo: Halo, cut: StoneCut) => boolean): Count =>
  (piece) =>
    halosOf(piece).filter(({ halo, cut }) => isCounted(halo, cut)).length;

const SQUARE_CUTS: ReadonlySet<StoneCut> = new Set<StoneCut>(['Princess', 'Cushion', 'Radiant', 'Emerald']);

/** The least difference of the ends from the middle of a row that grows, as a share. */
const GRADUATION = 0.9;

/** Beads or stones of a row that grow towards its middle, or towards one of its ends. */
function isGraduated(piece: BuiltPiece): number {
  const { design } = piece;
  if (!isRing(design) && design.carrier.kind === 'chain' && design.carrier.strand !== undefined)
    return one(design.carrier.strand.endShare <= GRADUATION);
  const widths = stonesOfPiece(piece)
    .filter(({ places }) => places.has('row'))
    .map(({ stone }) => stone.widthMm);
  return one(widths.length > 2 && Math.min(...widths) <= GRADUATION * Math.max(...widths));
}

const distance = (a: StonePlacement, b: StonePlacement): number =>
  Math.hypot(
    a.placement.origin[0] - b.placement.origin[0],
    a.placement.origin[1] - b.placement.origin[1],
    a.placement.origin[2] - b.placement.origin[2],
  );

const kindOf = ({ gemstone, colour }: StonePlacement): string => `${gemstone} ${colour ?? ''}`;

/** What takes turns is next to another kind nearly everywhere: where a ring closes two of one kind may meet. */
const ALTERNATION = { stones: 4, share: 0.75 } as const;

/**
 * Stones take turns where the nearest neighbour of nearly every one in the row is of another kind: three rubies followed
 * by three diamonds do not, nor do diamonds about one ruby.
 */
function isAlternating(piece: BuiltPiece): boolean {
  const inRow = stonesOfPiece(piece)
    .filter(({ stone, places }) => (places.has('row') || places.has('station')) && stone.role !== 'halo')
    .map(({ stone }) => stone);
  if (inRow.length < ALTERNATION.stones) return false;
  const counts = new Map<string, number>();
  for (const stone of inRow) counts.set(kindOf(stone), (counts.get(kindOf(stone)) ?? 0) + 1);
  // One ruby in a row of diamonds is the middle of it.
  if ([...counts.values()].filter((count) => count >= 2).length < 2) return false;
  const changing = inRow.filter((stone) => {
    const [next] = inRow
      .filter((other) => other !== stone)
      .sort((a, b) => distance(a, stone) - distance(b, stone));
    return next !== undefined && kindOf(next) !== kindOf(stone);
  });
  return changing.length >= ALTERNATION.share * inRow.length;
}

/** The nine gems of Indian tradition: these, of two the yellow or orange ones besides, and two look-alikes. */
const NAVARATNA: readonly Gemstone[] = ['Ruby', 'Pearl', 'Emerald', 'Diamond', 'Sapphire', 'Garnet'];
const NINE = 9;

const prongsOf: Count = (piece) =>
  isRing(piece.design)
    ? piece.design.head?.kind === 'prong'
      ? piece.design.head.prongCount
      : 0
    : Math.max(
        0,
        ...ornamentsOf(piece).map((ornament) =>
          (ornament.kind === 'stone' || ornament.kind === 'row') && ornament.hold.kind === 'prong'
            ? ornament.hold.prongCount
            : 0,
        ),
      );

const placedIn =
  (place: 'inlay' | 'shoulders' | 'row'): Count =>
  (piece) =>
    stonesOfPiece(piece).filter(({ places }) => places.has(place)).length;

export const STONE_PARTS: Counts = {
  halo: (piece) => halosOf(piece).length,
  'double-halo': halosThat(({ rows }) => rows === 2),
  'square-halo': halosThat(
    ({ outline }, cut) => outline === 'cushion' || (outline === 'follow' && SQUARE_CUTS.has(cut)),
  ),
  'flower-halo': halosThat(({ outline }) => outline === 'floral'),
  'hidden-halo': onRing(({ head }) => head?.kind === 'prong' && head.hiddenHalo !== undefined),
  // Stones around the one in the middle, as a halo or as the petals of a cluster.
  surround: (piece) =>
    one(
      stonesOfPiece(piece).some(
        ({ places }) => places.has('halo') || (!isRing(piece.design) && places.has('around')),
      ),
    ),
  'side-stones': (piece) =>
    stonesOfPiece(piece).filter(({ stone, places }) => stone.role === 'side' || places.has('side')).length,
  row: (piece) =>
    rowOf(piece.design)?.rows ?? one(stonesOfPiece(piece).some(({ places }) => places.has('row'))),
  alternating: (piece) => one(isAlternating(piece)),
  graduated: isGraduated,
  prongs: prongsOf,
  inlay: placedIn('inlay'),
  'corner-stone': countOrnaments(
    (ornament) =>
      ornament.kind === 'plate' &&
      (ornament.corner !== undefined ||
        (ornament.field.kind === 'stone' && ornament.field.corner !== undefined)),
  ),
  scattered: countOrnaments(
    (ornament) =>
      ornament.kind === 'plate' &&
      ornament.field.kind === 'sunk' &&
      ornament.field.stones.length > 2 &&
      new Set(ornament.field.stones.map(({ yMm }) => Math.round(yMm * 2))).size > 1 &&
      new Set(ornament.field.stones.map(({ xMm }) => Math.round(xMm * 2))).size > 1,
  ),
  berries: countOrnaments((ornament) => ornament.kind === 'motif' && ornament.berries !== undefined),
  navaratna: ({ solids: { stones } }) =>
    one(
      new Set(stones.map(kindOf)).size >= NINE &&
        NAVARATNA.every((gemstone) => stones.some((stone) => stone.gemstone === gemstone)),
    ),
  jewelled: ({ solids }) => one(solids.stones.length > 0),
  strand: onPiece(({ carrier }) => carrier.kind === 'chain' && carrier.strand !== undefined),
  strands: onPiece(({ carrier }) =>
    carrier.kind === 'chain' && carrier.strand !== undefined ? (carrier.strand.strands ?? 1) : 0,
  ),
  spacers: onPiece(
    ({ carrier }) =>
      carrier.kind === 'chain' &&
      (carrier.strand?.spacers !== undefined || carrier.strand?.bars !== undefined),
  ),
};
