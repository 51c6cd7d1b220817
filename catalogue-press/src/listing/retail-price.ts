import type { Estimate } from '@filigree/atelier/estimate';

/**
 * What a ready-made piece costs over the middle of its estimate, which is the price of making one to order: stock,
 * photographs, insured shipping and thirty days of returns (docs/decisions/0025).
 */
const READY_MADE_MARGIN = 1.12;
const CENTS = 100;

/** Steps of a price tag, each up to an amount, in dollars: $185, $640, $2,150, $7,400. */
const TAG_STEPS = [
  { below: 500, step: 5 },
  { below: 1_000, step: 10 },
  { below: 5_000, step: 50 },
  { below: Number.POSITIVE_INFINITY, step: 100 },
] as const;

/** In cents: the middle of the estimate with the margin, up to the next step of a price tag. */
export function retailPriceCents({ total }: Pick<Estimate['price'], 'total'>): number {
  const dollars = ((total.low + total.high) / 2) * READY_MADE_MARGIN;
  const { step } = TAG_STEPS.find(({ below }) => dollars < below)!;
  // A hair below, so that what stands on a step stays there in binary arithmetic.
  return Math.ceil(dollars / step - 1e-9) * step * CENTS;
}
