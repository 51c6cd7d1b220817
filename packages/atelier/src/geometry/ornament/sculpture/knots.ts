/** Knots tied of a round cord, the neck's two sides leaving them to the left and the right. */
import type { TiedForm } from '../../../design/ornament/sculpture.ts';
import type { Bench, Solid } from '../../mesh/bench.ts';
import { smoothPath, type TubePoint, tube } from '../../mesh/loft.ts';
import type { Vec3 } from '../../solids.ts';
import { TURN } from '../relief/figures.ts';

/** The thinnest cord that is cast, mm. */
const LEAST_CORD_MM = 0.55;

const cord = (bench: Bench, points: readonly Vec3[], halfMm: number, closed = false): Solid =>
  bench.solid(
    tube(
      points.map((at): TubePoint => ({ at, side: halfMm, up: halfMm })),
      [0, 0, 1],
      { segments: 28, closed },
    ),
    'cord',
  );

/** Points of a half size of 1, drawn out into a smooth way. */
const wayThrough = (keys: readonly Vec3[], r: number): Vec3[] =>
  smoothPath(
    keys.map(([x, y, z]) => ({ at: [x * r, y * r, z * r] as const, side: 1, up: 1 })),
    16,
  ).map(({ at }) => at);

/** One loop through which the end was drawn: under, over and under itself from the left to the right. */
const OVERHAND: readonly Vec3[] = [
  [-1, 0.16, 0],
  [-0.62, -0.02, -0.13],
  [-0.3, -0.3, 0.06],
  [0.06, -0.5, 0.24],
  [0.42, -0.36, 0.02],
  [0.58, 0.02, -0.17],
  [0.4, 0.42, 0],
  [0, 0.56, 0.08],
  [-0.4, 0.42, 0.12],
  [-0.58, 0.02, 0.24],
  [-0.42, -0.36, 0.06],
  [-0.06, -0.5, -0.22],
  [0.3, -0.3, 0.06],
  [0.62, -0.02, 0.24],
  [1, 0.16, 0],
];

/** Turns of the cord about itself in a wound knot. */
const WOUND_TURNS = 4;

export const KNOTS: Readonly<Record<TiedForm, (bench: Bench, r: number, seed: number) => Solid>> = {
  'overhand-knot': (bench, r) => cord(bench, wayThrough(OVERHAND, r), Math.max(LEAST_CORD_MM, 0.125 * r)),
  /** A sailor's mat of three leads and four bights (G. Budworth, "The Complete Book of Knots"), over and under in turn. */
  'carrick-knot': (bench, r) => {
    const steps = 360;
    const half = Math.max(LEAST_CORD_MM, 0.115 * r);
    const points = Array.from({ length: steps }, (_, i): Vec3 => {
      const t = (3 * TURN * i) / steps;
      const ring = 0.58 * r * (1 + 0.52 * Math.cos((4 * t) / 3));
      return [ring * Math.cos(t + TURN / 8), ring * Math.sin(t + TURN / 8), half * Math.sin((8 * t) / 3)];
    });
    return cord(bench, points, half, true);
  },
  /** Turns laid close about the two sides of the cord, which come in above and hang out below. */
  'wound-knot': (bench, r) => {
    const half = Math.max(LEAST_CORD_MM, 0.17 * r);
    const tall = WOUND_TURNS * 2 * half * 0.98;
    const wide = 2.1 * half;
    const deep = 1.5 * half;
    const turns = Array.from({ length: WOUND_TURNS * 48 + 1 }, (_, i): Vec3 => {
      const a = (TURN * i) / 48 - TURN / 4;
      return [wide * Math.cos(a), tall / 2 - (tall * i) / (WOUND_TURNS * 48), deep * Math.sin(a)];
    });
    const sides = [-1, 1].map((side) =>
      cord(
        bench,
        wayThrough(
          [
            [side * 1, 0.82, 0],
            [side * 0.5, 0.66, 0.02],
            [side * 0.17, 0.3, 0],
            [side * 0.14, -0.3, 0],
            [side * 0.2, -0.86, 0],
          ],
          r,
        ),
        half * 0.82,
      ),
    );
    return bench.union([cord(bench, turns, half), ...sides]);
  },
};
