import type { Carrier } from '../design/piece/carriers.ts';
import type { PieceDesign, PlacedOrnament } from '../design/piece/document.ts';

type Carried<Kind extends Carrier['kind']> = Extract<Carrier, { kind: Kind }>;
type Counts<Kind extends Carrier['kind']> = (
  placed: PlacedOrnament,
  carrier: Carried<Kind>,
  piece: PieceDesign,
) => number;

/** What hangs from a chain beside a main ornament hangs on both sides; without one, one hangs in the middle. */
const onChain: Counts<'chain'> = ({ slot, count }, { tailMm }, { ornaments }) => {
  if (slot === 'station') return count;
  if (slot === 'drop' && tailMm !== null) return 1;
  return ornaments.some((other) => other.slot === 'main') ? 2 * count : 1 + 2 * Math.floor(count / 2);
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
export function shownCount(piece: PieceDesign, placed: PlacedOrnament): number {
  if (placed.slot === 'main' || placed.slot === 'top') return 1;
  // The kind that picks the row is the kind of what the row is asked about.
  const counts = COUNTS[piece.carrier.kind] as Counts<Carrier['kind']>;
  return counts(placed, piece.carrier, piece);
}
