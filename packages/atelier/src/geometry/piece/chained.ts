import { isTiedForm } from '../../design/ornament/sculpture.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import type { Assembly } from '../assembly.ts';
import { closeChain } from '../findings/clasps.ts';
import type { FindingMetal } from '../findings/forms.ts';
import { toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { measureOrnament } from '../ornament/build.ts';
import type { Bounds, Vec3 } from '../solids.ts';
import { StoneTray } from '../stones/placing.ts';
import { Workpiece } from '../workpiece.ts';
import { type ChainCarrier, isWornHanging, pathOf } from './chainPath.ts';
import { componentOf, type DressedChain, dressChain } from './dress.ts';
import { closeInFront, framedInFront, isClosedInFront } from './frontClasp.ts';
import { buildHarness } from './harness.ts';
import { buildLayers } from './layers.ts';
import type { SetOrnament } from './stack.ts';
import { tailsOf } from './tails.ts';

/** Ornaments on a chain, or on several that are worn together. */
export function buildChained(bench: Bench, piece: PieceDesign, carrier: ChainCarrier): Assembly {
  if (carrier.layers !== undefined) return buildLayers(bench, piece, carrier);
  if (carrier.harness !== undefined) return buildHarness(bench, piece, carrier, carrier.harness);
  const work = new Workpiece();
  const tray = new StoneTray();
  const dressed = dressChain(
    bench,
    piece,
    carrier,
    pathOf(
      carrier,
      piece.ornaments.some(({ slot }) => slot === 'side'),
    ),
    { work, tray },
  );
  const { line, ends } = dressed;
  const alloy = piece.alloys.find(({ id }) => id === carrier.chain.alloyId) ?? piece.alloys[0];
  const metal: FindingMetal = { alloy, finish: 'Polished' };
  const [start, finish] = ends;
  const inFront =
    start !== undefined && finish !== undefined && isClosedInFront(carrier)
      ? closeInFront(bench, piece, carrier, [start, finish], metal, { work, tray })
      : null;
  const clasp =
    inFront?.parts ??
    (start === undefined || finish === undefined
      ? []
      : closeChain(bench, start, finish, carrier.clasp, metal));
  const main = inFront === null ? dressed.main : inFront.hung;
  const shown = main ?? (inFront === null ? line?.middle : null) ?? null;
  const focusFrame = shown?.frame ?? inFront?.frame ?? dressed.middle;
  const radius =
    shown === null ? chainShownMm(carrier) : reachOf(shown) * (main === null ? LINE_LINKS_SHOWN : 1);
  const closeUp = (hasPlainMain(piece) ? dressed.weight : null) ?? shown;
  const isBare =
    dressed.stops === 0 && inFront?.hung == null && carrier.strand === undefined && line === null;
  return {
    components: isBare ? [] : [...(line?.components ?? []), componentOf(piece, carrier, work, tray)],
    runs: [...dressed.runs, ...clasp],
    measures: dressed.measures,
    anchors: {
      focus: closeUp === null ? focusFrame.origin : toWorld(closeUp.frame, ...closeUp.built.focus),
      focusNormal: focusFrame.z,
      focusRadiusMm: closeUp === null || closeUp === shown ? radius : reachOf(closeUp),
      fingerAxis: [0, 0, 1],
      framed:
        inFront === null || !isWornHanging(carrier)
          ? framedOf(bench, piece, carrier, dressed, focusFrame.origin, radius)
          : framedInFront(carrier, inFront),
    },
  };
}

/** A ball or a ring that a tail only goes through: close up, what weighs the tail is looked at. */
const hasPlainMain = ({ ornaments }: PieceDesign): boolean =>
  ornaments.some(
    ({ slot, ornament }) => slot === 'main' && ornament.kind === 'sculpture' && !isTiedForm(ornament.form),
  );

const reachOf = ({ built }: SetOrnament): number => Math.max(built.upMm, built.rightMm, built.downMm);

/** What is shown of a piece on a chain; null for all of it. */
function framedOf(
  bench: Bench,
  piece: PieceDesign,
  carrier: ChainCarrier,
  { main, line, places, lowest }: DressedChain,
  focus: Vec3,
  radius: number,
): Bounds | null {
  if (!isWornHanging(carrier)) return null;
  if (main === null) {
    if (line !== null) return frontOf(focus, line.hangingMm);
    return carrier.strand === undefined ? bareChainAbout(focus, radius) : null;
  }
  // A strand with beads of another kind between its own is shown as a strand, and so is one whose beads grow smaller.
  const isOfBeads = piece.ornaments.every(({ slot }) => slot === 'station');
  const isGraded = carrier.front === 'let-in' && (carrier.strand?.endShare ?? 1) < GRADED_SHARE;
  if (carrier.strand !== undefined && (isOfBeads || isGraded)) return null;
  return framedAbout(
    focus,
    carrier.strand === undefined ? radius : Math.max(radius, STRAND_SHOWN_MM),
    places,
    carrier.chain.widthMm,
    Math.max(tailReachMm(bench, piece, carrier, main), lowest === null ? 0 : focus[2] - lowest),
    { areAllShown: isRow(piece, carrier), leastMm: LEAST_HALF_MM[carrier.wear] },
  );
}

/** Beads at the clasp that are no larger than this share of those in the middle are seen to be smaller. */
const GRADED_SHARE = 0.9;

/** Figures one behind the other: each of them is told. */
const isRow = ({ ornaments }: PieceDesign, { front }: ChainCarrier): boolean =>
  front === 'let-in' && ornaments.some(({ slot }) => slot === 'charm');

/** Half of what is shown of a line about the neck, mm. */
const LINE_SHOWN_MM = 48;
/** Of a line of stones, to either side of the middle one in its close view. */
const LINE_LINKS_SHOWN = 2.5;
/** Of a strand with something on it, as much is shown about that, mm. */
const STRAND_SHOWN_MM = 24;
/** How far the longest tail and its drop hang below the middle of the main ornament, mm; 0 without a tail. */
function tailReachMm(bench: Bench, piece: PieceDesign, carrier: ChainCarrier, main: SetOrnament): number {
  const reaches = tailsOf(piece, carrier).map(({ lengthMm, drop }) => {
    const extents = drop === undefined ? null : measureOrnament(bench, drop);
    return main.built.downMm + lengthMm + (extents === null ? 0 : extents.upMm + extents.downMm);
  });
  return Math.max(0, ...reaches);
}

/** To either side of the middle, of a chain without ornaments: enough to see how it falls. */
const LINKS_SHOWN = 1.6;
const LEAST_SHOWN_MM = 18;

/** Half of what is shown of a chain without ornaments, mm. */
function chainShownMm({ chain }: ChainCarrier): number {
  // Kinds that say no length have links about as long as wide.
  const linkMm = chain.widthMm * ('lengthShare' in chain ? chain.lengthShare : 1);
  return Math.max(LEAST_SHOWN_MM, LINKS_SHOWN * linkMm);
}

/** A chain without ornaments rises from its lowest point to both sides: nothing is below. */
const bareChainAbout = ([x, y, z]: Vec3, radiusMm: number): Bounds => ({
  min: [x - radiusMm * 1.3, y, z - radiusMm * 0.4],
  max: [x + radiusMm * 1.3, y, z + radiusMm * 1.7],
});

/** A line is shown by the front of the neck: further off its stones are specks. */
const frontOf = ([x, y, z]: Vec3, hangingMm: number): Bounds =>
  hangingMm === 0
    ? {
        min: [x - LINE_SHOWN_MM, y, z - LINE_SHOWN_MM * 0.2],
        max: [x + LINE_SHOWN_MM, y, z + LINE_SHOWN_MM * 1.2],
      }
    : {
        min: [x - FRINGE_SHOWN_MM, y, z - hangingMm - FRINGE_MARGIN_MM],
        max: [x + FRINGE_SHOWN_MM, y, z + FRINGE_SHOWN_MM * 1.5],
      };
/** Half of what is shown of a line with a fringe below it, which is worn close and seen as a whole, and below it, mm. */
const FRINGE_SHOWN_MM = 56;
const FRINGE_MARGIN_MM = 4;

/** What is shown of a chain may be this many times as wide as the chain: beyond, its links are no longer seen. */
const CHAIN_WIDTHS_SHOWN = 66;
/** Of heavy chain so many widths are seen on either side, that its links are seen as links. */
const LEAST_WIDTHS_SHOWN = 4.5;
/** The front of the neck: of a heavy chain no more is shown on either side, mm. */
const MOST_SEEN_MM = 46;
/** Half of what is seen of a chain at the least, mm: one about the waist is seen to go around it. */
const LEAST_HALF_MM = { neck: 11, wrist: 11, ankle: 11, body: 21 } as const;
/** Neighbours of the middle one that stand further off than this, in parts of what is seen, are left out. */
const NEIGHBOURS_WITHIN = 1.5;

/**
 * A necklace is shown by its middle: its ornaments and as much chain as leads the eye to them. Those that follow each
 * other far up a fine chain leave the picture with it; the next to the middle stay, and all of a row. A tail is seen to
 * its end.
 */
function framedAbout(
  focus: Vec3,
  radiusMm: number,
  places: readonly Vec3[],
  chainWidthMm: number,
  tailMm: number,
  { areAllShown, leastMm }: { readonly areAllShown: boolean; readonly leastMm: number },
): Bounds {
  const away = (at: Vec3): number => Math.abs(at[0] - focus[0]);
  const seenMm = Math.min(MOST_SEEN_MM, (CHAIN_WIDTHS_SHOWN * chainWidthMm) / 2);
  const next = places.map(away).sort((a, b) => a - b)[2] ?? 0;
  const most = areAllShown ? Infinity : next < NEIGHBOURS_WITHIN * seenMm ? Math.max(seenMm, next) : seenMm;
  const shown = places.filter((at) => away(at) <= most);
  const wide = Math.max(0, ...shown.map(away));
  const low = Math.min(focus[2], ...shown.map((at) => at[2])) - radiusMm;
  const high = Math.max(focus[2], ...shown.map((at) => at[2])) + radiusMm * 1.2;
  const isAlone = shown.length < places.length && shown.length < 3;
  const half = Math.max(
    leastMm,
    LEAST_WIDTHS_SHOWN * chainWidthMm,
    wide + radiusMm * 1.3,
    isAlone ? seenMm / 2 : 0,
  );
  const lowest = Math.min(low - radiusMm * 0.2, focus[2] - tailMm - (tailMm > 0 ? 2 : 0));
  return { min: [focus[0] - half, focus[1], lowest], max: [focus[0] + half, focus[1], high] };
}
