import type { StoneCut } from '@filigree/contracts';
import { radians, type Vec2 } from '../vec.ts';

/** Share of the width by which the corners of step cuts are cut off. */
export const STEP_CORNER = 0.16;
const RADIANT_CORNER = 0.13;

/** Cuts whose body is the intersection of half spaces: all but the heart, which has a cleft. */
export type ConvexCut = Exclude<StoneCut, 'Heart'>;

/**
 * Girdle outlines in units of the width, convex and counter-clockwise, length along x, origin below the culet.
 * Curves have a point about every four degrees.
 * @param taper of a baguette the end at +x as a share of the other
 */
export function girdleOutline(cut: ConvexCut, ratio: number, taper = 1): Vec2[] {
  const l = ratio / 2;
  switch (cut) {
    case 'Round':
    case 'Oval':
      return closedCurve(96, (a) => [l * Math.cos(a), 0.5 * Math.sin(a)]);
    case 'Cushion':
      // A superellipse: bowed sides and soft corners.
      return superellipse(ratio, 3.2);
    case 'Marquise':
      return lens(l);
    case 'Pear':
      return pear(ratio);
    case 'Trillion':
      return trillion();
    case 'Princess':
      return rectangle(l, 0.5);
    case 'Baguette':
      return trapezoid(l, taper);
    case 'Emerald':
      return octagon(l, 0.5, STEP_CORNER);
    case 'Radiant':
      return octagon(l, 0.5, RADIANT_CORNER);
  }
}

/** |x / (ratio / 2)|^power + |2 y|^power = 1: an oblong with soft corners. */
export function superellipse(ratio: number, power: number): Vec2[] {
  return closedCurve(96, (a) => {
    const c = Math.cos(a);
    const s = Math.sin(a);
    const f = 1 / (Math.abs(c) ** power + Math.abs(s) ** power) ** (1 / power);
    return [(ratio / 2) * f * c, 0.5 * f * s];
  });
}

function closedCurve(count: number, at: (angle: number) => Vec2): Vec2[] {
  return Array.from({ length: count }, (_, i) => at((2 * Math.PI * i) / count));
}

const rectangle = (x: number, y: number): Vec2[] => [
  [x, -y],
  [x, y],
  [-x, y],
  [-x, -y],
];

/** Broad at -x, its other end of this share. */
const trapezoid = (x: number, taper: number): Vec2[] => [
  [x, -taper / 2],
  [x, taper / 2],
  [-x, 0.5],
  [-x, -0.5],
];

const octagon = (x: number, y: number, c: number): Vec2[] => [
  [x, -y + c],
  [x, y - c],
  [x - c, y],
  [-x + c, y],
  [-x, y - c],
  [-x, -y + c],
  [-x + c, -y],
  [x - c, -y],
];

/** Two arcs that meet in points at (l, 0) and (-l, 0). */
function lens(l: number): Vec2[] {
  // Circle through (l, 0), (0, 0.5), (-l, 0): centre (0, -c), radius 0.5 + c.
  const c = (l * l - 0.25) / 1;
  const radius = 0.5 + c;
  const half = Math.atan2(l, c);
  const arc = (sign: number): Vec2[] =>
    Array.from({ length: 28 }, (_, i) => {
      const a = half - (2 * half * i) / 28;
      return [sign * radius * Math.sin(a), sign * (radius * Math.cos(a) - c)];
    });
  return [...arc(1), ...arc(-1)];
}

/** A half round at -x and two arcs, tangent to it, that meet in a point at +x. Origin in the round's centre. */
function pear(ratio: number): Vec2[] {
  const tip = ratio - 0.5;
  // Arc tangent to the round at (0, 0.5) with its centre on x = 0 through (tip, 0).
  const c = (tip * tip - 0.25) / 1;
  const radius = 0.5 + c;
  const half = Math.atan2(tip, c);
  const upper: Vec2[] = Array.from({ length: 24 }, (_, i) => {
    const a = half - (half * i) / 24;
    return [radius * Math.sin(a), radius * Math.cos(a) - c];
  });
  const round: Vec2[] = Array.from({ length: 49 }, (_, i) => {
    const a = Math.PI / 2 + (Math.PI * i) / 48;
    return [0.5 * Math.cos(a), 0.5 * Math.sin(a)];
  });
  const lower: Vec2[] = Array.from({ length: 23 }, (_, i) => {
    const a = (half * (i + 1)) / 24;
    return [radius * Math.sin(a), c - radius * Math.cos(a)];
  });
  return [...upper, ...round, ...lower];
}

/** Three bowed sides, each an arc about a point well beyond the opposite corner; a corner at +x. */
function trillion(): Vec2[] {
  const corner = 0.58;
  const bow = 0.09;
  const out: Vec2[] = [];
  for (let side = 0; side < 3; side++) {
    const a0 = radians(120 * side);
    const a1 = radians(120 * (side + 1));
    for (let i = 0; i < 20; i++) {
      const t = i / 20;
      const x = corner * (Math.cos(a0) * (1 - t) + Math.cos(a1) * t);
      const y = corner * (Math.sin(a0) * (1 - t) + Math.sin(a1) * t);
      const mid = (a0 + a1) / 2;
      const lift = bow * 4 * t * (1 - t);
      out.push([x + Math.cos(mid) * lift, y + Math.sin(mid) * lift]);
    }
  }
  // Scaled so that the extent across y is the width, 1.
  const height = Math.max(...out.map((p) => p[1])) - Math.min(...out.map((p) => p[1]));
  return out.map(([x, y]) => [x / height, y / height]);
}

/** Support of the outline: the farthest reach in the direction (nx, ny). */
export function supportOf(outline: readonly Vec2[], nx: number, ny: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const [x, y] of outline) best = Math.max(best, x * nx + y * ny);
  return best;
}

/** Outward normal of the outline where the ray from the origin at angle `a` leaves it; averaged at corners. */
export function normalAt(outline: readonly Vec2[], a: number): Vec2 {
  const n = outline.length;
  const dx = Math.cos(a);
  const dy = Math.sin(a);
  for (let i = 0; i < n; i++) {
    const p = outline[i];
    const q = outline[(i + 1) % n];
    const cp = dx * p[1] - dy * p[0];
    const cq = dx * q[1] - dy * q[0];
    const ahead = p[0] * dx + p[1] * dy > 0;
    if (!ahead || cp > 1e-9 || cq <= 1e-9) continue;
    const own = edgeNormal(p, q);
    if (cp < -1e-6) return own;
    const before = edgeNormal(outline[(i + n - 1) % n], p);
    const x = own[0] + before[0];
    const y = own[1] + before[1];
    const len = Math.hypot(x, y) || 1;
    return [x / len, y / len];
  }
  return [dx, dy];
}

function edgeNormal(p: Vec2, q: Vec2): Vec2 {
  const len = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  return [(q[1] - p[1]) / len, (p[0] - q[0]) / len];
}
