import type Stripe from 'stripe';
import { nowS } from '../id.ts';
import { tell } from '../objects/event.ts';
import type { Store } from '../storage/store.ts';

const CHANGEABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Whether a payment has not come to its end. */
export function isChangeable({ status }: Stripe.PaymentIntent): boolean {
  return CHANGEABLE.includes(status);
}

/** The intent must be locked, and changeable. */
export async function cancelIntent(
  store: Store,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Promise<Stripe.PaymentIntent> {
  const cancelled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: nowS(),
    cancellation_reason: reason,
    next_action: null,
  };
  await store.update(cancelled);
  await tell(store, 'payment_intent.canceled', cancelled);
  return cancelled;
}
