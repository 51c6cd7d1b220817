import { describe, expect, it } from 'vitest';
import { pieceId } from './id.ts';
import { leadTimeWeeks } from './lead-time.ts';
import { retailPriceCents } from './retail-price.ts';

const priced = (low: number, high: number) => retailPriceCents({ total: { low, high } }) / 100;

describe('the price of a ready-made piece', () => {
  it('is the middle of the estimate and twelve per cent, up to the next step of a tag', () => {
    expect(priced(140, 180)).toBe(180);
    expect(priced(500, 640)).toBe(640);
    expect(priced(1_500, 2_300)).toBe(2_150);
    expect(priced(4_850, 8_300)).toBe(7_400);
  });

  it('stays where it stands on a step, never falls below margin, and rises with the estimate', () => {
    expect(priced(100, 100)).toBe(115);
    expect(priced(12_500, 12_500)).toBe(14_000);
    let before = 0;
    for (let dollars = 50; dollars < 12_000; dollars += 7) {
      const price = priced(dollars, dollars);
      expect(price).toBeGreaterThanOrEqual(dollars * 1.12 - 1e-6);
      expect(price).toBeGreaterThanOrEqual(before);
      before = price;
    }
  });
});

describe('the lead time', () => {
  const piece = (hours: number, eachCarat: number) =>
    ({ price: { hours }, stones: [{ eachCarat, form: 'faceted' }] }) as unknown as Parameters<
      typeof leadTimeWeeks
    >[0];

  it('grows with the hours at the bench, and where a stone is chosen for the piece', () => {
    expect(leadTimeWeeks(piece(2, 0.2))).toBe(2);
    expect(leadTimeWeeks(piece(9, 0.2))).toBe(3);
    expect(leadTimeWeeks(piece(9, 1.2))).toBe(4);
  });
});

describe('the id of a piece', () => {
  it('follows from its slug for good, as a UUID of version 8', () => {
    expect(pieceId('halden-solitaire')).toBe(pieceId('halden-solitaire'));
    expect(pieceId('halden-solitaire')).not.toBe(pieceId('tessel-band'));
    expect(pieceId('tessel-band')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});
