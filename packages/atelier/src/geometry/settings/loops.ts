import type { Vec3 } from '@filigree/raytracer';
import { type Frame, toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { type OutlinePoint, offsetOutline, thinnedOutline, walkLoop } from '../mesh/convex.ts';
import { loft, tube } from '../mesh/loft.ts';
import { refinedPath } from '../mesh/tessellation.ts';
import type { Vec2 } from '../vec.ts';

/** A point of a wall's section: `offset` outwards from the outline (mm), after scaling it by `share`, at height z. */
export interface WallPoint {
  readonly offset: number;
  readonly share: number;
  readonly z: number;
}

/** How far outside its outline a wall is taken to reach when its facets are chosen, mm. */
const WALL_REACH_MM = 0.6;
/** How far a wall's facets may stand off it, mm: fusing it thins it by a little more, and casters ask for 0.015 in all. */
export const WALL_CHORD_MM = 0.007;

/** An outline with points added where a wall about it would show its facets. */
function roundedOutline(outline: readonly OutlinePoint[]): OutlinePoint[] {
  const outside = outline.map((p): Vec3 => [p.x + p.nx * WALL_REACH_MM, p.y + p.ny * WALL_REACH_MM, 0]);
  return refinedPath(outside, true, () => 0).map(({ at, from, share }) => {
    const a = outline[from];
    if (share === 0) return a;
    const b = outline[(from + 1) % outline.length];
    const [nx, ny] = [a.nx + (b.nx - a.nx) * share, a.ny + (b.ny - a.ny) * share];
    const length = Math.hypot(nx, ny) || 1;
    const [ux, uy] = [nx / length, ny / length];
    return { x: at[0] - ux * WALL_REACH_MM, y: at[1] - uy * WALL_REACH_MM, nx: ux, ny: uy };
  });
}

/** A section with points added where it is round, as it stands `radiusMm` from the middle. */
const roundedSection = (section: readonly WallPoint[], radiusMm: number): WallPoint[] =>
  refinedPath(
    section.map((w): Vec3 => [w.share * radiusMm + w.offset, w.z, 0]),
    true,
    () => 0,
  ).map(({ at, from, share: way }) => {
    const [a, b] = [section[from], section[(from + 1) % section.length]];
    const share = a.share + (b.share - a.share) * way;
    return { share, offset: at[0] - share * radiusMm, z: at[1] };
  });

/** Sweeps a closed section around an outline: bezels, cups, plates. */
export function buildWall(
  bench: Bench,
  name: string,
  outline: readonly OutlinePoint[],
  frame: Frame,
  section: readonly WallPoint[],
): Solid {
  const radiusMm = Math.max(...outline.map((p) => Math.hypot(p.x, p.y)));
  const round = roundedSection(section, radiusMm);
  const rings = thinnedOutline(roundedOutline(outline), WALL_CHORD_MM).map((p) =>
    round.map((w) => toWorld(frame, p.x * w.share + p.nx * w.offset, p.y * w.share + p.ny * w.offset, w.z)),
  );
  return bench.solid(loft(rings, true), name);
}

/** Evenly spaced places along a closed loop, `phaseMm` from its start, with outward normals. */
export function placesAlong(loop: readonly Vec2[], count: number, phaseMm: number): OutlinePoint[] {
  const walk = walkLoop(loop);
  return Array.from({ length: count }, (_, i) => walk.at(phaseMm + (i * walk.lengthMm) / count));
}

/** A round wire around an outline at a height; `wave` (mm) dips it between `waves` high points. */
export function buildRail(
  bench: Bench,
  outline: readonly OutlinePoint[],
  frame: Frame,
  rail: {
    offset: number;
    share: number;
    z: number;
    radiusMm: number;
    dipAt?: (x: number, y: number) => number;
  },
): Solid {
  const loop = offsetOutline(outline, rail.offset, rail.share);
  const walk = walkLoop(loop);
  const count = Math.max(48, Math.min(120, Math.round(walk.lengthMm / 0.2)));
  const path = Array.from({ length: count }, (_, i) => {
    const p = walk.at((i * walk.lengthMm) / count);
    const at: Vec3 = toWorld(frame, p.x, p.y, rail.z - (rail.dipAt?.(p.x, p.y) ?? 0));
    return { at, side: rail.radiusMm, up: rail.radiusMm };
  });
  return bench.solid(tube(path, frame.z, { segments: 12, closed: true }), 'rail');
}

/** A row of fused beads along a closed or open path, as a milgrain wheel rolls it: one body. */
export function buildMilgrain(
  bench: Bench,
  path: readonly Vec3[],
  closed: boolean,
  radiusMm: number,
  sideHint: Vec3,
): Solid {
  // Each bead takes four rings of a tube whose radius follows a circle.
  const lengths = [0];
  for (let i = 1; i <= (closed ? path.length : path.length - 1); i++) {
    const a = path[i - 1];
    const b = path[i % path.length];
    lengths.push(lengths[i - 1] + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]));
  }
  const total = lengths[lengths.length - 1];
  const beads = Math.max(4, Math.round(total / (radiusMm * 1.75)));
  const profile = [0.4, 0.86, 1, 0.86];
  const samples = beads * profile.length;
  let k = 0;
  const points = Array.from({ length: samples }, (_, i) => {
    const s = ((i + 0.0001) / samples) * total;
    while (k < lengths.length - 2 && lengths[k + 1] < s) k++;
    const a = path[k];
    const b = path[(k + 1) % path.length];
    const t = (s - lengths[k]) / (lengths[k + 1] - lengths[k] || 1);
    const r = radiusMm * profile[i % profile.length];
    const at: Vec3 = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
    return { at, side: r, up: r };
  });
  return bench.solid(tube(points, sideHint, { segments: 7, closed }), 'milgrain');
}
