/** Proves paid orders = the provider's paid sessions, and that orders add up. */
import type { Difference } from '../../payments/index.ts';
import type { OrderContext } from '../context.ts';
import { proveOrders } from './books.ts';
import { type OrderTotals, proveSessions } from './provider.ts';

interface Reconciliation {
  /** Empty: everything adds up. */
  readonly differences: readonly Difference[];
  readonly totals: OrderTotals;
}

/** @param options.settle first brings orders that differ to where their sessions are */
export async function reconcileOrders(
  context: OrderContext,
  options: { readonly settle: boolean },
): Promise<Reconciliation> {
  const provider = await proveSessions(context, options);
  return {
    differences: [...(await proveOrders(context.database)), ...provider.differences],
    totals: provider.totals,
  };
}
