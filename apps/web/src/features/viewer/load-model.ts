import {
  Box3,
  type BufferGeometry,
  type Group,
  Mesh,
  MeshPhysicalMaterial,
  type MeshStandardMaterial,
  type Object3D,
  Sphere,
  Vector3,
} from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { gemMaterial } from './gem-material.ts';
import { convexPlanes } from './gem-planes.ts';
import type { LightStudio } from './light-studio.ts';

export interface LoadedModel {
  readonly scene: Group;
  readonly center: Vector3;
  readonly radius: number;
  /** Height of the lowest point. */
  readonly groundY: number;
  readonly dispose: () => void;
}

/** Stones are the bodies that let light through; everything else keeps the material it came with. */
const isStone = (material: unknown): material is MeshPhysicalMaterial =>
  material instanceof MeshPhysicalMaterial && material.transmission > 0;

function dressStone(mesh: Mesh<BufferGeometry>, material: MeshPhysicalMaterial, studio: LightStudio): void {
  const { position } = mesh.geometry.attributes;
  if (!position) return;
  const facets = convexPlanes(position.array, mesh.geometry.index?.array ?? null);
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
  scene.traverse((object) => {
    if (object instanceof Mesh && isStone(object.material)) dressStone(object, object.material, studio);
  });
  scene.updateMatrixWorld(true);
  const box = new Box3().setFromObject(scene, true);
  const { center, radius } = box.getBoundingSphere(new Sphere());
  return {
    scene,
    center: new Vector3().copy(center),
    radius,
    groundY: box.min.y,
    dispose: () => disposeAll(scene),
  };
}
