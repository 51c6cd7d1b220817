/** Purchases that nobody paid for a day, or whose buyer is gone: their payment is made impossible. */
import { and, asc, eq, gt, inArray, lt, notExists, or } from 'drizzle-orm';
import { fromNow } from '../../../database/clock.ts';
import type { Database } from '../../../database/connect.ts';
import { creditPurchases } from '../../../database/schema/payments.ts';
import { users } from '../../../database/schema/users.ts';
import type { PaymentContext } from '../context.ts';
import { cancelPayment } from './payment-of.ts';
import { settlePurchase } from './settle.ts';
import { OPEN_FOR_MS } from './terms.ts';

const BATCH = 50;
const WITH_PAYMENT_AFTER_MS = OPEN_FOR_MS + 3_600_000;

/**
 * Safe to run in several processes at once. One that was paid after all is settled instead, and one whose bank still
 * thinks it over stays as it is, and holds up no other. Returns how many were looked at.
 */
export async function abandonOldPurchases(context: PaymentContext): Promise<number> {
  let looked = 0;
  let lastId: string | undefined;
  for (;;) {
    const old = await oldPurchases(context.database, lastId);
    for (const purchase of old) await abandon(context, purchase);
    looked += old.length;
    lastId = old.at(-1)?.id;
    if (old.length < BATCH) return looked;
  }
}

interface OldPurchase {
  readonly id: string;
  readonly paymentIntentId: string | null;
}

/** The next of them, in the order of their ids, which is that of their beginning. */
function oldPurchases(database: Database, afterId: string | undefined): Promise<OldPurchase[]> {
  const buyer = database.select({ id: users.id }).from(users).where(eq(users.id, creditPurchases.userId));
  return database
    .select({ id: creditPurchases.id, paymentIntentId: creditPurchases.paymentIntentId })
    .from(creditPurchases)
    .where(
      and(
        afterId === undefined ? undefined : gt(creditPurchases.id, afterId),
        inArray(creditPurchases.state, ['open', 'replaced']),
        or(
          lt(creditPurchases.createdAt, fromNow(-WITH_PAYMENT_AFTER_MS)),
          // Who pays after they left would get nothing for it.
          notExists(buyer),
        ),
      ),
    )
    .orderBy(asc(creditPurchases.id))
    .limit(BATCH);
}

async function abandon(context: PaymentContext, { id, paymentIntentId }: OldPurchase): Promise<void> {
  if (paymentIntentId === null) {
    // Its client secret was never given away, so nobody can have paid it.
    await context.database
      .update(creditPurchases)
      .set({ state: 'cancelled' })
      .where(and(eq(creditPurchases.id, id), inArray(creditPurchases.state, ['open', 'replaced'])));
    return;
  }
  await cancelPayment(context.stripe, paymentIntentId);
  await settlePurchase(context, paymentIntentId);
}
