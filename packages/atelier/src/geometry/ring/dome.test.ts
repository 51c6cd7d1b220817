import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';
import { domeRibs } from './domeRibs.ts';
import { bandSection, outerHeight, profileShape } from './section.ts';
import { shankAt } from './shank.ts';

const BRIEF = { type: 'Ring', bandProfile: 'bombe' } as const;
const plain = ringOf(createDesign(openBrief({ ...BRIEF, finish: 'Polished' }), 0));

async function volumeOf(ring: RingDesign): Promise<number> {
  const built = await buildSolids(ring);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return built.solids.metal.reduce((sum, { volumeMm3 }) => sum + volumeMm3, 0);
}

describe('the dome of a ring', () => {
  it('is high in the middle of its top, falls to a rim, and is a plain shank at the palm', () => {
    const { band } = plain;
    const shape = profileShape('bombe', band.widthMm, band.thicknessMm);
    expect(outerHeight(shape, band.thicknessMm, 0)).toBeCloseTo(band.thicknessMm);
    expect(outerHeight(shape, band.thicknessMm, 1)).toBeLessThan(0.4 * band.thicknessMm);
    // Low where the band is thin, never under the finger side.
    expect(outerHeight(shape, 1.8, 1)).toBeGreaterThan(0.4);
    expect(shankAt(plain, Math.PI).thicknessMm).toBeCloseTo(1.8, 1);
    expect(shankAt(plain, Math.PI / 2).widthMm).toBeLessThan(0.7 * band.widthMm);
  });

  it('is lighter by a third for its hollow', async () => {
    const { wallMm, ...solid } = plain;
    expect(wallMm).toBeDefined();
    expect(await volumeOf(plain)).toBeLessThan(0.75 * (await volumeOf(solid)));
  });

  it('has its ribs over the top, and none at the sides of the finger', () => {
    const relief = domeRibs({ pitchMm: 3, depthMm: 0.7, lean: 0 }, 12, 12);
    expect(relief(0, 0)).toBeCloseTo(0);
    expect(relief(1.5 / 12, 0)).toBeCloseTo(0.7);
    expect(relief(Math.PI / 2 + 0.1, 0)).toBe(0);
  });

  it('is paved all over: in many rows, each stone facing away from the dome', async () => {
    const ring = ringOf(createDesign(openBrief({ ...BRIEF, setting: 'Pave' }), 0));
    const built = await buildSolids(ring);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const small = built.solids.stones.filter(({ role }) => role === 'pave');
    expect(small.length).toBeGreaterThan(45);
    const rows = new Set(small.map(({ placement }) => Math.round(placement.origin[1] * 10)));
    expect(rows.size).toBeGreaterThanOrEqual(5);
  });
});

describe('a bevelled section', () => {
  it('is flat over its middle and falls at 45 degrees over a sixth at either edge', () => {
    const outline = bandSection('bevelled', 6, 2.1);
    const top = Math.max(...outline.map(([, h]) => h));
    const flat = outline.filter(([, h]) => h > top - 0.02).map(([y]) => Math.abs(y));
    expect(Math.max(...flat)).toBeGreaterThan(1.8);
    expect(Math.max(...flat)).toBeLessThan(2.15);
    const shape = profileShape('bevelled', 6, 2.1);
    const fallMm = outerHeight(shape, 2.1, 0.66) - outerHeight(shape, 2.1, 1);
    expect(fallMm / (0.34 * 3)).toBeGreaterThan(0.9);
    expect(fallMm / (0.34 * 3)).toBeLessThan(1.1);
  });
});
