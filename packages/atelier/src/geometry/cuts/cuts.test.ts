import { STONE_CUTS } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import type { StoneKind } from '../../design/parts.ts';
import { cutProportions, depthShare } from '../../design/stones/proportions.ts';
import { facetsOf, type Plane, stoneForm } from './index.ts';

const kind = (cut: StoneKind['cut'], gemstone: StoneKind['gemstone'] = 'Diamond'): StoneKind => ({
  gemstone,
  cut,
  form: 'faceted',
  colour: null,
});
const formOf = (cut: StoneKind['cut'], gemstone?: StoneKind['gemstone']) => {
  const form = stoneForm(kind(cut, gemstone), cutProportions('Diamond', cut).lengthToWidth);
  if (form?.planes == null) throw new Error(`${cut} has no facets`);
  return { ...form, planes: form.planes };
};
const FACETED = STONE_CUTS.filter((cut) => cut !== 'Heart');
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

  it.each(FACETED)('%s is a closed convex body of the promised size', (cut) => {
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

  it('has no form for the heart, whose outline is not convex', () => {
    expect(stoneForm(kind('Heart'), 1)).toBeNull();
  });
});
