import type { Brief, Variation } from '@filigree/contracts';

const MONEY = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** What is said where a piece cannot be had for what was to be spent: the estimate begins above it. */
export function showBudget(
  budget: Brief['budget'] | undefined,
  estimate: Variation['estimate'],
): Variation['checks'] {
  if (budget?.max == null || estimate === null || estimate.priceUsd.low <= budget.max) return [];
  const { low, high } = estimate.priceUsd;
  return [
    {
      check: 'budget',
      stage: 'advice',
      verdict: 'caution',
      message: `This piece is estimated at ${MONEY.format(low)} to ${MONEY.format(high)}: the budget of ${MONEY.format(budget.max)} does not reach for it.`,
      remedy: 'A smaller stone, another stone or a less costly metal would bring it nearer.',
    },
  ];
}
