import type { Measure, StonePlacement, TriangleMesh, Vec3 } from './solids.ts';
import { dot, normalize, sub, type Vec2 } from './vec.ts';

/** Height of the section through a setting under the girdle plane, mm: the bearing, above every rail. */
const UNDER_GIRDLE_MM = 0.08;
/** Rays about a stone. */
const RAYS = 720;
/** Metal that goes on for more of the round than this (60 degrees) is a wall, less is a prong. */
const WALL_RAYS = RAYS / 6;
/** Small stones nearer than this to a stone's edge are set in the same metal, mm. */
const CROWDED_MM = 0.8;
/** What holds a stone begins no farther outside its corners, mm. */
const TOUCHING_MM = 0.1;
/** A setting's metal lies no farther outside the stone, mm. */
const REACH_MM = 2.5;
/** A measured thickness above the planned one by more than this is that of something the setting has grown into. */
const GROWN_INTO = 1.35;
/** Stones whose settings are gauged; the others are theirs again. */
const MOST_STONES = 8;
/** Round metal is modelled by flats: what is less than planned by no more than they take away is not missing, mm. */
const FLATS_MM = 0.015;
/** Share of a wall's rays that may only graze it. */
const GRAZING = 0.03;
/** A bench gauge reads hundredths of a millimetre. */
const read = (mm: number): number => Math.round(mm * 100) / 100;

/**
 * The measures of a body with those that can be taken from its finished metal taken there: thickness of a band at the
 * palm, prongs and bezel walls at the girdle of every single stone. What metal tells nothing of stays as planned.
 * All in the body's own frame, a band's axis along y and its palm towards -z.
 */
export function gaugedMeasures(
  meshes: readonly TriangleMesh[],
  stones: readonly StonePlacement[],
  planned: readonly Measure[],
): Measure[] {
  const settings = planned.some(({ kind }) => kind === 'prong-diameter' || kind === 'bezel-wall')
    ? stones
        .filter((stone) => stands(stone, stones))
        .slice(0, MOST_STONES)
        .flatMap((stone) => settingOf(meshes, stone))
    : [];
  const least = (shape: Held['shape']): number =>
    Math.min(...settings.filter((held) => held.shape === shape).map(({ mm }) => mm));
  return planned.map((measure): Measure => {
    const found =
      measure.kind === 'prong-diameter'
        ? least('prong')
        : measure.kind === 'bezel-wall'
          ? least('wall')
          : measure.kind === 'shank-thickness' && measure.where === 'band at the palm'
            ? palmThickness(meshes)
            : Infinity;
    const isFlats = found < measure.value && found >= measure.value - FLATS_MM;
    if (!(found > 0) || isFlats || found > GROWN_INTO * measure.value) return measure;
    return { ...measure, value: read(found) };
  });
}

/** A stone that has its setting to itself: in a halo the beads and cups of the small ones stand among its prongs. */
function stands({ role, placement, lengthMm }: StonePlacement, stones: readonly StonePlacement[]): boolean {
  if (role !== 'centre' && role !== 'side') return false;
  return !stones.some((other) => {
    if (other.role === 'centre' || other.role === 'side') return false;
    const apart = sub(other.placement.origin, placement.origin);
    return Math.sqrt(dot(apart, apart)) < (lengthMm + other.lengthMm) / 2 + CROWDED_MM;
  });
}

interface Held {
  readonly shape: 'prong' | 'wall';
  readonly mm: number;
}

/** Metal from the axis of a band down to the palm, mm; Infinity where there is none (an open band). */
function palmThickness(meshes: readonly TriangleMesh[]): number {
  const crossings = section(meshes, [0, 0, 0], [1, 0, 0], [0, 0, -1], [0, 1, 0], Infinity).flatMap(
    ([p, q]) => {
      // Where the section's line crosses the ray downwards from the axis.
      if (p[0] > 0 === q[0] > 0) return [];
      const t = p[0] / (p[0] - q[0]);
      const down = p[1] + (q[1] - p[1]) * t;
      return down > 0 ? [down] : [];
    },
  );
  if (crossings.length < 2) return Infinity;
  return Math.max(...crossings) - Math.min(...crossings);
}

