import type { StoneKind } from '../../../design/parts.ts';
import { type Frame, frameAt, placementOf, within } from '../../frame.ts';
import type { Bench, Solid } from '../../mesh/bench.ts';
import type { Vec3 } from '../../solids.ts';
import type { StoneTray } from '../../stones/placing.ts';
import type { Workpiece } from '../../workpiece.ts';

/** A stone that was cut to fit, and its measures. */
export interface Tablet {
  readonly kind: StoneKind;
  readonly solid: Solid;
  readonly depthMm: number;
}

/** Sets it down in a piece: shown, and taken from its metal. */
export function placeTablet(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  tablet: Tablet,
): void {
  const { kind, solid, depthMm } = tablet;
  const { min, max } = solid.boundingBox();
  const [alongMm, acrossMm] = [max[0] - min[0], max[1] - min[1]];
  const [lengthMm, widthMm] = [Math.max(alongMm, acrossMm), Math.min(alongMm, acrossMm)];
  const middle: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const { positions, indices } = bench.mesh(solid);
  const local = positions.map((value, i) => (value - middle[i % 3]!) / widthMm);
  tray.placeSlab(
    kind,
    { positions: local, indices },
    { lengthMm, widthMm, depthMm },
    within(frame, frameAt(middle)),
  );
  work.stones.push(bench.placed(solid, placementOf(frame)));
}
