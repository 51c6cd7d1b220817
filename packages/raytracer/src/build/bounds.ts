import type { Placement } from '../scene.ts';

/** Axis-aligned boxes as sextuples: min x, y, z, max x, y, z. */
export type BoundsArray = Float32Array;

/** Grows rounding and exactly flat boxes by this share of their distance from the origin, plus as many mm. */
const PADDING = 1e-6;

/** Boxes of indexed triangles, written from box number `first` on. */
export function writeTriangleBounds(
  bounds: BoundsArray,
  first: number,
  positions: Float32Array,
  indices: Uint32Array,
): void {
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t]! * 3;
    const b = indices[t + 1]! * 3;
    const c = indices[t + 2]! * 3;
    const out = (first + t / 3) * 6;
    for (let k = 0; k < 3; k++) {
      const p = positions[a + k]!;
      const q = positions[b + k]!;
      const r = positions[c + k]!;
      bounds[out + k] = p < q ? (p < r ? p : r) : q < r ? q : r;
      bounds[out + 3 + k] = p > q ? (p > r ? p : r) : q > r ? q : r;
    }
  }
}

/** Box of placed points (triples). */
export function writePointBounds(
  bounds: BoundsArray,
  box: number,
  points: Float64Array,
  placement: Placement,
): void {
  const { x, y, z, origin } = placement;
  const out = box * 6;
  for (let k = 0; k < 3; k++) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < points.length; i += 3) {
      const at = x[k]! * points[i]! + y[k]! * points[i + 1]! + z[k]! * points[i + 2]! + origin[k]!;
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
    writePadded(bounds, out + k, low, high);
  }
}

/** Box of the unit sphere under a placement: half the extent along an axis is the norm of the matrix row. */
export function writeEllipsoidBounds(bounds: BoundsArray, box: number, placement: Placement): void {
  const { x, y, z, origin } = placement;
  for (let k = 0; k < 3; k++) {
    const half = Math.sqrt(x[k]! ** 2 + y[k]! ** 2 + z[k]! ** 2);
    writePadded(bounds, box * 6 + k, origin[k]! - half, origin[k]! + half);
  }
}

function writePadded(bounds: BoundsArray, at: number, low: number, high: number): void {
  const pad = (Math.max(Math.abs(low), Math.abs(high)) + 1) * PADDING;
  bounds[at] = low - pad;
  bounds[at + 3] = high + pad;
}
