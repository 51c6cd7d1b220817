/**
 * The light of the live view, built from simple shapes: a dome that is dark at the horizon (that gives metal its
 * contrast), softboxes for its long clean highlights, strips for its edges, black cards between them, and small hard
 * lamps for the fire of stones.
 */
import {
  BackSide,
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  CubeCamera,
  HalfFloatType,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
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
  { at: [0, 9, 1], size: [8, 0.1, 5], radiance: 4.2 },
  { at: [-8.5, 4, 3], size: [0.1, 7, 4.5], radiance: 6.5, warmth: 0.04 },
  { at: [8.5, 2.5, 4], size: [0.1, 8, 1.6], radiance: 6, warmth: -0.03 },
  { at: [3, 4.5, -9], size: [7, 2.2, 0.1], radiance: 4 },
  { at: [-2.6, 3.5, 9.4], size: [1.1, 6, 0.1], radiance: 5.5 },
  { at: [3.2, 1.5, 9.4], size: [0.5, 5, 0.1], radiance: 4.5, warmth: 0.04 },
  // Black cards.
  { at: [0.4, 4, 9.3], size: [3, 9, 0.1], radiance: 0.02 },
  { at: [8.4, 3, -2.5], size: [0.1, 9, 5], radiance: 0.03 },
  { at: [-8.4, 1, -4], size: [0.1, 8, 4], radiance: 0.03 },
  // Sparks.
  { at: [5, 5, 8], size: [0.8, 0.8, 0.1], radiance: 40, warmth: 0.05 },
  { at: [-5, 8.6, 5], size: [0.7, 0.1, 0.7], radiance: 52 },
  { at: [4, 8.6, -4], size: [0.6, 0.1, 0.6], radiance: 52, warmth: -0.04 },
  { at: [-8.3, 7, -2], size: [0.1, 0.8, 0.8], radiance: 40 },
  { at: [8.3, 7, 1], size: [0.1, 0.6, 0.6], radiance: 48 },
  { at: [0.5, 8, 8.8], size: [0.5, 0.5, 0.1], radiance: 52 },
  { at: [-6, 3, -8.8], size: [0.6, 0.6, 0.1], radiance: 40 },
];
/** Radiance of the dome by height, -1 straight below to 1 straight above. */
const DOME: readonly (readonly [height: number, radiance: number])[] = [
  [-1, 0.55],
  [-0.45, 0.3],
  [-0.12, 0.06],
  [0.1, 0.09],
  [0.4, 0.5],
  [1, 1.05],
];
const DOME_RADIUS = 20;
const CUBE_SIZE_PX = 512;

function paint(geometry: BufferGeometry, radiance: number, warmth = 0): Mesh {
  const material = new MeshBasicMaterial({ toneMapped: false });
  material.color.setRGB(radiance * (1 + warmth), radiance, radiance * (1 - warmth));
  return new Mesh(geometry, material);
}

function domeRadiance(height: number): number {
  const above = DOME.findIndex(([at]) => at >= height);
  const [high, bright] = DOME[Math.max(1, above)]!;
  const [low, dim] = DOME[Math.max(1, above) - 1]!;
  return dim + ((bright - dim) * (height - low)) / (high - low);
}

function buildDome(): Mesh {
  const geometry = new SphereGeometry(DOME_RADIUS, 24, 32);
  const position = geometry.getAttribute('position');
  const colours = new Float32Array(position.count * 3);
  for (let vertex = 0; vertex < position.count; vertex += 1) {
    colours.fill(domeRadiance(position.getY(vertex) / DOME_RADIUS), vertex * 3, vertex * 3 + 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return new Mesh(geometry, new MeshBasicMaterial({ side: BackSide, vertexColors: true, toneMapped: false }));
}

function buildRoom(): Scene {
  const scene = new Scene();
  const box = new BoxGeometry();
  scene.add(buildDome());
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
