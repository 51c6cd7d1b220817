import type { TriangleMesh } from '../solids.ts';

/** Meshes that do not touch one another as one. */
export function joinedMesh(meshes: readonly TriangleMesh[]): TriangleMesh {
  const positions = new Float32Array(meshes.reduce((sum, mesh) => sum + mesh.positions.length, 0));
  const indices = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0));
  let p = 0;
  let q = 0;
  for (const mesh of meshes) {
    const base = p / 3;
    positions.set(mesh.positions, p);
    p += mesh.positions.length;
    for (const index of mesh.indices) indices[q++] = base + index;
  }
  return { positions, indices };
}
