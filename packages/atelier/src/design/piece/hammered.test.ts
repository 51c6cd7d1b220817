import type { Brief, MetalFinish } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { gemsWithin } from '../stones/within.ts';
import { openBrief } from '../testing/briefs.ts';

const SEEDS = 12;

const bandsOf = (wish: Partial<Brief>) =>
  Array.from({ length: SEEDS }, (_, seed) => {
    const design = createDesign(openBrief({ type: 'Bracelet', ...wish }), seed);
    if (isRing(design) || design.carrier.kind !== 'bangle') throw new Error(design.composition);
    return { band: design.carrier.band, gems: gemsWithin(design) };
  });

describe('stiff bracelets of which the surface was said', () => {
  it.each<[MetalFinish, Brief['braceletKind'], number | null]>([
    ['Hammered', 'bangle', 6],
    ['Hammered', 'cuff', null],
    ['Matte', 'bangle', null],
    ['Textured', 'cuff', 14],
  ])('are of metal alone: %s %s', (finish, braceletKind, bandWidthMm) => {
    for (const { gems } of bandsOf({ finish, braceletKind, bandWidthMm })) expect(gems).toEqual([]);
  });

  it.each(['bangle', 'cuff'] as const)('bear hammer marks broad enough to be seen: %s', (braceletKind) => {
    for (const { band } of bandsOf({ finish: 'Hammered', braceletKind, bandWidthMm: 6 })) {
      if (band.texture.kind !== 'hammered') throw new Error(band.texture.kind);
      expect(band.texture.dentDiameterMm).toBeGreaterThan(2.8);
      expect(band.texture.depthMm).toBeGreaterThan(0.18);
    }
  });

  it('keep the stones that were asked for', () => {
    for (const { gems } of bandsOf({ finish: 'Hammered', braceletKind: 'bangle', gemstones: ['Ruby'] }))
      expect(gems).toContain('Ruby');
  });
});
