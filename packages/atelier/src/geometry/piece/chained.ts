import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import type { Assembly } from '../assembly.ts';
import { walk } from '../chain/paths.ts';
import { type Frame, frameAt, shifted, toWorld, turned } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { BuiltOrnament } from '../ornament/built.ts';
import type { Bounds, Vec3 } from '../solids.ts';
import { StoneTray } from '../stones/placing.ts';
import { Workpiece } from '../workpiece.ts';
import { frameAlong } from './along.ts';
import { type ChainCarrier, isWornHanging, pathOf } from './chainPath.ts';
import { type Cut, joined, layBetween, layTail } from './layChain.ts';
import { buildLine } from './line.ts';
import { fuseRing } from './rings.ts';
import { hangUnder, holdBelow, type SetOrnament } from './stack.ts';
import { mainStop, stopsOf, underTop } from './stops.ts';
import { threadBeads } from './strand.ts';
import { buildStrands } from './strands.ts';

/** Ornaments on a chain: the chain is laid along its path, cut where ornaments are let in. */
export function buildChained(bench: Bench, piece: PieceDesign, carrier: ChainCarrier): Assembly {
  const path = pathOf(carrier);
  const way = walk(path);
  const work = new Workpiece();
  const tray = new StoneTray();
  const middle = way.lengthMm / 2;
  const frameOn = frameAlong(path);
  const stops = stopsOf(piece, carrier, way.lengthMm, middle);
  let main: SetOrnament | null = null;
  const cuts: Cut[] = [];
  const places: Vec3[] = [];
  for (const stop of stops) {
    const on = frameOn(stop.at);
    const set = stop.hangs
      ? hang(bench, work, tray, on, stop.placed, carrier)
      : letIn(bench, work, tray, on, stop.placed);
    places.push(set.frame.origin);
    if (set.reach !== null) {
      const { left, right } = set.built.holds;
      const feet = set.built.feet ?? { left, right };
      cuts.push({
        from: stop.at - set.reach.left,
        to: stop.at + set.reach.right,
        left: toWorld(set.frame, ...left),
        right: toWorld(set.frame, ...right),
        feet: { left: toWorld(set.frame, ...feet.left), right: toWorld(set.frame, ...feet.right) },
      });
    }
    const under = stop.placed.slot === 'top' ? underTop(piece, carrier) : undefined;
    if (under !== undefined) {
      main = hangUnder(bench, work, tray, set.frame, holdBelow(set), under.ornament, carrier.alloyId);
      places.push(main.frame.origin);
    } else if (stop.placed.slot === 'main' || (mainStop(stops) === stop && main === null)) main = set;
  }
  const { strand } = carrier;
  const strands =
    strand?.strands === undefined
      ? null
      : buildStrands(bench, piece, carrier, strand, { work, tray, path, frameOn });
  if (strands !== null) cuts.push(strands.cut);
  if (strand !== undefined && strands === null) {
    const hung = stops
      .filter(({ hangs }) => hangs)
      .map(({ at }) => ({ from: at - HOOK_MM, to: at + HOOK_MM }));
    threadBeads(tray, strand, way.lengthMm, [...cuts, ...hung], frameOn);
  }
  const line = buildLine(bench, piece, carrier, { work, tray, middle, frameOn });
  if (line !== null) cuts.push(line.cut);
  const laid = layBetween(bench, piece, carrier, path, cuts, work);
  const tail =
    carrier.tailMm !== null && main !== null ? layTail(bench, piece, carrier, work, tray, main) : [];
  const shown = main ?? line?.middle ?? null;
  const focusFrame = shown?.frame ?? frameOn(middle);
  const radius =
    shown === null
      ? chainShownMm(carrier)
      : Math.max(shown.built.upMm, shown.built.rightMm, shown.built.downMm) *
        (main === null ? LINE_LINKS_SHOWN : 1);
  return {
    components:
      stops.length === 0 && carrier.strand === undefined && line === null
        ? []
        : [
            ...(line?.components ?? []),
            {
              work,
              tray,
              at: [frameAt([0, 0, 0])],
              alloys: piece.alloys,
              baseAlloyId: carrier.alloyId,
              baseName: 'ornament',
              otherName: 'setting',
              finish: piece.finish,
            },
          ],
    runs: [...joined([...(strands?.runs ?? [])]), ...laid.runs, ...tail],
    measures: laid.measures,
    anchors: {
      focus: shown === null ? focusFrame.origin : toWorld(shown.frame, ...shown.built.focus),
      focusNormal: focusFrame.z,
      focusRadiusMm: radius,
      fingerAxis: [0, 0, 1],
      framed: !isWornHanging(carrier)
        ? null
        : main === null
          ? line !== null
            ? frontOf(focusFrame.origin)
            : carrier.strand === undefined
              ? bareChainAbout(focusFrame.origin, radius)
              : null
          : framedAbout(
              focusFrame.origin,
              carrier.strand === undefined ? radius : Math.max(radius, STRAND_SHOWN_MM),
              places,
              carrier.chain.widthMm,
              tailReachMm(bench, piece, carrier, main),
            ),
    },
  };
}

