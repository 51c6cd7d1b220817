import type { TriangleMesh, Vec3 } from '../solids.ts';

/** A connected part of a closed mesh. */
export interface MeshBody {
  /** Of a pore below nothing. */
  readonly volumeMm3: number;
  readonly min: Vec3;
  readonly max: Vec3;
  /** How many holes go through it. */
  readonly holes: number;
}

const leadersOf = ({ positions, indices }: TriangleMesh): Uint32Array => {
  const leader = new Uint32Array(positions.length / 3).map((_, vertex) => vertex);
  const find = (vertex: number): number => {
    let at = vertex;
    while (leader[at] !== at) {
      leader[at] = leader[leader[at]!]!;
      at = leader[at]!;
    }
    return at;
  };
  for (let i = 0; i < indices.length; i += 3)
    for (const k of [1, 2]) leader[find(indices[i + k]!)] = find(indices[i]!);
  return leader.map((_, vertex) => find(vertex));
};

/** What was found of meshes, which nobody changes: those of finished parts are asked for twice. */
const found = new WeakMap<TriangleMesh, readonly MeshBody[]>();

/** The connected parts of a closed welded mesh: far quicker than taking its solid apart. */
export function bodiesOfMesh(mesh: TriangleMesh): readonly MeshBody[] {
  const bodies = found.get(mesh) ?? findBodies(mesh);
  found.set(mesh, bodies);
  return bodies;
}

function findBodies(mesh: TriangleMesh): MeshBody[] {
  const { positions: p, indices } = mesh;
  const leader = leadersOf(mesh);
  const bodies = new Map<
    number,
    { six: number; triangles: number; vertices: number; min: number[]; max: number[] }
  >();
  const bodyOf = (vertex: number) => {
    const key = leader[vertex]!;
    const known = bodies.get(key);
    if (known !== undefined) return known;
    const made = {
      six: 0,
      triangles: 0,
      vertices: 0,
      min: [Infinity, Infinity, Infinity],
      max: [-Infinity, -Infinity, -Infinity],
    };
    bodies.set(key, made);
    return made;
  };
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
    const body = bodyOf(indices[i]!);
    body.triangles++;
    body.six +=
      p[a]! * (p[b + 1]! * p[c + 2]! - p[b + 2]! * p[c + 1]!) +
      p[a + 1]! * (p[b + 2]! * p[c]! - p[b]! * p[c + 2]!) +
      p[a + 2]! * (p[b]! * p[c + 1]! - p[b + 1]! * p[c]!);
  }
  for (let vertex = 0; vertex < leader.length; vertex++) {
    const body = bodies.get(leader[vertex]!);
    if (body === undefined) continue;
    body.vertices++;
    for (const k of [0, 1, 2]) {
      const at = p[vertex * 3 + k]!;
      if (at < body.min[k]!) body.min[k] = at;
      if (at > body.max[k]!) body.max[k] = at;
    }
  }
  return [...bodies.values()].map(({ six, triangles, vertices, min, max }) => ({
    volumeMm3: six / 6,
    min: min as unknown as Vec3,
    max: max as unknown as Vec3,
    // Euler: vertices - edges + faces = 2 - 2 holes, with three edges for every two faces.
    holes: 1 - (vertices - triangles / 2) / 2,
  }));
}
