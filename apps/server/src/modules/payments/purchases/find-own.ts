import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { creditPurchases } from '../../../database/schema/payments.ts';
import type { PurchaseRow } from './terms.ts';

/** A person's purchase by its payment; somebody else's does not exist for them. */
export async function findOwnPurchase(
  database: Queryable,
  userId: string,
  paymentIntentId: string,
): Promise<PurchaseRow | undefined> {
  const rows = await database
    .select()
    .from(creditPurchases)
    .where(and(eq(creditPurchases.userId, userId), eq(creditPurchases.paymentIntentId, paymentIntentId)));
  return rows[0];
}
