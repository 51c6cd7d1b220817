import type { Bench, Region, Solid } from '../../mesh/bench.ts';
import type { RawMesh } from '../../mesh/loft.ts';
import { clamp, type Vec2 } from '../../vec.ts';

/** Turns of the rounded edge: 22.5 degrees each, 30 where it is fine, so that they are drawn smooth. */
const edgeSteps = (edgeMm: number): number => (edgeMm > 0.11 ? 4 : 3);

/**
 * What an outline may be off by, mm: a chord of a corner's rounding, not to be seen. Of what is raised and large more, for
 * it is seen from farther away; the ends of what is sunk all around a band must go on meeting. At most what casters ask
 * for, less what fused metal is thinned by (mesh/tessellation.ts).
 */
const LEAST_TOLERANCE_MM = 0.005;
const MOST_TOLERANCE_MM = 0.012;
/** The same as a share of the longer side of a region. */
const TOLERANCE_SHARE = 0.00027;

const toleranceOf = (bench: Bench, region: Region): number =>
  clamp(bench.spread(region) * TOLERANCE_SHARE, LEAST_TOLERANCE_MM, MOST_TOLERANCE_MM);

/** What is left of a region that is raised: nothing narrower than twice its edge, corners rounded. */
export const raisedOutline = (bench: Bench, region: Region, edgeMm: number): Region =>
  softened(bench, region, edgeMm * 1.08, toleranceOf(bench, region));

/**
 * A region as a slab from `low` to `high` with its upper edge rounded over `edgeMm`. Features narrower than twice
 * the edge vanish, corners inside and outside are rounded: what casting could not hold is not drawn.
 */
export function raised(
  bench: Bench,
  region: Region,
  low: number,
  high: number,
  edgeMm: number,
  name = 'relief',
): Solid | null {
  const soft = raisedOutline(bench, region, edgeMm);
  const outlines = bench.outlines(soft).filter((loop) => loop.length > 2);
  if (outlines.length === 0) return null;
  const rows: { readonly inset: number; readonly z: number }[] = [{ inset: 0, z: low }];
  const steps = edgeSteps(edgeMm);
  for (let k = 0; k <= steps; k++) {
    const a = (k / steps) * (Math.PI / 2);
    rows.push({ inset: edgeMm * (1 - Math.cos(a)), z: high - edgeMm + edgeMm * Math.sin(a) });
  }
  return bench.solid(skinned(bench, outlines, rows), name);
}

/** The tool for a sunk field from `high` down to `floor`: walls lean outwards a little, as a graver leaves them. */
export function sunk(
  bench: Bench,
  region: Region,
  floor: number,
  high: number,
  leanMm: number,
  name = 'field',
): Solid | null {
  const soft = softened(bench, region, 0.06);
  const outlines = bench.outlines(soft).filter((loop) => loop.length > 2);
  if (outlines.length === 0) return null;
  return bench.solid(
    skinned(bench, outlines, [
      { inset: leanMm, z: floor },
      { inset: 0, z: high },
    ]),
    name,
  );
}

/** All corners rounded to a radius; parts and gaps narrower than twice the radius go. */
export function softened(
  bench: Bench,
  region: Region,
  radiusMm: number,
  toleranceMm = LEAST_TOLERANCE_MM,
): Region {
  // Every pass rounds every corner anew: without thinning, points would multiply from pass to pass.
  const thin = (one: Region): Region => bench.plainer(one, toleranceMm);
  const shrunk = thin(bench.grown(thin(region), -radiusMm, 16));
  const open = thin(bench.grown(shrunk, 2 * radiusMm, 24));
  return thin(bench.grown(open, -radiusMm, 24));
}

/** Outlines lifted through rows of (inset, z), closed by flat faces below and above. */
function skinned(
  bench: Bench,
  outlines: readonly (readonly Vec2[])[],
  rows: readonly { readonly inset: number; readonly z: number }[],
): RawMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  const count = outlines.reduce((sum, loop) => sum + loop.length, 0);
  const inwards = outlines.map(inwardsOf);
  const levels = rows.map(({ inset }) =>
    outlines.map((loop, l) =>
      loop.map((p, i): Vec2 => [p[0] + inwards[l][i][0] * inset, p[1] + inwards[l][i][1] * inset]),
    ),
  );
  levels.forEach((loops, r) => {
    for (const loop of loops) for (const p of loop) positions.push(p[0], p[1], rows[r].z);
  });
  for (let r = 0; r + 1 < rows.length; r++) {
    let first = 0;
    for (const loop of outlines) {
      for (let i = 0; i < loop.length; i++) {
        const a = r * count + first + i;
        const b = r * count + first + ((i + 1) % loop.length);
        indices.push(a, b, b + count, a, b + count, a + count);
      }
      first += loop.length;
    }
  }
  const last = (rows.length - 1) * count;
  // Both faces take the triangles of the lower: the upper's corners are shrunk to where a triangulator goes astray.
  for (const [a, b, c] of bench.triangulated(levels[0])) {
    indices.push(a, c, b, last + a, last + b, last + c);
  }
  return { positions, indices };
}

/** Where each corner goes when its two edges move one mm inwards; sharp corners are held back. */
function inwardsOf(loop: readonly Vec2[]): Vec2[] {
  const n = loop.length;
  return loop.map((p, i) => {
    const before = edgeNormal(loop[(i + n - 1) % n], p);
    const after = edgeNormal(p, loop[(i + 1) % n]);
    const share = 1 / Math.max(0.4, 1 + before[0] * after[0] + before[1] * after[1]);
    return [(before[0] + after[0]) * share, (before[1] + after[1]) * share];
  });
}

/** To the left of the edge: inwards, as outlines run counter-clockwise and holes clockwise. */
function edgeNormal(p: Vec2, q: Vec2): Vec2 {
  const len = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  return [-(q[1] - p[1]) / len, (q[0] - p[0]) / len];
}
