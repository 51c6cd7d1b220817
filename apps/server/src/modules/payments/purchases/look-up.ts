/** What the provider says of a payment: asked anew, never taken from an event. */
import Stripe from 'stripe';
import type { purchaseReversals } from '../../../database/schema/payments.ts';

/** Money that went back, as the provider knows it. */
export type Reversal = Pick<typeof purchaseReversals.$inferSelect, 'id' | 'kind' | 'amountCents' | 'state'>;

export interface Payment {
  readonly intent: Stripe.PaymentIntent;
  readonly reversals: readonly Reversal[];
}

/**
 * @param mayHaveReversals asks for refunds and disputes even if the charge itself tells of none (a refund that has
 * failed leaves no trace there)
 * @returns undefined: the provider knows no such payment
 */
export async function lookUpPayment(
  stripe: Stripe,
  paymentIntentId: string,
  mayHaveReversals: boolean,
): Promise<Payment | undefined> {
  const intent = await retrieve(stripe, paymentIntentId);
  if (!intent) return undefined;
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const told = charge !== null && (charge.amount_refunded > 0 || charge.disputed);
  const isPaid = intent.status === 'succeeded';
  return {
    intent,
    reversals: isPaid && (told || mayHaveReversals) ? await listReversals(stripe, intent.id) : [],
  };
}

async function retrieve(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | undefined> {
  try {
    return await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return undefined;
    throw error;
  }
}

const PAGE = 100;
/** Nobody refunds one payment more often than this; a list that never ends must not hold a request. */
const MAX_REVERSALS = 1_000;

async function listReversals(stripe: Stripe, paymentIntentId: string): Promise<Reversal[]> {
  const about = { payment_intent: paymentIntentId, limit: PAGE };
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(about).autoPagingToArray({ limit: MAX_REVERSALS }),
    stripe.disputes.list(about).autoPagingToArray({ limit: MAX_REVERSALS }),
  ]);
  return [
    ...refunds.map(
      (refund): Reversal => ({
        id: refund.id,
        kind: 'refund',
        amountCents: refund.amount,
        state: refund.status === 'failed' || refund.status === 'canceled' ? 'undone' : 'standing',
      }),
    ),
    ...disputes.filter(movesMoney).map(
      (dispute): Reversal => ({
        id: dispute.id,
        kind: 'dispute',
        amountCents: dispute.amount,
        state: dispute.status === 'won' ? 'undone' : 'standing',
      }),
    ),
  ];
}

/** While a bank only asks, and when it was kept from more, the money stays where it is. */
function movesMoney({ status }: Stripe.Dispute): boolean {
  return !status.startsWith('warning_') && status !== 'prevented';
}
