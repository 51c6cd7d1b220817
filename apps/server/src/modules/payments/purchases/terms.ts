import type { creditPurchases } from '../../../database/schema/payments.ts';

export type PurchaseRow = typeof creditPurchases.$inferSelect;

export const CURRENCY_CODE = 'usd';
/** Says in a payment's metadata that it is one of ours; the checkout of a cart has another. */
export const PURCHASE_KIND = 'credits';
/** The provider forgets idempotency keys after a day: what has not begun by then never will under the same key. */
export const OPEN_FOR_MS = 23 * 3_600_000;
