import type { MeshObject, PlaneSet, Vec3 } from '@filigree/raytracer';

/** A plane set as triangles: the corners on each plane, fanned in order of angle. */
export function hullMesh({ planes }: PlaneSet): MeshObject {
  const count = planes.length / 4;
  const plane = (i: number): readonly [Vec3, number] => [
    [planes[i * 4]!, planes[i * 4 + 1]!, planes[i * 4 + 2]!],
    planes[i * 4 + 3]!,
  ];
  const positions: number[] = [];
  const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const cross = (a: Vec3, b: Vec3): Vec3 => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  for (let i = 0; i < count; i++) {
    const [n, d] = plane(i);
    const corners: Vec3[] = [];
    for (let j = 0; j < count; j++) {
      for (let k = j + 1; k < count; k++) {
        if (j === i || k === i) continue;
        const [nj, dj] = plane(j);
        const [nk, dk] = plane(k);
        const denominator = dot(n, cross(nj, nk));
        if (Math.abs(denominator) < 1e-7) continue;
        const [a, b, c] = [cross(nj, nk), cross(nk, n), cross(n, nj)];
        const p: Vec3 = [0, 1, 2].map((q) => (a[q]! * d + b[q]! * dj + c[q]! * dk) / denominator) as [
          number,
          number,
          number,
        ];
        const outside = Array.from({ length: count }, (_, m) => plane(m)).some(
          ([nm, dm]) => dot(nm, p) > dm + 1e-5,
        );
        if (!outside) corners.push(p);
      }
    }
    if (corners.length < 3) continue;
    const center: Vec3 = [0, 1, 2].map((q) => corners.reduce((s, p) => s + p[q]!, 0) / corners.length) as [
      number,
      number,
      number,
    ];
    const u = [corners[0]![0] - center[0], corners[0]![1] - center[1], corners[0]![2] - center[2]] as const;
    const v = cross(n, u);
    const angle = (p: Vec3) => {
      const q = [p[0] - center[0], p[1] - center[1], p[2] - center[2]] as const;
      return Math.atan2(dot(q, v), dot(q, u));
    };
    corners.sort((a, b) => angle(a) - angle(b));
    for (let k = 1; k + 1 < corners.length; k++) {
      positions.push(...corners[0]!, ...corners[k]!, ...corners[k + 1]!);
    }
  }
  return {
    kind: 'mesh',
    positions: Float32Array.from(positions),
    indices: Uint32Array.from({ length: positions.length / 3 }, (_, i) => i),
    creaseAngleDegrees: 0,
    material: 0,
  };
}
