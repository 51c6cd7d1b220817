import type { Vec3 } from '@filigree/raytracer';
import type { Frame } from '../frame.ts';
import { add, dot, scale, type Vec2 } from '../vec.ts';
import { cornersOf, runsCut, type Sliceable } from './sliceable.ts';

/** A mesh and a plane that cuts it. */
export interface Section {
  readonly of: Sliceable;
  /** Its z is the normal. */
  readonly plane: Frame;
  /** Runs of triangles that the plane may cut. */
  readonly runs: readonly number[];
}

/** Metal along a line, from and to (mm). */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export const sectionsOf = (meshes: readonly Sliceable[], plane: Frame): readonly Section[] =>
  meshes.map((of) => ({ of, plane, runs: runsCut(of, plane.origin, plane.z) }));

/**
 * Metal of all sections of one plane along the line from `at` in the direction `along` (of length 1), both in the
 * plane's own axes (mm), both ways, in order.
 */
export function metalAlong(sections: readonly Section[], at: Vec2, along: Vec2): Stretch[] {
  const found = sections.flatMap((section): Stretch[] => {
    const crossings = crossingsOf(section, at, along).sort((a, b) => a - b);
    return Array.from({ length: Math.floor(crossings.length / 2) }, (_, i) => ({
      from: crossings[2 * i],
      to: crossings[2 * i + 1],
    }));
  });
  return merged(found.sort((a, b) => a.from - b.from));
}

/** Where the line goes through the mesh's surface: an even number of places, for its sections are closed. */
function crossingsOf({ of, plane, runs }: Section, at: Vec2, along: Vec2): number[] {
  const { positions, indices } = of.mesh;
  const { x, y, z } = plane;
  const start = add(plane.origin, add(scale(x, at[0]), scale(y, at[1])));
  const ahead = add(scale(x, along[0]), scale(y, along[1]));
  const beside = add(scale(x, -along[1]), scale(y, along[0]));
  const measured = (v: number, axis: Vec3, level: number): number =>
    positions[3 * v] * axis[0] + positions[3 * v + 1] * axis[1] + positions[3 * v + 2] * axis[2] - level;
  const [up, side, way] = [dot(start, z), dot(start, beside), dot(start, ahead)];
  /** Where an edge goes through the plane: its distance beside the line, and along it. The same from both its sides. */
  const crossing = (one: number, other: number): Vec2 => {
    const [a, b] = one < other ? [one, other] : [other, one];
    const above = measured(a, z, up);
    const share = above / (above - measured(b, z, up));
    const [pSide, pWay] = [measured(a, beside, side), measured(a, ahead, way)];
    return [
      pSide + (measured(b, beside, side) - pSide) * share,
      pWay + (measured(b, ahead, way) - pWay) * share,
    ];
  };
  const found: number[] = [];
  for (const run of runsCut(of, start, beside, runs)) {
    const [from, to] = cornersOf(of, run);
    for (let t = from; t < to; t += 3) {
      const [a, b, c] = [indices[t], indices[t + 1], indices[t + 2]];
      const [aUp, bUp, cUp] = [measured(a, z, up) > 0, measured(b, z, up) > 0, measured(c, z, up) > 0];
      if (aUp === bUp && bUp === cUp) continue;
      // The corner that is alone on its side: both crossing edges meet in it.
      const [alone, one, other] = aUp === bUp ? [c, a, b] : aUp === cUp ? [b, a, c] : [a, b, c];
      const [p, q] = [crossing(alone, one), crossing(alone, other)];
      if (p[0] > 0 === q[0] > 0) continue;
      found.push(p[1] + ((q[1] - p[1]) * p[0]) / (p[0] - q[0]));
    }
  }
  return found;
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
