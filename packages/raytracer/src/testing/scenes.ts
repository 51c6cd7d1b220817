import type {
  LightRig,
  Material,
  Placement,
  PlaneSet,
  SceneDescription,
  SceneObject,
  View,
} from '../scene.ts';

/** Numbers in [0, 1) from a seed that tests print (mulberry32, T. Ettinger, public domain). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function placed(size: number, x = 0, y = 0, z = 0): Placement {
  return { x: [size, 0, 0], y: [0, size, 0], z: [0, 0, size], origin: [x, y, z] };
}

/** The cube from -1 to 1. */
export const CUBE: PlaneSet = {
  planes: Float32Array.from([1, 0, 0, 1, -1, 0, 0, 1, 0, 1, 0, 1, 0, -1, 0, 1, 0, 0, 1, 1, 0, 0, -1, 1]),
};

/** The same light from everywhere. */
export const FURNACE: LightRig = {
  lights: [],
  ambient: { nadir: [1, 1, 1], horizon: [1, 1, 1], zenith: [1, 1, 1] },
  gemContrast: 0,
};

export function sceneOf(
  objects: readonly SceneObject[],
  material: Material,
  more: Partial<SceneDescription> = {},
): SceneDescription {
  return {
    objects,
    planeSets: [CUBE],
    materials: [material],
    rig: FURNACE,
    backdrop: { center: [0, 0, 0], edge: [0, 0, 0], centerX: 0.5, centerY: 0.5, radius: 1 },
    ...more,
  };
}

/** From a distance along -Y by default, seeing about `size` mm at the origin. */
export function viewOf(
  pixels: number,
  size: number,
  direction: readonly [number, number, number] = [0, -1, 0],
): View {
  const distance = 100;
  return {
    camera: {
      position: [direction[0] * distance, direction[1] * distance, direction[2] * distance],
      target: [0, 0, 0],
      fieldOfViewDegrees: (2 * Math.atan(size / 2 / distance) * 180) / Math.PI,
    },
    width: pixels,
    height: pixels,
  };
}

/** A torus about Y as an indexed mesh. */
export function torusMesh(
  major: number,
  minor: number,
  around: number,
  across: number,
  material = 0,
): SceneObject {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i < around; i++) {
    const a = (2 * Math.PI * i) / around;
    for (let j = 0; j < across; j++) {
      const b = (2 * Math.PI * j) / across;
      const r = major + minor * Math.cos(b);
      positions.push(r * Math.sin(a), minor * Math.sin(b), r * Math.cos(a));
      const p = i * across + j;
      const q = ((i + 1) % around) * across + j;
      const s = i * across + ((j + 1) % across);
      const t = ((i + 1) % around) * across + ((j + 1) % across);
      indices.push(p, q, s, q, t, s);
    }
  }
  return {
    kind: 'mesh',
    positions: Float32Array.from(positions),
    indices: Uint32Array.from(indices),
    creaseAngleDegrees: 40,
    material,
  };
}
