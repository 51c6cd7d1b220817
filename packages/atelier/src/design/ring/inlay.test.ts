import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import type { RingDesign } from '../ring/document.ts';
import { openBrief } from '../testing/briefs.ts';

const SEEDS = [0, 1, 2, 3];

describe('a strip of stone along a band', () => {
  const strip = (metals: Brief['metals'], seed: number): RingDesign =>
    createDesign(
      openBrief({
        type: 'Ring',
        metals,
        customGemstone: 'wood',
        arrangements: ['inlay', 'band'],
        bandWidthMm: 8,
      }),
      seed,
    ) as RingDesign;

  it.each(SEEDS)('is unbroken, in the middle and narrower than the metal beside it: seed %i', (seed) => {
    const { band, head, bandStones } = strip(['Titanium'], seed);
    expect([head, bandStones]).toEqual([null, null]);
    expect(band.widthMm).toBe(8);
    expect(band.inlay).toMatchObject({ dividerMm: 0, spanDegrees: 360 });
    expect(band.inlay!.widthShare).toBeLessThan(0.5);
    expect(band.inlay!.stones).toMatchObject([{ gemstone: 'Onyx', colour: 'brown' }]);
  });

  it('leaves the palm of a ring that can be sized', () => {
    expect(strip(['Silver'], 1).band.inlay?.spanDegrees).toBeLessThan(320);
  });

  it('differs from seed to seed', () => {
    const looks = SEEDS.map((seed) => {
      const { profile, edge, inlay } = strip(['Silver'], seed).band;
      return JSON.stringify([profile, edge, inlay?.widthShare]);
    });
    expect(new Set(looks).size).toBe(SEEDS.length);
  });

  it('lies in one of two hard metals, and that is said', () => {
    const { alloys, provenance } = strip(['Titanium', 'Tungsten', 'Black Rhodium'], 2);
    expect(alloys).toMatchObject([{ family: 'titanium', plating: 'black-rhodium' }]);
    expect(provenance.adjustments).toContain(
      'Titanium and tungsten are not joined in one piece: it is made of titanium.',
    );
  });
});
