import { BoxGeometry, Color, IcosahedronGeometry, OctahedronGeometry, TorusGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { absorptionOf, channelIndices } from './gem-material.ts';
import { convexPlanes } from './gem-planes.ts';

const planesOf = (geometry: BoxGeometry | IcosahedronGeometry | OctahedronGeometry | TorusGeometry) =>
  convexPlanes(geometry.attributes.position!.array, geometry.index?.array ?? null);

describe('convexPlanes', () => {
  it('joins the triangles of a facet into one plane', () => {
    const box = planesOf(new BoxGeometry(2, 2, 2));
    expect(box?.count).toBe(6);
    const offsets = Array.from({ length: 6 }, (_, plane) => box!.planes[plane * 4 + 3]);
    for (const offset of offsets) expect(offset).toBeCloseTo(1);
    expect(planesOf(new OctahedronGeometry(3))?.count).toBe(8);
    expect(planesOf(new IcosahedronGeometry(0.004))?.count).toBe(20);
  });

  it('points every plane outwards', () => {
    const { planes, count } = planesOf(new OctahedronGeometry(1))!;
    for (let plane = 0; plane < count; plane += 1) expect(planes[plane * 4 + 3]).toBeGreaterThan(0);
  });

  it('refuses bodies that are not convex or are round', () => {
    expect(planesOf(new TorusGeometry(1, 0.3, 4, 6))).toBeNull();
    expect(planesOf(new IcosahedronGeometry(1, 4))).toBeNull();
  });
});

describe('gem optics', () => {
  const optics = {
    index: 2.417,
    dispersion: 0.36,
    attenuationColor: new Color().setRGB(0.25, 0.5, 1),
    attenuationDistance: 0.002,
  };

  it('leaves the attenuation colour after the attenuation distance', () => {
    const left = absorptionOf(optics).map((sigma) => Math.exp(-sigma * optics.attenuationDistance));
    expect(left[0]).toBeCloseTo(0.25);
    expect(left[1]).toBeCloseTo(0.5);
    expect(left[2]).toBeCloseTo(1);
    expect(absorptionOf({ ...optics, attenuationDistance: Number.POSITIVE_INFINITY })).toEqual([0, 0, 0]);
  });

  it('bends blue more than red around the index', () => {
    const [red, green, blue] = channelIndices(optics);
    expect(red).toBeLessThan(green);
    expect(blue).toBeGreaterThan(green);
    expect(blue - red).toBeCloseTo(((2.417 - 1) * 0.36) / 20);
  });
});
