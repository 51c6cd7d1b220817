/** Stations along a chain: as many as its links leave room for, so that links run between all of them and to the clasp. Lengths in mm. */
import type { Brief } from '@filigree/contracts';
import type { Chain } from '../chain/document.ts';
import { chainOf } from '../chain/draw.ts';
import { ornamentWidthMm } from '../ornament/document.ts';
import type { Random } from '../random.ts';
import type { Carrier } from './carriers.ts';
import type { PieceDesign, PlacedOrnament } from './document.ts';
import type { PieceSketch } from './family.ts';
import { isClose, lineRoomMm } from './line.ts';

type ChainCarrier = Extract<Carrier, { kind: 'chain' }>;

/** The shortest run of chain that still shows its links, in widths of the chain. */
export const LEAST_RUN_WIDTHS = 3;
/** Neighbours that stand no further apart than this are linked to each other without chain. */
const LINKED_MM = 6;
/** What an ornament may reach beyond its usual width, and the rings beside it beyond theirs. */
const SLACK_MM = 1.5;
/** Different gems about a neck stand so near each other. */
const TOGETHER_MM = 17;

/** About what the ring between an ornament and a chain takes (geometry/piece/rings.ts). */
const ringMm = ({ kind, widthMm, wireMm }: Chain): number =>
  Math.max(1.3, (kind === 'box' ? widthMm : 1.5 * wireMm) / 0.7 + 0.6);

const endRunMm = (chain: Chain): number => LEAST_RUN_WIDTHS * chain.widthMm + ringMm(chain) + SLACK_MM;
/** What a run of chain between two ornaments takes with its rings, at the least. */
export const betweenRunMm = (chain: Chain): number => endRunMm(chain) + ringMm(chain);

interface Stations {
  readonly count: number;
  /** From one to the next. */
  readonly stepMm: number;
}

/**
 * As many of the placed stations as there is room for, at least one, evenly over the front where they are seen.
 * @param lengthMm of the chain as it is laid: one of a layering ends at a bar before the clasp
 */
export function stationsWithRoom(
  carrier: ChainCarrier,
  placed: PlacedOrnament,
  ornaments: readonly PlacedOrnament[],
  lengthMm = lineRoomMm(carrier),
): Stations {
  const isHanging = carrier.wear === 'neck' || carrier.wear === 'body';
  const usual = isHanging ? Math.min(lengthMm * 0.55, 260) : lengthMm * 0.78;
  const evenStep = (span: number, count: number): number => span / Math.max(1, count - 1);
  // Beads are strung up to what stands between them.
  if (carrier.strand !== undefined) return stepped(placed, usual, placed.count, isHanging, 0);
  const widthMm = ornamentWidthMm(placed.ornament);
  const span = Math.max(0, Math.min(usual, lengthMm - widthMm - 2 * endRunMm(carrier.chain)));
  const runMm = betweenRunMm(carrier.chain);
  const main = ornaments.find(({ slot }) => slot === 'main');
  const mainMm = main !== undefined && carrier.front === 'let-in' ? ornamentWidthMm(main.ornament) : null;
  const isFree = (gapMm: number): boolean => gapMm >= runMm || (gapMm >= 0 && gapMm <= LINKED_MM);
  const hasRoom = (count: number): boolean => {
    const step = evenStep(span, count);
    const isBesideMain = mainMm === null || isFree((step - widthMm - mainMm) / 2);
    return (count === 1 || isFree(step - widthMm)) && isBesideMain;
  };
  // An even number stays even: what is let in has its middle free.
  const fewer = mainMm === null ? 1 : 2;
  let { count } = placed;
  while (count > fewer && !hasRoom(count)) count -= fewer;
  return stepped(placed, span, count, isHanging, widthMm + runMm);
}

/** @param leastMm from one to the next where chain runs between them */
function stepped(
  { inTurn }: PlacedOrnament,
  span: number,
  count: number,
  isHanging: boolean,
  leastMm: number,
): Stations {
  const even = span / Math.max(1, count - 1);
  // About a neck, stones that tell of a family are seen together.
  const isTogether = inTurn !== undefined && isHanging;
  return { count, stepMm: isTogether ? Math.min(even, Math.max(TOGETHER_MM, leastMm)) : even };
}

const isStation = (placed: PlacedOrnament): boolean => placed.slot === 'station' && !isClose(placed);

/** The sketch with no more stations than its links leave room for; a chain of told links and width keeps them. */
export function withRoomForLinks({ carrier, ornaments }: PieceSketch): PieceSketch {
  if (carrier.kind !== 'chain' || carrier.layers !== undefined) return { carrier, ornaments };
  return {
    carrier,
    ornaments: ornaments.map((placed) =>
      isStation(placed) ? { ...placed, count: stationsWithRoom(carrier, placed, ornaments).count } : placed,
    ),
  };
}

/** A cable between stones that stand close, mm wide. */
const FINE_LINKS_MM = 1;

/** Where stones were counted and nothing was said of the links, these are as fine as it takes to have room for all. */
export function withLinksForCounted(
  sketch: PieceSketch,
  { stoneCount, chainKind, bandWidthMm }: Brief,
  random: Random,
): PieceSketch {
  const { carrier, ornaments } = sketch;
  if (carrier.kind !== 'chain' || stoneCount === null || chainKind || bandWidthMm !== null) return sketch;
  const stations = (one: PieceSketch): number =>
    one.ornaments.filter(isStation).reduce((sum, { count }) => sum + count, 0);
  // What hangs in the middle needs links that its ring is made for.
  if (ornaments.some(({ slot }) => slot === 'main') && carrier.front !== 'let-in') return sketch;
  if (stations(withRoomForLinks(sketch)) === stations(sketch)) return sketch;
  const { alloyId, widthMm } = carrier.chain;
  const chain = chainOf('cable', alloyId, Math.min(widthMm, FINE_LINKS_MM), random);
  const finer = { carrier: { ...carrier, chain }, ornaments };
  return stations(withRoomForLinks(finer)) > stations(withRoomForLinks(sketch)) ? finer : sketch;
}

/** Says so where fewer stations than were counted stand along a chain because of its links. */
export function fewerStations(
  drawn: Pick<PieceDesign, 'ornaments'>,
  made: Pick<PieceDesign, 'ornaments'>,
  counted: number | null,
): string[] {
  const [before, after] = [drawn, made].map(({ ornaments }) =>
    ornaments.filter(isStation).reduce((sum, { count }) => sum + count, 0),
  );
  return counted !== null && after! < before!
    ? [`The links of this chain leave room for ${after} stations, not ${before}.`]
    : [];
}
