import type { Frame } from '../frame.ts';
import type { TriangleMesh } from '../solids.ts';
import { dot, type Vec2 } from '../vec.ts';

/** A line of a section, in its plane's own axes (mm). */
export type Segment = readonly [Vec2, Vec2];

/** Metal along a line, from and to (mm). */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Closed lines in which a plane cuts each mesh, in the plane's own axes. `plane`: its z is the normal.
 */
export const sectionsOf = (meshes: readonly TriangleMesh[], plane: Frame): readonly (readonly Segment[])[] =>
  meshes.map((mesh) => sectionOf(mesh, plane));

function sectionOf({ positions, indices }: TriangleMesh, plane: Frame): Segment[] {
  const { x, y, z, origin } = plane;
  const level = dot(origin, z);
  const [ox, oy] = [dot(origin, x), dot(origin, y)];
  const heights = new Float64Array(positions.length / 3);
  for (let v = 0; v < heights.length; v++) {
    const p = 3 * v;
    heights[v] = positions[p] * z[0] + positions[p + 1] * z[1] + positions[p + 2] * z[2] - level;
  }
  const flat = (v: number): Vec2 => {
    const p = 3 * v;
    return [
      positions[p] * x[0] + positions[p + 1] * x[1] + positions[p + 2] * x[2] - ox,
      positions[p] * y[0] + positions[p + 1] * y[1] + positions[p + 2] * y[2] - oy,
    ];
  };
  const crossing = (a: number, b: number): Vec2 => {
    const share = heights[a] / (heights[a] - heights[b]);
    const [p, q] = [flat(a), flat(b)];
    return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
  };
  const lines: Segment[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t], indices[t + 1], indices[t + 2]];
    const [up, vp, wp] = [heights[a] > 0, heights[b] > 0, heights[c] > 0];
    if (up === vp && vp === wp) continue;
    // The corner that is alone on its side: both crossing edges meet in it.
    const [alone, one, other] = up === vp ? [c, a, b] : up === wp ? [b, a, c] : [a, b, c];
    lines.push([crossing(alone, one), crossing(alone, other)]);
  }
  return lines;
}

/** Metal of all sections along the line from `at` in the direction `along` (of length 1), both ways, in order. */
export function metalAlong(sections: readonly (readonly Segment[])[], at: Vec2, along: Vec2): Stretch[] {
  const found = sections.flatMap((section): Stretch[] => {
    const crossings: number[] = [];
    for (const [p, q] of section) {
      const a = (p[1] - at[1]) * along[0] - (p[0] - at[0]) * along[1];
      const b = (q[1] - at[1]) * along[0] - (q[0] - at[0]) * along[1];
      if (a > 0 === b > 0) continue;
      const share = a / (a - b);
      const [x, y] = [p[0] + (q[0] - p[0]) * share - at[0], p[1] + (q[1] - p[1]) * share - at[1]];
      crossings.push(x * along[0] + y * along[1]);
    }
    crossings.sort((a, b) => a - b);
    return Array.from({ length: Math.floor(crossings.length / 2) }, (_, i) => ({
      from: crossings[2 * i],
      to: crossings[2 * i + 1],
    }));
  });
  return merged(found.sort((a, b) => a.from - b.from));
}

/** Two alloys that lie against one another are one thickness, mm. */
const TOUCHING_MM = 0.005;

function merged(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const next of stretches) {
    const last = whole.at(-1);
    if (last !== undefined && next.from <= last.to + TOUCHING_MM)
      whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    else whole.push(next);
  }
  return whole;
}
