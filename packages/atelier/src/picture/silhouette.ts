import type { Bounds, Solids, StonePlacement, Vec3 } from '../geometry/solids.ts';

/** Enough points for a silhouette; more only cost time. */
const POINTS_A_PART = 6000;

/** Points on the outside of the piece for framing: vertices of metal, and the boxes of the stones. */
export function silhouettePoints(solids: Solids): Float32Array {
  const points: number[] = [];
  for (const { mesh } of solids.metal) {
    const count = mesh.positions.length / 3;
    const stride = Math.max(1, Math.floor(count / POINTS_A_PART));
    for (let i = 0; i < count; i += stride)
      points.push(mesh.positions[i * 3]!, mesh.positions[i * 3 + 1]!, mesh.positions[i * 3 + 2]!);
  }
  for (const stone of solids.stones) addStone(points, stone);
  return Float32Array.from(points);
}

/** The corners of a box. */
export function boxPoints({ min, max }: Bounds): Float32Array {
  const points: number[] = [];
  for (const x of [min[0], max[0]])
    for (const y of [min[1], max[1]]) for (const z of [min[2], max[2]]) points.push(x, y, z);
  return Float32Array.from(points);
}

/** A ball of points about a place: what a close view frames. */
export function ballPoints(center: Vec3, radiusMm: number): Float32Array {
  const points: number[] = [];
  for (let i = 0; i < 24; i++)
    for (let j = 0; j <= 12; j++) {
      const [around, polar] = [(2 * Math.PI * i) / 24, (Math.PI * j) / 12];
      points.push(
        center[0] + radiusMm * Math.sin(polar) * Math.cos(around),
        center[1] + radiusMm * Math.sin(polar) * Math.sin(around),
        center[2] + radiusMm * Math.cos(polar),
      );
    }
  return Float32Array.from(points);
}

/** The girdle as an octagon, and table and culet: a stone's corners lie inside its box, not at the box's corners. */
function addStone(points: number[], { placement, shape, lengthMm, widthMm, depthMm }: StonePlacement): void {
  const [alongX, alongY, alongZ] =
    shape.kind === 'ellipsoid' ? [1, 1, 1] : [lengthMm / widthMm / 2, 0.5, depthMm / widthMm / 2];
  const put = (x: number, y: number, z: number) => {
    for (let axis = 0; axis < 3; axis++)
      points.push(
        placement.origin[axis]! + placement.x[axis]! * x + placement.y[axis]! * y + placement.z[axis]! * z,
      );
  };
  for (let i = 0; i < 8; i++) {
    const angle = (Math.PI * i) / 4;
    put(alongX * Math.cos(angle), alongY * Math.sin(angle), 0);
  }
  put(0, 0, alongZ);
  put(0, 0, -alongZ);
}
