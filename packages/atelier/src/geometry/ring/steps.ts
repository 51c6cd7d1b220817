import type { RingDesign } from '../../design/ring/document.ts';
import { placementOf } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { type Gem, gemOf, type StoneTray } from '../stones/placing.ts';
import { meleeTools, seatAt } from '../stones/seats.ts';
import type { Workpiece } from '../workpiece.ts';
import { frameOnRing, onRing, type RingFrame } from './frame.ts';
import { shankAt } from './shank.ts';

type Steps = Extract<RingDesign['shoulders'], { kind: 'steps' }>;

/** Each stone against the one nearer to the head: in its length, in its width, and how much lower it lies, mm. */
const NEXT = { length: 0.84, width: 0.94, dropMm: 0.3 } as const;
/** Bars between stones: thickness, and light between girdles, of which each stone covers the rest. */
const BAR = { thickMm: 0.74, gapMm: 0.64 } as const;
/** Light between the head and the first bar, mm. */
const CLEAR_MM = 0.3;
/** The lowest stone's girdle over the band, as a share of its pavilion. */
const FOOT_SHARE = 0.3;

/** A stone of the steps as it lies on its shoulder. */
interface Step {
  readonly gem: Gem;
  readonly angle: number;
  readonly radiusMm: number;
}

/**
 * Straight-sided stones across both shoulders in bars, each step away from the head smaller and lower. Returns the angle
 * (radians) up to which they take the band.
 */
export function buildSteps(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  { stone, alloyId, perSide, lengthMm, widthMm }: Steps,
  takenAngle: number,
): number {
  const steps: Step[] = [];
  let edge = takenAngle + (CLEAR_MM + BAR.thickMm) / frame.outerRadiusMm;
  for (let k = 0; k < perSide; k++) {
    const gem = gemOf({
      ...stone,
      lengthMm: lengthMm * NEXT.length ** k,
      widthMm: widthMm * NEXT.width ** k,
    });
    const radiusMm = frame.outerRadiusMm + gem.pavilionMm * FOOT_SHARE + NEXT.dropMm * (perSide - 1 - k);
    steps.push({ gem, radiusMm, angle: edge + gem.widthMm / 2 / radiusMm });
    edge += (gem.widthMm + BAR.gapMm) / radiusMm;
  }
  for (const sign of [1, -1])
    for (const [k, step] of steps.entries()) {
      const seat = frameOnRing(sign * step.angle, step.radiusMm, 0, 'finger');
      const tools = meleeTools(
        bench,
        step.gem,
        step.radiusMm - frame.innerRadiusMm + 0.4,
        step.gem.crownMm + 1.2,
      );
      work.add(alloyId, plinth(bench, ring, frame, step, sign));
      work.cutters.push(seatAt(bench, tools, seat));
      work.smallStones.push(bench.placed(tools.stone, placementOf(seat)));
      tray.place(step.gem, seat, 'side');
      work.addAfter(alloyId, bar(bench, frame, step, step.angle - barAway(step), sign));
      if (k === steps.length - 1)
        work.addAfter(alloyId, bar(bench, frame, step, step.angle + barAway(step), sign));
    }
  work.measures.push({ kind: 'stone-gap', where: 'stepped stones', value: BAR.gapMm, alloyId });
  return edge + BAR.thickMm / frame.outerRadiusMm;
}

/** From the middle of a stone to that of the bar beside it, radians. */
const barAway = ({ gem, radiusMm }: Step): number => (gem.widthMm + BAR.gapMm) / 2 / radiusMm;

/** What a stone lies on: as long as it, down into the band. */
function plinth(bench: Bench, ring: RingDesign, frame: RingFrame, step: Step, sign: number): Solid {
  const { gem, angle, radiusMm } = step;
  const half = gem.lengthMm / 2;
  const foot = Math.min(half, shankAt(ring, angle).widthMm / 2 - 0.1);
  const reach = barAway(step) + BAR.thickMm / 2 / radiusMm;
  const low = frame.innerRadiusMm + frame.thicknessMm * 0.45;
  return bench.hull(
    [-reach, reach].flatMap((d) =>
      [-1, 1].flatMap((side) => [
        onRing(sign * (angle + d), low, side * foot),
        onRing(sign * (angle + d), radiusMm - 0.06, side * (half + 0.02)),
      ]),
    ),
  );
}

function bar(bench: Bench, frame: RingFrame, { gem, radiusMm }: Step, angle: number, sign: number): Solid {
  const half = gem.lengthMm / 2 + 0.04;
  const low = frame.innerRadiusMm + frame.thicknessMm * 0.5;
  const high = radiusMm + gem.crownMm * 0.85;
  const halfAngle = BAR.thickMm / 2 / radiusMm;
  return bench.hull(
    [-1, 1].flatMap((along) =>
      [-1, 1].flatMap((across) => [
        onRing(sign * (angle + along * halfAngle), low, across * (half - 0.3)),
        onRing(sign * (angle + along * halfAngle), radiusMm - gem.pavilionMm * 0.2, across * half),
        onRing(sign * (angle + along * halfAngle), high - 0.08, across * half),
        onRing(sign * (angle + along * halfAngle * 0.6), high, across * (half - 0.08)),
      ]),
    ),
  );
}
