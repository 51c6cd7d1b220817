import { ornamentWidthMm } from '../../design/ornament/document.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import { isClose } from '../../design/piece/line.ts';
import { type ChainCarrier, isWornHanging } from './chainPath.ts';

/** Between neighbouring drops and stations that are grouped about the middle, beyond their own widths, mm. */
const GROUP_GAP_MM = 5;

/** An ornament's place on a chain. */
interface Stop {
  readonly placed: PlacedOrnament;
  /** Along the path, mm. */
  readonly at: number;
  readonly hangs: boolean;
}

/** Where the ornaments of a piece come to sit along its chain; those of a line have places of their own. */
export const stopsOf = (
  piece: PieceDesign,
  carrier: ChainCarrier,
  lengthMm: number,
  middle: number,
): Stop[] =>
  piece.ornaments
    .filter((placed) => !isClose(placed))
    .flatMap((placed) => stopsFor(placed, piece, carrier, lengthMm, middle));

function stopsFor(
  placed: PlacedOrnament,
  piece: PieceDesign,
  carrier: ChainCarrier,
  lengthMm: number,
  middle: number,
): Stop[] {
  const { slot, count } = placed;
  switch (slot) {
    case 'main':
    case 'top':
      return [{ placed, at: middle, hangs: carrier.front === 'hangs' }];
    case 'station': {
      // Evenly over the front, where they are seen; the clasp stays free.
      const span = isWornHanging(carrier) ? Math.min(lengthMm * 0.55, 260) : lengthMm * 0.78;
      const step = span / Math.max(1, count - 1);
      return Array.from({ length: count }, (_, i) => ({
        placed,
        at: middle + (count === 1 ? 0 : step * (i - (count - 1) / 2)),
        hangs: false,
      }));
    }
    case 'side':
    case 'drop': {
      // The end of a tail is hung there, not on the chain around.
      if (slot === 'drop' && carrier.tailMm !== null) return [];
      // On both sides of the main ornament, or one in the middle and the others beside it.
      const pitch = ornamentWidthMm(placed.ornament) + GROUP_GAP_MM;
      const beside = piece.ornaments.find((other) => other.slot === 'main');
      const first = beside === undefined ? pitch : (ornamentWidthMm(beside.ornament) + pitch) / 2;
      const pairs = Array.from({ length: beside === undefined ? Math.floor(count / 2) : count }, (_, i) =>
        [-1, 1].map((side) => ({ placed, at: middle + side * (first + pitch * i), hangs: true })),
      ).flat();
      return beside === undefined ? [{ placed, at: middle, hangs: true }, ...pairs] : pairs;
    }
  }
}

/** The stop in the middle: what is looked at where nothing is the main ornament. */
export const mainStop = (stops: readonly Stop[]): Stop | undefined =>
  stops.find(({ placed }) => placed.slot === 'main') ??
  [...stops].sort((a, b) => a.at - b.at)[Math.floor(stops.length / 2)];
