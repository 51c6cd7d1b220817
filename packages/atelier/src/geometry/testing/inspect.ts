/** Independent measurements of built solids, for tests: they look only at the result, never at how it was made. */

import { facetsOf, type Plane } from '../cuts/planes.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { lathe } from '../mesh/loft.ts';
import type { Solids, TriangleMesh, Vec3 } from '../solids.ts';
import { cross, dot, length, scale } from '../vec.ts';

/** Edges that do not have exactly one partner in the other direction: 0 for a closed oriented manifold. */
export function countOpenEdges({ indices }: TriangleMesh): number {
  const seen = new Map<number, number>();
  const top = 1 + indices.reduce((a, b) => Math.max(a, b), 0);
  for (let t = 0; t < indices.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const key = indices[t + k] * top + indices[t + ((k + 1) % 3)];
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  let open = 0;
  for (const [key, count] of seen) {
    const a = Math.floor(key / top);
    const b = key % top;
    if (count !== 1 || seen.get(b * top + a) !== 1) open++;
  }
  return open;
}

/** Volume by the divergence theorem, mm3; positive when the faces look outwards. */
export function meshVolumeMm3({ positions: p, indices }: TriangleMesh): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i] * 3, indices[i + 1] * 3, indices[i + 2] * 3];
    sum +=
      p[a] * (p[b + 1] * p[c + 2] - p[b + 2] * p[c + 1]) +
      p[a + 1] * (p[b + 2] * p[c] - p[b] * p[c + 2]) +
      p[a + 2] * (p[b] * p[c + 1] - p[b + 1] * p[c]);
  }
  return sum / 6;
}

/** A mesh as a solid again. */
export function solidOf(bench: Bench, { positions, indices }: TriangleMesh): Solid {
  return bench.solid({ positions: [...positions], indices: [...indices] }, 'rebuilt');
}

/** The exact bodies of all stones in the piece's frame, each enlarged about its girdle by `share`. */
function stoneBodies(bench: Bench, solids: Solids, share = 1): Solid[] {
  const corners = solids.planeSets.map(({ planes }) => {
    const list: Plane[] = [];
    for (let i = 0; i < planes.length; i += 4)
      list.push([planes[i], planes[i + 1], planes[i + 2], planes[i + 3]]);
    return facetsOf(list).flatMap((facet) => facet.corners);
  });
  const faceted = corners.map((points) => bench.hull(points));
  const meshes = solids.stoneMeshes.map((mesh) => solidOf(bench, mesh));
  return solids.stones.map(({ shape, placement: p }) => {
    const grown = { x: scale(p.x, share), y: scale(p.y, share), z: scale(p.z, share), origin: p.origin };
    if (shape.kind === 'facets') return bench.placed(faceted[shape.planeSet], grown);
    if (shape.kind === 'mesh') return bench.placed(meshes[shape.mesh], grown);
    const from = Math.asin(shape.cutBelowLocalZ ?? -1);
    const profile = Array.from({ length: 15 }, (_, i): [number, number] => {
      const a = from + ((Math.PI / 2 - from) * i) / 14;
      return [Math.max(0, Math.cos(a)), Math.sin(a)];
    });
    return bench.placed(bench.solid(lathe(profile, 40), 'dome'), grown);
  });
}

/** Bodies of the fused metal that are more than dust. */
export function countBodies(bench: Bench, solids: Solids): number {
  const all = bench.union(solids.metal.map((part) => solidOf(bench, part.mesh)));
  return bench.bodies(all).filter((body) => Math.abs(body.volume()) > 1e-6).length;
}

/** Sum of overlaps between stones whose girdles are near, mm3. */
export function stoneOverlapMm3(bench: Bench, solids: Solids): number {
  const bodies = stoneBodies(bench, solids);
  let sum = 0;
  for (let i = 0; i < bodies.length; i++) {
    for (let k = i + 1; k < bodies.length; k++) {
      const a = solids.stones[i];
      const b = solids.stones[k];
      const apart = Math.hypot(...[0, 1, 2].map((q) => a.placement.origin[q] - b.placement.origin[q]));
      if (apart < (a.lengthMm + b.lengthMm) / 2 + 0.1) sum += bench.intersect(bodies[i], bodies[k]).volume();
    }
  }
  return sum;
}

/** Metal inside stones, mm3. */
export function metalInStonesMm3(bench: Bench, solids: Solids): number {
  const metal = bench.union(solids.metal.map((part) => solidOf(bench, part.mesh)));
  const stones = bench.union(stoneBodies(bench, solids));
  return bench.intersect(metal, stones).volume();
}

/** Bodies left when every stone, grown by `share`, is fused with the metal: 1 when none floats. */
export function countBodiesWithStones(bench: Bench, solids: Solids, share: number): number {
  const metal = solids.metal.map((part) => solidOf(bench, part.mesh));
  const stones = stoneBodies(bench, solids, share);
  return bench.bodies(bench.union([...metal, ...stones])).filter((body) => body.volume() > 1e-4).length;
}

/**
 * How many times a mesh winds about a place: 1 inside, 0 outside, 2 where it lies over itself. The sum of the solid
 * angles of its triangles (van Oosterom and Strackee, IEEE Trans. Biomed. Eng. 30, 1983).
 */
export function windingAt({ positions: p, indices }: TriangleMesh, at: Vec3): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i], indices[i + 1], indices[i + 2]].map((corner): Vec3 => {
      const q = corner * 3;
      return [p[q] - at[0], p[q + 1] - at[1], p[q + 2] - at[2]];
    });
    const [la, lb, lc] = [length(a), length(b), length(c)];
    const below = la * lb * lc + dot(a, b) * lc + dot(b, c) * la + dot(c, a) * lb;
    sum += 2 * Math.atan2(dot(a, cross(b, c)), below);
  }
  return sum / (4 * Math.PI);
}
