import type { Placement, PlaneSet } from '../scene.ts';
import { dot, length } from '../vector.ts';
import type { BinaryTree } from './binary-tree.ts';
import type { BoundsArray } from './bounds.ts';

/** What reaches less far into a stone (mm) only touches it. */
const TOUCH_MM = 2e-3;

/** Writes a triangle's corners (nine numbers); false when light passes through it. */
export type ReadTriangle = (triangle: number, out: Float64Array) => boolean;

/**
 * Tells which stones have opaque triangles inside them: light in such stones must be tested against the scene at
 * every facet, in all others against the stone's own planes alone.
 */
export class Intruders {
  readonly #tree: BinaryTree;
  readonly #boxes: BoundsArray;
  readonly #triangles: number;
  readonly #read: ReadTriangle;
  readonly #corners = new Float64Array(9);

  /** `boxes` are those of the tree's primitives, the first `triangles` of which are triangles. */
  constructor(tree: BinaryTree, boxes: BoundsArray, triangles: number, read: ReadTriangle) {
    this.#tree = tree;
    this.#boxes = boxes;
    this.#triangles = triangles;
    this.#read = read;
  }

  /** Whether some triangle lies partly inside a placed stone whose box is box number `box`. */
  reachInto(set: PlaneSet, placement: Placement, box: number): boolean {
    const planes = worldPlanes(set, placement);
    const { bounds, left, count, order } = this.#tree;
    const open = [0];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (!this.#overlaps(bounds, node * 6, box * 6)) continue;
      if (count[node]! === 0) {
        open.push(left[node]!, left[node]! + 1);
        continue;
      }
      for (let i = 0; i < count[node]!; i++) {
        const primitive = order[left[node]! + i]!;
        if (primitive >= this.#triangles || !this.#overlaps(this.#boxes, primitive * 6, box * 6)) continue;
        if (this.#read(primitive, this.#corners) && isPartlyInside(this.#corners, planes)) return true;
      }
    }
    return false;
  }

  #overlaps(bounds: BoundsArray, a: number, b: number): boolean {
    for (let k = 0; k < 3; k++) {
      if (bounds[a + k]! > this.#boxes[b + 3 + k]! || bounds[a + 3 + k]! < this.#boxes[b + k]!) return false;
    }
    return true;
  }
}

/** The planes in world space, moved inwards so that mere contact does not count. */
function worldPlanes({ planes }: PlaneSet, { x, y, z, origin }: Placement): Float64Array {
  const size = length(x);
  const out = new Float64Array(planes.length);
  for (let i = 0; i < planes.length; i += 4) {
    const n = [0, 1, 2].map(
      (k) => (planes[i]! * x[k]! + planes[i + 1]! * y[k]! + planes[i + 2]! * z[k]!) / size,
    ) as [number, number, number];
    out.set([...n, planes[i + 3]! * size + dot(n, origin) - TOUCH_MM], i);
  }
  return out;
}

/** Clips the triangle to the half spaces one after the other (Sutherland and Hodgman, CACM 17(1), 1974). */
function isPartlyInside(corners: Float64Array, planes: Float64Array): boolean {
  let polygon: number[] = Array.from(corners);
  for (let i = 0; i < planes.length; i += 4) {
    const height = (at: number): number =>
      planes[i]! * polygon[at]! +
      planes[i + 1]! * polygon[at + 1]! +
      planes[i + 2]! * polygon[at + 2]! -
      planes[i + 3]!;
    const clipped: number[] = [];
    for (let a = 0; a < polygon.length; a += 3) {
      const b = (a + 3) % polygon.length;
      const [ha, hb] = [height(a), height(b)];
      if (ha <= 0) clipped.push(polygon[a]!, polygon[a + 1]!, polygon[a + 2]!);
      if (ha <= 0 === hb <= 0) continue;
      const t = ha / (ha - hb);
      for (let k = 0; k < 3; k++) clipped.push(polygon[a + k]! + (polygon[b + k]! - polygon[a + k]!) * t);
    }
    if (clipped.length === 0) return false;
    polygon = clipped;
  }
  return true;
}
