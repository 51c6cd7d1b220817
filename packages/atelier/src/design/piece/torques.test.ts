import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';

const collars = (brief: Partial<Brief>) =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief({ type: 'Necklace', ...brief }), seed);
    if (!('carrier' in design) || design.carrier.kind !== 'bangle') throw new Error('no stiff collar');
    return { ...design, carrier: design.carrier };
  });
const formOf = ({ ornament }: { ornament: object }) => ('form' in ornament ? ornament.form : null);

describe('stiff collars about the neck', () => {
  it('are open, as wide as a neck, in four ways', () => {
    const made = collars({ arrangements: ['torque', 'collar'], figures: ['anchor'] });
    for (const { carrier } of made) {
      expect(carrier.innerDiameterMm).toBeGreaterThan(100);
      expect(carrier.openingMm).toBeGreaterThan(30);
    }
    expect(new Set(made.map(({ composition }) => composition)).size).toBe(4);
  });

  it('follow the length that was told', () => {
    for (const { carrier } of collars({ arrangements: ['torque'], lengthIn: 16 }))
      expect(carrier.innerDiameterMm).toBeCloseTo((16 * 25.4) / Math.PI, 1);
  });

  it('end in a ball and what was named, or in two that were named, or in two alike', () => {
    for (const { ornaments } of collars({ arrangements: ['torque', 'ball'], figures: ['anchor'] })) {
      expect(ornaments.map(({ worn }) => worn)).toEqual(['left', 'right']);
      expect(ornaments.map(formOf)).toEqual(['sphere', 'anchor']);
    }
    for (const { ornaments } of collars({ arrangements: ['torque'], figures: ['anchor', 'owl'] }))
      expect(ornaments.map(formOf)).toEqual(['anchor', 'owl']);
    for (const { ornaments } of collars({ arrangements: ['torque', 'ball'], noStones: true }))
      expect(ornaments.map(({ worn }) => worn ?? null)).toEqual([null]);
  });
});
