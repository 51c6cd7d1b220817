/** Independent measurements of built solids, for tests: they look only at the result, never at how it was made. */

import { facetsOf, type Plane } from '../cuts/planes.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { lathe } from '../mesh/loft.ts';
import type { Solids, TriangleMesh, Vec3 } from '../solids.ts';
import { cross, dot, length, scale } from '../vec.ts';
import { collide, treeOf } from './collide.ts';

/** Edges that do not have exactly one partner in the other direction: 0 for a closed oriented manifold. */
export function countOpenEdges({ positions, indices }: TriangleMesh): number {
  // The ends of the edges that go out from each vertex, one vertex after the other.
  const firsts = new Uint32Array(positions.length / 3 + 1);
  for (const vertex of indices) firsts[vertex + 1]++;
  for (let vertex = 1; vertex < firsts.length; vertex++) firsts[vertex] += firsts[vertex - 1];
  const ends = new Uint32Array(indices.length);
  const filled = firsts.slice();
  const endOf = (i: number): number => indices[i % 3 === 2 ? i - 2 : i + 1];
  for (let i = 0; i < indices.length; i++) ends[filled[indices[i]]++] = endOf(i);
  const edges = (from: number, to: number): number => {
    let count = 0;
    for (let at = firsts[from]; at < firsts[from + 1]; at++) if (ends[at] === to) count++;
    return count;
  };
  let open = 0;
  for (let i = 0; i < indices.length; i++)
    if (edges(indices[i], endOf(i)) !== 1 || edges(endOf(i), indices[i]) !== 1) open++;
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

/** A box about something, mm. */
export interface Box {
  readonly min: Vec3;
  readonly max: Vec3;
}

export const areApart = (a: Box, b: Box): boolean =>
  [0, 1, 2].some((q) => a.max[q] < b.min[q] || b.max[q] < a.min[q]);

/** A connected part of a mesh. */
export interface MeshBody extends Box {
  readonly indices: Uint32Array;
}

const known = new WeakMap<TriangleMesh, readonly MeshBody[]>();

/** The connected parts of a mesh: far quicker than taking a solid of hundreds of links apart. */
export function bodiesOf(mesh: TriangleMesh): readonly MeshBody[] {
  const bodies = known.get(mesh) ?? partsOf(mesh);
  known.set(mesh, bodies);
  return bodies;
}

function partsOf({ positions, indices }: TriangleMesh): MeshBody[] {
  const leader = Uint32Array.from({ length: positions.length / 3 }, (_, vertex) => vertex);
  const find = (vertex: number): number => {
    let at = vertex;
    while (leader[at] !== at) {
      leader[at] = leader[leader[at]];
      at = leader[at];
    }
    return at;
  };
  for (let i = 0; i < indices.length; i += 3) {
    const of = find(indices[i]);
    leader[find(indices[i + 1])] = of;
    leader[find(indices[i + 2])] = of;
  }
  // Bodies in the order in which the mesh has them, each with room for its triangles.
  const places = new Int32Array(leader.length).fill(-1);
  const counts: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const of = find(indices[i]);
    if (places[of] < 0) places[of] = counts.push(0) - 1;
    counts[places[of]] += 3;
  }
  const INF = Number.POSITIVE_INFINITY;
  const bodies = counts.map((count) => ({
    min: [INF, INF, INF] as [number, number, number],
    max: [-INF, -INF, -INF] as [number, number, number],
    indices: new Uint32Array(count),
  }));
  const filled = counts.map(() => 0);
  for (let i = 0; i < indices.length; i += 3) {
    const place = places[find(indices[i])];
    const { min, max, indices: own } = bodies[place];
    for (let k = i; k < i + 3; k++) {
      const vertex = indices[k];
      own[filled[place]++] = vertex;
      for (let q = 0; q < 3; q++) {
        const at = positions[vertex * 3 + q];
        if (at < min[q]) min[q] = at;
        if (at > max[q]) max[q] = at;
      }
    }
  }
  return bodies;
}

/** The triangles of several bodies of a mesh. */
export function joined(bodies: readonly MeshBody[]): Uint32Array {
  const all = new Uint32Array(bodies.reduce((sum, { indices }) => sum + indices.length, 0));
  let at = 0;
  for (const { indices } of bodies) {
    all.set(indices, at);
    at += indices.length;
  }
  return all;
}

/** What a bench has made of meshes already: several measurements of a piece share it. */
const rebuilt = new WeakMap<Bench, WeakMap<object, Solid>>();

