/** Shapes that motifs are modelled from, in mm: blades, pillows, bars, and the curves they follow. */
import type { Vec3 } from '@filigree/raytracer';
import { loft, middleOf, type RawMesh } from '../../mesh/loft.ts';
import type { Vec2 } from '../../vec.ts';

/** A place on a blade's middle line: where, and how far the blade reaches to its left and right. */
export interface BladePoint {
  readonly at: Vec3;
  readonly left: number;
  readonly right: number;
}

/** Top and bottom of a blade over its middle line at `u` (-1 left edge to 1 right edge), `t` (0 start to 1 end). */
export type BladeSection = (u: number, t: number) => readonly [top: number, bottom: number];

/**
 * A strip along a line in the plane: a petal, a feather, a ribbon, half a heart. Heights count along z whatever the
 * line does. Top must lie over bottom everywhere; lines must not bend tighter than the blade is wide.
 */
export function blade(
  points: readonly BladePoint[],
  section: BladeSection,
  { across = 10, closed = false } = {},
): RawMesh {
  const n = points.length;
  const rows = points.map((p, i) => {
    const a = points[closed ? (i + n - 1) % n : Math.max(0, i - 1)].at;
    const b = points[closed ? (i + 1) % n : Math.min(n - 1, i + 1)].at;
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const sx = (b[1] - a[1]) / len;
    const sy = -(b[0] - a[0]) / len;
    const t = i / (n - 1);
    const top: Vec3[] = [];
    const bottom: Vec3[] = [];
    for (let k = 0; k <= across; k++) {
      const u = -1 + (2 * k) / across;
      const w = u < 0 ? u * p.left : u * p.right;
      const [high, low] = section(u, t);
      top.push([p.at[0] + sx * w, p.at[1] + sy * w, p.at[2] + high]);
      bottom.push([p.at[0] + sx * w, p.at[1] + sy * w, p.at[2] + low]);
    }
    return { top, bottom: bottom.reverse() };
  });
  const ends = [rows[0], rows[n - 1]].map(({ top, bottom }) => middleOf([...top, ...bottom]));
  const level = rows[0].bottom[0][2];
  // A back in one plane needs no points but its edges.
  const isFlat = rows.every(({ bottom }) => bottom.every(([, , z]) => z === level));
  const rings = rows.map(({ top, bottom }) => [...top, ...(isFlat ? [bottom[0], bottom[across]] : bottom)]);
  return loft(rings, closed, ends);
}

/**
 * A body over an outline that is star-shaped about `centre`: `top(t, x, y, k)` is the height at share `t` of the way
 * from the centre (0) to the outline's point k (1); the back is flat at `backZ`.
 */
export function pillow(
  outline: readonly Vec2[],
  top: (t: number, x: number, y: number, k: number) => number,
  { centre = [0, 0] as Vec2, rings = 14, backZ = 0 } = {},
): RawMesh {
  const n = outline.length;
  const positions: number[] = [];
  const indices: number[] = [];
  const at = (p: Vec2, t: number): Vec2 => [
    centre[0] + (p[0] - centre[0]) * t,
    centre[1] + (p[1] - centre[1]) * t,
  ];
  for (const p of outline) positions.push(p[0], p[1], backZ);
  for (let r = 0; r < rings; r++) {
    // Closer rings near the edge, where the surface turns down.
    const t = Math.sin((Math.PI / 2) * (1 - r / rings));
    outline.forEach((p, k) => {
      const [x, y] = at(p, t);
      positions.push(x, y, top(t, x, y, k));
    });
  }
  for (let r = 0; r < rings; r++) {
    for (let k = 0; k < n; k++) {
      const a = r * n + k;
      const b = r * n + ((k + 1) % n);
      indices.push(a, b, b + n, a, b + n, a + n);
    }
  }
  const apex = positions.length / 3;
  positions.push(centre[0], centre[1], top(0, centre[0], centre[1], 0), centre[0], centre[1], backZ);
  const last = rings * n;
  for (let k = 0; k < n; k++) {
    const k2 = (k + 1) % n;
    indices.push(apex, last + k, last + k2, apex + 1, k2, k);
  }
  return { positions, indices };
}

