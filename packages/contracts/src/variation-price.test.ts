import { describe, expect, it } from 'vitest';
import { priceDesign } from './variation-price.ts';

const range = (low: number, high: number) => ({ low, high });
const piece = {
  pieceCents: 910_000,
  isCopy: false,
  opened: range(7_000, 9_000),
  estimate: range(7_000, 9_000),
};

describe('the price of a design', () => {
  it('is fixed for a design from words, whatever its estimate', () => {
    const words = { pieceCents: null, isCopy: false, opened: null, estimate: range(7_000, 9_000) };
    expect(priceDesign(words, 10_000)).toEqual({ priceCents: 10_000, basis: 'design' });
  });

  it('is that of the piece while it is the piece, even if it would be estimated otherwise by now', () => {
    expect(priceDesign({ ...piece, isCopy: true, estimate: range(1, 2) }, 10_000)).toEqual({
      priceCents: 910_000,
      basis: 'piece',
    });
  });

  it('moves up and down with the middle of the estimate, in whole cents', () => {
    const priced = (low: number, high: number) =>
      priceDesign({ ...piece, estimate: range(low, high) }, 10_000);
    expect(priced(7_000, 9_000)).toEqual({ priceCents: 910_000, basis: 'changed-piece' });
    expect(priced(9_000, 11_000).priceCents).toBe(1_110_000);
    expect(priced(100, 300).priceCents).toBe(130_000);
    expect(priced(100.005, 300.01).priceCents).toBe(130_001);
  });

  it('comes back to what it was when the change is undone step by step', () => {
    const there = priceDesign({ ...piece, estimate: range(100, 300) }, 10_000);
    const back = priceDesign({ ...piece, estimate: piece.opened }, 10_000);
    expect([there.priceCents, back.priceCents]).toEqual([130_000, 910_000]);
  });

  it('never falls below the least that making it is estimated at, nor for a piece that costs less', () => {
    const cheap = { ...piece, pieceCents: 300_000 };
    expect(priceDesign({ ...cheap, estimate: range(100, 300) }, 10_000).priceCents).toBe(10_000);
    expect(priceDesign({ ...cheap, estimate: range(5_000, 6_000) }, 10_000).priceCents).toBe(300_000);
  });

  it('does not move where nothing is estimated', () => {
    for (const unknown of [{ opened: null }, { estimate: null }])
      expect(priceDesign({ ...piece, ...unknown }, 10_000)).toEqual({ priceCents: 910_000, basis: 'piece' });
  });
});
