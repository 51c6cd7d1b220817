/** Purchases that nobody paid for a day, or whose buyer is gone: their payment is made impossible. */
import { and, asc, eq, inArray, lt, notExists, or } from 'drizzle-orm';
import { creditPurchases } from '../../../database/schema/payments.ts';
import { users } from '../../../database/schema/users.ts';
import type { PaymentContext } from '../context.ts';
import { cancelPayment } from './payment-of.ts';
import { settlePurchase } from './settle.ts';
import { OPEN_FOR_MS } from './terms.ts';

const SWEEP_LIMIT = 50;
const WITH_PAYMENT_AFTER_MS = OPEN_FOR_MS + 3_600_000;

/**
 * Safe to run in several processes at once. One that was paid after all is settled instead. Returns how many have ended.
 */
export async function abandonOldPurchases(context: PaymentContext, now: Date = new Date()): Promise<number> {
  const { database, stripe } = context;
  const buyer = database.select({ id: users.id }).from(users).where(eq(users.id, creditPurchases.userId));
  const old = await database
    .select({ id: creditPurchases.id, paymentIntentId: creditPurchases.paymentIntentId })
    .from(creditPurchases)
    .where(
      and(
        inArray(creditPurchases.state, ['open', 'replaced']),
        or(
          lt(creditPurchases.createdAt, new Date(now.getTime() - WITH_PAYMENT_AFTER_MS)),
          // Who pays after they left would get nothing for it.
          notExists(buyer),
        ),
      ),
    )
    .orderBy(asc(creditPurchases.createdAt))
    .limit(SWEEP_LIMIT);
  for (const { id, paymentIntentId } of old) {
    if (paymentIntentId === null) {
      // Its client secret was never given away, so nobody can have paid it.
      await database
        .update(creditPurchases)
        .set({ state: 'cancelled' })
        .where(and(eq(creditPurchases.id, id), inArray(creditPurchases.state, ['open', 'replaced'])));
      continue;
    }
    await cancelPayment(stripe, paymentIntentId);
    await settlePurchase(context, paymentIntentId);
  }
  return old.length;
}