/** Half of what is shown of a line about the neck, mm. */
const LINE_SHOWN_MM = 48;
/** Of a line of stones, to either side of the middle one in its close view. */
const LINE_LINKS_SHOWN = 2.5;
/** Of a strand with something on it, as much is shown about that, mm. */
const STRAND_SHOWN_MM = 24;
/** Half of what a ring that hangs from a string of beads takes of it, mm. */
const HOOK_MM = 0.9;

/** How far the tail and its drop hang below the middle of the main ornament, mm; 0 without a tail. */
function tailReachMm(bench: Bench, piece: PieceDesign, { tailMm }: ChainCarrier, main: SetOrnament): number {
  if (tailMm === null) return 0;
  const drop = piece.ornaments.find(({ slot }) => slot === 'drop');
  const extents = drop === undefined ? null : measureOrnament(bench, drop.ornament);
  return main.built.downMm + tailMm + (extents === null ? 0 : extents.upMm + extents.downMm);
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
const frontOf = ([x, y, z]: Vec3): Bounds => ({
  min: [x - LINE_SHOWN_MM, y, z - LINE_SHOWN_MM * 0.2],
  max: [x + LINE_SHOWN_MM, y, z + LINE_SHOWN_MM * 1.2],
});

/** What is shown of a chain may be this many times as wide as the chain: beyond, its links are no longer seen. */
const CHAIN_WIDTHS_SHOWN = 66;
/** Neighbours of the middle one that stand further off than this, in parts of what is seen, are left out. */
const NEIGHBOURS_WITHIN = 1.5;

/**
 * A necklace is shown by its middle: its ornaments and as much chain as leads the eye to them. Those that follow each
 * other far up a fine chain leave the picture with it; the next to the middle stay. A tail is seen to its end.
 */
function framedAbout(
  focus: Vec3,
  radiusMm: number,
  places: readonly Vec3[],
  chainWidthMm: number,
  tailMm: number,
): Bounds {
  const away = (at: Vec3): number => Math.abs(at[0] - focus[0]);
  const seenMm = (CHAIN_WIDTHS_SHOWN * chainWidthMm) / 2;
  const next = places.map(away).sort((a, b) => a - b)[2] ?? 0;
  const most = next < NEIGHBOURS_WITHIN * seenMm ? Math.max(seenMm, next) : seenMm;
  const shown = places.filter((at) => away(at) <= most);
  const wide = Math.max(0, ...shown.map(away));
  const low = Math.min(focus[2], ...shown.map((at) => at[2])) - radiusMm;
  const high = Math.max(focus[2], ...shown.map((at) => at[2])) + radiusMm * 1.2;
  const isAlone = shown.length < places.length && shown.length < 3;
  const half = Math.max(11, wide + radiusMm * 1.3, isAlone ? seenMm / 2 : 0);
  const lowest = Math.min(low - radiusMm * 0.2, focus[2] - tailMm - (tailMm > 0 ? 2 : 0));
  return { min: [focus[0] - half, focus[1], lowest], max: [focus[0] + half, focus[1], high] };
}

/** Sides that lie as level as this are left as they are drawn, radians. */
const LEVEL_ENOUGH = 0.05;

/**
 * An ornament in the line of the chain: its holds lie on the path. One whose sides are not level, as the open side of a
 * crescent, is turned until they are, as it would turn between two chains that pull.
 */
function letIn(bench: Bench, work: Workpiece, tray: StoneTray, on: Frame, { ornament }: PlacedOrnament) {
  // Built once aside to learn where it is held; then in its place.
  const { holds, leftMm, rightMm } = measureOrnament(bench, ornament);
  const { left, right } = holds;
  const tilt = Math.atan2(right[1] - left[1], right[0] - left[0]);
  const turn = Math.abs(tilt) > LEVEL_ENOUGH ? -tilt : 0;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const along = ([x, y]: Vec3): number => c * x - s * y;
  const frame = turned(shifted(on, 0, -(s * left[0] + c * left[1]), -left[2]), turn);
  // What stands out beyond a hold keeps its distance to the chain.
  const reach = { left: leftMm + left[0] - along(left), right: rightMm - right[0] + along(right) };
  return { built: buildOrnament(bench, work, tray, frame, ornament), frame, reach };
}

/** Light between a chain and what hangs beside it, mm. */
const BESIDE_GAP_MM = 0.25;

/**
 * How far an ornament that hangs on a rising part of the chain swings out, radians: on the neck it lies beside the
 * chain below it, not across it. None where it hangs clear; at most square to the chain.
 * @param slope of the chain where it hangs, radians
 * @param underMm from the chain to the ornament's origin
 */
function swungOut(
  slope: number,
  { upMm, downMm, leftMm, rightMm }: BuiltOrnament,
  underMm: number,
  chainMm: number,
) {
  // An ellipse about the ornament, and how far the chain's middle line passes it.
  const halfWidth = slope > 0 ? leftMm : rightMm;
  const half = (upMm + downMm) / 2;
  const below = underMm + (downMm - upMm) / 2;
  const isClear = (turn: number): boolean => {
    const [c, s] = [Math.cos(Math.abs(slope) - turn), Math.sin(Math.abs(slope) - turn)];
    return below * c >= Math.hypot(halfWidth * s, half * c) + chainMm / 2 + BESIDE_GAP_MM;
  };
  const step = Math.PI / 180;
  let turn = 0;
  while (turn < Math.abs(slope) && !isClear(turn)) turn += step;
  return Math.sign(slope) * Math.min(turn, Math.abs(slope));
}

/** An ornament under the chain on a bail that the chain runs through. */
function hang(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  on: Frame,
  { ornament }: PlacedOrnament,
  carrier: ChainCarrier,
) {
  const trial = measureOrnament(bench, ornament);
  const wire = Math.min(0.65, Math.max(0.35, trial.rimMm * 0.4));
  const room = carrier.chain.widthMm / 2 + 0.35;
  const radius = room + wire;
  const [x, y, z] = trial.holds.top;
  // The bail's ring stands across the chain and its lowest point bites into the ornament's edge.
  const upright: Frame = { x: [1, 0, 0], y: [0, 0, 1], z: [0, -1, 0], origin: on.origin };
  const underMm = y + radius - 0.15 + (room - carrier.chain.widthMm / 2);
  const slope = Math.atan2(on.x[2], on.x[0]);
  const own: Frame =
    on.z[2] > 0.5 ? on : turned(upright, swungOut(slope, trial, underMm, carrier.chain.widthMm));
  const frame = shifted(own, -x, -underMm, -z);
  const built = buildOrnament(bench, work, tray, frame, ornament);
  fuseRing(bench, work, carrier.alloyId, {
    centre: toWorld(frame, x, y + radius - 0.15, z),
    along: frame.y,
    across: frame.z,
    radiusMm: radius,
    wireMm: wire,
  });
  return { built, frame, reach: null };
}
