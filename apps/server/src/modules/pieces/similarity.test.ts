import { describe, expect, it } from 'vitest';
import { type Comparable, designDistance } from './similarity.ts';

const RING: Comparable = {
  category: 'ring',
  materials: ['Rose Gold', '18k Gold'],
  gemstones: ['Sapphire'],
  styleTags: ['Minimalist'],
  features: { era: 'Minimalist', setting: 'Bezel', motifs: [] },
  priceCents: 100_000,
};
const PLAIN: Comparable = {
  category: 'bracelet',
  materials: ['Silver'],
  gemstones: [],
  styleTags: [],
  features: { era: null, setting: null, motifs: ['Star'] },
  priceCents: 9_000,
};

describe('designDistance', () => {
  it('is 0 for the same design, 1 for one that has nothing in common, and symmetric', () => {
    expect(designDistance(RING, RING)).toBe(0);
    expect(designDistance(RING, PLAIN)).toBe(1);
    const near = { ...RING, gemstones: ['Sapphire', 'Diamond'] };
    expect(designDistance(RING, near)).toBeCloseTo(designDistance(near, RING), 15);
  });

  it('weighs: half the stones of 16 counted weights of which stones are 3', () => {
    // Motifs are lacking in both, so that 18 - 2 weights count.
    const near = { ...RING, gemstones: ['Sapphire', 'Diamond'] };
    expect(designDistance(RING, near)).toBeCloseTo((3 * 0.5) / 16, 12);
  });

  it('takes no stones in both for alike, and no motifs in both for nothing', () => {
    const band = { ...RING, gemstones: [] };
    expect(designDistance(band, { ...band })).toBe(0);
    expect(designDistance(band, { ...band, features: { ...band.features, motifs: ['Heart'] } })).toBeCloseTo(
      2 / 18,
      12,
    );
  });

  it('grows with the ratio of prices, up to eight times', () => {
    const at = (priceCents: number) => designDistance(RING, { ...RING, priceCents });
    expect(at(200_000)).toBeCloseTo(1 / 3 / 16, 12);
    expect(at(200_000)).toBeCloseTo(at(50_000), 12);
    expect(at(800_000)).toBeCloseTo(1 / 16, 12);
    expect(at(9_000_000)).toBe(at(800_000));
  });

  it('puts the same type before the same stone', () => {
    const otherRing = { ...RING, gemstones: ['Ruby'] };
    const pendant = { ...RING, category: 'pendant' };
    expect(designDistance(RING, otherRing)).toBeLessThan(designDistance(RING, pendant));
  });
});
