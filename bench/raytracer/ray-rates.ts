// Rays per CPU-second on one thread, ours and three-mesh-bvh's, on the same rays.

import type { MeshObject, PlaneSet, SceneDescription, View } from '@filigree/raytracer';
import { kernelOn } from '@filigree/raytracer/testing';
import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { hullMesh } from './hull.ts';
import { roundBrilliant } from './shapes.ts';

/** Six numbers a ray: origin, unit direction. */
type Rays = Float32Array;

export interface RayRate {
  readonly rays: 'primary' | 'inside a gem' | 'off metal';
  readonly ours: number;
  readonly threeMeshBvh: number;
}

const COUNT = 200_000;

/** Mrays per CPU-second over the scene, over its meshes alone, and inside a brilliant. */
export function measureRayRates(scene: SceneDescription, view: View): RayRate[] {
  const meshes = scene.objects.filter((o) => o.kind === 'mesh');
  const metal = meshesOnly(scene, meshes);
  const bvh = meshBvh(meshes);
  const primary = primaryRays(view, COUNT);
  const bounced = bouncedRays(primary, bvh);
  const set = roundBrilliant();
  const inside = insideRays(COUNT);
  const hull = meshBvh([hullMesh(set)]);
  return [
    {
      rays: 'primary',
      ours: ourRate(scene, primary, 'traceCoherentRays'),
      threeMeshBvh: theirRate(bvh, primary),
    },
    { rays: 'inside a gem', ours: ourGemRate(set, inside), threeMeshBvh: theirRate(hull, inside) },
    { rays: 'off metal', ours: ourRate(metal, bounced, 'traceRays'), threeMeshBvh: theirRate(bvh, bounced) },
  ];
}

function meshesOnly(scene: SceneDescription, meshes: readonly MeshObject[]): SceneDescription {
  return { ...scene, objects: meshes };
}

/** CPU time of this process, in seconds, for the best of five runs. */
function bestCpuSeconds(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 6; i++) {
    const before = process.cpuUsage();
    work();
    const used = process.cpuUsage(before);
    if (i > 0) best = Math.min(best, (used.user + used.system) / 1e6);
  }
  return best;
}

/** Primary rays are traced as those of a pixel are, four at a time, rays off metal one by one. */
function ourRate(scene: SceneDescription, rays: Rays, trace: 'traceCoherentRays' | 'traceRays'): number {
  const { kernel, buffer, free } = kernelOn(scene, rays.length * 4 + (rays.length / 6) * 8);
  new Float32Array(buffer, free, rays.length).set(rays);
  const count = rays.length / 6;
  return count / bestCpuSeconds(() => kernel[trace](free, count, free + rays.length * 4)) / 1e6;
}

function ourGemRate(set: PlaneSet, rays: Rays): number {
  const scene: SceneDescription = {
    objects: [
      {
        kind: 'gem',
        planeSet: 0,
        placement: { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] },
        material: 0,
      },
    ],
    planeSets: [set],
    materials: [{ kind: 'dielectric', indexD: 2.4, dispersion: 0, absorptionPerMm: [0, 0, 0] }],
    rig: {
      lights: [],
      ambient: { nadir: [0, 0, 0], horizon: [0, 0, 0], zenith: [0, 0, 0] },
      gemContrast: 0,
    },
    backdrop: { center: [0, 0, 0], edge: [0, 0, 0], centerX: 0, centerY: 0, radius: 1 },
  };
  const { kernel, buffer, free } = kernelOn(scene, rays.length * 4 + (rays.length / 6) * 8);
  new Float32Array(buffer, free, rays.length).set(rays);
  const count = rays.length / 6;
  return count / bestCpuSeconds(() => kernel.leaveFirstGem(free, count, free + rays.length * 4)) / 1e6;
}

function theirRate(bvh: MeshBVH, rays: Rays): number {
  // A tenth of the rays is enough for a steady figure at their speed.
  const count = Math.floor(rays.length / 60);
  const ray = new Ray();
  const seconds = bestCpuSeconds(() => {
    for (let i = 0; i < count; i++) {
      ray.origin.fromArray(rays, i * 6);
      ray.direction.fromArray(rays, i * 6 + 3);
      bvh.raycastFirst(ray, DoubleSide);
    }
  });
  return count / seconds / 1e6;
}

function meshBvh(meshes: readonly MeshObject[]): MeshBVH {
  const positions: number[] = [];
  for (const { positions: p, indices } of meshes) {
    for (const i of indices) positions.push(p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  return new MeshBVH(geometry);
}

function primaryRays(view: View, count: number): Rays {
  const { position, target, fieldOfViewDegrees } = view.camera;
  const origin = new Vector3(...position);
  const forward = new Vector3(...target).sub(origin).normalize();
  const right = new Vector3().crossVectors(forward, new Vector3(0, 0, 1)).normalize();
  const up = new Vector3().crossVectors(right, forward);
  const half = Math.tan((fieldOfViewDegrees * Math.PI) / 360);
  // Whole packets in every row.
  const side = Math.floor(Math.sqrt(count) / 4) * 4;
  const rays = new Float32Array(side * side * 6);
  for (let i = 0; i < side * side; i++) {
    const sx = (((i % side) + 0.5) / side) * 2 - 1;
    const sy = 1 - ((Math.floor(i / side) + 0.5) / side) * 2;
    const d = forward
      .clone()
      .addScaledVector(right, sx * half)
      .addScaledVector(up, sy * half)
      .normalize();
    rays.set([...origin.toArray(), ...d.toArray()], i * 6);
  }
  return rays;
}

/** The mirrored continuation of every ray that meets the metal. */
function bouncedRays(rays: Rays, bvh: MeshBVH): Rays {
  const out: number[] = [];
  const ray = new Ray();
  for (let i = 0; i < rays.length; i += 6) {
    ray.origin.fromArray(rays, i);
    ray.direction.fromArray(rays, i + 3);
    const hit = bvh.raycastFirst(ray, DoubleSide);
    if (!hit?.face) continue;
    const n = hit.face.normal.clone();
    if (n.dot(ray.direction) > 0) n.negate();
    const d = ray.direction.clone().addScaledVector(n, -2 * ray.direction.dot(n));
    const o = hit.point.clone().addScaledVector(n, 1e-3);
    out.push(...o.toArray(), ...d.toArray());
  }
  return Float32Array.from(out);
}

/** From points near the middle of a body of radius 1 in all directions (a fixed low-discrepancy sequence). */
function insideRays(count: number): Rays {
  const rays = new Float32Array(count * 6);
  for (let i = 0; i < count; i++) {
    const r = (k: number) => (i * k) % 1;
    const z = 2 * r(0.7548776662466927) - 1;
    const a = 2 * Math.PI * r(0.5698402909980532);
    const s = Math.sqrt(1 - z * z);
    rays.set(
      [r(0.819172) - 0.5, r(0.671043) - 0.5, -0.1 - 0.2 * r(0.5497), s * Math.cos(a), s * Math.sin(a), z],
      i * 6,
    );
  }
  return rays;
}
