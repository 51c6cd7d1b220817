import { crossOfEdges } from './face.ts';
import { weld } from './weld.ts';

/**
 * Nine normal components a triangle: at each corner the mean of the faces around the (welded) vertex whose
 * planes differ by less than the crease angle, weighted by angle (Thürmer and Wüthrich, "Computing Vertex
 * Normals from Polygonal Facets", 1998) and by area, so that the slivers of solid modelling count for nothing.
 */
export function cornerNormals(
  positions: Float32Array,
  indices: Uint32Array,
  creaseAngleDegrees: number,
): Float32Array {
  const triangles = indices.length / 3;
  const { vertexOf, vertexCount } = weld(positions);
  const faces = faceNormals(positions, indices);
  const { starts, corners } = cornersByVertex(indices, vertexOf, vertexCount);
  const weights = cornerWeights(positions, indices, faces);
  const normals = new Float32Array(triangles * 9);
  const cosCrease = Math.cos((creaseAngleDegrees * Math.PI) / 180);
  for (let corner = 0; corner < indices.length; corner++) {
    const face = ((corner / 3) | 0) * 4;
    const fx = faces[face]!;
    const fy = faces[face + 1]!;
    const fz = faces[face + 2]!;
    let x = 0;
    let y = 0;
    let z = 0;
    const vertex = vertexOf[indices[corner]!]!;
    for (let i = starts[vertex]!; i < starts[vertex + 1]!; i++) {
      const other = corners[i]!;
      const g = ((other / 3) | 0) * 4;
      const gx = faces[g]!;
      const gy = faces[g + 1]!;
      const gz = faces[g + 2]!;
      if (g !== face && fx * gx + fy * gy + fz * gz < cosCrease) continue;
      const weight = weights[other]!;
      x += gx * weight;
      y += gy * weight;
      z += gz * weight;
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    const at = corner * 3;
    normals[at] = length > 0 ? x / length : fx;
    normals[at + 1] = length > 0 ? y / length : fy;
    normals[at + 2] = length > 0 ? z / length : fz;
  }
  return normals;
}

/** Unit normal and area of each face. */
function faceNormals(positions: Float32Array, indices: Uint32Array): Float64Array {
  const faces = new Float64Array((indices.length / 3) * 4);
  const cross = new Float64Array(3);
  for (let t = 0, out = 0; t < indices.length; t += 3, out += 4) {
    crossOfEdges(positions, indices, t, cross);
    const [x, y, z] = [cross[0]!, cross[1]!, cross[2]!];
    const length = Math.sqrt(x * x + y * y + z * z);
    const inverse = length > 0 ? 1 / length : 0;
    faces[out] = x * inverse;
    faces[out + 1] = y * inverse;
    faces[out + 2] = length > 0 ? z * inverse : 1;
    faces[out + 3] = length / 2;
  }
  return faces;
}

function cornersByVertex(
  indices: Uint32Array,
  vertexOf: Uint32Array,
  vertexCount: number,
): { starts: Uint32Array; corners: Uint32Array } {
  const starts = new Uint32Array(vertexCount + 1);
  for (let i = 0; i < indices.length; i++) {
    const v = vertexOf[indices[i]!]! + 1;
    starts[v] = starts[v]! + 1;
  }
  for (let v = 0; v < vertexCount; v++) starts[v + 1] = starts[v + 1]! + starts[v]!;
  const next = starts.slice();
  const corners = new Uint32Array(indices.length);
  for (let i = 0; i < indices.length; i++) {
    const v = vertexOf[indices[i]!]!;
    const at = next[v]!;
    corners[at] = i;
    next[v] = at + 1;
  }
  return { starts, corners };
}

/** Angle at the corner times the face's area. */
function cornerWeights(positions: Float32Array, indices: Uint32Array, faces: Float64Array): Float64Array {
  const weights = new Float64Array(indices.length);
  for (let t = 0; t < indices.length; t += 3) {
    const area = faces[(t / 3) * 4 + 3]!;
    for (let k = 0; k < 3; k++) {
      const p = indices[t + k]! * 3;
      const q = indices[t + ((k + 1) % 3)]! * 3;
      const r = indices[t + ((k + 2) % 3)]! * 3;
      let uv = 0;
      let uu = 0;
      let vv = 0;
      for (let axis = 0; axis < 3; axis++) {
        const u = positions[q + axis]! - positions[p + axis]!;
        const v = positions[r + axis]! - positions[p + axis]!;
        uv += u * v;
        uu += u * u;
        vv += v * v;
      }
      const cosine = uu > 0 && vv > 0 ? uv / Math.sqrt(uu * vv) : 1;
      weights[t + k] = Math.acos(Math.max(-1, Math.min(1, cosine))) * area;
    }
  }
  return weights;
}
