/** A chain with all that it bears, along its way: ornaments let in or hung, beads, lines of stones. */
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import type { Component } from '../assembly.ts';
import type { ChainEnd } from '../chain/build.ts';
import { type ChainPath, walk } from '../chain/paths.ts';
import { type Frame, frameAt, shifted, toWorld, turned } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { BuiltOrnament } from '../ornament/built.ts';
import type { Measure, MetalPart, Vec3 } from '../solids.ts';
import type { StoneTray } from '../stones/placing.ts';
import { dot, sub } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { frameAlong } from './along.ts';
import { engraveBack } from './backLetters.ts';
import type { ChainCarrier } from './chainPath.ts';
import { hollowBehind } from './hollowBehind.ts';
import { type Cut, joined, layBetween } from './layChain.ts';
import { type BuiltLine, buildLine } from './line.ts';
import { fuseRing } from './rings.ts';
import { spread } from './spread.ts';
import { hangUnder, holdBelow, type SetOrnament } from './stack.ts';
import { mainStop, stopsOf, underTop } from './stops.ts';
import { threadBeads } from './strand.ts';
import { buildStrands } from './strands.ts';
import { layTails } from './tails.ts';

export interface DressedChain {
  /** What is looked at first; null where nothing but beads, links or a line is on it. */
  readonly main: SetOrnament | null;
  /** What weighs the tail that hangs from it. */
  readonly weight: SetOrnament | null;
  readonly line: BuiltLine | null;
  /** Middles of the ornaments. */
  readonly places: readonly Vec3[];
  readonly stops: number;
  /** How low a row of drops below the ornaments reaches (z); null for none. */
  readonly lowest: number | null;
  readonly runs: readonly MetalPart[];
  readonly measures: readonly Measure[];
  /** Where the clasp takes hold at either end. */
  readonly ends: readonly ChainEnd[];
  readonly middle: Frame;
}

/** All that is soldered on a chain, as one body. */
export const componentOf = (
  piece: PieceDesign,
  { alloyId }: ChainCarrier,
  work: Workpiece,
  tray: StoneTray,
): Component => ({
  work,
  tray,
  at: [frameAt([0, 0, 0])],
  alloys: piece.alloys,
  baseAlloyId: alloyId,
  baseName: 'ornament',
  otherName: 'setting',
  finish: piece.finish,
});

/** Half of what a ring that hangs from a string of beads takes of it, mm. */
const HOOK_MM = 0.9;

/** Lays the chain along its path, cut where ornaments are let in; open at both ends. */
export function dressChain(
  bench: Bench,
  piece: PieceDesign,
  carrier: ChainCarrier,
  path: ChainPath,
  { work, tray }: { readonly work: Workpiece; readonly tray: StoneTray },
): DressedChain {
  const way = walk(path);
  const middle = way.lengthMm / 2;
  const frameOn = frameAlong(path);
  const stops = stopsOf(piece, carrier, way.lengthMm, middle);
  let main: SetOrnament | null = null;
  const cuts: Cut[] = [];
  const places: Vec3[] = [];
  const beside: SetOrnament[] = [];
  for (const stop of stops) {
    const on = frameOn(stop.at);
    const set = stop.hangs
      ? hang(bench, work, tray, { on, frameOn, at: stop.at }, stop.placed, carrier)
      : letIn(bench, work, tray, on, stop.placed);
    places.push(set.frame.origin);
    if (stop.placed.slot === 'side') beside.push(set);
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
      engraveBack(bench, work, piece, under.ornament, main);
      hollowBehind(bench, work, piece.wallMm, under.ornament, main);
    } else if (stop.placed.slot === 'main' || (mainStop(stops) === stop && main === null)) {
      main = set;
      engraveBack(bench, work, piece, stop.placed.ornament, main);
      hollowBehind(bench, work, piece.wallMm, stop.placed.ornament, main);
    }
  }
  const lowest = hangBelow(bench, work, tray, piece, carrier, main, beside);
  const { strand } = carrier;
  const strands =
    strand?.strands === undefined
      ? null
      : buildStrands(bench, piece, carrier, strand, { work, tray, path, frameOn, middle: cuts[0] ?? null });
  if (strands !== null) cuts.push(...strands.cuts);
  const spacers: MetalPart[] = [];
  if (strand !== undefined && strands === null) {
    const hung = stops
      .filter(({ hangs }) => hangs)
      .map(({ at }) => ({ from: at - HOOK_MM, to: at + HOOK_MM }));
    const { id, metal } = piece.alloys.find(({ id }) => id === strand.spacers?.alloyId) ?? piece.alloys[0];
    spacers.push(
      ...threadBeads(tray, strand, way.lengthMm, [...cuts, ...hung], frameOn, {
        bench,
        alloy: { alloyId: id, metal, finish: 'Polished' },
      }),
    );
  }
  const line = buildLine(bench, piece, carrier, { work, tray, middle, frameOn });
  if (line !== null) cuts.push(line.cut);
  const laid = layBetween(bench, piece, carrier, path, cuts, work);
  const tail =
    carrier.tailMm !== null && main !== null ? layTails(bench, piece, carrier, work, tray, main) : null;
  return {
    main,
    weight: tail?.weight ?? null,
    line,
    places,
    stops: stops.length,
    lowest,
    runs: [...joined([...(strands?.runs ?? [])]), ...laid.runs, ...(tail?.runs ?? []), ...joined(spacers)],
    measures: laid.measures,
    ends: laid.ends,
    middle: frameOn(middle),
  };
}

