import type { Vec3 } from '../solids.ts';
import type { Bench, Solid } from './bench.ts';

/** What of a solid stays within it however it is moved by these: its inside, so far from its skin (mm) on those sides. */
export const eroded = (bench: Bench, solid: Solid, moves: readonly Vec3[]): Solid =>
  moves.reduce(
    (inside, origin) =>
      bench.intersect(inside, bench.placed(solid, { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin })),
    solid,
  );

/** Share of a move along each of two axes that goes as far aslant. */
const ASLANT = 0.75;

/** Moves that leave a wall under the top (+z), aslant beside it and on all sides; what is open below stays open. */
export function shellMoves(topMm: number, sideMm = topMm): Vec3[] {
  const around = (count: number, byMm: number, z: number): Vec3[] =>
    Array.from({ length: count }, (_, i): Vec3 => {
      const a = (i * 2 * Math.PI) / count;
      return [byMm * Math.cos(a), byMm * Math.sin(a), z];
    });
  return [[0, 0, -topMm], ...around(8, sideMm, 0), ...around(4, ASLANT * sideMm, -ASLANT * topMm)];
}
