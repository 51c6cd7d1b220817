import { describe, expect, it } from 'vitest';
import type { LightRig, Material, SceneObject } from './scene.ts';
import { meanOf, renderLinear } from './testing/film.ts';
import { FURNACE, placed, sceneOf, viewOf } from './testing/scenes.ts';

/** Light from below only: a camera above sees what a body lets through. */
const FROM_BELOW: LightRig = {
  ...FURNACE,
  ambient: { nadir: [1, 1, 1], horizon: [0, 0, 0], zenith: [0, 0, 0] },
};
/** Light from above only: what it mirrors. */
const FROM_ABOVE: LightRig = {
  ...FURNACE,
  ambient: { nadir: [0, 0, 0], horizon: [0, 0, 0], zenith: [1, 1, 1] },
};

function glass(indexD: number, absorption = 0): Material {
  return { kind: 'dielectric', indexD, dispersion: 0, absorptionPerMm: [absorption, absorption, absorption] };
}

function normalReflectance(index: number): number {
  return ((index - 1) / (index + 1)) ** 2;
}

const CUBE_OF_10: SceneObject = { kind: 'gem', planeSet: 0, placement: placed(5), material: 0 };
const FROM_ZENITH = viewOf(24, 2, [0, 0, 1]);

describe('a slab at normal incidence', () => {
  it.each([1.31, 1.5, 1.77, 2.417])('of index %f reflects and transmits as Fresnel says', (index) => {
    const r = normalReflectance(index);
    const through = meanOf(
      renderLinear(sceneOf([CUBE_OF_10], glass(index), { rig: FROM_BELOW }), FROM_ZENITH, 128),
    );
    const back = meanOf(
      renderLinear(sceneOf([CUBE_OF_10], glass(index), { rig: FROM_ABOVE }), FROM_ZENITH, 128),
    );
    // Both faces, all orders: T = (1 - r) / (1 + r).
    expect(through).toBeCloseTo((1 - r) / (1 + r), 2);
    expect(back).toBeCloseTo(1 - (1 - r) / (1 + r), 2);
  });

  it.each([0.01, 0.1, 0.3])('with absorption %f per mm obeys Beer and Lambert', (absorption) => {
    const index = 1.6;
    const r = normalReflectance(index);
    const a = Math.exp(-10 * absorption);
    const scene = sceneOf([CUBE_OF_10], glass(index, absorption), { rig: FROM_BELOW });
    const through = meanOf(renderLinear(scene, FROM_ZENITH, 128));
    expect(through).toBeCloseTo(((1 - r) ** 2 * a) / (1 - r * r * a * a), 2);
  });

  it('of metal mirrors its reflectance', () => {
    const metal: Material = { kind: 'conductor', reflectance: [0.6, 0.6, 0.6], alpha: 0.001 };
    const flat: SceneObject = {
      kind: 'mesh',
      positions: Float32Array.from([-9, -9, 0, 9, -9, 0, 0, 9, 0]),
      indices: Uint32Array.from([0, 1, 2]),
      creaseAngleDegrees: 30,
      material: 0,
    };
    expect(meanOf(renderLinear(sceneOf([flat], metal, { rig: FROM_ABOVE }), FROM_ZENITH, 16))).toBeCloseTo(
      0.6,
      2,
    );
  });
});

describe('a prism', () => {
  /** Faces: top horizontal, bottom tilted by the prism's angle, far walls. */
  const angle = (20 * Math.PI) / 180;
  const planes = Float32Array.from([
    ...[0, 0, 1, 1],
    ...[Math.sin(angle), 0, -Math.cos(angle), 1],
    ...[1, 0, 0, 2, -1, 0, 0, 2, 0, 1, 0, 2, 0, -1, 0, 2],
  ]);
  const prism: SceneObject = { kind: 'gem', planeSet: 0, placement: placed(5), material: 0 };

  /** Light seen through the prism from straight above when a small lamp stands at an angle off the nadir. */
  function seen(index: number, lampAngle: number): number {
    const lamp = {
      kind: 'disc',
      center: [1000 * Math.sin(lampAngle), 0, -1000 * Math.cos(lampAngle)],
      target: [0, 0, 0],
      radiusMm: 20,
      radiance: [10, 10, 10],
      feather: 0,
    } as const;
    const rig: LightRig = {
      ...FURNACE,
      ambient: { ...FROM_BELOW.ambient, nadir: [0, 0, 0] },
      lights: [lamp],
    };
    const scene = sceneOf([prism], glass(index), { rig, planeSets: [{ planes }] });
    return meanOf(renderLinear(scene, viewOf(8, 0.5, [0, 0, 1]), 32));
  }

  it.each([1.5, 2.0, 2.417])('of index %f bends light by Snell’s law', (index) => {
    // Straight through the top, then refracted at the tilted face, whose normal leans towards +X.
    const out = Math.asin(index * Math.sin(angle));
    const deviation = out - angle;
    expect(seen(index, -deviation)).toBeGreaterThan(5);
    expect(seen(index, -deviation + 0.04)).toBeLessThan(1);
    expect(seen(index, -deviation - 0.04)).toBeLessThan(1);
  });
});