/** Drops below the main ornament, and one below each of those beside it; how low they reach (z), null for none. */
function hangBelow(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  { ornaments }: PieceDesign,
  { alloyId }: ChainCarrier,
  main: SetOrnament | null,
  beside: readonly SetOrnament[],
): number | null {
  const below = ornaments.find(({ under }) => under === true);
  if (below === undefined) return null;
  const ends = [main, ...beside].flatMap((set) => {
    if (set === null) return [];
    const count = set === main ? below.count : 1;
    return spread(bench, work, set.frame, holdBelow(set), below.ornament, count, alloyId).map((hold) => {
      const hung = hangUnder(bench, work, tray, set.frame, hold, below.ornament, alloyId);
      return hung.frame.origin[2] - hung.built.downMm;
    });
  });
  return ends.length === 0 ? null : Math.min(...ends);
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

/** A place on a chain. */
interface OnChain {
  readonly on: Frame;
  readonly frameOn: (distance: number) => Frame;
  readonly at: number;
}

/** Of half its width, beside its bail, where an ornament that stands out above its hold is looked at. */
const SHOULDERS = [0.4, 0.6, 0.85] as const;

/** How much lower an ornament hangs whose sides stand out above its hold: below the chain, which rises beside it, mm. */
function lowerBy(
  { on, frameOn, at }: OnChain,
  { upMm, leftMm, rightMm }: BuiltOrnament,
  underMm: number,
  chainMm: number,
): number {
  const half = Math.min(leftMm, rightMm);
  const riseMm = (distance: number): number => dot(sub(frameOn(at + distance).origin, on.origin), on.y);
  return Math.max(
    0,
    ...SHOULDERS.map((share) => {
      const rise = Math.min(riseMm(share * half), riseMm(-share * half));
      return upMm - underMm + chainMm / 2 + BESIDE_GAP_MM - rise;
    }),
  );
}

/** What a long bail reaches above the chain, as a share of what it is longer. */
const LONG_BAIL_SHARE = 0.5;

/** An ornament under the chain on a bail that the chain runs through. */
function hang(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  place: OnChain,
  { ornament }: PlacedOrnament,
  carrier: ChainCarrier,
) {
  const { on } = place;
  const trial = measureOrnament(bench, ornament);
  const wire = Math.min(0.65, Math.max(0.35, trial.rimMm * 0.4));
  const room = carrier.chain.widthMm / 2 + 0.35;
  const radius = room + wire;
  const [x, y, z] = trial.holds.top;
  // The bail's ring stands across the chain and its lowest point bites into the ornament's edge.
  const upright: Frame = { x: [1, 0, 0], y: [0, 0, 1], z: [0, -1, 0], origin: on.origin };
  const usualMm = y + radius - 0.15 + (room - carrier.chain.widthMm / 2);
  const longer = y < trial.upMm ? lowerBy(place, trial, usualMm, carrier.chain.widthMm) : 0;
  const underMm = usualMm + longer;
  // A long bail is narrower at its ends: the chain passes further down in it.
  const tallMm = longer + LONG_BAIL_SHARE * Math.min(1, longer);
  const slope = Math.atan2(on.x[2], on.x[0]);
  const own: Frame =
    on.z[2] > 0.5 ? on : turned(upright, swungOut(slope, trial, underMm, carrier.chain.widthMm));
  const frame = shifted(own, -x, -underMm, -z);
  const built = buildOrnament(bench, work, tray, frame, ornament);
  fuseRing(bench, work, carrier.alloyId, {
    centre: toWorld(frame, x, y + radius + tallMm / 2 - 0.15, z),
    along: frame.y,
    across: frame.z,
    radiusMm: radius + tallMm / 2,
    acrossMm: radius,
    wireMm: wire,
  });
  return { built, frame, reach: null };
}
