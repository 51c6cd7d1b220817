import type { CutProportions } from '../../design/stones/proportions.ts';
import type { Vec2 } from '../vec.ts';
import { girdlePlanes } from './brilliant.ts';
import { type Plane, plane } from './planes.ts';

/**
 * How steep each tier is relative to the mean slope, from the girdle to the table or the keel. Our own, about the mean
 * that the published table and depth give. The indices are those of the outline's sides: on a gear of 96 teeth 96, 12,
 * 24 ... for the emerald, whose corners are cut at 45 degrees, and 96, 24, 48, 72 for the baguette.
 */
const CROWN_STEEPNESS = [1.32, 1.0, 0.76];
const PAVILION_STEEPNESS = [1.42, 1.02, 0.8];
/** Where each tier begins, as a share of the way in; unequal steps keep the eye moving. */
const TIER_STARTS = [0, 0.3, 0.62];

/**
 * A step cut (emerald, baguette) over a polygonal outline, in units of the width: tiers of facets parallel to the
 * girdle edges on crown and pavilion, meeting in a keel. Tier angles around the class I/II ranges of
 * diamondcuttersintl.com (crown 33 to 35 degrees overall, pavilion 43 to 47).
 */
export function stepCut(outline: readonly Vec2[], p: CutProportions): Plane[] {
  const sides = girdlePlanes(outline, 0);
  const planes: Plane[] = [plane(0, 0, 1, p.girdleShare / 2 + p.crownShare), ...sides];
  const inset = (1 - p.tableShare) / 2;
  tiers(sides, CROWN_STEEPNESS, inset, p.crownShare, p.girdleShare / 2, 1, planes);
  tiers(sides, PAVILION_STEEPNESS, 0.5, p.pavilionShare, p.girdleShare / 2, -1, planes);
  return planes;
}

function tiers(
  sides: readonly Plane[],
  steepness: readonly number[],
  inset: number,
  height: number,
  zGirdle: number,
  sign: 1 | -1,
  out: Plane[],
): void {
  const widths = steepness.map((_, k) => (TIER_STARTS[k + 1] ?? 1) - TIER_STARTS[k]);
  const mean = steepness.reduce((sum, s, k) => sum + s * widths[k], 0);
  let z = zGirdle;
  for (let k = 0; k < steepness.length; k++) {
    const slope = ((steepness[k] / mean) * height) / inset;
    const start = TIER_STARTS[k] * inset;
    // Through the line `start` inside the girdle at height z, rising by `slope` per unit inwards.
    for (const [nx, ny, , d] of sides) out.push(plane(nx, ny, sign / slope, d - start + z / slope));
    z += slope * widths[k] * inset;
  }
}
