import type { checkouts } from '../../../database/schema/orders.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

/** Says in the metadata of a session and its payment that it is the checkout of a cart. */
export const CART_KIND = 'cart';
/** How long a session can be paid. The provider takes 30 minutes to 24 hours. */
export const OPEN_FOR_MS = 2 * 3_600_000;
/** A checkout that ends sooner than this is not gone on with: nobody should be interrupted while they pay. */
export const GOES_ON_FOR_MS = 45 * 60_000;
