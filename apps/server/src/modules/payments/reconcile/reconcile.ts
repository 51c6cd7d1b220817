/** Proves ledger = balances = the provider's paid objects. */
import type { PaymentContext } from '../context.ts';
import { proveAccounts, provePurchases } from './books.ts';
import type { Difference } from './difference.ts';
import { proveProvider, type Totals } from './provider.ts';

export interface Reconciliation {
  /** Empty: everything adds up. */
  readonly differences: readonly Difference[];
  readonly totals: Totals;
}

/** @param options.settle first brings purchases that differ to where their payments are */
export async function reconcileCredits(
  context: PaymentContext,
  options: { readonly settle: boolean },
): Promise<Reconciliation> {
  const provider = await proveProvider(context, options);
  const accounts = await proveAccounts(context.database);
  const purchases = await provePurchases(context.database);
  return { differences: [...accounts, ...purchases, ...provider.differences], totals: provider.totals };
}