function madeOnce(bench: Bench, of: object, make: () => Solid): Solid {
  const solids = rebuilt.get(bench) ?? new WeakMap<object, Solid>();
  rebuilt.set(bench, solids);
  const solid = solids.get(of) ?? make();
  solids.set(of, solid);
  return solid;
}

/** A mesh as a solid again. */
export const solidOf = (bench: Bench, mesh: TriangleMesh): Solid =>
  madeOnce(bench, mesh, () => bench.solid(mesh, 'rebuilt'));

/** All metal as one solid. */
const metalOf = (bench: Bench, { metal }: Solids): Solid =>
  madeOnce(bench, metal, () => bench.union(metal.map(({ mesh }) => solidOf(bench, mesh))));

/** Those bodies of a mesh that may touch something in one of the boxes; null where none may. */
function near(bench: Bench, mesh: TriangleMesh, boxes: readonly Box[]): Solid | null {
  const bodies = bodiesOf(mesh);
  const found = bodies.filter((body) => boxes.some((box) => !areApart(body, box)));
  if (found.length === bodies.length) return solidOf(bench, mesh);
  if (found.length === 0) return null;
  return solidOf(bench, { ...mesh, indices: joined(found) });
}

/** What two meshes share, mm3. */
export function sharedMm3(bench: Bench, one: TriangleMesh, other: TriangleMesh): number {
  const a = near(bench, one, bodiesOf(other));
  const b = near(bench, other, bodiesOf(one));
  return a === null || b === null ? 0 : bench.intersect(a, b).volume();
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

/** Of what has one part the mesh itself, else of all its parts fused. */
function fusedMesh(bench: Bench, solids: Solids): TriangleMesh {
  const [part, ...others] = solids.metal;
  if (part !== undefined && others.length === 0) return part.mesh;
  const meshes = fused.get(bench) ?? new WeakMap<object, TriangleMesh>();
  fused.set(bench, meshes);
  const mesh = meshes.get(solids.metal) ?? bench.mesh(metalOf(bench, solids));
  meshes.set(solids.metal, mesh);
  return mesh;
}
const fused = new WeakMap<Bench, WeakMap<object, TriangleMesh>>();

const volumeOf = (mesh: TriangleMesh, { indices }: MeshBody): number => meshVolumeMm3({ ...mesh, indices });

/** Dust, mm3; where two alloys lie against one another, fusing them leaves slivers of their roundings. */
const DUST_MM3 = { oneAlloy: 1e-6, several: 1e-4 } as const;

/** Bodies of the fused metal that are more than dust. */
export function countBodies(bench: Bench, solids: Solids): number {
  const mesh = fusedMesh(bench, solids);
  const dustMm3 = solids.metal.length > 1 ? DUST_MM3.several : DUST_MM3.oneAlloy;
  return bodiesOf(mesh).filter((body) => Math.abs(volumeOf(mesh, body)) > dustMm3).length;
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
  const stones = stoneBodies(bench, solids);
  const boxes = stones.map((stone) => bench.extent(stone));
  const metal = solids.metal.flatMap(({ mesh }) => near(bench, mesh, boxes) ?? []);
  return bench.intersect(bench.union(metal), bench.union(stones)).volume();
}

/** Bodies left when every stone, grown by `share`, is one with what of the metal it goes into: 1 when none floats. */
export function countBodiesWithStones(bench: Bench, solids: Solids, share: number): number {
  const metal = fusedMesh(bench, solids);
  const meshes = stoneBodies(bench, solids, share).map((stone) => bench.mesh(stone));
  const bodies = [
    ...bodiesOf(metal)
      .filter((body) => volumeOf(metal, body) > DUST_MM3.several)
      .map((body) => ({ tree: treeOf(metal, body.indices), within: body })),
    ...meshes.flatMap((mesh) => bodiesOf(mesh).map((body) => ({ tree: treeOf(mesh), within: body }))),
  ];
  const leader = bodies.map((_, i) => i);
  const find = (i: number): number => (leader[i] === i ? i : find(leader[i]));
  bodies.forEach((one, i) => {
    for (let k = 0; k < i; k++)
      if (
        find(i) !== find(k) &&
        !areApart(one.within, bodies[k].within) &&
        collide(one, bodies[k], [0, 0, 0], 0)
      )
        leader[find(i)] = find(k);
  });
  return leader.filter((of, i) => of === i).length;
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
