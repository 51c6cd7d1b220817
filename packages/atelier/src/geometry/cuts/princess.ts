import type { CutProportions } from '../../design/stones/proportions.ts';
import { radians, type Vec2 } from '../vec.ts';
import { girdlePlanes } from './brilliant.ts';
import { type Plane, plane } from './planes.ts';

/**
 * Chevrons: turned from the side's normal towards the corner, and their slope relative to the last. Our own, after no
 * published diagram: the last takes the depth of `proportions.ts` along its rib, the others are steeper, so that all
 * of them show.
 */
const CHEVRONS = [
  { turnDegrees: 0, steepness: 1.62 },
  { turnDegrees: 19, steepness: 1.12 },
  { turnDegrees: 33, steepness: 1 },
] as const;

/**
 * Princess cut over a rectangle, in units of the width. Every pavilion chevron leans on a corner and turns from
 * the side towards it, the last pair meeting on the rib from corner to culet; the crown has bezels on the sides
 * and a pair of corner facets each. Facet counts after the common two-chevron pattern; angles are our choice.
 */
export function princess(outline: readonly Vec2[], p: CutProportions): Plane[] {
  const z = p.girdleShare / 2;
  const sides = girdlePlanes(outline, 0);
  const planes: Plane[] = [plane(0, 0, 1, z + p.crownShare), ...sides];
  const n = outline.length;
  const crownSlope = p.crownShare / ((1 - p.tableShare) / 2);
  sides.forEach(([nx, ny, , d], i) => {
    planes.push(plane(nx, ny, 1 / crownSlope, d + z / crownSlope));
    for (const [corner, sign] of [
      [outline[i], -1],
      [outline[(i + 1) % n], 1],
    ] as const) {
      const turn = (degrees: number): Vec2 => {
        const a = radians(degrees * sign);
        return [nx * Math.cos(a) - ny * Math.sin(a), nx * Math.sin(a) + ny * Math.cos(a)];
      };
      const [cx, cy] = turn(24);
      const crownReach = corner[0] * cx + corner[1] * cy;
      const cornerSlope = crownSlope * 0.62;
      planes.push(plane(cx, cy, 1 / cornerSlope, crownReach + z / cornerSlope));
      for (const { turnDegrees, steepness } of CHEVRONS) {
        if (turnDegrees === 0 && sign < 0) continue;
        const [px, py] = turn(turnDegrees);
        const reach = corner[0] * px + corner[1] * py;
        // The last chevrons meet at the culet: slope = depth / their reach.
        const last = CHEVRONS[CHEVRONS.length - 1];
        const [lx, ly] = turn(last.turnDegrees);
        const slope = (steepness * p.pavilionShare) / (corner[0] * lx + corner[1] * ly);
        planes.push(plane(px, py, -1 / slope, reach + z / slope));
      }
    }
  });
  return planes;
}
