import { describe, expect, it } from 'vitest';
import { totalsOf } from './totals.ts';

describe('totals', () => {
  it('add flat shipping and 8 % tax, and nothing to nothing', () => {
    expect(totalsOf(0)).toEqual({ subtotalCents: 0, shippingCents: 0, taxCents: 0, totalCents: 0 });
    expect(totalsOf(10_000)).toEqual({
      subtotalCents: 10_000,
      shippingCents: 5_000,
      taxCents: 800,
      totalCents: 15_800,
    });
    expect(totalsOf(129_999).taxCents).toBe(10_400);
  });

  it('round tax as whole numbers do, for every cent', () => {
    for (let cents = 0; cents <= 200_000; cents += 1) {
      const hundredths = cents * 8;
      const exact = Math.floor(hundredths / 100) + (hundredths % 100 > 50 ? 1 : 0);
      if (totalsOf(cents).taxCents !== exact) throw new Error(`${cents}: ${totalsOf(cents).taxCents}`);
      if (hundredths % 100 === 50) throw new Error(`${cents} would end in half a cent.`);
    }
  });
});
