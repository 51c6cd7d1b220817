import { type Ornament, ornamentStones } from '../ornament/document.ts';
import { stonesInRows } from '../ornament/setRows.ts';
import { type Carrier, hoopRowOf, noseBeadsOf } from './carriers.ts';
import type { PieceDesign, PlacedOrnament } from './document.ts';

type Shown = Pick<PieceDesign, 'carrier' | 'ornaments'>;
type Carried<Kind extends Carrier['kind']> = Extract<Carrier, { kind: Kind }>;
type Counts<Kind extends Carrier['kind']> = (
  placed: PlacedOrnament,
  carrier: Carried<Kind>,
  piece: Shown,
) => number;

/** What hangs from a chain beside a main ornament hangs on both sides; without one, one hangs in the middle. */
const onChain: Counts<'chain'> = ({ slot, count, inTurn }, { tailMm, secondTailMm }, { ornaments }) => {
  if (slot === 'station' || slot === 'charm') return count;
  if (slot === 'drop' && tailMm !== null)
    return secondTailMm !== undefined && ornaments.filter((other) => other.slot === 'drop').length === 1
      ? 2
      : 1;
  if (ornaments.some((other) => other.slot === 'main')) return 2 * count;
  return inTurn === undefined ? 1 + 2 * Math.floor(count / 2) : count;
};

/** How often a carrier shows what is not its main ornament; of a pair, on each of the two. */
const COUNTS: { readonly [Kind in Carrier['kind']]: Counts<Kind> } = {
  hung: () => 1,
  fitted: ({ count }) => count,
  tiara: ({ count }) => 2 * count,
  // Drops are the two ends of a cuff.
  bangle: ({ slot, count }) => (slot === 'drop' ? 2 : slot === 'side' ? 2 * count : count),
  chain: onChain,
};

/** How often an ornament is seen on a piece; on each of the two where it is a pair. */
export function shownCount(piece: Shown, placed: PlacedOrnament): number {
  if (placed.slot === 'main' || placed.slot === 'top') return 1;
  // The kind that picks the row is the kind of what the row is asked about.
  const counts = COUNTS[piece.carrier.kind] as Counts<Carrier['kind']>;
  return counts(placed, piece.carrier, piece);
}

/** Stones that stand for themselves, and those of rows that a plate is set with. */
const countOf = (ornament: Ornament): number =>
  ornament.kind === 'plate' && ornament.field.kind === 'rows'
    ? stonesInRows(ornament)
    : ornamentStones(ornament).length;

/** How many stones stand for themselves on a piece, on each of the two where it is a pair; of small ones a row that was counted. */
export const shownStones = (piece: Shown): number =>
  (hoopRowOf(piece)?.count ?? 0) +
  (noseBeadsOf(piece)?.stone === undefined ? 0 : (noseBeadsOf(piece)?.count ?? 0)) +
  piece.ornaments.reduce((sum, placed) => sum + shownCount(piece, placed) * countOf(placed.ornament), 0);
