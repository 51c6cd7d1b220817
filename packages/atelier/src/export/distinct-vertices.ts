import type { TriangleMesh } from '../geometry/solids.ts';

/** Far below what any caster resolves, far above the rounding of 32-bit coordinates of a tiara. */
const NUDGE_MM = 2e-4;

/**
 * A closed mesh whose vertices all stand in places of their own. Formats without indices (STL) know a vertex by its
 * coordinates, and two sheets of metal that touch along a line would be read as grown together there: such vertices
 * are drawn into their own metal by a fifth of a micrometre. Vertices that coincide with a neighbour are merged, and
 * the triangles that vanish with them left out.
 */
export function withDistinctVertices(mesh: TriangleMesh): TriangleMesh {
  const merged = mergeNeighbours(mesh);
  const positions = Float32Array.from(merged.positions);
  const inward = inwardNormals(merged);
  // What was moved might meet another vertex: look again until nothing moves.
  for (let round = 0; round < 4; round++) {
    const shared = sharedPlaces(positions, merged.indices);
    if (shared.length === 0) break;
    for (const vertex of shared)
      for (let k = 0; k < 3; k++) positions[vertex * 3 + k]! += inward[vertex * 3 + k]! * NUDGE_MM;
  }
  return { positions, indices: merged.indices };
}

const placeOf = (positions: Float32Array, vertex: number): string =>
  `${positions[vertex * 3]},${positions[vertex * 3 + 1]},${positions[vertex * 3 + 2]}`;

function mergeNeighbours({ positions, indices }: TriangleMesh): TriangleMesh {
  const parent = Uint32Array.from({ length: positions.length / 3 }, (_, i) => i);
  const root = (vertex: number): number => {
    let at = vertex;
    while (parent[at] !== at) at = parent[at]!;
    return at;
  };
  const isSame = (a: number, b: number) =>
    [0, 1, 2].every((k) => positions[a * 3 + k] === positions[b * 3 + k]);
  for (let t = 0; t < indices.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [indices[t + k]!, indices[t + ((k + 1) % 3)]!];
      if (isSame(a, b)) parent[Math.max(root(a), root(b))] = Math.min(root(a), root(b));
    }
  const kept: number[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [root(indices[t]!), root(indices[t + 1]!), root(indices[t + 2]!)];
    if (a !== b && b !== c && c !== a) kept.push(a, b, c);
  }
  return { positions, indices: Uint32Array.from(kept) };
}

/** Used vertices that are not alone in their place. */
function sharedPlaces(positions: Float32Array, indices: Uint32Array): number[] {
  const first = new Map<string, number>();
  const shared = new Set<number>();
  for (const vertex of new Set(indices)) {
    const place = placeOf(positions, vertex);
    const other = first.get(place);
    if (other === undefined) first.set(place, vertex);
    else shared.add(other).add(vertex);
  }
  return [...shared];
}

/** Unit vectors into the metal, weighted by area. */
function inwardNormals({ positions, indices }: TriangleMesh): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    const side = (to: number, k: number) => positions[to + k]! - positions[a + k]!;
    for (let k = 0; k < 3; k++) {
      const [p, q] = [(k + 1) % 3, (k + 2) % 3];
      const component = side(b, p) * side(c, q) - side(b, q) * side(c, p);
      for (const corner of [a, b, c]) normals[corner + k]! -= component;
    }
  }
  for (let v = 0; v < normals.length; v += 3) {
    const length = Math.hypot(normals[v]!, normals[v + 1]!, normals[v + 2]!) || 1;
    for (let k = 0; k < 3; k++) normals[v + k]! /= length;
  }
  return normals;
}