/** Points of a closed or open curve through given points (Catmull-Rom), `steps` a span. */
export function curve(points: readonly Vec3[], steps: number, closed = false): Vec3[] {
  const n = points.length;
  const get = (i: number): Vec3 => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))];
  const out: Vec3[] = [];
  const spans = closed ? n : n - 1;
  for (let i = 0; i < spans; i++) {
    const [p, q, r, s] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const at = (j: 0 | 1 | 2): number =>
        0.5 *
        (2 * q[j] +
          (r[j] - p[j]) * t +
          (2 * p[j] - 5 * q[j] + 4 * r[j] - s[j]) * t * t +
          (3 * q[j] - p[j] - 3 * r[j] + s[j]) * t * t * t);
      out.push([at(0), at(1), at(2)]);
    }
  }
  if (!closed) out.push(points[n - 1]);
  return out;
}

/** As `curve`, in the plane. */
export const curve2 = (points: readonly Vec2[], steps: number, closed = false): Vec2[] =>
  curve(
    points.map(([x, y]): Vec3 => [x, y, 0]),
    steps,
    closed,
  ).map(([x, y]): Vec2 => [x, y]);

/** A line resampled to `count` points of equal distance. */
export function evenly<P extends readonly number[]>(line: readonly P[], count: number): P[] {
  const lengths = [0];
  for (let i = 1; i < line.length; i++) {
    lengths.push(lengths[i - 1] + Math.hypot(...line[i].map((v, k) => v - line[i - 1][k])));
  }
  const total = lengths[lengths.length - 1];
  let k = 0;
  return Array.from({ length: count }, (_, i) => {
    const s = (total * i) / (count - 1);
    while (k < line.length - 2 && lengths[k + 1] < s) k++;
    const t = (s - lengths[k]) / (lengths[k + 1] - lengths[k] || 1);
    return line[k].map((v, j) => v + (line[k + 1][j] - v) * t) as unknown as P;
  });
}

export function lengthOf(line: readonly (readonly number[])[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += Math.hypot(...line[i].map((v, k) => v - line[i - 1][k]));
  return sum;
}

/** A line's places as points of a blade whose half width is `half(t)`. */
export const bladePath = (line: readonly Vec3[], half: (t: number) => number): BladePoint[] =>
  line.map((at, i) => {
    const w = half(i / (line.length - 1));
    return { at, left: w, right: w };
  });

/** Section of a half-round wire lying on its back. */
export const halfRound =
  (height: number): BladeSection =>
  (u) => [height * (0.32 + 0.68 * Math.sqrt(Math.max(0, 1 - u * u * 0.98))), 0];

/** Points around a circle or ellipse, counter-clockwise. */
export const ellipse = (rx: number, ry: number, count: number, cx = 0, cy = 0): Vec2[] =>
  Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * i) / count;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });

/** Points on an arc, from and to in radians. */
export const arc = (cx: number, cy: number, r: number, from: number, to: number, count: number): Vec2[] =>
  Array.from({ length: count }, (_, i) => {
    const a = from + ((to - from) * i) / (count - 1);
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
  });

/** A regular polygon, first corner at `turn` radians. */
export const polygon = (count: number, r: number, turn: number): Vec2[] =>
  ellipse(r, r, count).map(([x, y]) => [
    x * Math.cos(turn) - y * Math.sin(turn),
    x * Math.sin(turn) + y * Math.cos(turn),
  ]);

/** A mesh mirrored to the other side of the middle. */
export const mirroredMesh = ({ positions, indices }: RawMesh): RawMesh => ({
  positions: positions.map((v, i) => (i % 3 === 0 ? -v : v)),
  indices,
});
