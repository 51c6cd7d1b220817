/** How equal bands lie when each passes through the others: along circles of Villarceau about one axis. */
import { type Frame, frameAt } from '../frame.ts';
import type { Vec3 } from '../solids.ts';
import { add, cross, dot, scale, sub } from '../vec.ts';

/** A band as its outline: radii and breadth along its axis, mm. */
export interface BandSize {
  readonly innerMm: number;
  readonly outerMm: number;
  readonly breadthMm: number;
}

/** Light between two bands, mm: they are shown and cast apart from each other. */
const CLEAR_MM = 0.15;
const TILTS_DEGREES = [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30] as const;
/** Of the breadth of a band. */
const OFFSETS = [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7, 0.8] as const;
const STEPS = 120;

/** The n-th of `count` bands about the y axis: moved outwards along a line, and tilted about that line. */
function placed(at: number, count: number, offsetMm: number, tilt: number): Frame {
  const turned = (2 * Math.PI * at) / count;
  const out: Vec3 = [Math.cos(turned), 0, Math.sin(turned)];
  const along: Vec3 = [
    -Math.sin(turned) * Math.cos(tilt),
    -Math.sin(tilt),
    Math.cos(turned) * Math.cos(tilt),
  ];
  return { x: out, y: cross(along, out), z: along, origin: scale(out, offsetMm) };
}

/** The least light between two bands, negative where they meet. */
function gapMm({ innerMm, outerMm, breadthMm }: BandSize, one: Frame, other: Frame): number {
  const half = breadthMm / 2;
  const outline = [-1, -0.5, 0, 0.5, 1].flatMap((side): [number, number][] => [
    [innerMm, side * half],
    [outerMm, side * half],
  ]);
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0; step < STEPS; step++) {
    const angle = (2 * Math.PI * step) / STEPS;
    const out = add(scale(one.x, Math.cos(angle)), scale(one.z, Math.sin(angle)));
    for (const [radius, side] of outline) {
      const point = add(one.origin, add(scale(out, radius), scale(one.y, side)));
      const apart = sub(point, other.origin);
      const axial = dot(apart, other.y);
      const radial = Math.hypot(dot(apart, other.x), dot(apart, other.z));
      const beside = Math.abs(axial) - half;
      const beyond = Math.max(innerMm - radial, radial - outerMm);
      least = Math.min(
        least,
        beside > 0 && beyond > 0 ? Math.hypot(beside, beyond) : Math.max(beside, beyond),
      );
    }
  }
  return least;
}

/** The radius about the common axis that a band leaves free. */
function freeMm({ innerMm, breadthMm }: BandSize, frame: Frame): number {
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0; step < STEPS; step++) {
    const angle = (2 * Math.PI * step) / STEPS;
    const out = add(scale(frame.x, Math.cos(angle)), scale(frame.z, Math.sin(angle)));
    for (const side of [-breadthMm / 2, breadthMm / 2]) {
      const [x, , z] = add(frame.origin, add(scale(out, innerMm), scale(frame.y, side)));
      least = Math.min(least, Math.hypot(x, z));
    }
  }
  return least;
}

/**
 * Frames for `count` equal bands (axis y, centre at the origin) that pass through each other without touching, so that
 * they leave the finger as much room as they can. Bands too broad to lie in each other stand side by side.
 */
export function interlocked(band: BandSize, count: number): Frame[] {
  const frames = (offsetMm: number, tilt: number): Frame[] =>
    Array.from({ length: count }, (_, at) => placed(at, count, offsetMm, tilt));
  let best = {
    free: 0,
    lain: Array.from({ length: count }, (_, at) => frameAt([0, at * (band.breadthMm + 1), 0])),
  };
  for (const share of OFFSETS)
    for (const degrees of TILTS_DEGREES) {
      const lain = frames(share * band.breadthMm, (degrees * Math.PI) / 180);
      const free = freeMm(band, lain[0]!);
      if (free <= best.free) continue;
      if (lain.slice(1).every((other) => gapMm(band, lain[0]!, other) >= CLEAR_MM)) best = { free, lain };
    }
  return best.lain;
}
