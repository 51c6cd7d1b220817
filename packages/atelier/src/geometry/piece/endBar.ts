/** Bars that several strings or chains end in, and the eye by which a clasp takes hold of them. */
import type { ChainEnd } from '../chain/build.ts';
import type { Bench } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import type { Vec3 } from '../solids.ts';
import { addScaled, cross } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { fuseRing } from './rings.ts';

/** Radius of the eye's middle and of its wire, and how far it is sunk into the bar, mm. */
const EYE_MM = 1.15;
const EYE_WIRE_MM = 0.36;
const SUNK_MM = 0.3;
/** The thickest ring that passes it, mm. */
const ROOM_MM = 0.9;

/** From the middle of a bar to where the clasp's gap begins, mm. */
export const eyeReachMm = (barMm: number): number => barMm + 2 * EYE_MM + EYE_WIRE_MM - SUNK_MM;

/** A bar between the outermost places that something is held at; its ends are rounded beyond them. */
export function fuseBar(
  bench: Bench,
  work: Workpiece,
  alloyId: string,
  outermost: readonly [Vec3, Vec3],
  radiusMm: number,
  facing: Vec3,
): void {
  const path = outermost.map((at) => ({ at, side: radiusMm, up: radiusMm }));
  work.add(alloyId, bench.solid(tube(path, facing, { segments: 20 }), 'bar'));
}

/**
 * Fuses an eye to a bar for the clasp's ring.
 * @param middle of the bar where the eye stands
 * @param outward towards the clasp
 * @param along the bar
 */
export function fuseEye(
  bench: Bench,
  work: Workpiece,
  alloyId: string,
  barMm: number,
  { middle, outward, along }: { readonly middle: Vec3; readonly outward: Vec3; readonly along: Vec3 },
): ChainEnd {
  const centre = addScaled(middle, outward, barMm + EYE_MM - SUNK_MM);
  fuseRing(bench, work, alloyId, {
    centre,
    along: outward,
    across: along,
    radiusMm: EYE_MM,
    wireMm: EYE_WIRE_MM,
  });
  return {
    at: addScaled(centre, outward, EYE_MM - EYE_WIRE_MM - ROOM_MM / 2),
    outward,
    axis: cross(outward, along),
    roomMm: ROOM_MM,
  };
}
