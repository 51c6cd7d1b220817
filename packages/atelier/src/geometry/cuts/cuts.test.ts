import { STONE_CUTS } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import type { StoneKind } from '../../design/parts.ts';
import { cutProportions, depthShare } from '../../design/stones/proportions.ts';
import { aboutCarat } from '../../design/stones/weight.ts';
import { facetsOf, type Plane, stoneForm } from './index.ts';

const kind = (cut: StoneKind['cut'], gemstone: StoneKind['gemstone'] = 'Diamond'): StoneKind => ({
  gemstone,
  cut,
  form: 'faceted',
  colour: null,
});
const formOf = (cut: StoneKind['cut'], gemstone?: StoneKind['gemstone']) => {
  const form = stoneForm(kind(cut, gemstone), cutProportions('Diamond', cut).lengthToWidth);
  if (form.body.kind !== 'facets') throw new Error(`${cut} is not convex`);
  return { ...form, planes: form.body.planes };
};
const CONVEX = STONE_CUTS.filter((cut) => cut !== 'Heart');
const rises = ([, , nz]: Plane): boolean => nz > 0.01;
const falls = ([, , nz]: Plane): boolean => nz < -0.01;

describe('facets', () => {
  it('gives the round brilliant its 57 facets: 33 above, 24 below', () => {
    const { planes } = formOf('Round');
    expect(planes.filter(rises)).toHaveLength(33);
    expect(planes.filter(falls)).toHaveLength(24);
  });

  it('gives the emerald cut three steps above, a table, and eight sides', () => {
    const { planes } = formOf('Emerald');
    expect(planes.filter(rises)).toHaveLength(25);
    expect(planes.filter((p) => !rises(p) && !falls(p))).toHaveLength(8);
  });

  // Crown with table, pavilion: the round's 57 over other outlines, the radiant's crown of 25.
  it.each([
    ['Oval', 33, 24],
    ['Cushion', 33, 24],
    ['Marquise', 33, 24],
    ['Pear', 33, 24],
    ['Trillion', 25, 18],
    ['Radiant', 25, 16],
    ['Princess', 13, 20],
    ['Baguette', 13, 12],
  ] as const)('gives %s %i facets above and %i below, none of them lost', (cut, above, below) => {
    const { planes } = formOf(cut);
    expect(planes.filter(rises)).toHaveLength(above);
    expect(planes.filter(falls)).toHaveLength(below);
  });

  it.each(CONVEX)('%s is mirrored about its length', (cut) => {
    const { planes } = formOf(cut);
    const alike = (a: Plane, b: Plane): boolean =>
      a.every((v, k) => Math.abs(v - (k === 1 ? -b[k] : b[k])) < 1e-6);
    for (const facet of planes) expect(planes.some((other) => alike(facet, other))).toBe(true);
  });

  it.each(CONVEX)('%s weighs about what the formula says', (cut) => {
    const { planes, crown, pavilion } = formOf(cut);
    const ratio = cutProportions('Diamond', cut).lengthToWidth;
    let volume = 0;
    for (const { corners } of facetsOf(planes))
      for (let i = 2; i < corners.length; i++) {
        const [a, b, c] = [corners[0], corners[i - 1], corners[i]];
        volume +=
          (a[0] * (b[1] * c[2] - b[2] * c[1]) +
            a[1] * (b[2] * c[0] - b[0] * c[2]) +
            a[2] * (b[0] * c[1] - b[1] * c[0])) /
          6;
      }
    const carat = (volume * 6 ** 3 * 3.52) / 200;
    const share = carat / aboutCarat(kind(cut), ratio * 6, 6, (crown + pavilion) * 6);
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(1.15);
  });

  it.each(CONVEX)('%s is a closed convex body of the promised size', (cut) => {
    const form = formOf(cut);
    const facets = facetsOf(form.planes);
    expect(facets).toHaveLength(form.planes.length);
    expect(form.planes.length).toBeLessThanOrEqual(256);
    // Euler: V - E + F = 2 with every edge shared by two facets.
    const key = (c: readonly number[]): string => c.map((x) => Math.round(x * 1e5)).join(',');
    const corners = new Set(facets.flatMap((facet) => facet.corners.map(key)));
    const edges = facets.reduce((sum, facet) => sum + facet.corners.length, 0) / 2;
    expect(corners.size - edges + facets.length).toBe(2);
    const all = facets.flatMap((facet) => facet.corners);
    const extent = (k: number): number =>
      Math.max(...all.map((c) => c[k])) - Math.min(...all.map((c) => c[k]));
    expect(Math.abs(extent(1) - 1)).toBeLessThan(0.02);
    expect(Math.abs(extent(2) - depthShare(kind(cut)))).toBeLessThan(0.02);
  });

  it('steepens the pavilion as the refractive index falls', () => {
    const slope = (gemstone: StoneKind['gemstone']): number => formOf('Round', gemstone).pavilion;
    expect(slope('Sapphire')).toBeGreaterThan(slope('Diamond'));
    expect(slope('Amethyst')).toBeGreaterThan(slope('Sapphire'));
  });
});
