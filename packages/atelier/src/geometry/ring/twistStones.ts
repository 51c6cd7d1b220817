/** Small stones along one strand of a twist; where it runs under the other there are none. */
import type { Vec3 } from '@filigree/raytracer';
import type { BandStones, RingDesign } from '../../design/ring/document.ts';
import { ROW_GAP_MM } from '../../design/ring/spacing.ts';
import { kindsInTurn } from '../../design/stones/inTurn.ts';
import { placementOf } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { meleeGem, type StoneTray } from '../stones/placing.ts';
import { beadAt, meleeTools, seatAt } from '../stones/seats.ts';
import { addScaled, clamp, cross, dot, length, normalize, radians, scale, sub } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { onRing, outwardAt, type RingFrame, type RingSeat } from './frame.ts';
import { twistPath } from './twist.ts';

/** Metal beside the stones on a strand, each side; and between a stone and the strand that crosses it, mm. */
const EDGE_MM = 0.24;
const CLEAR_MM = 0.06;
/** A strand that lies so much higher than the other is the upper one, mm. */
const UPPER_MM = 0.2;
/** Of the crown, what is sunk under the outside. */
const SUNK = 0.5;
/** How far the drill goes under the culet: the other strand may lie below, mm. */
const DRILL_MM = 0.12;
/** Steps in which a strand is walked, radians. */
const STEP = 0.002;

/** @param clearAngle what the head takes, radians from the top */
export function buildTwistStones(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  stones: BandStones,
  clearAngle: number,
): void {
  const path = twistPath(ring, frame);
  const diameter = clamp(Math.min(stones.diameterMm, path.strandMm - 2 * EDGE_MM), 0.9, 2);
  const gems = kindsInTurn(stones.stone, stones.inTurn).map((kind) => meleeGem(kind, diameter));
  const melee = gems[0]!;
  const inTurn = gems.map((gem) => ({
    gem,
    tools: meleeTools(bench, gem, gem.pavilionMm + DRILL_MM, gem.crownMm + 0.4),
  }));
  const { tools } = inTurn[0]!;
  const pitch = diameter + ROW_GAP_MM.pave;
  const outside = (angle: number): Vec3 => {
    const { yMm, liftMm } = path.at(angle, 0);
    return onRing(angle, frame.innerRadiusMm + liftMm + path.heightMm, yMm);
  };
  /** On the strand's outside, z away from it, y against the way that angles grow. */
  const seatOn = (angle: number, sunkMm: number): RingSeat => {
    const along = normalize(sub(outside(angle + STEP), outside(angle - STEP)));
    const out = outwardAt(angle);
    const z = normalize(addScaled(out, along, -dot(out, along)));
    const y = scale(along, -1);
    return { x: cross(y, z), y, z, origin: addScaled(outside(angle), z, -sunkMm), angle };
  };
  const isFree = (angle: number): boolean => {
    const [own, other] = [path.at(angle, 0), path.at(angle, 1)];
    return (
      own.liftMm - other.liftMm >= UPPER_MM ||
      Math.abs(own.yMm - other.yMm) >= (path.strandMm + diameter) / 2 + CLEAR_MM
    );
  };
  const end = Math.min(Math.PI, radians(stones.spanDegrees) / 2);
  const runs = [
    ...walk(clearAngle, end, -1, outside, isFree, pitch),
    ...walk(clearAngle, end, 1, outside, isFree, pitch),
  ];
  let count = 0;
  for (const angles of runs) {
    for (const angle of angles) {
      const { gem, tools: own } = inTurn[count++ % inTurn.length]!;
      const seat = seatOn(angle, gem.crownMm * SUNK);
      work.cutters.push(seatAt(bench, own, seat));
      work.smallStones.push(bench.placed(own.stone, placementOf(seat)));
      tray.place(gem, seat, 'pave');
    }
    for (const angle of between(angles)) {
      const seat = seatOn(angle, melee.crownMm * (SUNK - 0.5));
      for (const side of [-1, 1])
        work.addAfter(
          ring.band.alloyId,
          beadAt(bench, tools, { ...seat, origin: addScaled(seat.origin, seat.x, side * diameter * 0.35) }),
        );
    }
  }
  work.measures.push(
    { kind: 'stone-gap', where: 'pave stones', value: ROW_GAP_MM.pave, alloyId: ring.band.alloyId },
    {
      kind: 'bead-diameter',
      where: 'pave beads',
      value: tools.beadRadiusMm * 2,
      alloyId: ring.band.alloyId,
    },
  );
}

/** Angles of stones a pitch (mm) apart down one side of the strand, in runs that the other strand does not cross. */
function walk(
  from: number,
  to: number,
  side: 1 | -1,
  outside: (angle: number) => Vec3,
  isFree: (angle: number) => boolean,
  pitchMm: number,
): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  // A stone's own half keeps clear of the head and of the row's end.
  let goneMm = pitchMm / 2;
  for (let down = from; down <= to; down += STEP) {
    const angle = side * down;
    goneMm += length(sub(outside(angle + STEP), outside(angle)));
    if (!isFree(angle)) {
      if (run.length > 0) runs.push(run);
      run = [];
      goneMm = Math.max(goneMm, pitchMm / 2);
      continue;
    }
    if (goneMm < pitchMm) continue;
    run.push(angle);
    goneMm = 0;
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

/** Where beads stand: halfway between neighbours, and as far beyond the first and the last. */
function between(angles: readonly number[]): number[] {
  if (angles.length < 2) return [];
  const halves = angles.slice(1).map((angle, i) => (angle + angles[i]!) / 2);
  const first = (3 * angles[0]! - angles[1]!) / 2;
  const last = (3 * angles.at(-1)! - angles.at(-2)!) / 2;
  return [first, ...halves, last];
}
