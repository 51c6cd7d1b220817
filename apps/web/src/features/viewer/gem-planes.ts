/**
 * A cut stone as the planes of its facets. Stones are convex, so a ray inside one can be followed exactly against
 * a few dozen planes: that is what makes them sparkle in the live view without a heavy scene.
 */

/** A brilliant has 57 or 58 facets beside those of its girdle, which matter little to light. */
export const PLANES_MAX = 80;
/** Facets may be left out down to this share of the surface; a body that needs more is round. */
const KEPT_AREA = 0.88;
/** Share of the surface below which a facet's direction is lost in the rounding of its corners. */
const SLIVER = 3e-4;
/** Beyond this many directions a body is not cut but curved. */
const DIRECTIONS_MAX = 400;

/** Facets closer than this in direction (cosine) and offset (share of the size) are one. */
const SAME_DIRECTION = 0.99995;
const SAME_OFFSET = 1e-3;

export interface ConvexPlanes {
  /** Unit normal outwards and offset (dot(normal, point) = offset), four numbers a plane, in the mesh's units. */
  readonly planes: Float32Array;
  readonly count: number;
}

interface Plane {
  readonly normal: readonly [number, number, number];
  readonly offset: number;
  /** Of all its triangles. */
  area: number;
}

/** Null for a triangle without area. */
function planeOf(positions: ArrayLike<number>, a: number, b: number, c: number): Plane | null {
  const at = (vertex: number, axis: number) => positions[vertex * 3 + axis]!;
  const ab = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)] as const;
  const ac = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)] as const;
  const x = ab[1] * ac[2] - ab[2] * ac[1];
  const y = ab[2] * ac[0] - ab[0] * ac[2];
  const z = ab[0] * ac[1] - ab[1] * ac[0];
  const length = Math.hypot(x, y, z);
  if (length < 1e-20) return null;
  const normal = [x / length, y / length, z / length] as const;
  const offset = normal[0] * at(a, 0) + normal[1] * at(a, 1) + normal[2] * at(a, 2);
  return { normal, offset, area: length / 2 };
}

function sizeOf(positions: ArrayLike<number>): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < positions.length; i += 1) {
    low = Math.min(low, positions[i]!);
    high = Math.max(high, positions[i]!);
  }
  return high - low;
}

/**
 * @param positions xyz triples
 * @param indices triangles, counter-clockwise from outside; null for unindexed triples in order
 * @returns the PLANES_MAX largest facets, or null for a body that is not a convex cut stone (hearts, cabochons)
 */
export function convexPlanes(
  positions: ArrayLike<number>,
  indices: ArrayLike<number> | null,
): ConvexPlanes | null {
  const size = sizeOf(positions);
  const tolerance = size * SAME_OFFSET;
  const found: Plane[] = [];
  const corners = indices ? indices.length : positions.length / 3;
  for (let corner = 0; corner + 2 < corners; corner += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => (indices ? indices[corner + k]! : corner + k));
    const plane = planeOf(positions, a!, b!, c!);
    if (!plane) continue;
    const [x, y, z] = plane.normal;
    const known = found.find(
      ({ normal, offset }) =>
        normal[0] * x + normal[1] * y + normal[2] * z > SAME_DIRECTION &&
        Math.abs(offset - plane.offset) < tolerance,
    );
    if (known) known.area += plane.area;
    else if (found.length === DIRECTIONS_MAX) return null;
    else found.push(plane);
  }
  const surface = areaOf(found);
  const kept = found
    .filter(({ area }) => area > surface * SLIVER)
    .sort((a, b) => b.area - a.area)
    .slice(0, PLANES_MAX);
  if (kept.length < 4 || areaOf(kept) < surface * KEPT_AREA) return null;
  if (!encloses(kept, positions, tolerance * 4)) return null;
  const planes = new Float32Array(PLANES_MAX * 4);
  kept.forEach(({ normal, offset }, index) => {
    planes.set([...normal, offset], index * 4);
  });
  return { planes, count: kept.length };
}

const areaOf = (planes: readonly Plane[]) => planes.reduce((sum, { area }) => sum + area, 0);

function encloses(planes: readonly Plane[], positions: ArrayLike<number>, tolerance: number): boolean {
  for (let i = 0; i + 2 < positions.length; i += 3) {
    for (const { normal, offset } of planes) {
      const distance =
        normal[0] * positions[i]! + normal[1] * positions[i + 1]! + normal[2] * positions[i + 2]! - offset;
      if (distance > tolerance) return false;
    }
  }
  return true;
}
