/** Several strands of beads side by side between bars: two-row bracelets, chokers of three rows. */
import type { StoneKind } from '../../design/parts.ts';
import type { Strand } from '../../design/piece/carriers.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { buildChain } from '../chain/build.ts';
import { type ChainPath, walk } from '../chain/paths.ts';
import type { Frame } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import type { Measure, MetalPart, Vec3 } from '../solids.ts';
import { gemOf, type StoneTray } from '../stones/placing.ts';
import { addScaled, scale } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { frameAlong } from './along.ts';
import { type ChainCarrier, isWornHanging } from './chainPath.ts';
import { eyeReachMm, fuseBar, fuseEye } from './endBar.ts';
import { type Cut, endOf } from './layChain.ts';
import { ringToChainEnd } from './rings.ts';
import { beadKinds, diameterAt, KNOT_MM } from './strand.ts';

/** Light between the beads of neighbouring strands, mm. */
const LIGHT_MM = 0.5;
/** Radius of a bar, mm. */
const BAR_MM = 1.1;

/** From the middle of one strand to that of its neighbour, mm. */
export const strandPitchMm = ({ diameterMm }: Strand): number => diameterMm + LIGHT_MM;

/** Room for the links between a bar and what is let in between the strands, mm. */
const MIDDLE_GAP_MM = 1.5;

interface Way {
  readonly path: ChainPath;
  readonly frameOn: (distance: number) => Frame;
  /** What is let in in the middle, which the strands end at on both sides; null where they run through. */
  readonly middle: Pick<Cut, 'from' | 'to'> | null;
}

/**
 * Lays the strands about the carrier's way: bars near both ends and between them, every stretch of every strand a
 * string of its own with a ring at both bars. Where something is let in they end in bars on both sides of it.
 * @returns what the clasp's chain is cut for, and the threads
 */
export function buildStrands(
  bench: Bench,
  piece: PieceDesign,
  carrier: ChainCarrier,
  strand: Strand,
  { work, tray, path, frameOn, middle }: Way & { readonly work: Workpiece; readonly tray: StoneTray },
): {
  readonly cuts: readonly Cut[];
  readonly runs: readonly MetalPart[];
  readonly measures: readonly Measure[];
} {
  const { lengthMm } = walk(path);
  const count = strand.strands ?? 1;
  const inner = strand.bars ?? 0;
  // Along the wall they hang before one under the other, about a wrist one above the other.
  const acrossOn = (frame: Frame): Vec3 => (isWornHanging(carrier) ? frame.y : frame.z);
  const offsetOf = (k: number): number => (k - (count - 1) / 2) * strandPitchMm(strand);
  const onStrand = (k: number, distance: number): Vec3 => {
    const frame = frameOn(distance);
    return addScaled(frame.origin, acrossOn(frame), offsetOf(k));
  };
  const first = eyeReachMm(BAR_MM);
  const last = lengthMm - first;
  const evenly = (from: number, to: number, between: number): number[] =>
    Array.from({ length: between + 2 }, (_, i) => from + ((to - from) * i) / (between + 1));
  const asideMm = MIDDLE_GAP_MM + BAR_MM * EDGE_SHARE;
  const groups =
    middle === null
      ? [evenly(first, last, inner)]
      : [
          evenly(first, middle.from - asideMm, Math.floor(inner / 2)),
          evenly(middle.to + asideMm, last, Math.floor(inner / 2)),
        ];
  for (const at of groups.flat()) {
    const frame = frameOn(at);
    const end = (sign: 1 | -1): Vec3 => addScaled(frame.origin, acrossOn(frame), sign * offsetOf(count - 1));
    fuseBar(bench, work, carrier.alloyId, [end(-1), end(1)], BAR_MM, frame.x);
  }
  const eye = (at: number, way: 1 | -1) => {
    const frame = frameOn(at);
    const place = { middle: frame.origin, outward: scale(frame.x, way), along: acrossOn(frame) };
    return fuseEye(bench, work, carrier.alloyId, BAR_MM, place);
  };
  const ring = ringToChainEnd(carrier.chain);
  const alloy = piece.alloys.find(({ id }) => id === carrier.chain.alloyId) ?? piece.alloys[0];
  const runs: MetalPart[] = [];
  const measures: Measure[] = [];
  for (let k = 0; k < count; k++) {
    let strung = 0;
    const own = strand.eachStrand?.[k];
    const kinds = own === undefined ? beadKinds(strand) : [own];
    const stretches = groups.flatMap((bars) =>
      bars.slice(1).map((to, i): readonly [number, number] => [bars[i]!, to]),
    );
    for (const [from, to] of stretches) {
      const stretch = between(onStrand, k, from, to, path.normal);
      const length = walk(stretch).lengthMm;
      const free = part(
        stretch,
        BAR_MM * EDGE_SHARE + ring.reachMm,
        length - BAR_MM * EDGE_SHARE - ring.reachMm,
      );
      const laid = buildChain(bench, carrier.chain, free, {
        name: 'chain',
        alloy,
        finish: 'Polished',
        triangleBudget: (THREAD_TRIANGLES / count) * ((to - from) / lengthMm),
      });
      runs.push(laid.part);
      measures.push(...laid.measures);
      ring.hook(bench, work, carrier.alloyId, endOf(laid, 'start'), onStrand(k, from + BAR_MM * HOLD_SHARE));
      ring.hook(bench, work, carrier.alloyId, endOf(laid, 'finish'), onStrand(k, to - BAR_MM * HOLD_SHARE));
      const shareAt = (distance: number): number =>
        Math.abs((from + ((to - from) * distance) / length) / (lengthMm / 2) - 1);
      strung += thread(tray, kinds, strand, stretch, shareAt, strung);
    }
  }
  const onBar = (at: number, by: number): Vec3 => frameOn(at + by).origin;
  const cuts = groups.map((bars, i): Cut => {
    const [from, to] = [bars[0]!, bars.at(-1)!];
    const left = onBar(from, -BAR_MM * HOLD_SHARE);
    const right = onBar(to, BAR_MM * HOLD_SHARE);
    return {
      from: from - BAR_MM * EDGE_SHARE,
      to: to + BAR_MM * EDGE_SHARE,
      left,
      right,
      feet: { left, right },
      // An eye where the clasp is.
      ends: {
        ...(i === 0 && { left: eye(from, -1) }),
        ...(i === groups.length - 1 && { right: eye(to, 1) }),
      },
    };
  });
  return { cuts, runs, measures };
}

