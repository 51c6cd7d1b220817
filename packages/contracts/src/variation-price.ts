/** What a design costs, in whole cents: the same in the Studio, the cart, the checkout and the order. */
import type { VariationPrice } from './studio.ts';

/** Of an estimate, in US dollars. */
interface Range {
  readonly low: number;
  readonly high: number;
}

export interface Priced {
  /** Of the piece of the catalogue that this is, or was opened from; null: a design from words. */
  readonly pieceCents: number | null;
  /** Whether it still is that piece. */
  readonly isCopy: boolean;
  /** The estimate of the design as it was opened from the piece; null where there is none. */
  readonly opened: Range | null;
  /** The estimate of the design as it is now; null where there is none. */
  readonly estimate: Range | null;
}

export interface DesignPrice {
  readonly priceCents: number;
  readonly basis: VariationPrice['basis'];
}

const middleCents = ({ low, high }: Range) => Math.round(((low + high) / 2) * 100);

/**
 * A design from words has its fixed price, a piece its own. What was changed of a piece costs what the piece costs,
 * moved by as much as the change moves the middle of the estimate: the piece's margin stays, and metal and stones that
 * are left out are not paid for. Where the estimates tell nothing, the price does not move. It never falls below what
 * making the changed design is estimated at, the least of the range, unless the piece itself costs less.
 * @param designCents the fixed price of a design from words
 */
export function priceDesign(
  { pieceCents, isCopy, opened, estimate }: Priced,
  designCents: number,
): DesignPrice {
  if (pieceCents === null) return { priceCents: designCents, basis: 'design' };
  if (isCopy || opened === null || estimate === null) return { priceCents: pieceCents, basis: 'piece' };
  const moved = pieceCents + middleCents(estimate) - middleCents(opened);
  const least = Math.min(pieceCents, Math.round(estimate.low * 100));
  return { priceCents: Math.max(moved, least), basis: 'changed-piece' };
}
