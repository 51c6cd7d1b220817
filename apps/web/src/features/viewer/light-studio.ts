/**
 * The light of the live view, built from nothing but boxes: a dim room, large softboxes for the long clean
 * highlights of metal, strips for its edges, and small hard lamps for the fire of stones.
 */
import {
  BackSide,
  BoxGeometry,
  type BufferGeometry,
  CubeCamera,
  HalfFloatType,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three';

export interface LightStudio {
  /** For rough and smooth metals (prefiltered). */
  readonly environment: Texture;
  /** For what stones reflect and let through (sharp, with mipmaps). */
  readonly cube: Texture;
  readonly dispose: () => void;
}

type Vec3 = readonly [number, number, number];
interface Lamp {
  readonly at: Vec3;
  readonly size: Vec3;
  /** Linear radiance; 1 is paper white. */
  readonly radiance: number;
  /** Kelvin-like tint: above 0 warm, below 0 cool. */
  readonly warmth?: number;
}

const LAMPS: readonly Lamp[] = [
  { at: [0, 9, 0], size: [7, 0.1, 7], radiance: 5 },
  { at: [-8, 4, 4], size: [0.1, 6, 5], radiance: 6, warmth: 0.06 },
  { at: [8, 3, 3], size: [0.1, 7, 2.5], radiance: 4, warmth: -0.05 },
  { at: [2, 4, -9], size: [8, 2, 0.1], radiance: 3 },
  { at: [-3, 2.5, 9.5], size: [1, 5, 0.1], radiance: 7 },
  { at: [5, 5, 8], size: [0.8, 0.8, 0.1], radiance: 26, warmth: 0.05 },
  { at: [-5, 8, 5], size: [0.7, 0.1, 0.7], radiance: 34 },
  { at: [4, 8.5, -4], size: [0.6, 0.1, 0.6], radiance: 34, warmth: -0.04 },
  { at: [-8.5, 6, -3], size: [0.1, 0.8, 0.8], radiance: 26 },
  { at: [8.5, 7, -1], size: [0.1, 0.6, 0.6], radiance: 30 },
  { at: [0, 7, 8.5], size: [0.5, 0.5, 0.1], radiance: 34 },
];
const ROOM_RADIANCE = 0.42;
const FLOOR_RADIANCE = 0.62;
const CUBE_SIZE_PX = 512;

function paint(geometry: BufferGeometry, radiance: number, warmth = 0): Mesh {
  const material = new MeshBasicMaterial({ toneMapped: false });
  material.color.setRGB(radiance * (1 + warmth), radiance, radiance * (1 - warmth));
  return new Mesh(geometry, material);
}

function buildRoom(): Scene {
  const scene = new Scene();
  const box = new BoxGeometry();
  const room = paint(box, ROOM_RADIANCE, 0.03);
  (room.material as MeshBasicMaterial).side = BackSide;
  room.scale.set(20, 20, 20);
  const floor = paint(box, FLOOR_RADIANCE, 0.04);
  floor.scale.set(19, 0.1, 19);
  floor.position.y = -8;
  scene.add(room, floor);
  for (const { at, size, radiance, warmth } of LAMPS) {
    const lamp = paint(box, radiance, warmth);
    lamp.position.set(...at);
    lamp.scale.set(...size);
    scene.add(lamp);
  }
  return scene;
}

export function buildLightStudio(renderer: WebGLRenderer): LightStudio {
  const scene = buildRoom();
  const target = new WebGLCubeRenderTarget(CUBE_SIZE_PX, {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
  });
  new CubeCamera(0.1, 100, target).update(renderer, scene);
  const generator = new PMREMGenerator(renderer);
  const prefiltered = generator.fromScene(scene, 0.015);
  generator.dispose();
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    (object.material as MeshBasicMaterial).dispose();
  });
  return {
    environment: prefiltered.texture,
    cube: target.texture,
    dispose: () => {
      prefiltered.dispose();
      target.dispose();
    },
  };
}
