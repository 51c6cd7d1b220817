import type { PlaneSet, Vec3 } from '../geometry/solids.ts';

/** One face: its plane's outward normal and its corners, counter-clockwise from outside. */
export interface Facet {
  readonly normal: Vec3;
  readonly corners: readonly Vec3[];
}

/** Facets smaller than this many times the extent are rounding, not faces. */
const RELATIVE_TOLERANCE = 1e-6;
/** Half side of the sheet that each plane starts from; plane sets are bodies of about unit size. */
const SHEET_HALF_SIZE = 1e3;

/**
 * The faces of a convex body given as half spaces n.p <= d: each plane's sheet is clipped by all other planes
 * (Sutherland and Hodgman, Reentrant polygon clipping, CACM 17(1), 1974). Planes that do not touch the body give
 * no facet.
 * @throws RangeError when the planes leave the body open
 */
export function facetsOfPlaneSet({ planes }: PlaneSet): Facet[] {
  const count = planes.length / 4;
  const facets: Facet[] = [];
  for (let own = 0; own < count; own++) {
    const normal = planeNormal(planes, own);
    let corners = sheet(normal, planes[own * 4 + 3]!);
    for (let other = 0; other < count && corners.length > 2; other++) {
      if (other === own) continue;
      if (other < own && samePlane(planes, own, other)) corners = [];
      else corners = clip(corners, planeNormal(planes, other), planes[other * 4 + 3]!);
    }
    corners = withoutShortEdges(corners);
    if (corners.length < 3) continue;
    if (corners.some((corner) => Math.hypot(...corner) > SHEET_HALF_SIZE / 2))
      throw new RangeError('the planes do not enclose a body');
    facets.push({ normal, corners });
  }
  return facets;
}

function planeNormal(planes: Float32Array, index: number): Vec3 {
  return [planes[index * 4]!, planes[index * 4 + 1]!, planes[index * 4 + 2]!];
}

function samePlane(planes: Float32Array, a: number, b: number): boolean {
  for (let i = 0; i < 4; i++) if (Math.abs(planes[a * 4 + i]! - planes[b * 4 + i]!) > 1e-7) return false;
  return true;
}

/** A large square in the plane, counter-clockwise about the normal. */
function sheet(normal: Vec3, distance: number): Vec3[] {
  const helper: Vec3 = Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  const u = unit(cross(helper, normal));
  const v = cross(normal, u);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([s, t]): Vec3 => {
    const at = (axis: 0 | 1 | 2) => normal[axis] * distance + SHEET_HALF_SIZE * (s! * u[axis] + t! * v[axis]);
    return [at(0), at(1), at(2)];
  });
}

function clip(corners: readonly Vec3[], normal: Vec3, distance: number): Vec3[] {
  const kept: Vec3[] = [];
  for (let i = 0; i < corners.length; i++) {
    const from = corners[i]!;
    const to = corners[(i + 1) % corners.length]!;
    const fromOver = dot(normal, from) - distance;
    const toOver = dot(normal, to) - distance;
    if (fromOver <= 0) kept.push(from);
    if (fromOver <= 0 !== toOver <= 0) kept.push(mix(from, to, fromOver / (fromOver - toOver)));
  }
  return kept;
}

function withoutShortEdges(corners: readonly Vec3[]): Vec3[] {
  return corners.filter((corner, i) => {
    const next = corners[(i + 1) % corners.length]!;
    return Math.hypot(corner[0] - next[0], corner[1] - next[1], corner[2] - next[2]) > RELATIVE_TOLERANCE;
  });
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const mix = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vec3): Vec3 => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
