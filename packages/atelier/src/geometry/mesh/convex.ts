import { radians, type Vec2 } from '../vec.ts';
import { neededPoints } from './tessellation.ts';

/** A point of a convex outline with its outward unit normal; corners appear several times, once a normal. */
export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
}

/**
 * Samples a convex counter-clockwise polygon as points with normals, so that `offsetOutline` gives its Minkowski
 * sum with a disc: turns sharper than `cornerDegrees` become fans of normals, gentler ones are taken as points of
 * a curve. Long straight edges get a support point near each end, so that smooth shading of a rounded corner
 * does not bleed over the flat.
 */
export function outlineOf(
  polygon: readonly Vec2[],
  { cornerDegrees = 20, fanDegrees = 15, support = 0.08 } = {},
): OutlinePoint[] {
  const n = polygon.length;
  const edges = polygon.map((p, i) => {
    const q = polygon[(i + 1) % n];
    const dx = q[0] - p[0];
    const dy = q[1] - p[1];
    const len = Math.hypot(dx, dy) || 1;
    return { nx: dy / len, ny: -dx / len, len };
  });
  const points: OutlinePoint[] = [];
  for (let i = 0; i < n; i++) {
    const before = edges[(i + n - 1) % n];
    const after = edges[i];
    const [x, y] = polygon[i];
    const sine = before.nx * after.ny - before.ny * after.nx;
    const cosine = before.nx * after.nx + before.ny * after.ny;
    const turn = Math.atan2(sine, cosine);
    if (turn > radians(cornerDegrees)) {
      const steps = Math.max(2, Math.ceil(turn / radians(fanDegrees)));
      for (let k = 0; k <= steps; k++) {
        const a = (turn * k) / steps;
        const c = Math.cos(a);
        const s = Math.sin(a);
        points.push({ x, y, nx: before.nx * c - before.ny * s, ny: before.nx * s + before.ny * c });
      }
      if (after.len > 3 * support && support > 0) {
        const q = polygon[(i + 1) % n];
        for (const t of [support / after.len, 1 - support / after.len]) {
          points.push({ x: x + (q[0] - x) * t, y: y + (q[1] - y) * t, nx: after.nx, ny: after.ny });
        }
      }
    } else {
      const nx = before.nx + after.nx;
      const ny = before.ny + after.ny;
      const len = Math.hypot(nx, ny) || 1;
      points.push({ x, y, nx: nx / len, ny: ny / len });
    }
  }
  return points;
}

/** How far outside an outline metal stands about it at most, as its points are left out, mm. */
const THINNED_REACH_MM = 0.6;

/**
 * An outline without the points that metal about it does not need: those of small stones are drawn as finely as those
 * of large ones.
 * @param offMm how far the metal may stand off where points are left out
 */
export const thinnedOutline = (outline: readonly OutlinePoint[], offMm?: number): OutlinePoint[] =>
  neededPoints(
    outline.map(({ x, y, nx, ny }) => [x, y, 0, nx * THINNED_REACH_MM, ny * THINNED_REACH_MM]),
    true,
    () => 0,
    offMm,
  ).map((i) => outline[i]!);

/** The outline scaled by `share` and then moved outwards by `offsetMm`. */
export function offsetOutline(outline: readonly OutlinePoint[], offsetMm: number, share = 1): Vec2[] {
  return outline.map((p) => [p.x * share + p.nx * offsetMm, p.y * share + p.ny * offsetMm]);
}

/** Walks a closed polyline: `at(s)` gives point and outward normal at arc length s (mm), wrapping around. */
export function walkLoop(loop: readonly Vec2[]): {
  readonly lengthMm: number;
  readonly at: (s: number) => OutlinePoint;
} {
  const n = loop.length;
  const starts = [0];
  for (let i = 0; i < n; i++) {
    const p = loop[i];
    const q = loop[(i + 1) % n];
    starts.push(starts[i] + Math.hypot(q[0] - p[0], q[1] - p[1]));
  }
  const lengthMm = starts[n];
  const at = (s: number): OutlinePoint => {
    const wrapped = ((s % lengthMm) + lengthMm) % lengthMm;
    let i = 0;
    while (i < n - 1 && starts[i + 1] <= wrapped) i++;
    const p = loop[i];
    const q = loop[(i + 1) % n];
    const len = starts[i + 1] - starts[i] || 1;
    const t = (wrapped - starts[i]) / len;
    return {
      x: p[0] + (q[0] - p[0]) * t,
      y: p[1] + (q[1] - p[1]) * t,
      nx: (q[1] - p[1]) / len,
      ny: -(q[0] - p[0]) / len,
    };
  };
  return { lengthMm, at };
}
