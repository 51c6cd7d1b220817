/** The lattice that carries stones set edge to edge. */
import type { Bench, Solid } from '../mesh/bench.ts';
import type { Gem } from '../stones/placing.ts';
import { arcBlock } from './arcBlock.ts';
import { onRing } from './frame.ts';

/** One unbroken field of equal stones; lengths in mm, angles in radians from the top. */
export interface RailPlan {
  readonly gem: Gem;
  /** Of the girdles. */
  readonly seatRadiusMm: number;
  readonly innerRadiusMm: number;
  /** The middle of the field at an angle. */
  readonly y: (angle: number) => number;
  readonly angles: readonly number[];
  readonly pitch: number;
  readonly closed: boolean;
  /** Between neighbours along the band, with the ends of a field that is not closed. */
  readonly between: readonly number[];
  /** Middles of the rows beside the middle of the field. */
  readonly rowsY: readonly number[];
}

/** Rails reach from under the floor of the channel to just below the girdles, as shares of the pavilion's depth. */
const RAIL = { foot: 0.72, top: 0.16, halfFoot: 0.3, halfTop: 0.06 } as const;

/** The lattice under stones that stand edge to edge, in the valleys between their pavilions. */
export function rails(bench: Bench, plan: RailPlan): Solid[] {
  const {
    gem,
    seatRadiusMm: seatRadius,
    innerRadiusMm,
    y: trackY,
    angles,
    pitch,
    closed,
    between,
    rowsY,
  } = plan;
  const low = Math.max(innerRadiusMm + 0.6, seatRadius - gem.pavilionMm * RAIL.foot);
  const high = seatRadius - gem.pavilionMm * RAIL.top;
  const [foot, top] = [gem.lengthMm * RAIL.halfFoot, gem.lengthMm * RAIL.halfTop];
  const first = angles[0]! - pitch / 2;
  const last = angles.at(-1)! + pitch / 2;
  const along = rowsY.slice(1).map((y, i) => {
    const middle = (y + rowsY[i]!) / 2;
    return arcBlock(bench, closed, first, last, (angle) => {
      const at = trackY(angle) + middle;
      return [
        onRing(angle, low, at - foot),
        onRing(angle, low, at + foot),
        onRing(angle, high, at + top),
        onRing(angle, high, at - top),
      ];
    });
  });
  // Into both walls.
  const reach = rowsY.at(-1)! + gem.lengthMm / 2;
  const across = between.map((angle) =>
    bench.hull(
      [-reach, reach].flatMap((y) =>
        [-1, 1].flatMap((side) => [
          onRing(angle + (side * foot) / seatRadius, low, trackY(angle) + y),
          onRing(angle + (side * top) / seatRadius, high, trackY(angle) + y),
        ]),
      ),
    ),
  );
  return [...along, ...across];
}
