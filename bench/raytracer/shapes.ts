// Simple bodies for test scenes, in millimetres.

import type { MeshObject, PlaneSet, Vec3 } from '@filigree/raytracer';

/** A torus about the Y axis through the origin (a ring standing on the floor), or about Z. */
export function torus(
  majorRadius: number,
  halfWidth: number,
  halfHeight: number,
  axis: 'y' | 'z',
  centerZ: number,
  steps: { readonly around: number; readonly across: number },
  material: number,
): MeshObject {
  return gridMesh(steps.around, steps.across, material, (u, v) => {
    const a = 2 * Math.PI * u;
    const b = 2 * Math.PI * v;
    const r = majorRadius + halfHeight * Math.cos(b);
    const w = halfWidth * Math.sin(b);
    return axis === 'y'
      ? [r * Math.sin(a), w, centerZ + r * Math.cos(a)]
      : [r * Math.cos(a), r * Math.sin(a), centerZ + w];
  });
}

/** A tube along points with rounded ends; the radius is given at each point. */
export function tube(points: readonly Vec3[], radii: readonly number[], material: number): MeshObject {
  const rings: { center: Vec3; radius: number }[] = [];
  const cap = 8;
  const tangentAt = (i: number): Vec3 => {
    const a = points[Math.max(i - 1, 0)]!;
    const b = points[Math.min(i + 1, points.length - 1)]!;
    const d: Vec3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const l = Math.hypot(...d);
    return [d[0] / l, d[1] / l, d[2] / l];
  };
  const offset = (p: Vec3, t: Vec3, s: number): Vec3 => [p[0] + t[0] * s, p[1] + t[1] * s, p[2] + t[2] * s];
  const last = points.length - 1;
  for (let k = 0; k < cap; k++) {
    const angle = (Math.PI / 2) * (k / cap);
    rings.push({
      center: offset(points[0]!, tangentAt(0), -radii[0]! * Math.cos(angle)),
      radius: Math.max(radii[0]! * Math.sin(angle), 1e-4),
    });
  }
  points.forEach((center, i) => {
    rings.push({ center, radius: radii[i]! });
  });
  for (let k = cap - 1; k >= 0; k--) {
    const angle = (Math.PI / 2) * (k / cap);
    rings.push({
      center: offset(points[last]!, tangentAt(last), radii[last]! * Math.cos(angle)),
      radius: Math.max(radii[last]! * Math.sin(angle), 1e-4),
    });
  }
  const side = tangentAt(0);
  const u: Vec3 = Math.abs(side[2]) < 0.9 ? [-side[1], side[0], 0] : [1, 0, 0];
  const around = 32;
  const positions: number[] = [];
  rings.forEach(({ center, radius }, i) => {
    const t = tangentAt(Math.min(Math.max(i - cap, 0), last));
    const ul = u[0] * t[0] + u[1] * t[1] + u[2] * t[2];
    const raw: Vec3 = [u[0] - ul * t[0], u[1] - ul * t[1], u[2] - ul * t[2]];
    const l = Math.hypot(...raw);
    const a: Vec3 = [raw[0] / l, raw[1] / l, raw[2] / l];
    const b: Vec3 = [t[1] * a[2] - t[2] * a[1], t[2] * a[0] - t[0] * a[2], t[0] * a[1] - t[1] * a[0]];
    for (let k = 0; k < around; k++) {
      const c = Math.cos((2 * Math.PI * k) / around) * radius;
      const s = Math.sin((2 * Math.PI * k) / around) * radius;
      positions.push(
        center[0] + a[0] * c + b[0] * s,
        center[1] + a[1] * c + b[1] * s,
        center[2] + a[2] * c + b[2] * s,
      );
    }
  });
  const indices: number[] = [];
  for (let i = 0; i < rings.length - 1; i++) {
    for (let k = 0; k < around; k++) {
      const p = i * around + k;
      const q = i * around + ((k + 1) % around);
      indices.push(p, q, p + around, q, q + around, p + around);
    }
  }
  return mesh(positions, indices, material);
}

function gridMesh(
  columns: number,
  rows: number,
  material: number,
  at: (u: number, v: number) => Vec3,
): MeshObject {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) positions.push(...at(i / columns, j / rows));
  }
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const p = i * rows + j;
      const q = ((i + 1) % columns) * rows + j;
      const r = i * rows + ((j + 1) % rows);
      const s = ((i + 1) % columns) * rows + ((j + 1) % rows);
      indices.push(p, r, q, q, r, s);
    }
  }
  return mesh(positions, indices, material);
}

function mesh(positions: number[], indices: number[], material: number): MeshObject {
  return {
    kind: 'mesh',
    positions: Float32Array.from(positions),
    indices: Uint32Array.from(indices),
    creaseAngleDegrees: 40,
    material,
  };
}

/**
 * A round brilliant of girdle radius 1 about the Z axis, girdle at z = 0: table 56 %, star 50 %, lower half
 * 77 %, crown 34.5 and pavilion 40.75 degrees, girdle 3 % (the range that laboratories grade excellent).
 */
export function roundBrilliant(): PlaneSet {
  const crown = (34.5 * Math.PI) / 180;
  const pavilion = (40.75 * Math.PI) / 180;
  const table = 0.56;
  const half = 0.03;
  const planes: number[] = [];
  const at = (azimuth: number, radius: number, z: number): Vec3 => [
    radius * Math.cos(azimuth),
    radius * Math.sin(azimuth),
    z,
  ];
  const through = (a: Vec3, b: Vec3, c: Vec3): void => {
    const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
    const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
    const d = n[0] * a[0] + n[1] * a[1] + n[2] * a[2];
    const l = Math.hypot(...n) * Math.sign(d);
    planes.push(n[0] / l, n[1] / l, n[2] / l, d / l);
  };
  const tableZ = half + (1 - table) * Math.tan(crown);
  planes.push(0, 0, 1, tableZ);
  const crownDistance = Math.sin(crown) + half * Math.cos(crown);
  const pavilionDistance = Math.sin(pavilion) + half * Math.cos(pavilion);
  const eighth = Math.PI / 8;
  const starTip = table * Math.cos(eighth) + 0.5 * (1 - table * Math.cos(eighth));
  const starZ = (crownDistance - Math.sin(crown) * starTip * Math.cos(eighth)) / Math.cos(crown);
  const lowerTip = 0.23;
  const lowerZ = -(pavilionDistance - Math.sin(pavilion) * lowerTip * Math.cos(eighth)) / Math.cos(pavilion);
  for (let k = 0; k < 8; k++) {
    const main = 2 * eighth * k;
    const next = main + 2 * eighth;
    const between = main + eighth;
    const [x, y] = [Math.cos(main), Math.sin(main)];
    planes.push(Math.sin(crown) * x, Math.sin(crown) * y, Math.cos(crown), crownDistance);
    planes.push(Math.sin(pavilion) * x, Math.sin(pavilion) * y, -Math.cos(pavilion), pavilionDistance);
    through(at(main, table, tableZ), at(next, table, tableZ), at(between, starTip, starZ));
    for (const girdle of [main, next]) {
      through(at(between, starTip, starZ), at(girdle, 1, half), at(between, 1, half));
      through(at(between, lowerTip, lowerZ), at(girdle, 1, -half), at(between, 1, -half));
    }
  }
  for (let k = 0; k < 32; k++) {
    const azimuth = (Math.PI / 16) * (k + 0.5);
    planes.push(Math.cos(azimuth), Math.sin(azimuth), 0, Math.cos(Math.PI / 32));
  }
  return { planes: Float32Array.from(planes) };
}