/** Rings reach so far into a bar, and chain begins so far from its middle, as shares of its radius. */
const HOLD_SHARE = 0.55;
const EDGE_SHARE = 1;
/** Threads are hidden by their beads: few triangles do. */
const THREAD_TRIANGLES = 60_000;

/** Points of a strand from one place along the way to another. */
function between(
  onStrand: (k: number, distance: number) => Vec3,
  k: number,
  from: number,
  to: number,
  normal: Vec3,
): ChainPath {
  const count = Math.max(24, Math.round((to - from) / 0.9));
  const points = Array.from({ length: count + 1 }, (_, i) => onStrand(k, from + ((to - from) * i) / count));
  return { points, normal, closed: false };
}

function part(path: ChainPath, from: number, to: number): ChainPath {
  const way = walk(path);
  const count = path.points.length - 1;
  const points = Array.from({ length: count + 1 }, (_, i) => way.at(from + ((to - from) * i) / count));
  return { points, normal: path.normal, closed: false };
}

/**
 * Threads beads from bar to bar, as many as there is room for; what is left is shared out among the knots.
 * @param shareAt how far from the middle of the piece (0) to its clasp (1) a place along the stretch is
 * @returns how many beads were threaded
 */
function thread(
  tray: StoneTray,
  kinds: readonly StoneKind[],
  strand: Strand,
  stretch: ChainPath,
  shareAt: (distance: number) => number,
  before: number,
): number {
  const way = walk(stretch);
  const frameOn = frameAlong(stretch);
  const beads: { at: number; diameterMm: number }[] = [];
  let free = BAR_MM + KNOT_MM;
  while (true) {
    const diameterMm = diameterAt(strand, shareAt(free + strand.diameterMm / 2));
    if (free + diameterMm + KNOT_MM + BAR_MM > way.lengthMm) break;
    beads.push({ at: free + diameterMm / 2, diameterMm });
    free += diameterMm + KNOT_MM;
  }
  const spare = (way.lengthMm - BAR_MM - free) / (beads.length + 1);
  beads.forEach(({ at, diameterMm }, i) => {
    const place = at + spare * (i + 1);
    const size = Math.round(diameterMm * 20) / 20;
    tray.place(
      gemOf({ ...kinds[(before + i) % kinds.length], lengthMm: size, widthMm: size }),
      frameOn(place),
      'accent',
    );
  });
  return beads.length;
}
