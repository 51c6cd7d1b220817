/** How an attempt to pay ends. */
import type Stripe from 'stripe';
import type { Behaviour } from '../cards.ts';
import type { ErrorBody, ErrorType } from '../errors.ts';
import { tell } from '../objects/event.ts';
import type { Store } from '../storage/store.ts';

export type Outcome =
  | { readonly kind: 'paid'; readonly intent: Stripe.PaymentIntent }
  | { readonly kind: 'asked'; readonly intent: Stripe.PaymentIntent }
  /** The bank answers later. */
  | { readonly kind: 'processing'; readonly intent: Stripe.PaymentIntent }
  | { readonly kind: 'declined'; readonly intent: Stripe.PaymentIntent; readonly error: ErrorBody };

/** Why a bank did not pay. */
export type Decline = Omit<Extract<Behaviour, { kind: 'declined' }>, 'kind'>;

/** The charge is written already. The intent must be locked. */
export async function markPaid(
  store: Store,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): Promise<Stripe.PaymentIntent> {
  const paid: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    payment_method: charge.payment_method,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  await store.update(paid);
  await tell(store, 'charge.succeeded', charge);
  await tell(store, 'payment_intent.succeeded', paid);
  return paid;
}

interface Refused {
  /** Of the error; a card's by default. */
  readonly type?: ErrorType;
  readonly method?: Stripe.PaymentMethod;
  readonly chargeId?: string;
}

/** The intent waits for another payment method; it must be locked. */
export async function refuse(
  store: Store,
  intent: Stripe.PaymentIntent,
  { code, message, declineCode }: Decline,
  { type = 'card_error', method, chargeId }: Refused = {},
): Promise<Extract<Outcome, { kind: 'declined' }>> {
  const said = {
    type,
    code,
    message,
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
    ...(chargeId === undefined ? {} : { charge: chargeId }),
  } as const;
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: chargeId ?? intent.latest_charge,
    last_payment_error: {
      ...said,
      doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
      ...(method ? { payment_method: method } : {}),
    },
  };
  await store.update(failed);
  await tell(store, 'payment_intent.payment_failed', failed);
  return { kind: 'declined', intent: failed, error: { ...said, payment_intent: failed } };
}
