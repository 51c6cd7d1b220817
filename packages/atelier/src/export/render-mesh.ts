import type { Facet } from '../geometry/index.ts';
import type { TriangleMesh, Vec3 } from '../geometry/solids.ts';

/** Vertices with normals: what a rasteriser draws. Same units as the source. */
export interface RenderMesh {
  readonly positions: Float32Array;
  /** Unit vectors, one a vertex. */
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

/**
 * Splits a welded mesh along edges sharper than the crease and gives each vertex the area-weighted mean normal
 * of the triangles on its side of the crease.
 * @param creaseAngleDegrees 0 (all flat) to 180 (all smooth)
 */
export function creaseMesh({ positions, indices }: TriangleMesh, creaseAngleDegrees: number): RenderMesh {
  const triangleCount = indices.length / 3;
  const faceNormals = new Float32Array(triangleCount * 3);
  const faceAreas = new Float32Array(triangleCount);
  for (let t = 0; t < triangleCount; t++) writeFaceNormal(positions, indices, t, faceNormals, faceAreas);

  const [starts, members] = cornersByVertex(indices, positions.length / 3);
  const minimumCosine = Math.cos((creaseAngleDegrees * Math.PI) / 180);
  const outPositions: number[] = [];
  const outNormals: number[] = [];
  const outIndices = new Uint32Array(indices.length);
  for (let vertex = 0; vertex + 1 < starts.length; vertex++) {
    const made = new Map<string, number>();
    for (let i = starts[vertex]!; i < starts[vertex + 1]!; i++) {
      const corner = members[i]!;
      const own = Math.floor(corner / 3);
      const normal: [number, number, number] = [0, 0, 0];
      for (let j = starts[vertex]!; j < starts[vertex + 1]!; j++) {
        const other = Math.floor(members[j]! / 3);
        if (other !== own && cosine(faceNormals, own, other) < minimumCosine) continue;
        for (let axis = 0; axis < 3; axis++)
          normal[axis]! += faceNormals[other * 3 + axis]! * faceAreas[other]!;
      }
      const length = Math.hypot(...normal);
      const unit: Vec3 =
        length > 0
          ? [normal[0] / length, normal[1] / length, normal[2] / length]
          : [faceNormals[own * 3]!, faceNormals[own * 3 + 1]!, faceNormals[own * 3 + 2]!];
      const key = unit.map((value) => Math.round(value * 512)).join(',');
      let index = made.get(key);
      if (index === undefined) {
        index = outPositions.length / 3;
        made.set(key, index);
        outPositions.push(positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!);
        outNormals.push(...unit);
      }
      outIndices[corner] = index;
    }
  }
  return {
    positions: Float32Array.from(outPositions),
    normals: Float32Array.from(outNormals),
    indices: withoutDegenerates(outIndices),
  };
}

/** Facets as flat triangles, each facet with its own vertices. */
export function facetMesh(facets: readonly Facet[]): RenderMesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const { plane, corners } of facets) {
    const first = positions.length / 3;
    for (const corner of corners) {
      positions.push(...corner);
      normals.push(plane[0], plane[1], plane[2]);
    }
    for (let i = 2; i < corners.length; i++) indices.push(first, first + i - 1, first + i);
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    indices: Uint32Array.from(indices),
  };
}

/**
 * The unit sphere, or the part of it with z at or above the cut, closed by a flat base.
 * @param cutBelowZ -1..1; null for the whole sphere
 */
export function domeMesh(cutBelowZ: number | null, slices = 40, stacks = 24): RenderMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  const lowest = cutBelowZ === null ? Math.PI : Math.acos(Math.min(Math.max(cutBelowZ, -1), 1));
  for (let stack = 0; stack <= stacks; stack++) {
    const polar = (lowest * stack) / stacks;
    for (let slice = 0; slice <= slices; slice++) {
      const around = (2 * Math.PI * slice) / slices;
      positions.push(Math.sin(polar) * Math.cos(around), Math.sin(polar) * Math.sin(around), Math.cos(polar));
    }
  }
  const row = slices + 1;
  for (let stack = 0; stack < stacks; stack++)
    for (let slice = 0; slice < slices; slice++) {
      const a = stack * row + slice;
      if (stack > 0) indices.push(a, a + row, a + 1);
      if (stack < stacks - 1 || cutBelowZ !== null) indices.push(a + 1, a + row, a + row + 1);
    }
  const normals = [...positions];
  if (cutBelowZ !== null) addBase(positions, normals, indices, stacks * row, slices);
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    indices: Uint32Array.from(indices),
  };
}

function addBase(
  positions: number[],
  normals: number[],
  indices: number[],
  rimStart: number,
  slices: number,
): void {
  const first = positions.length / 3;
  const z = positions[rimStart * 3 + 2]!;
  positions.push(0, 0, z);
  normals.push(0, 0, -1);
  for (let slice = 0; slice <= slices; slice++) {
    positions.push(positions[(rimStart + slice) * 3]!, positions[(rimStart + slice) * 3 + 1]!, z);
    normals.push(0, 0, -1);
  }
  for (let slice = 0; slice < slices; slice++) indices.push(first, first + slice + 2, first + slice + 1);
}

function writeFaceNormal(
  positions: Float32Array,
  indices: Uint32Array,
  triangle: number,
  normals: Float32Array,
  areas: Float32Array,
): void {
  const [a, b, c] = [0, 1, 2].map((k) => indices[triangle * 3 + k]! * 3) as [number, number, number];
  const side = (from: number, to: number, axis: number) => positions[to + axis]! - positions[from + axis]!;
  const x = side(a, b, 1) * side(a, c, 2) - side(a, b, 2) * side(a, c, 1);
  const y = side(a, b, 2) * side(a, c, 0) - side(a, b, 0) * side(a, c, 2);
  const z = side(a, b, 0) * side(a, c, 1) - side(a, b, 1) * side(a, c, 0);
  const length = Math.hypot(x, y, z);
  areas[triangle] = length / 2;
  // A triangle without area has no say in any normal, but must not make its vertices undefined.
  const scale = length > 0 ? 1 / length : 0;
  normals[triangle * 3] = x * scale;
  normals[triangle * 3 + 1] = y * scale;
  normals[triangle * 3 + 2] = length > 0 ? z * scale : 1;
}

function cornersByVertex(
  indices: Uint32Array,
  vertexCount: number,
): [starts: Uint32Array, members: Uint32Array] {
  const starts = new Uint32Array(vertexCount + 1);
  for (const vertex of indices) starts[vertex + 1]!++;
  for (let i = 1; i <= vertexCount; i++) starts[i]! += starts[i - 1]!;
  const next = starts.slice();
  const members = new Uint32Array(indices.length);
  indices.forEach((vertex, corner) => {
    members[next[vertex]!++] = corner;
  });
  return [starts, members];
}

function cosine(normals: Float32Array, a: number, b: number): number {
  return (
    normals[a * 3]! * normals[b * 3]! +
    normals[a * 3 + 1]! * normals[b * 3 + 1]! +
    normals[a * 3 + 2]! * normals[b * 3 + 2]!
  );
}

function withoutDegenerates(indices: Uint32Array): Uint32Array {
  const kept: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    if (a !== b && b !== c && a !== c) kept.push(a, b, c);
  }
  return Uint32Array.from(kept);
}
