import {
  Box3,
  type BufferGeometry,
  type Group,
  Mesh,
  MeshPhysicalMaterial,
  type MeshStandardMaterial,
  type Object3D,
  Vector3,
} from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { gemMaterial } from './gem-material.ts';
import { convexPlanes } from './gem-planes.ts';
import type { LightStudio } from './light-studio.ts';

export interface LoadedModel {
  readonly scene: Group;
  readonly bounds: Box3;
  readonly center: Vector3;
  /** What a closer look is at: the middle of the stones, or of the piece when it has none. */
  readonly focus: Vector3;
  readonly dispose: () => void;
}

/** Stones are the bodies that let light through; everything else keeps the material it came with. */
const isStone = (material: unknown): material is MeshPhysicalMaterial =>
  material instanceof MeshPhysicalMaterial && material.transmission > 0;

function dressStone(mesh: Mesh<BufferGeometry>, material: MeshPhysicalMaterial, studio: LightStudio): void {
  const { position } = mesh.geometry.attributes;
  if (!position) return;
  // Stored as normalized integers: read through the accessor.
  const points = Float32Array.from({ length: position.count * 3 }, (_, at) =>
    position.getComponent(Math.floor(at / 3), at % 3),
  );
  const facets = convexPlanes(points, mesh.geometry.index?.array ?? null);
  // Hearts and cabochons stay with the renderer's own transmission.
  if (!facets) return;
  mesh.material = gemMaterial(
    {
      index: material.ior,
      dispersion: material.dispersion,
      attenuationColor: material.attenuationColor,
      attenuationDistance: material.attenuationDistance,
    },
    facets,
    studio.cube,
  );
  material.dispose();
}

function disposeAll(root: Object3D): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    for (const material of [object.material].flat()) (material as MeshStandardMaterial).dispose();
  });
}

/** Rejects when the bytes are not a GLB. */
export async function loadModel(bytes: ArrayBuffer, studio: LightStudio): Promise<LoadedModel> {
  const { scene } = await new GLTFLoader().parseAsync(bytes, '');
  scene.updateMatrixWorld(true);
  const bounds = new Box3().setFromObject(scene, true);
  const stones = new Box3();
  scene.traverse((object) => {
    if (!(object instanceof Mesh) || !isStone(object.material)) return;
    stones.expandByObject(object);
    dressStone(object, object.material, studio);
  });
  return {
    scene,
    bounds,
    center: bounds.getCenter(new Vector3()),
    focus: (stones.isEmpty() ? bounds : stones).getCenter(new Vector3()),
    dispose: () => disposeAll(scene),
  };
}
