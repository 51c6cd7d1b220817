import type { Vec3 } from '../solids.ts';
import type { Bench, Solid } from './bench.ts';

/** What of a solid stays within it however it is moved by these: its inside, so far from its skin (mm) on those sides. */
export const eroded = (bench: Bench, solid: Solid, moves: readonly Vec3[]): Solid =>
  moves.reduce(
    (inside, origin) =>
      bench.intersect(inside, bench.placed(solid, { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin })),
    solid,
  );

/** Moves by so much to every side in the plane of x and y. */
export const toAllSides = (byMm: number): Vec3[] =>
  Array.from({ length: 8 }, (_, i): Vec3 => {
    const a = (i * Math.PI) / 4;
    return [byMm * Math.cos(a), byMm * Math.sin(a), 0];
  });
