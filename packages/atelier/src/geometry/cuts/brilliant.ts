import type { CutProportions } from '../../design/stones/proportions.ts';
import { radians, type Vec2 } from '../vec.ts';
import { normalAt, supportOf } from './outlines.ts';
import { type Plane, plane, planeThrough } from './planes.ts';

/** Star length (of the crown) and lower half length (of the pavilion): mid of GIA's Excellent ranges. */
export const STAR = 0.5;
export const LOWER_HALF = 0.78;

/**
 * Mains of the round, above and below. The index of every facet follows from them by symmetry: on a gear of 96 teeth
 * mains at 96, 12, 24 ..., stars at 6, 18 ..., halves at 3, 9, 15 ...; stars and halves take the angle at which they
 * meet (see docs/decisions/0064).
 */
const FOLD = 8;

/** A facet of the unit round: cos(az) x + sin(az) y + k z = m, girdle radius 1. */
interface RoundFacet {
  readonly azimuth: number;
  readonly k: number;
  readonly m: number;
}

const point = (r: number, az: number, z: number): readonly [number, number, number] => [
  r * Math.cos(az),
  r * Math.sin(az),
  z,
];

/** The round brilliant of unit girdle radius, without table and girdle. */
function roundFacets(p: CutProportions): RoundFacet[] {
  const facets: RoundFacet[] = [];
  const push = ([nx, ny, nz, d]: Plane): void => {
    const flat = Math.hypot(nx, ny);
    facets.push({ azimuth: Math.atan2(ny, nx), k: nz / flat, m: d / flat });
  };
  const step = (2 * Math.PI) / FOLD;
  const half = step / 2;
  const cosHalf = Math.cos(half);
  // In units of the radius everything given in shares of the width doubles.
  const zGirdle = p.girdleShare;
  const crown = p.crownShare * 2;
  const pavilion = p.pavilionShare * 2;
  // The table corners lie over the mains' middles: its share is measured corner to corner.
  const table = p.tableShare;
  const tanCrown = crown / (1 - table);
  const zTable = zGirdle + crown;
  const starRadius = table * cosHalf + STAR * (1 - table * cosHalf);
  const zStar = zGirdle + (1 - starRadius * cosHalf) * tanCrown;
  const lowerRadius = 1 - LOWER_HALF;
  const zLower = -zGirdle - (1 - lowerRadius * cosHalf) * pavilion;
  for (let i = 0; i < FOLD; i++) {
    const az = i * step;
    facets.push({ azimuth: az, k: 1 / tanCrown, m: 1 + zGirdle / tanCrown });
    facets.push({ azimuth: az, k: -1 / pavilion, m: 1 + zGirdle / pavilion });
    push(
      planeThrough(
        point(table, az, zTable),
        point(table, az + step, zTable),
        point(starRadius, az + half, zStar),
      ),
    );
    for (const s of [-half, half]) {
      push(planeThrough(point(starRadius, az + s, zStar), point(1, az, zGirdle), point(1, az + s, zGirdle)));
      push(
        planeThrough(point(lowerRadius, az + s, zLower), point(1, az, -zGirdle), point(1, az + s, -zGirdle)),
      );
    }
  }
  return facets;
}

/**
 * A round brilliant, or its exact affine image over an ellipse (the oval), in units of the width: each facet of the
 * round is laid where the outline, seen from the culet, has the corresponding direction, and its slope is stretched
 * by the outline's reach there. Other outlines are cut by meets (`meetBrilliant`).
 */
export function brilliant(
  outline: readonly Vec2[],
  proportions: CutProportions,
  { girdleFacets = 48, ratio = 1 } = {},
): Plane[] {
  const planes: Plane[] = [plane(0, 0, 1, proportions.girdleShare / 2 + proportions.crownShare)];
  for (const { azimuth, k, m } of roundFacets(proportions)) {
    const seen = Math.atan2(Math.sin(azimuth), ratio * Math.cos(azimuth));
    const [nx, ny] = normalAt(outline, seen);
    // The support is in widths; the unit round has radius 1, that is half a width.
    const reach = supportOf(outline, nx, ny);
    planes.push(plane(nx, ny, 2 * reach * k, reach * m));
  }
  planes.push(...girdlePlanes(outline, girdleFacets));
  return planes;
}

/** Vertical planes around the outline; polygons give exactly their sides. */
export function girdlePlanes(outline: readonly Vec2[], count: number): Plane[] {
  if (outline.length <= 12) {
    return outline.map((p, i) => {
      const q = outline[(i + 1) % outline.length];
      return plane(q[1] - p[1], p[0] - q[0], 0, p[0] * (q[1] - p[1]) + p[1] * (p[0] - q[0]));
    });
  }
  const step = radians(360 / count);
  // Between tangent and inscribed: the flats lose as much of the round as the corners add.
  const inset = (1 + Math.cos(step / 2)) / 2;
  return Array.from({ length: count }, (_, i) => {
    const [nx, ny] = normalAt(outline, (i + 0.5) * step);
    return plane(nx, ny, 0, supportOf(outline, nx, ny) * inset);
  });
}
