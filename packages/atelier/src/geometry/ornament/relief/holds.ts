import type { Bench, Region } from '../../mesh/bench.ts';
import type { Vec3 } from '../../solids.ts';
import type { Vec2 } from '../../vec.ts';
import type { BuiltOrnament } from '../built.ts';

/** Half the metal that a hold needs about it, mm. */
const FIRM_MM = 0.28;

/** How far what hangs may turn under its hold, as a tangent: 12 degrees still look straight. */
const MOST_LEAN = Math.tan((12 * Math.PI) / 180);

/** Extents and places to hang from of an ornament whose metal covers `region` and is `rimMm` thick at its edge. */
export function describeOrnament(
  bench: Bench,
  region: Region,
  rimMm: number,
  frontMm: number,
  focus: Vec3,
): BuiltOrnament {
  // Tips too thin to hold anything are passed over.
  const firm = bench.grown(region, -FIRM_MM);
  const body = firm.isEmpty() ? region : firm;
  const inset = firm.isEmpty() ? 0 : FIRM_MM;
  const points = bench.outlines(region).flat();
  const extent = (dx: number, dy: number): number =>
    points.reduce((most, [x, y]) => Math.max(most, x * dx + y * dy), 0.01);
  const firmly = ([x, y]: Vec2, dx: number, dy: number): Vec3 => [x + dx * inset, y + dy * inset, rimMm / 2];
  const hold = (dx: number, dy: number): Vec3 => firmly(edgePoint(bench, body, dx, dy), dx, dy);
  return {
    leftMm: extent(-1, 0),
    rightMm: extent(1, 0),
    upMm: extent(0, 1),
    downMm: extent(0, -1),
    frontMm,
    rimMm,
    holds: {
      top: firmly(hangingPoint(bench, body, region), 0, 1),
      bottom: hold(0, -1),
      left: hold(-1, 0),
      right: hold(1, 0),
    },
    focus,
  };
}

/**
 * Where a piece hangs from. It turns until its middle of mass is under its hold: one that would lean to be seen is held
 * straight above that middle.
 */
function hangingPoint(bench: Bench, body: Region, region: Region): Vec2 {
  const top = edgePoint(bench, body, 0, 1);
  const [x, y] = middleOf(bench.outlines(region));
  if (Math.abs(top[0] - x) <= MOST_LEAN * (top[1] - y)) return top;
  const shifted = bench.outlines(body).map((loop) => loop.map(([u, v]): Vec2 => [u - x, v]));
  const above = axisCrossing(shifted, 0, 1);
  return above === null || above <= y ? top : [x, above];
}

/** The middle of the area within outlines; holes run the other way round. */
function middleOf(outlines: readonly (readonly Vec2[])[]): Vec2 {
  let [area, x, y] = [0, 0, 0];
  for (const loop of outlines)
    loop.forEach((p, i) => {
      const q = loop[(i + 1) % loop.length];
      const share = p[0] * q[1] - p[1] * q[0];
      area += share;
      x += (share * (p[0] + q[0])) / 3;
      y += (share * (p[1] + q[1])) / 3;
    });
  return [x / area, y / area];
}

/**
 * The outermost point of the region in a direction: on the axis through the origin unless the metal falls well short
 * there (the cleft of a heart, the gap of a crescent), else wherever it reaches out farthest near the axis.
 */
function edgePoint(bench: Bench, region: Region, dx: number, dy: number): Vec2 {
  const points = bench.outlines(region).flat();
  const far = Math.max(...points.map(([x, y]) => x * dx + y * dy));
  const near = Math.min(...points.map(([x, y]) => x * dx + y * dy));
  const onAxis = axisCrossing(bench.outlines(region), dx, dy);
  if (onAxis !== null && onAxis > far - 0.18 * (far - near)) return [dx * onAxis, dy * onAxis];
  let best: Vec2 = points[0];
  let score = -Infinity;
  for (const p of points) {
    const along = p[0] * dx + p[1] * dy;
    const aside = Math.abs(p[0] * dy - p[1] * dx);
    const s = along - 0.35 * aside;
    if (s > score) [score, best] = [s, p];
  }
  return best;
}

/** The farthest crossing of the outlines with the ray from the origin. */
export function axisCrossing(outlines: readonly (readonly Vec2[])[], dx: number, dy: number): number | null {
  let far: number | null = null;
  for (const loop of outlines) {
    loop.forEach((p, i) => {
      const q = loop[(i + 1) % loop.length];
      const a = p[0] * dy - p[1] * dx;
      const b = q[0] * dy - q[1] * dx;
      if (a === b || a * b > 0) return;
      const t = a / (a - b);
      const along = (p[0] + (q[0] - p[0]) * t) * dx + (p[1] + (q[1] - p[1]) * t) * dy;
      if (far === null || along > far) far = along;
    });
  }
  return far;
}
