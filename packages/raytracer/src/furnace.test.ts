import { describe, expect, it, vi } from 'vitest';
import type { Material, SceneObject } from './scene.ts';
import { meanOf, renderLinear } from './testing/film.ts';
import { placed, sceneOf, torusMesh, viewOf } from './testing/scenes.ts';

vi.setConfig({ testTimeout: 60_000 });

const SPHERE: SceneObject = { kind: 'ellipsoid', placement: placed(10), material: 0 };
const GEM: SceneObject = {
  kind: 'gem',
  planeSet: 0,
  placement: { x: [6, 8, 0], y: [-8, 6, 0], z: [0, 0, 10], origin: [0, 0, 0] },
  material: 0,
};

function metal(alpha: number | readonly [number, number]): Material {
  return { kind: 'conductor', reflectance: [1, 1, 1], alpha, brushDirection: [0, 0, 1] };
}
const GLASS: Material = { kind: 'dielectric', indexD: 1.77, dispersion: 0.02, absorptionPerMm: [0, 0, 0] };

/** Light of 1 from everywhere: a surface that absorbs nothing must look like light of 1 from everywhere. */
describe('white furnace', () => {
  const cases: ReadonlyArray<readonly [name: string, object: SceneObject, material: Material]> = [
    ['polished metal', SPHERE, metal(0.02)],
    ['satin metal', SPHERE, metal(0.3)],
    ['matt metal', SPHERE, metal(0.9)],
    ['brushed metal', SPHERE, metal([0.05, 0.3])],
    ['coated body', SPHERE, { kind: 'coated', albedo: [1, 1, 1], coatIndex: 1.5, coatAlpha: 0.05 }],
    ['diffuse body', SPHERE, { kind: 'diffuse', albedo: [1, 1, 1] }],
    ['glass ellipsoid', SPHERE, GLASS],
    ['cut stone', GEM, { ...GLASS, indexD: 2.417, dispersion: 0.044 }],
    ['faceted opaque stone', GEM, { kind: 'coated', albedo: [1, 1, 1], coatIndex: 1.54, coatAlpha: 0.02 }],
    ['milky stone', SPHERE, { ...GLASS, scatterPerMm: 0.05 }],
    ['glass mesh', torusMesh(10, 5, 96, 48), GLASS],
  ];
  it.each(cases)('%s returns all light within 0.5 %%', (_, object, material) => {
    const view = viewOf(48, object.kind === 'mesh' ? 3 : 8);
    const centered =
      object.kind === 'mesh'
        ? {
            ...view,
            camera: { ...view.camera, target: [10, 0, 0] as const, position: [10, -100, 0] as const },
          }
        : view;
    const mean = meanOf(renderLinear(sceneOf([object], material), centered, 48));
    expect(mean).toBeGreaterThan(0.995);
    expect(mean).toBeLessThan(1.005);
  });
});
