import { totalsOf } from '@filigree/contracts/totals';
import type { CartItem, CheckoutTotals } from './types.ts';

/** Whole cents: sums of dollars and cents in floating point drift. */
export const lineCents = ({ price, quantity }: Pick<CartItem, 'price' | 'quantity'>): number =>
  Math.round(price * 100) * quantity;

/** What a cart costs, in US dollars, as the checkout sends it and the server computes it again. */
export function cartTotals(items: readonly Pick<CartItem, 'price' | 'quantity'>[]): CheckoutTotals {
  const cents = totalsOf(items.reduce((sum, item) => sum + lineCents(item), 0));
  return {
    subtotal: cents.subtotalCents / 100,
    shipping: cents.shippingCents / 100,
    tax: cents.taxCents / 100,
    total: cents.totalCents / 100,
  };
}

/** The totals that a refused checkout answers with, or undefined when it sent none. */
export function freshTotals(details: unknown): CheckoutTotals | undefined {
  const given = details as Partial<Record<keyof CheckoutTotals, unknown>> | null | undefined;
  const { subtotal, shipping, tax, total } = given ?? {};
  const isWhole =
    typeof subtotal === 'number' &&
    typeof shipping === 'number' &&
    typeof tax === 'number' &&
    typeof total === 'number';
  return isWhole ? { subtotal, shipping, tax, total } : undefined;
}
