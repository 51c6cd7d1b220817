import type { Design } from '../../design/document.ts';
import { isRing } from '../../design/document.ts';
import type { Bounds, Solids, Vec3 } from '../../geometry/solids.ts';
import { cross, dot, normalize, scale, sub } from '../../geometry/vec.ts';

/** An orthographic view: unit vectors on the paper and towards the reader, right-handed. */
export interface Axes {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly toward: Vec3;
}

export interface ThreeViews {
  readonly front: Axes;
  readonly side: Axes;
  readonly top: Axes;
}

/** Front, right side and top as a workshop draws the piece: upright and square, however it is posed for pictures. */
export function orient(design: Design, { anchors, bounds }: Solids): ThreeViews {
  const toward = frontOf(design, anchors.focusNormal, bounds);
  const hint: Vec3 = Math.abs(toward[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1];
  const up = normalize(sub(hint, scale(toward, dot(hint, toward))));
  const right = cross(up, toward);
  const back = scale(toward, -1);
  return {
    front: { right, up, toward },
    side: { right: back, up, toward: right },
    top: { right, up: back, toward: up },
  };
}

/** A ring shows its hole, a bangle its round, everything else the side that is looked at. */
function frontOf(design: Design, focusNormal: Vec3, { min, max }: Bounds): Vec3 {
  if (isRing(design)) return [0, -1, 0];
  switch (design.carrier.kind) {
    case 'tiara':
      return [0, -1, 0];
    case 'bangle':
      return max[2] - min[2] < max[1] - min[1] ? [0, 0, 1] : [0, -1, 0];
    default:
      return normalize(focusNormal);
  }
}
