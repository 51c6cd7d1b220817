import type { Vec3 } from '@filigree/raytracer';
import type { TriangleMesh } from '../solids.ts';
import { dot } from '../vec.ts';

/** Triangles that stand for one run: few enough that a run is small, many enough that there are few runs. */
const RUN = 64;

/**
 * A mesh made ready to be cut by many planes. Its triangles lie in an order in which neighbours are near one another
 * (Manifold sorts them along a Morton curve), so that runs of them are compact and most are passed over by one look.
 */
export interface Sliceable {
  readonly mesh: TriangleMesh;
  /** Six numbers a run: the middle of its box and half the box's sides, mm. */
  readonly boxes: Float64Array;
}

/** In any order of triangles the cuts are right; only in a compact one are they quick. */
export function sliceable(mesh: TriangleMesh): Sliceable {
  const { positions, indices } = mesh;
  const boxes = new Float64Array(6 * Math.ceil(indices.length / (3 * RUN)));
  for (let box = 0; box < boxes.length; box += 6) {
    const from = (box / 6) * 3 * RUN;
    const to = Math.min(from + 3 * RUN, indices.length);
    for (let axis = 0; axis < 3; axis++) {
      let least = Infinity;
      let most = -Infinity;
      for (let corner = from; corner < to; corner++) {
        const value = positions[3 * indices[corner] + axis];
        if (value < least) least = value;
        if (value > most) most = value;
      }
      boxes[box + axis] = (least + most) / 2;
      boxes[box + 3 + axis] = (most - least) / 2;
    }
  }
  return { mesh, boxes };
}

/** Runs that the plane through `origin` across `normal` (of length 1) may cut. */
export function runsCut({ boxes }: Sliceable, origin: Vec3, normal: Vec3): number[] {
  const level = dot(origin, normal);
  const [ax, ay, az] = [Math.abs(normal[0]), Math.abs(normal[1]), Math.abs(normal[2])];
  const found: number[] = [];
  for (let box = 0; box < boxes.length; box += 6) {
    const height = boxes[box] * normal[0] + boxes[box + 1] * normal[1] + boxes[box + 2] * normal[2] - level;
    const reach = boxes[box + 3] * ax + boxes[box + 4] * ay + boxes[box + 5] * az;
    // A hair more than nothing: the corners themselves are measured with other roundings.
    if (Math.abs(height) <= reach + 1e-9) found.push(box / 6);
  }
  return found;
}

/** Places of a run's corners in the mesh's indices, from and up to. */
export function cornersOf({ mesh }: Sliceable, run: number): readonly [number, number] {
  return [3 * RUN * run, Math.min(3 * RUN * (run + 1), mesh.indices.length)];
}
