import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import { ringOf } from '../testing/ring.ts';
import { leastThicknessMm } from './palm.ts';

const BAND = openBrief({ type: 'Ring', arrangements: ['band'], noStones: true, finish: 'Polished' });

describe('a band at the palm', () => {
  it('is no thicker for what does not reach it', () => {
    const { band } = ringOf(createDesign(BAND, 0));
    const even = { ...band, palmTaper: 1, grooves: 0 };
    const plain = leastThicknessMm({ band: even, bandStones: null }, false);
    const tapered = leastThicknessMm({ band: { ...even, palmTaper: 0.5 }, bandStones: null }, false);
    const lettered = leastThicknessMm({ band: even, bandStones: null }, true);
    expect(plain).toBeLessThan(1.25);
    expect(tapered).toBeGreaterThan(plain);
    expect(lettered - plain).toBeGreaterThan(0.24);
  });

  it('is thicker under domes that are set all around, and not under pavilions or half a row', () => {
    const { band } = ringOf(createDesign(BAND, 0));
    const row = (form: 'cabochon' | 'faceted', spanDegrees: number) =>
      leastThicknessMm(
        {
          band: { ...band, palmTaper: 1, grooves: 0 },
          bandStones: {
            stone: { gemstone: 'Onyx', cut: 'Round', form, colour: null },
            setting: 'shared-prong',
            diameterMm: 2.2,
            spanDegrees,
            rows: 1,
            milgrain: false,
          },
        },
        false,
      );
    expect(row('cabochon', 360) - row('faceted', 360)).toBeGreaterThan(0.8);
    expect(row('cabochon', 180)).toBe(row('faceted', 360));
  });
});
