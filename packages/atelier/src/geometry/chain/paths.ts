import type { Vec3 } from '@filigree/raytracer';
import { add, addScaled, length as lengthOf, normalize, sub } from '../vec.ts';

/** A curve that a chain lies along, in mm. `normal` is what the flat of the chain faces, near enough. */
export interface ChainPath {
  readonly points: readonly Vec3[];
  readonly normal: Vec3;
  readonly closed: boolean;
}

/** Points a curve is sampled at; chords of a 450 mm necklace are then about a millimetre. */
const SAMPLES = 480;

/** Length of a path in mm. */
export function pathLengthMm({ points, closed }: Pick<ChainPath, 'points' | 'closed'>): number {
  let sum = 0;
  for (let i = 0; i + 1 < points.length; i++) sum += lengthOf(sub(points[i + 1], points[i]));
  return closed ? sum + lengthOf(sub(points[0], points[points.length - 1])) : sum;
}

/** Of its way from the bottom (0) to the clasp (1), where a hanging side begins to bend in behind the neck. */
const SHOULDER = 0.8;
/** Points of the bend behind the neck, on each side. */
const BEND_SAMPLES = 60;

/**
 * A necklace hanging in the plane of x and z before a wall, its clasp at the back of an invisible neck: a teardrop
 * lowest at `bottom` whose ends face each other at the top, `gapMm` apart. Faces -y.
 * @param lengthMm along the curve, both sides together, the gap not included
 * @param neckWidthMm widest distance between the two sides (about 120 on a neck); at most 0.6 of the length
 * @param pull 0: rounded, as a chain lies by itself; 1: a V, as a pendant pulls it
 */
export function hangingPath(
  lengthMm: number,
  neckWidthMm: number,
  pull: number,
  bottom: Vec3,
  gapMm: number,
): ChainPath {
  const half = Math.min(neckWidthMm, 0.6 * lengthMm) / 2;
  // The right side: [away from the middle, above the bottom].
  const place = (drop: number, t: number): readonly [number, number] => {
    // From the bottom out to the shoulders and in again behind the neck.
    const across = Math.sin(Math.PI * 0.5 * Math.min(1, t / 0.62));
    const inwards = t > 0.62 ? 1 - 0.62 * ((t - 0.62) / 0.38) ** 2 : 1;
    const rise = (1 - pull) * (1 - Math.cos(Math.PI * 0.5 * t)) + pull * Math.sin(Math.PI * 0.5 * blunt(t));
    return [half * across * inwards, drop * rise];
  };
  const side = (drop: number): (readonly [number, number])[] => {
    const sides = Array.from({ length: SAMPLES / 2 + 1 }, (_, i) =>
      place(drop, (SHOULDER * 2 * i) / SAMPLES),
    );
    const [x, z] = sides[sides.length - 1];
    const [beforeX, beforeZ] = place(drop, SHOULDER - 1e-3);
    // One round bend until both ends lie level.
    const steep = Math.max(1e-4, Math.atan2(z - beforeZ, beforeX - x));
    const radius = (x - gapMm / 2) / Math.sin(steep);
    return [
      ...sides,
      ...Array.from({ length: BEND_SAMPLES }, (_, i) => {
        const left = steep * (1 - (i + 1) / BEND_SAMPLES);
        return [
          x - radius * (Math.sin(steep) - Math.sin(left)),
          z + radius * (Math.cos(left) - Math.cos(steep)),
        ] as const;
      }),
    ];
  };
  const shape = (drop: number): Vec3[] => {
    const right = side(drop);
    const at = ([x, z]: readonly [number, number], sign: 1 | -1): Vec3 => [
      bottom[0] + sign * x,
      bottom[1],
      bottom[2] + z,
    ];
    return [
      ...right
        .slice(1)
        .reverse()
        .map((point) => at(point, -1)),
      ...right.map((point) => at(point, 1)),
    ];
  };
  return { points: fitted(shape, lengthMm), normal: [0, -1, 0], closed: false };
}

/** 0 to 1 as a V with a rounded point: a chain's links cannot follow a sharp one. */
const blunt = (t: number): number => (Math.hypot(t, 0.2) - 0.2) / (Math.hypot(1, 0.2) - 0.2);