/** What holds a stone at its girdle, piece by piece around it. */
function settingOf(
  meshes: readonly TriangleMesh[],
  { placement, lengthMm, widthMm }: StonePlacement,
): Held[] {
  const [x, y, z] = [normalize(placement.x), normalize(placement.y), normalize(placement.z)];
  const origin: Vec3 = [0, 1, 2].map((k) => placement.origin[k] - z[k] * UNDER_GIRDLE_MM) as unknown as Vec3;
  const reach = lengthMm / 2 + REACH_MM;
  const cut = section(meshes, origin, x, y, z, reach);
  const rays = Array.from({ length: RAYS }, (_, i) =>
    firstMetal(cut, (2 * Math.PI * i) / RAYS, widthMm * 0.3),
  );
  const cornerMm = Math.hypot(lengthMm, widthMm) / 2;
  const held: Held[] = [];
  for (const { from, count } of runsOf(rays.map((hit) => hit !== null))) {
    const hits = Array.from({ length: count }, (_, i) => rays[(from + i) % RAYS]).filter(
      (hit) => hit !== null,
    );
    // What begins farther out holds a neighbour, or hangs beside it.
    if (Math.min(...hits.map(({ start }) => start)) > cornerMm + TOUCHING_MM) continue;
    if (count >= WALL_RAYS) {
      // The ends of a half bezel taper off.
      const inner = count === RAYS ? hits : hits.slice(count * 0.15, -count * 0.15);
      const thick = inner.map(({ start, end }) => end - start).sort((a, b) => a - b);
      held.push({ shape: 'wall', mm: thick[Math.floor(thick.length * GRAZING)] });
    } else held.push({ shape: 'prong', mm: acrossMm(cut, from, count, hits) });
  }
  return held;
}

interface Hit {
  readonly start: number;
  readonly end: number;
}

/** The first stretch of metal along a ray from the stone's middle, from `leastMm` on. */
function firstMetal(cut: readonly Segment[], angle: number, leastMm: number): Hit | null {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const crossings: number[] = [];
  for (const [p, q] of cut) {
    const [a, b] = [p[1] * c - p[0] * s, q[1] * c - q[0] * s];
    if (a > 0 === b > 0) continue;
    const t = a / (a - b);
    const along = (p[0] + (q[0] - p[0]) * t) * c + (p[1] + (q[1] - p[1]) * t) * s;
    if (along > leastMm) crossings.push(along);
  }
  crossings.sort((a, b) => a - b);
  const [start, end] = crossings;
  return start === undefined || end === undefined ? null : { start, end };
}

/** Runs of true around a circle. */
function runsOf(flags: readonly boolean[]): { readonly from: number; readonly count: number }[] {
  const n = flags.length;
  if (flags.every(Boolean)) return [{ from: 0, count: n }];
  const runs: { from: number; count: number }[] = [];
  for (let i = 0; i < n; i++) {
    if (!flags[i] || flags[(i + n - 1) % n]) continue;
    let count = 1;
    while (flags[(i + count) % n]) count++;
    runs.push({ from: i, count });
  }
  return runs;
}

/** How wide a prong is along the girdle: by the corners of its section, which rays would step over. */
function acrossMm(cut: readonly Segment[], from: number, count: number, hits: readonly Hit[]): number {
  const step = (2 * Math.PI) / RAYS;
  const middle = (from + (count - 1) / 2) * step;
  const half = ((count + 1) / 2) * step;
  const [near, far] = [Math.min(...hits.map(({ start }) => start)), Math.max(...hits.map(({ end }) => end))];
  const [c, s] = [Math.cos(middle), Math.sin(middle)];
  let [low, high] = [Infinity, -Infinity];
  for (const [x, y] of cut.flat()) {
    const radius = Math.hypot(x, y);
    const off = Math.atan2(y * c - x * s, x * c + y * s);
    if (Math.abs(off) > half || radius < near - 0.02 || radius > far + 0.02) continue;
    const across = y * c - x * s;
    low = Math.min(low, across);
    high = Math.max(high, across);
  }
  return high > low ? high - low : Infinity;
}

type Segment = readonly [Vec2, Vec2];

/** Lines in which a plane cuts meshes, in the plane's own axes about its origin, as far out as `reachMm`. */
function section(
  meshes: readonly TriangleMesh[],
  origin: Vec3,
  x: Vec3,
  y: Vec3,
  normal: Vec3,
  reachMm: number,
): Segment[] {
  const lines: Segment[] = [];
  for (const { positions, indices } of meshes) {
    const heights = new Float64Array(positions.length / 3);
    const at = (v: number): Vec3 => [positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]];
    const level = dot(origin, normal);
    for (let v = 0; v < heights.length; v++)
      heights[v] =
        positions[3 * v] * normal[0] +
        positions[3 * v + 1] * normal[1] +
        positions[3 * v + 2] * normal[2] -
        level;
    for (let t = 0; t < indices.length; t += 3) {
      const corners = [indices[t], indices[t + 1], indices[t + 2]];
      const above = heights[corners[0]] > 0;
      if (heights[corners[1]] > 0 === above && heights[corners[2]] > 0 === above) continue;
      const ends: Vec2[] = [];
      for (let k = 0; k < 3; k++) {
        const [a, b] = [corners[k], corners[(k + 1) % 3]];
        if (heights[a] > 0 === heights[b] > 0) continue;
        const share = heights[a] / (heights[a] - heights[b]);
        const [p, q] = [sub(at(a), origin), sub(at(b), origin)];
        const [px, py] = [dot(p, x), dot(p, y)];
        ends.push([px + (dot(q, x) - px) * share, py + (dot(q, y) - py) * share]);
      }
      if (ends.length === 2 && Math.hypot(...ends[0]) < reachMm) lines.push([ends[0], ends[1]]);
    }
  }
  return lines;
}
