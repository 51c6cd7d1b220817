import type { Bench, Region } from '../../mesh/bench.ts';
import type { Vec2 } from '../../vec.ts';

/** Twice the area within a loop, positive where it turns counter-clockwise. */
export function turning(loop: readonly Vec2[]): number {
  return loop.reduce((sum, [x, y], i) => {
    const [u, v] = loop[(i + 1) % loop.length];
    return sum + x * v - u * y;
  }, 0);
}

/** A region with its openings filled. */
export const withoutHoles = (bench: Bench, region: Region): Region =>
  bench.region(bench.outlines(region).filter((loop) => turning(loop) > 0));
