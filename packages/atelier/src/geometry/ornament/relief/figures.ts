import type { Bench, Region } from '../../mesh/bench.ts';
import type { Vec2 } from '../../vec.ts';

/** Plane figures in mm: loops of points (counter-clockwise) and paths, from which relief is drawn. */

export const polar = (radius: number, angle: number): Vec2 => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];

export const TURN = 2 * Math.PI;

/** Points of an ellipse, counter-clockwise from the right. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, count = 64): Vec2[] {
  return Array.from({ length: count }, (_, i) => {
    const a = (TURN * i) / count;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });
}

/** An arc as a path, angles in radians; runs clockwise where `to` is smaller. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number, count = 32): Vec2[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const a = from + ((to - from) * i) / count;
    return [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
  });
}

/** A spiral from an outer to an inner radius over `turns` (negative: clockwise). */
export function spiral(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  from: number,
  turns: number,
  count = 60,
): Vec2[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const r = outer + (inner - outer) * t;
    const a = from + turns * TURN * t;
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
  });
}

/** A regular polygon or, with an inner radius, a star; the first corner points up. */
export function star(points: number, outer: number, inner?: number, turn = 0): Vec2[] {
  const n = inner === undefined ? points : points * 2;
  return Array.from({ length: n }, (_, i) =>
    polar(inner !== undefined && i % 2 === 1 ? inner : outer, Math.PI / 2 + turn + (TURN * i) / n),
  );
}

export const box = (x0: number, y0: number, x1: number, y1: number): Vec2[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** A Catmull-Rom curve through points; `closed` joins the ends. */
export function curve(points: readonly Vec2[], closed = false, steps = 8): Vec2[] {
  const n = points.length;
  const at = (i: number): Vec2 => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  const out: Vec2[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const w = (a: number, b: number, c: number, d: number): number =>
        0.5 *
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      out.push([w(p[0], q[0], r[0], s[0]), w(p[1], q[1], r[1], s[1])]);
    }
  }
  if (!closed) out.push(points[n - 1]);
  return out;
}

/** A leaf or petal from its foot, pointing along `angle`; `belly` says where it is widest (0 foot to 1 tip). */
export function leaf(
  foot: Vec2,
  angle: number,
  length: number,
  width: number,
  belly = 0.45,
  round = 0.5,
): Vec2[] {
  const side = (t: number): number => {
    const u = t < belly ? (0.5 * t) / belly : 0.5 + (0.5 * (t - belly)) / (1 - belly);
    return (width / 2) * Math.sin(Math.PI * u) ** (1.4 - round);
  };
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const n = 14;
  const loop: Vec2[] = [];
  for (let i = 0; i <= n; i++) loop.push([(i / n) * length, -side(i / n)]);
  for (let i = n - 1; i > 0; i--) loop.push([(i / n) * length, side(i / n)]);
  return loop.map(([x, y]): Vec2 => [foot[0] + x * c - y * s, foot[1] + x * s + y * c]);
}

export const rotate = (points: readonly Vec2[], angle: number): Vec2[] => {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return points.map(([x, y]) => [x * c - y * s, x * s + y * c]);
};
export const move = (points: readonly Vec2[], dx: number, dy: number): Vec2[] =>
  points.map(([x, y]) => [x + dx, y + dy]);
export const scaled = (points: readonly Vec2[], sx: number, sy = sx): Vec2[] =>
  points.map(([x, y]) => [x * sx, y * sy]);
/** Mirrored left to right, still counter-clockwise if it was. */
export const mirrored = (points: readonly Vec2[]): Vec2[] => points.map(([x, y]): Vec2 => [-x, y]).reverse();

/** Joints that turn more than this are rounded by a disc; gentler ones are mitred. */
const SHARP_TURN = 0.4;

/** A line of a width (mm) with round ends and joints; `endWidthMm` lets it taper. */
export function stroke(
  bench: Bench,
  path: readonly Vec2[],
  widthMm: number,
  { closed = false, endWidthMm = widthMm } = {},
): Region {
  const given = path.length;
  const points = path
    .map(([x, y], i) => ({
      x,
      y,
      half: (widthMm + (endWidthMm - widthMm) * (i / Math.max(1, given - 1))) / 2,
    }))
    .filter((p, i, all) => {
      const next = i + 1 < given ? all[i + 1] : closed ? all[0] : null;
      return next === null || Math.hypot(next.x - p.x, next.y - p.y) > 1e-6;
    });
  const n = points.length;
  const segments = points.slice(0, closed ? n : n - 1).map((p, i) => {
    const q = points[(i + 1) % n];
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    return { length, angle: Math.atan2(q.y - p.y, q.x - p.x) };
  });
  // At every point: how far the line turns, and whether its sides can go around the joint without folding.
  const joints = points.map(({ half }, i) => {
    const before = segments[closed ? (i + n - 1) % n : i - 1];
    const after = segments[i];
    if (before === undefined || after === undefined)
      return { smooth: false, angle: (after ?? before)?.angle ?? 0, turn: 0 };
    const turn = Math.atan2(Math.sin(after.angle - before.angle), Math.cos(after.angle - before.angle));
    const room = Math.min(before.length, after.length) * 0.45;
    const smooth = Math.abs(turn) < SHARP_TURN && half * Math.tan(Math.abs(turn) / 2) < room;
    return { smooth, angle: before.angle + turn / 2, turn };
  });
  const loops: Vec2[][] = [];
  joints.forEach(({ smooth }, i) => {
    if (!smooth) loops.push(ellipse(points[i].x, points[i].y, points[i].half, points[i].half, 16));
  });
  const breaks = joints.flatMap(({ smooth }, i) => (smooth ? [] : [i]));
  // A closed line without corners is cut in two, so that both sides turn the same way everywhere.
  const starts = breaks.length > 0 ? breaks : [0, n >> 1];
  starts.forEach((from, k) => {
    const to = k + 1 < starts.length ? starts[k + 1] : closed ? starts[0] + n : n - 1;
    if (to <= from) return;
    const sides: [Vec2[], Vec2[]] = [[], []];
    for (let j = from; j <= to; j++) {
      const { x, y, half } = points[j % n];
      const { smooth, angle, turn } = joints[j % n];
      const at = smooth ? angle : segments[(j === to ? j - 1 : j) % n].angle;
      const reach = smooth ? half / Math.cos(turn / 2) : half;
      const [nx, ny] = [-Math.sin(at) * reach, Math.cos(at) * reach];
      sides[0].push([x - nx, y - ny]);
      sides[1].push([x + nx, y + ny]);
    }
    loops.push([...sides[0], ...sides[1].reverse()]);
  });
  return bench.region(loops);
}
