import { ornamentWidthMm } from '../../design/ornament/document.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import { copyOf } from '../../design/piece/inTurn.ts';
import { isClose, lineRoomMm } from '../../design/piece/line.ts';
import { betweenRunMm, stationsWithRoom } from '../../design/piece/stationRoom.ts';
import { type ChainCarrier, isWornHanging } from './chainPath.ts';

/** Between neighbouring drops and stations that are grouped about the middle, beyond their own widths, mm. */
const GROUP_GAP_MM = 5;

/** The same from what is in the middle to what stands on either side of it, mm. */
const FLANK_GAP_MM = 1.6;

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
): Stop[] => [
  ...piece.ornaments
    .filter(
      (placed) =>
        !isClose(placed) &&
        placed.under !== true &&
        placed.slot !== 'charm' &&
        // It hangs from the clasp (frontClasp.ts).
        !(placed.slot === 'main' && carrier.clasp.worn === 'front') &&
        placed !== underTop(piece, carrier),
    )
    .flatMap((placed) => stopsFor(placed, piece, carrier, lengthMm)),
  ...charmStops(
    piece.ornaments.filter(({ slot }) => slot === 'charm'),
    carrier,
    lengthMm,
    middle,
  ),
];

/** What hangs from the top ornament instead of from the chain. */
export const underTop = ({ ornaments }: PieceDesign, { front }: ChainCarrier): PlacedOrnament | undefined =>
  front === 'hangs' && ornaments.some(({ slot }) => slot === 'top')
    ? ornaments.find(({ slot }) => slot === 'main')
    : undefined;

/** Light between neighbouring charms, and the least and most from one to the next where there is room, mm. */
const CHARM_GAP_MM = 2.5;
const CHARM_PITCH_MM = { neck: 17, round: 24 } as const;

/** Between figures that are let into the chain with no room for chain between them: they are linked, mm. */
const LINKED_GAP_MM = 3;

/** Light between neighbours of a row that is let into the chain: a short run of it, where there is room for one. */
function rowGapMm({ chain }: ChainCarrier, widthsMm: number, count: number, span: number): number {
  const runMm = betweenRunMm(chain);
  return widthsMm + runMm * count <= span ? runMm : LINKED_GAP_MM;
}

/** Charms side by side about the middle, in their order, each as much room as it is wide. */
function charmStops(
  charms: readonly PlacedOrnament[],
  carrier: ChainCarrier,
  lengthMm: number,
  middle: number,
): Stop[] {
  const own = charms.map(({ ornament }) => ornamentWidthMm(ornament));
  const isLetIn = carrier.front === 'let-in';
  const span = isWornHanging(carrier) ? Math.min(lengthMm * 0.55, 260) : lengthMm * 0.7;
  const gapMm = isLetIn
    ? rowGapMm(
        carrier,
        own.reduce((sum, width) => sum + width, 0),
        charms.length,
        span,
      )
    : CHARM_GAP_MM;
  const most = isLetIn ? 0 : isWornHanging(carrier) ? CHARM_PITCH_MM.neck : CHARM_PITCH_MM.round;
  const roomy = own.map((width) =>
    Math.max(width + gapMm, Math.min(most, span / Math.max(1, charms.length))),
  );
  const total = roomy.reduce((sum, width) => sum + width, 0);
  let at = middle - total / 2;
  return charms.map((placed, i) => {
    at += roomy[i] / 2;
    const stop = { placed, at, hangs: !isLetIn };
    at += roomy[i] / 2;
    return stop;
  });
}

function stopsFor(
  placed: PlacedOrnament,
  piece: PieceDesign,
  carrier: ChainCarrier,
  lengthMm: number,
): Stop[] {
  const middle = lengthMm / 2;
  const { slot, count } = placed;
  switch (slot) {
    case 'main':
    case 'top':
    case 'charm':
      return [{ placed, at: middle, hangs: carrier.front === 'hangs' }];
    case 'station': {
      // What there is no room for is left off, as after a change of the chain.
      const fitting = stationsWithRoom(
        carrier,
        placed,
        piece.ornaments,
        Math.min(lengthMm, lineRoomMm(carrier)),
      );
      return Array.from({ length: fitting.count }, (_, i) => ({
        placed: copyOf(placed, i),
        at: middle + fitting.stepMm * (i - (fitting.count - 1) / 2),
        hangs: false,
      }));
    }
    case 'side':
    case 'drop': {
      // The end of a tail is hung there, not on the chain around.
      if (slot === 'drop' && carrier.tailMm !== null) return [];
      // On both sides of the main ornament, or one in the middle and the others beside it.
      const pitch = ornamentWidthMm(placed.ornament) + (slot === 'side' ? FLANK_GAP_MM : GROUP_GAP_MM);
      const beside = piece.ornaments.find((other) => other.slot === 'main');
      // An even number of different gems has none in the middle.
      if (beside === undefined && placed.inTurn !== undefined && count % 2 === 0)
        return Array.from({ length: count }, (_, i) => ({
          placed: copyOf(placed, i),
          at: middle + pitch * (i - (count - 1) / 2),
          hangs: true,
        }));
      const first = beside === undefined ? pitch : (ornamentWidthMm(beside.ornament) + pitch) / 2;
      // Counted from the left.
      const half = beside === undefined ? Math.floor(count / 2) : count;
      const pairs = Array.from({ length: beside === undefined ? Math.floor(count / 2) : count }, (_, i) =>
        [-1, 1].map((side) => ({
          placed: copyOf(placed, half + side * (i + (beside === undefined ? 1 : side === 1 ? 0 : 1))),
          at: middle + side * (first + pitch * i),
          hangs: true,
        })),
      ).flat();
      return beside === undefined
        ? [{ placed: copyOf(placed, half), at: middle, hangs: true }, ...pairs]
        : pairs;
    }
  }
}

/** The stop in the middle: what is looked at where nothing is the main ornament. */
export const mainStop = (stops: readonly Stop[]): Stop | undefined =>
  stops.find(({ placed }) => placed.slot === 'main') ??
  [...stops].sort((a, b) => a.at - b.at)[Math.floor(stops.length / 2)];
