import { describe, expect, it } from 'vitest';
import { showBudget } from './show-budget.ts';

const estimate = {
  metals: [],
  stones: [],
  priceUsd: { low: 31_000, high: 62_000 },
  pricesOf: '2026-01-01',
  note: '',
};

describe('a budget', () => {
  it('that does not reach for the piece is told with the estimate', () => {
    const [told] = showBudget({ min: null, max: 300 }, estimate);
    expect(told).toMatchObject({ stage: 'advice', verdict: 'caution' });
    expect(told?.message).toBe(
      'This piece is estimated at $31,000 to $62,000: the budget of $300 does not reach for it.',
    );
  });

  it.each([
    ['within the estimate', { min: null, max: 40_000 }],
    ['without an upper end', { min: 500, max: null }],
  ])('%s is not spoken of', (_, budget) => expect(showBudget(budget, estimate)).toEqual([]));

  it('nobody told of, or a piece without an estimate, says nothing', () => {
    expect(showBudget(undefined, estimate)).toEqual([]);
    expect(showBudget({ min: null, max: 300 }, null)).toEqual([]);
  });
});
