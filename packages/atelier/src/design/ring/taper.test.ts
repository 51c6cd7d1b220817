import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { createRing } from './createRing.ts';

describe('a band that runs to a width at its palm', () => {
  it('keeps within what is designed, to the last digit', () => {
    for (let widthMm = 2; widthMm < 6; widthMm += 0.07) {
      const brief = { ...EMPTY_BRIEF, type: 'Ring' as const, bandWidthMm: widthMm, palmWidthMm: 12 };
      const { band } = createRing({ ...brief, noStones: true }, 1);
      expect(band.palmTaper).toBeLessThanOrEqual(1.6);
    }
  });
});