/** A hanging chain between two points: the catenary of the given length in the upright plane through both. */
export function saggingPath(from: Vec3, to: Vec3, lengthMm: number, normal: Vec3): ChainPath {
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const rise = to[2] - from[2];
  const straight = Math.hypot(span, rise);
  if (lengthMm <= straight * 1.0005 || span < 1e-6) {
    const points = Array.from({ length: SAMPLES + 1 }, (_, i) => addScaled(from, sub(to, from), i / SAMPLES));
    return { points, normal, closed: false };
  }
  // sqrt(L^2 - rise^2) = 2 a sinh(span / 2a): solved for a by bisection (the left side falls with a).
  const wanted = Math.sqrt(lengthMm ** 2 - rise ** 2);
  let low = span / 60;
  let high = span * 200;
  for (let i = 0; i < 80; i++) {
    const a = Math.sqrt(low * high);
    if (2 * a * Math.sinh(span / (2 * a)) > wanted) low = a;
    else high = a;
  }
  const a = Math.sqrt(low * high);
  const lowest = span / 2 - a * Math.atanh(rise / lengthMm);
  const height = (s: number): number => a * Math.cosh((s - lowest) / a);
  const along = normalize([to[0] - from[0], to[1] - from[1], 0]);
  const points = Array.from({ length: SAMPLES + 1 }, (_, i): Vec3 => {
    const s = (span * i) / SAMPLES;
    return add(from, [along[0] * s, along[1] * s, height(s) - height(0)]);
  });
  return { points, normal, closed: false };
}

/**
 * A bracelet or anklet lying on the ground as an oval, facing up. `gapMm` is left at the back (+y) for a clasp;
 * without it the path is closed.
 * @param lengthMm along the chain, the gap not included
 */
export function lyingLoopPath(lengthMm: number, gapMm: number, centre: Vec3, roundness = 0.82): ChainPath {
  const total = lengthMm + gapMm;
  const ellipse = (size: number): Vec3[] =>
    Array.from({ length: SAMPLES }, (_, i): Vec3 => {
      const a = Math.PI / 2 + (2 * Math.PI * i) / SAMPLES;
      return [centre[0] + size * Math.cos(a), centre[1] + size * roundness * Math.sin(a), centre[2]];
    });
  const size = total / pathLengthMm({ points: ellipse(1).map((p) => sub(p, centre)), closed: true });
  const loop = ellipse(size);
  if (gapMm <= 0) return { points: loop, normal: [0, 0, 1], closed: true };
  const open = walk({ points: [...loop, loop[0]], normal: [0, 0, 1], closed: false });
  const points = Array.from({ length: SAMPLES + 1 }, (_, i) =>
    open.at(gapMm / 2 + ((open.lengthMm - gapMm) * i) / SAMPLES),
  );
  return { points, normal: [0, 0, 1], closed: false };
}

/** Places by their distance along a path. */
export interface PathWalk {
  readonly lengthMm: number;
  at(distanceMm: number): Vec3;
}

/** Walks a path by arc length; closed paths wrap around, open ones go on straight beyond their ends. */
export function walk(path: ChainPath): PathWalk {
  const points = path.closed ? [...path.points, path.points[0]] : path.points;
  const sums = [0];
  for (let i = 1; i < points.length; i++) sums.push(sums[i - 1] + lengthOf(sub(points[i], points[i - 1])));
  const total = sums[sums.length - 1];
  const place = (distance: number): Vec3 => {
    const s = path.closed ? ((distance % total) + total) % total : distance;
    let low = 0;
    let high = sums.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (sums[middle] <= s) low = middle;
      else high = middle;
    }
    const t = (s - sums[low]) / (sums[high] - sums[low] || 1);
    return addScaled(points[low], sub(points[high], points[low]), t);
  };
  return { lengthMm: total, at: place };
}

/** The curve of a family that has the wanted length; length grows with the parameter. */
function fitted(shape: (size: number) => Vec3[], lengthMm: number): Vec3[] {
  let low = 0;
  let high = lengthMm;
  for (let i = 0; i < 50; i++) {
    const size = (low + high) / 2;
    if (pathLengthMm({ points: shape(size), closed: false }) < lengthMm) low = size;
    else high = size;
  }
  return shape((low + high) / 2);
}
