import type { Vec3 } from '@filigree/raytracer';
import { BuildFault } from '../mesh/bench.ts';
import { type Loop, stationsOf } from './link.ts';

/** Play between neighbours: a little for the facets of the wire (their corners stand out) and for bends. */
export const clearanceMm = (wireMm: number): number => 0.06 * wireMm + 0.03;

const POINTS = 72;

/** Smallest distance of two sampled loops, the second turned about x and moved along it. */
function distance(a: readonly Vec3[], b: readonly Vec3[], roll: number, along: number): number {
  const c = Math.cos(roll);
  const s = Math.sin(roll);
  let least = Infinity;
  for (const [x, y, z] of b) {
    const [px, py, pz] = [x + along, y * c - z * s, y * s + z * c];
    for (const p of a) {
      const d = (p[0] - px) ** 2 + (p[1] - py) ** 2 + (p[2] - pz) ** 2;
      if (d < least) least = d;
    }
  }
  return Math.sqrt(least);
}

/**
 * The pitch at which a link hooked through another is taut but does not touch it, and how far it may be pushed
 * together. Found by drawing the two apart from the middle outwards.
 * @param roll turn of the second link against the first, radians
 * @throws BuildFault when the wire is too thick for the links to pass each other
 */
export function tautPitch(
  kind: string,
  first: Loop,
  second: Loop,
  roll: number,
  wireMm: number,
): { readonly pitchMm: number; readonly leastMm: number } {
  const a = stationsOf(first, POINTS);
  const b = stationsOf(second, POINTS);
  const wanted = wireMm + clearanceMm(wireMm);
  const extent = Math.max(...a.map((p) => p[0])) - Math.min(...b.map((p) => p[0]));
  const step = extent / 160;
  const free = (x: number): boolean => distance(a, b, roll, x) >= wanted;
  // From clear of each other, inwards: first the ends would collide, then the second hangs in the first.
  let x = extent + wanted;
  while (x > 0 && free(x)) x -= step;
  while (x > 0 && !free(x)) x -= step;
  if (x <= 0) throw new BuildFault(`${kind} chain`, 'wire too thick for its links');
  let high = x + step;
  let low = x;
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (free(middle)) low = middle;
    else high = middle;
  }
  const pitchMm = low;
  let least = pitchMm;
  while (least > 0.6 * pitchMm && free(least - step)) least -= step;
  return { pitchMm, leastMm: least };
}

/** Whether two links, not neighbours, are clear of each other. */
export function isClear(first: Loop, second: Loop, roll: number, along: number, wireMm: number): boolean {
  const a = stationsOf(first, POINTS);
  const b = stationsOf(second, POINTS);
  return distance(a, b, roll, along) >= wireMm * 1.05 + 0.02;
}
