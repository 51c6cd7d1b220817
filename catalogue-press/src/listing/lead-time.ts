import type { Estimate } from '@filigree/atelier/estimate';

/** Casting or assembly, finishing, the assay office and the post. */
const WEEKS_FOR_ANY_PIECE = 2;
/** What a bench gives to one order in a week, beside the others. */
const BENCH_HOURS_A_WEEK = 8;
/** From this weight on a stone is chosen for the piece and waited for. */
const SOURCED_FROM_CARAT = 1;

/** Weeks until a piece is sent. */
export function leadTimeWeeks({ price, stones }: Pick<Estimate, 'price' | 'stones'>): number {
  const sourced = stones.some(({ eachCarat, form }) => form === 'faceted' && eachCarat >= SOURCED_FROM_CARAT);
  return WEEKS_FOR_ANY_PIECE + Math.floor(price.hours / BENCH_HOURS_A_WEEK) + (sourced ? 1 : 0);
}
