import { describe, expect, it } from 'vitest';
import type {
  CoatedMaterial,
  ConductorMaterial,
  Material,
  PlayOfColour,
  SceneObject,
  Sheen,
} from './scene.ts';
import { meanOf, renderLinear } from './testing/film.ts';
import { placed, sceneOf, torusMesh, viewOf } from './testing/scenes.ts';

const SPHERE: SceneObject = { kind: 'ellipsoid', placement: placed(10), material: 0 };
const GEM: SceneObject = {
  kind: 'gem',
  planeSet: 0,
  placement: { x: [6, 8, 0], y: [-8, 6, 0], z: [0, 0, 10], origin: [0, 0, 0] },
  material: 0,
};

function metal(alpha: number | readonly [number, number]): ConductorMaterial {
  return { kind: 'conductor', reflectance: [1, 1, 1], alpha, brushDirection: [0, 0, 1] };
}
const GLASS: Material = { kind: 'dielectric', indexD: 1.77, dispersion: 0.02, absorptionPerMm: [0, 0, 0] };

const WHITE: CoatedMaterial = { kind: 'coated', albedo: [1, 1, 1], coatIndex: 1.53, coatAlpha: 0.06 };
const PLAY: PlayOfColour = {
  kind: 'play-of-colour',
  perMm: 1.5,
  domainMm: 1.2,
  spacingNm: 230,
  spread: 0.08,
};
const SHEEN: Sheen = { kind: 'sheen', perMm: 0.5, colour: [0.1, 0.25, 0.5], axis: [0, 0.1, 1], spread: 0.2 };
const STREAKS = { slope: 0.1, lengthMm: 3, widthMm: 0.1 };

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
    ['milky faceted stone', GEM, { ...GLASS, scatterPerMm: 0.3 }],
    ['stone with veils', GEM, { ...GLASS, interior: { kind: 'inclusions', perMm: 0.8, sizeMm: 3 } }],
    ['cabochon with veils', SPHERE, { ...GLASS, interior: { kind: 'inclusions', perMm: 0.8, sizeMm: 3 } }],
    ['opal', SPHERE, { ...GLASS, indexD: 1.45, scatterPerMm: 0.3, interior: PLAY }],
    ['crystal opal', GEM, { ...GLASS, indexD: 1.45, interior: { ...PLAY, perMm: 0.3 } }],
    ['moonstone', SPHERE, { ...GLASS, indexD: 1.52, scatterPerMm: 0.02, interior: SHEEN }],
    ['streaked metal', SPHERE, { ...metal([0.05, 0.2]), brushAxis: [0, 0, 1], streaks: STREAKS }],
    ['blasted metal', SPHERE, { ...metal(0.15), grain: { slope: 0.15, sizeMm: 0.3 } }],
    ['worn metal', SPHERE, { ...metal(0.02), microscratch: { slope: 0.05, lengthMm: 2, widthMm: 0.05 } }],
    ['nacre', SPHERE, { ...WHITE, nacre: { strength: 0.4, alpha: 0.3 }, orient: 0.6 }],
    ['glass mesh', torusMesh(10, 5, 96, 48), GLASS],
    ['milky mesh', torusMesh(10, 5, 96, 48), { ...GLASS, scatterPerMm: 0.3 }],
    ['opal mesh', torusMesh(10, 5, 96, 48), { ...GLASS, indexD: 1.45, scatterPerMm: 0.3, interior: PLAY }],
    ['moonstone mesh', torusMesh(10, 5, 96, 48), { ...GLASS, indexD: 1.52, interior: SHEEN }],
  ];
  it.each(cases.map(([name], i) => ({ name, i })))('$name returns all light within 0.5 %', ({ i }) => {
    const [, object, material] = cases[i]!;
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
