import { describe, expect, it } from 'vitest';
import type { Material, SceneDescription, SceneObject, Transport } from './scene.ts';
import { meanOf, renderLinear } from './testing/film.ts';
import { placed, sceneOf, torusMesh, viewOf } from './testing/scenes.ts';

const GOLD: Material = { kind: 'conductor', reflectance: [1, 0.7, 0.3], alpha: 0.05 };
const glass = (indexD: number): Material => ({
  kind: 'dielectric',
  indexD,
  dispersion: 0,
  absorptionPerMm: [0, 0, 0],
});

describe('bounds of transport', () => {
  const brightnessWith = (transport: Transport): number => {
    const cube: SceneObject = { kind: 'gem', planeSet: 0, placement: placed(5), material: 0 };
    const scene: SceneDescription = { ...sceneOf([cube], glass(1.5)), transport };
    return meanOf(renderLinear(scene, viewOf(24, 8), 16));
  };

  it('end a path at the surface after the last bounce allowed', () => {
    expect(brightnessWith({})).toBeCloseTo(1, 2);
    // Only what the front face mirrors: ((1.5 - 1) / (1.5 + 1))^2.
    expect(brightnessWith({ maxTransmissions: 1 })).toBeCloseTo(0.04, 1);
    expect(brightnessWith({ maxBounces: 1 })).toBeLessThan(0.1);
    expect(brightnessWith({ maxReflections: 1 })).toBeGreaterThan(0.9);
  });

  it('dim light after more than one bounce, and only that', () => {
    // Through two faces comes all but 8 % of the light.
    expect(brightnessWith({ brightestIndirect: 0.5 })).toBeLessThan(0.6);
    const ball: SceneObject = { kind: 'ellipsoid', placement: placed(5), material: 0 };
    const direct = { ...sceneOf([ball], GOLD), transport: { brightestIndirect: 0.5 } };
    const mean = meanOf(renderLinear(direct, viewOf(24, 4), 16));
    expect(mean).toBeCloseTo(meanOf(renderLinear(sceneOf([ball], GOLD), viewOf(24, 4), 16)), 5);
  });
});

describe('metal that reaches into a stone', () => {
  const torus = torusMesh(3, 0.8, 64, 24, 0);
  // The torus passes through two faces of the cube.
  const cube: SceneObject = { kind: 'gem', planeSet: 0, placement: placed(2.5, 3), material: 1 };
  const view = viewOf(48, 9, [0.4, -0.8, 0.4]);
  const withMaterials = (objects: readonly SceneObject[]): SceneDescription => ({
    ...sceneOf(objects, GOLD),
    materials: [GOLD, glass(1)],
    // As bright as the surroundings, which is what rays see that went through the stone.
    backdrop: { center: [1, 1, 1], edge: [1, 1, 1], centerX: 0.5, centerY: 0.5, radius: 1 },
  });

  it('looks the same inside a stone that does not bend light as without it', () => {
    const inside = renderLinear(withMaterials([torus, cube]), view, 64);
    const alone = renderLinear(withMaterials([torus]), view, 64);
    // Without the torus all would be white.
    expect(meanOf(alone)).toBeLessThan(0.95);
    expect(meanOf(inside) / meanOf(alone)).toBeCloseTo(1, 1.5);
    const [blueInside, blueAlone] = [inside, alone].map((c) => meanOf(c.filter((_, i) => i % 3 === 2)));
    expect(blueInside! / blueAlone!).toBeCloseTo(1, 1.5);
  });
});

describe('direct light', () => {
  /** Lights of less than 0.2 are met by chance alone, brighter ones are looked at. */
  it.each([
    ['feathered rectangle', 0.4],
    ['rectangle with hard edges', 0],
  ])('of a %s is what chance would find', (_, feather) => {
    const brightness = (radiance: number): number => {
      const rectangle = (x: number, size: number) =>
        ({
          kind: 'rect',
          center: [x, -12, 14],
          target: [0, 0, 0],
          halfWidthMm: size,
          halfHeightMm: 9,
          radiance: [radiance, radiance, radiance],
          feather,
        }) as const;
      const ball: SceneObject = { kind: 'ellipsoid', placement: placed(5), material: 0 };
      const scene = sceneOf([ball], { kind: 'diffuse', albedo: [0.8, 0.8, 0.8] });
      const black = [0, 0, 0] as const;
      const rig = {
        lights: [rectangle(-11, 12), rectangle(9, 5)],
        ambient: { nadir: black, horizon: black, zenith: black },
        gemContrast: 0,
      };
      return meanOf(renderLinear({ ...scene, rig }, viewOf(32, 6), 256)) / radiance;
    };
    expect(brightness(0.21) / brightness(0.19)).toBeCloseTo(1, 2);
  });
});
