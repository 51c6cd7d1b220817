import type { Vec3 } from '@filigree/raytracer';
import { addScaled, cross, dot, length, normalize, sub } from '../vec.ts';

/** A half space n.p <= d with unit n. */
export type Plane = readonly [nx: number, ny: number, nz: number, d: number];

export const plane = (nx: number, ny: number, nz: number, d: number): Plane => {
  const len = Math.sqrt(nx * nx + ny * ny + nz * nz);
  return [nx / len, ny / len, nz / len, d / len];
};

/** The plane through three points with the origin inside. */
export function planeThrough(a: Vec3, b: Vec3, c: Vec3): Plane {
  const n = normalize(cross(sub(b, a), sub(c, a)));
  const d = dot(n, a);
  return d < 0 ? [-n[0], -n[1], -n[2], -d] : [n[0], n[1], n[2], d];
}

export interface Facet {
  readonly plane: Plane;
  /** Corners, counter-clockwise from outside. */
  readonly corners: readonly Vec3[];
}

/**
 * The faces of the convex body that the planes bound, each cut out of a large square by all others. Planes that
 * do not touch the body yield none. Quadratic in the planes: fine for stones (under 200).
 */
export function facetsOf(planes: readonly Plane[], extent = 8): Facet[] {
  const facets: Facet[] = [];
  for (const own of planes) {
    const n: Vec3 = [own[0], own[1], own[2]];
    const u = normalize(Math.abs(n[2]) < 0.9 ? cross(n, [0, 0, 1]) : cross(n, [1, 0, 0]));
    const v = cross(n, u);
    let corners: readonly Vec3[] = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([a, b]) =>
      addScaled(addScaled([n[0] * own[3], n[1] * own[3], n[2] * own[3]], u, a * extent), v, b * extent),
    );
    for (const other of planes) {
      if (other === own || corners.length === 0) continue;
      corners = clip(corners, other);
    }
    corners = withoutDoubles(corners);
    if (corners.length >= 3 && areaOf(corners) > 1e-7) facets.push({ plane: own, corners });
  }
  return facets;
}

/** Only the planes that bound the body, each once. */
export function boundingPlanes(planes: readonly Plane[]): Plane[] {
  const distinct = planes.filter(
    (p, i) => !planes.slice(0, i).some((q) => p.every((x, k) => Math.abs(x - q[k]) < 1e-6)),
  );
  return facetsOf(distinct).map((facet) => facet.plane);
}

function clip(corners: readonly Vec3[], [nx, ny, nz, d]: Plane): readonly Vec3[] {
  const side = (p: Vec3): number => nx * p[0] + ny * p[1] + nz * p[2] - d;
  // Most planes of a stone pass a facet by.
  if (corners.every((p) => side(p) <= 1e-9)) return corners;
  const out: Vec3[] = [];
  for (let i = 0; i < corners.length; i++) {
    const a = corners[i];
    const b = corners[(i + 1) % corners.length];
    const sa = side(a);
    const sb = side(b);
    if (sa <= 1e-9) out.push(a);
    if ((sa < -1e-9 && sb > 1e-9) || (sa > 1e-9 && sb < -1e-9))
      out.push(addScaled(a, sub(b, a), sa / (sa - sb)));
  }
  return out;
}

function withoutDoubles(corners: readonly Vec3[]): Vec3[] {
  return corners.filter((p, i) => length(sub(p, corners[(i + 1) % corners.length])) > 1e-7);
}

function areaOf(corners: readonly Vec3[]): number {
  let area = 0;
  for (let i = 2; i < corners.length; i++) {
    area += length(cross(sub(corners[i - 1], corners[0]), sub(corners[i], corners[0]))) / 2;
  }
  return area;
}
