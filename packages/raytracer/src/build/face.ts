/**
 * Cross product of the edges from a triangle's first corner: its unnormalised normal, twice its area long, zero for a
 * degenerate triangle. Written to `out` (x, y, z), which the caller owns.
 * @param first index of the triangle's first corner in `indices`
 */
export function crossOfEdges(
  positions: Float32Array,
  indices: Uint32Array,
  first: number,
  out: Float64Array,
): void {
  const a = indices[first]! * 3;
  const b = indices[first + 1]! * 3;
  const c = indices[first + 2]! * 3;
  const ux = positions[b]! - positions[a]!;
  const uy = positions[b + 1]! - positions[a + 1]!;
  const uz = positions[b + 2]! - positions[a + 2]!;
  const vx = positions[c]! - positions[a]!;
  const vy = positions[c + 1]! - positions[a + 1]!;
  const vz = positions[c + 2]! - positions[a + 2]!;
  out[0] = uy * vz - uz * vy;
  out[1] = uz * vx - ux * vz;
  out[2] = ux * vy - uy * vx;
}
