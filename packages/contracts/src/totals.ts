/** What a cart costs, in whole cents: the same on the page, in the checkout and in the order. */
import { SHIPPING_FLAT_CENTS, TAX_RATE } from './constants.ts';

export interface TotalsCents {
  readonly subtotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

/**
 * Shipping is flat when there is something to ship. Tax is rounded to the nearest cent, once, on the subtotal; 8 % of
 * whole cents never ends in exactly half a cent, so that it does not matter to which side halves would go.
 * @param subtotalCents a whole number, at least 0
 */
export function totalsOf(subtotalCents: number): TotalsCents {
  const shippingCents = subtotalCents > 0 ? SHIPPING_FLAT_CENTS : 0;
  const taxCents = Math.round(subtotalCents * TAX_RATE);
  return { subtotalCents, shippingCents, taxCents, totalCents: subtotalCents + shippingCents + taxCents };
}
