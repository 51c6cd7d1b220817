/** Events that concern purchases of credits. */
import type Stripe from 'stripe';
import type { PaymentContext } from '../context.ts';
import { settlePurchase } from '../purchases/settle.ts';
import type { EventType, StripeEventHandler } from './handler.ts';

const PAYMENT: readonly EventType[] = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
];
/** Money went back, or did not: these name a payment. */
export const REVERSAL_EVENTS: readonly EventType[] = [
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
];

export function creditEvents(context: PaymentContext): StripeEventHandler {
  return {
    types: [...PAYMENT, ...REVERSAL_EVENTS],
    async handle(event) {
      const id = paymentIntentOf(event);
      if (id) await settlePurchase(context, id, REVERSAL_EVENTS.includes(event.type));
    },
  };
}

/** The payment that an event is about: the object itself, or the one that a charge, a refund or a dispute names. */
function paymentIntentOf(event: Stripe.Event): string | undefined {
  const object: { object?: string; id?: string; payment_intent?: string | { id: string } | null } =
    event.data.object;
  if (object.object === 'payment_intent') return object.id;
  const named = object.payment_intent;
  return typeof named === 'string' ? named : named?.id;
}
