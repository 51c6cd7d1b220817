import { type Frame, seenFrom } from '../../frame.ts';
import type { Bench, Region } from '../../mesh/bench.ts';
import type { Vec3 } from '../../solids.ts';
import { isWithin } from './roomiest.ts';

/** How far a floor may lie off where it was sunk, mm: over its edge, for tools are rounded; up or down, once bent. */
const EDGE_MM = 0.05;
const OFF_MM = 0.015;

/** The floor of a sunk field, in the ornament's own frame before it is bent. */
export interface Floor {
  readonly region: Region;
  readonly z: number;
}

/** Whether a place of the piece lies on a floor: `bent` is where the ornament's bend carries its points. */
export function onFloor(
  bench: Bench,
  floor: Floor,
  frame: Frame,
  bent: (x: number, y: number, z: number) => Vec3,
): (at: Vec3) => boolean {
  const field = bench.grown(floor.region, EDGE_MM);
  const outlines = bench.outlines(field);
  if (outlines.length === 0) return () => false;
  const { min, max } = field.bounds();
  return (at) => {
    const [x, y, z] = seenFrom(frame, at);
    return (
      x >= min[0] &&
      x <= max[0] &&
      y >= min[1] &&
      y <= max[1] &&
      Math.abs(z - bent(x, y, floor.z)[2]) <= OFF_MM &&
      isWithin(outlines, x, y)
    );
  };
}
