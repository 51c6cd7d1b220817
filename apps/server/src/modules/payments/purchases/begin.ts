import { fail, ok, type Result } from '../../../http/failure.ts';
import type { PaymentContext } from '../context.ts';
import { openPurchase } from './open-purchase.ts';
import { cancelPayment, paymentOf } from './payment-of.ts';
import { settlePurchase } from './settle.ts';

/** A purchase that turns out to be over makes room for the next; more than that in one request is odd. */
const ATTEMPTS = 3;
const CAN_BE_PAID: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
];

/**
 * Begins to pay for a pack, or goes on with what was begun: the same click twice, a reload and a lost answer lead to the
 * same payment. The amount is the database's. Fails with NOT_FOUND for a pack that is not on offer.
 */
export async function beginPurchase(
  context: PaymentContext,
  userId: string,
  packageId: string,
): Promise<Result<{ clientSecret: string }>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const opened = await context.database.transaction((tx) => openPurchase(tx, userId, packageId));
    if (!opened.ok) return opened;
    const { purchase, replaced } = opened.value;
    if (replaced?.paymentIntentId) await retire(context, replaced.paymentIntentId);
    const intent = await paymentOf(context, purchase);
    if (CAN_BE_PAID.includes(intent.status) && intent.client_secret !== null) {
      return ok({ clientSecret: intent.client_secret });
    }
    await settlePurchase(context, intent.id);
  }
  return fail('SERVICE_UNAVAILABLE', 'Failed to initialize payment. Please try again.');
}

/** An old tab may just have paid it: then it counts, as every payment does. */
async function retire(context: PaymentContext, paymentIntentId: string): Promise<void> {
  await cancelPayment(context.stripe, paymentIntentId);
  await settlePurchase(context, paymentIntentId);
}
