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
});
