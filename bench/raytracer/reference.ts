// A scene that a peer renderer (Blender's Cycles) has rendered, read from the folder REFERENCE_SCENE: meshes as
// OBJ, camera, lights and world as JSON, and the peer's converged picture.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeshObject, PlaneSet, SceneDescription, Vec3, View } from '@filigree/raytracer';
import sharp from 'sharp';

/** The part of scene.json that is used. */
interface ReferenceFile {
  readonly camera: {
    readonly position: Vec3;
    readonly target: Vec3;
    readonly fov_deg: number;
    readonly width: number;
    readonly height: number;
  };
  readonly view_dir_to_camera: Vec3;
  readonly lights: ReadonlyArray<{
    readonly center: Vec3;
    readonly normal: Vec3;
    readonly y_axis: Vec3;
    readonly width: number;
    readonly height: number;
    readonly radiance: Vec3;
    readonly edge: number;
  }>;
  readonly world: {
    readonly bottom: Vec3;
    readonly top: Vec3;
    readonly head: number;
    readonly head_cos0: number;
    readonly head_cos1: number;
  };
  readonly materials: {
    readonly gold: { readonly color: Vec3 };
    readonly diamond: { readonly ior: number };
    readonly backdrop: { readonly color: Vec3 };
  };
}

export interface Reference {
  readonly scene: SceneDescription;
  readonly view: View;
  /** sRGB values 0..1, three a pixel. */
  readonly picture: Float64Array;
  /** Part of the squared error against the picture that is its own noise (README of the scene). */
  readonly noise: number;
}

export async function loadReference(folder: string): Promise<Reference> {
  const file = JSON.parse(readFileSync(join(folder, 'scene.json'), 'utf8')) as ReferenceFile;
  const { data } = await sharp(join(folder, 'cycles-1024spp.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { camera, materials, world } = file;
  return {
    scene: {
      objects: [
        readMesh(join(folder, 'gold.obj'), 0),
        {
          kind: 'gem',
          planeSet: 0,
          placement: { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] },
          material: 1,
        },
        readMesh(join(folder, 'backdrop.obj'), 2),
      ],
      planeSets: [planesOf(readMesh(join(folder, 'diamond.obj'), 1))],
      materials: [
        { kind: 'conductor', reflectance: materials.gold.color, alpha: 0.09 ** 2 },
        { kind: 'dielectric', indexD: materials.diamond.ior, dispersion: 0, absorptionPerMm: [0, 0, 0] },
        { kind: 'diffuse', albedo: materials.backdrop.color },
      ],
      rig: {
        lights: file.lights.map((l) => ({
          kind: 'rect',
          center: l.center,
          target: [l.center[0] + l.normal[0], l.center[1] + l.normal[1], l.center[2] + l.normal[2]],
          up: l.y_axis,
          halfWidthMm: l.width / 2,
          halfHeightMm: l.height / 2,
          radiance: l.radiance,
          // Theirs is a share of the whole side, ours of the half.
          feather: l.edge * 2,
        })),
        ambient: { nadir: world.bottom, horizon: world.bottom, zenith: world.top },
        ambientShape: 'smooth',
        blend: 'add',
        shade: {
          direction: file.view_dir_to_camera,
          strength: world.head,
          outerCosine: world.head_cos0,
          innerCosine: world.head_cos1,
        },
        gemContrast: 0,
      },
      // The peer's settings (README of the scene). It clamps the mean of the channels, and indirect light only.
      transport: {
        maxBounces: 32,
        maxDiffuse: 4,
        maxReflections: 16,
        maxTransmissions: 32,
        metalPrimaries: 'rec709',
        brightestIndirect: 10,
        brightestSample: Number.MAX_VALUE,
      },
      backdrop: { center: [0, 0, 0], edge: [0, 0, 0], centerX: 0.5, centerY: 0.5, radius: 1 },
    },
    view: {
      camera: { position: camera.position, target: camera.target, fieldOfViewDegrees: camera.fov_deg },
      width: camera.width,
      height: camera.height,
      toneMap: 'none',
      bloom: 0,
    },
    picture: Float64Array.from(data, (v) => v / 255),
    noise: 0.0043,
  };
}

function readMesh(path: string, material: number): MeshObject {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [kind, ...words] = line.trim().split(/\s+/);
    if (kind === 'v') positions.push(...words.slice(0, 3).map(Number));
    if (kind !== 'f') continue;
    const corners = words.map((w) => Number.parseInt(w, 10) - 1);
    for (let k = 1; k + 1 < corners.length; k++) indices.push(corners[0]!, corners[k]!, corners[k + 1]!);
  }
  return {
    kind: 'mesh',
    positions: Float32Array.from(positions),
    indices: Uint32Array.from(indices),
    creaseAngleDegrees: 40,
    material,
  };
}

/** The distinct planes of a convex mesh's faces. */
function planesOf({ positions, indices }: MeshObject): PlaneSet {
  const corner = (i: number): Vec3 => {
    const p = indices[i]! * 3;
    return [positions[p]!, positions[p + 1]!, positions[p + 2]!];
  };
  const middle = [0, 1, 2].map(
    (k) => positions.reduce((s, v, i) => (i % 3 === k ? s + v : s), 0) / (positions.length / 3),
  );
  const planes: number[][] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [corner(t), corner(t + 1), corner(t + 2)];
    const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
    const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
    const area = Math.hypot(...n);
    if (area < 1e-6) continue;
    const out =
      n[0] * (a[0] - middle[0]!) + n[1] * (a[1] - middle[1]!) + n[2] * (a[2] - middle[2]!) > 0 ? 1 : -1;
    const unit = n.map((x) => (x / area) * out);
    const d = unit[0]! * a[0] + unit[1]! * a[1] + unit[2]! * a[2];
    const known = planes.some(
      (p) => p[0]! * unit[0]! + p[1]! * unit[1]! + p[2]! * unit[2]! > 1 - 1e-6 && Math.abs(p[3]! - d) < 1e-3,
    );
    if (!known) planes.push([...unit, d]);
  }
  return { planes: Float32Array.from(planes.flat()) };
}
