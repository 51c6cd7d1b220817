/** The provider's side of a purchase. */
import { and, eq, isNull } from 'drizzle-orm';
import Stripe from 'stripe';
import { creditPurchases } from '../../../database/schema/payments.ts';
import { toCredits } from '../../credits/index.ts';
import type { PaymentContext } from '../context.ts';
import { CURRENCY_CODE, PURCHASE_KIND, type PurchaseRow } from './terms.ts';

/**
 * The payment of a purchase; begun when there is none yet. Its idempotency key is the purchase's, so that whatever is
 * lost on the way, a purchase never has two.
 */
export async function paymentOf(
  { database, stripe }: Pick<PaymentContext, 'database' | 'stripe'>,
  purchase: PurchaseRow,
): Promise<Stripe.PaymentIntent> {
  if (purchase.paymentIntentId !== null) return stripe.paymentIntents.retrieve(purchase.paymentIntentId);
  const intent = await stripe.paymentIntents.create(
    {
      amount: purchase.priceCents,
      currency: CURRENCY_CODE,
      automatic_payment_methods: { enabled: true },
      description: `${toCredits(purchase.creditsMillis)} credits (${purchase.packageName})`,
      metadata: { kind: PURCHASE_KIND, purchaseId: purchase.id },
    },
    { idempotencyKey: `purchase:${purchase.id}` },
  );
  await database
    .update(creditPurchases)
    .set({ paymentIntentId: intent.id })
    .where(and(eq(creditPurchases.id, purchase.id), isNull(creditPurchases.paymentIntentId)));
  // The answer to a repeated key is the first one: what has become of it since is asked for.
  return stripe.paymentIntents.retrieve(intent.id);
}

/**
 * Makes a payment that nobody should go on with impossible. Returns whether it is: one that was paid, or is being paid,
 * stays.
 */
export async function cancelPayment(stripe: Stripe, paymentIntentId: string): Promise<boolean> {
  try {
    await stripe.paymentIntents.cancel(paymentIntentId, { cancellation_reason: 'abandoned' });
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}
