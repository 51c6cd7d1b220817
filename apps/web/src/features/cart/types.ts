import type { Cart } from '@filigree/contracts';

export type CartItem = Cart['items'][number];

/** In US dollars. */
export interface CheckoutTotals {
  readonly subtotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
}
