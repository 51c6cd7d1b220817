import type { Vec3 } from '@filigree/raytracer';
import type { Frame } from '../frame.ts';
import { dot, type Vec2 } from '../vec.ts';
import { cornersOf, runsCut, type Sliceable } from './sliceable.ts';

/** Where a plane cuts a mesh: the closed outlines of it, as loose edges in the plane's own axes (mm). */
export interface Section {
  /** Four numbers an edge: x and y of its ends. Edges that meet have the very same end. */
  readonly edges: Float64Array;
  /** Four numbers a run of edges: the middle of its box and half the box's sides, mm. */
  readonly boxes: Float64Array;
}

/** Edges that stand for one run: neighbours in order are near one another, as the triangles are (sliceable.ts). */
const RUN = 16;

/** Metal along a line, from and to (mm). */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The sections of all the meshes at a plane, its z the normal. */
export const sectionsOf = (meshes: readonly Sliceable[], plane: Frame): readonly Section[] =>
  meshes.map((mesh) => sectionOf(mesh, plane));

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

function sectionOf(of: Sliceable, { origin, x, y, z }: Frame): Section {
  const { positions, indices } = of.mesh;
  const measured = (v: number, axis: Vec3, level: number): number =>
    positions[3 * v] * axis[0] + positions[3 * v + 1] * axis[1] + positions[3 * v + 2] * axis[2] - level;
  const [right, ahead, up] = [dot(origin, x), dot(origin, y), dot(origin, z)];
  const edges: number[] = [];
  /** Where an edge of the mesh goes through the plane: computed the same way from both its triangles. */
  const cross = (one: number, other: number): void => {
    const [a, b] = one < other ? [one, other] : [other, one];
    const above = measured(a, z, up);
    const share = above / (above - measured(b, z, up));
    const [u, v] = [measured(a, x, right), measured(a, y, ahead)];
    edges.push(u + (measured(b, x, right) - u) * share, v + (measured(b, y, ahead) - v) * share);
  };
  for (const run of runsCut(of, origin, z)) {
    const [from, to] = cornersOf(of, run);
    for (let t = from; t < to; t += 3) {
      const [a, b, c] = [indices[t], indices[t + 1], indices[t + 2]];
      const [aUp, bUp, cUp] = [measured(a, z, up) > 0, measured(b, z, up) > 0, measured(c, z, up) > 0];
      if (aUp === bUp && bUp === cUp) continue;
      // The corner that is alone on its side: both crossing edges meet in it.
      const [alone, one, other] = aUp === bUp ? [c, a, b] : aUp === cUp ? [b, a, c] : [a, b, c];
      cross(alone, one);
      cross(alone, other);
    }
  }
  return { edges: Float64Array.from(edges), boxes: boxesOf(edges) };
}

function boxesOf(edges: readonly number[]): Float64Array {
  const boxes = new Float64Array(4 * Math.ceil(edges.length / (4 * RUN)));
  for (let box = 0; box < boxes.length; box += 4) {
    const from = box * RUN;
    const to = Math.min(from + 4 * RUN, edges.length);
    for (const axis of [0, 1] as const) {
      let least = Infinity;
      let most = -Infinity;
      for (let at = from + axis; at < to; at += 2) {
        least = Math.min(least, edges[at]);
        most = Math.max(most, edges[at]);
      }
      boxes[box + axis] = (least + most) / 2;
      boxes[box + 2 + axis] = (most - least) / 2;
    }
  }
  return boxes;
}

/** Where the line goes through a section's outlines: an even number of places, for they are closed. */
function crossingsOf({ edges, boxes }: Section, at: Vec2, along: Vec2): number[] {
  const [beside, way] = [at[0] * -along[1] + at[1] * along[0], at[0] * along[0] + at[1] * along[1]];
  const [ax, ay] = [Math.abs(along[1]), Math.abs(along[0])];
  const found: number[] = [];
  for (let box = 0; box < boxes.length; box += 4) {
    const off = boxes[box] * -along[1] + boxes[box + 1] * along[0] - beside;
    // A hair more than nothing: the ends themselves are measured with other roundings.
    if (Math.abs(off) > boxes[box + 2] * ax + boxes[box + 3] * ay + 1e-9) continue;
    const end = Math.min((box + 4) * RUN, edges.length);
    for (let e = box * RUN; e < end; e += 4) {
      const p = edges[e] * -along[1] + edges[e + 1] * along[0] - beside;
      const q = edges[e + 2] * -along[1] + edges[e + 3] * along[0] - beside;
      if (p > 0 === q > 0) continue;
      const from = edges[e] * along[0] + edges[e + 1] * along[1];
      const to = edges[e + 2] * along[0] + edges[e + 3] * along[1];
      found.push(from + ((to - from) * p) / (p - q) - way);
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
