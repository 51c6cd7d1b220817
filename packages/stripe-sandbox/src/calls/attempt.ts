/** One attempt to pay a PaymentIntent, and what follows from it. */
import type Stripe from 'stripe';
import { type Behaviour, type TestCard, testCard } from '../cards.ts';
import { invalid } from '../errors.ts';
import { makeCharge } from '../objects/charge.ts';
import { makeDispute } from '../objects/dispute.ts';
import { tell } from '../objects/event.ts';
import { type CardEntry, type MethodEntry, makeCardMethod } from '../objects/payment-method.ts';
import type { Store } from '../storage/store.ts';
import type { Pages } from './call.ts';
import { beginDebit } from './debits.ts';
import { type Decline, markPaid, type Outcome, refuse } from './outcome.ts';

/**
 * Pays, or asks, or declines; or begins what a bank answers later. The intent must be locked.
 * @param returnUrl where the bank's page sends people back to
 */
export async function attempt(
  store: Store,
  pages: Pages,
  intent: Stripe.PaymentIntent,
  entry: MethodEntry,
  returnUrl: string | null,
): Promise<Outcome> {
  const type = entry.kind === 'card' ? 'card' : 'us_bank_account';
  if (!intent.payment_method_types.includes(type)) {
    throw invalid(`The PaymentIntent does not allow a PaymentMethod of type ${type}.`, {
      code: 'payment_intent_incompatible_payment_method',
      param: 'payment_method',
      payment_intent: intent,
    });
  }
  if (entry.kind === 'bank') return beginDebit(store, intent, entry);
  const card = testCard(entry.number);
  if (!card) return declineUnknown(store, intent);
  const method = await keepMethod(store, entry, card);
  const { behaviour } = card;
  if (behaviour.kind !== 'asks') return settle(store, intent, method, behaviour, false);
  const asked: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { url: pages.challenge(intent, returnUrl ?? ''), return_url: returnUrl },
    },
  };
  await store.update(asked);
  await store.hide(intent.id, { whenAgreed: behaviour.whenAgreed, returnUrl });
  await tell(store, 'payment_intent.requires_action', asked);
  return { kind: 'asked', intent: asked };
}

async function keepMethod(store: Store, entry: CardEntry, card: TestCard): Promise<Stripe.PaymentMethod> {
  const method = makeCardMethod(entry, card);
  await store.insert(method);
  return method;
}

const NOT_AGREED: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** What the customer answered to their bank. The intent must be locked, and require that answer. */
export async function answerChallenge(
  store: Store,
  intent: Stripe.PaymentIntent,
  agreed: boolean,
): Promise<Outcome> {
  if (typeof intent.payment_method !== 'string') throw new Error(`${intent.id} asks about no card.`);
  const method = await store.get('payment_method', intent.payment_method);
  if (!agreed) return refuse(store, intent, NOT_AGREED, { method });
  const { whenAgreed } = await store.hidden(intent.id);
  return settle(store, intent, method, whenAgreed as Behaviour, true);
}

async function settle(
  store: Store,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  behaviour: Behaviour,
  wasAsked: boolean,
): Promise<Outcome> {
  if (behaviour.kind === 'declined') {
    const charge = makeCharge({ intent, method, decline: behaviour, wasAsked });
    await store.insert(charge, { paymentIntent: intent.id });
    await tell(store, 'charge.failed', charge);
    return refuse(store, intent, behaviour, { method, chargeId: charge.id });
  }
  const isDisputed = behaviour.kind === 'disputed';
  const charge = makeCharge({ intent, method, wasAsked });
  await store.insert(charge, { paymentIntent: intent.id });
  const paid = await markPaid(store, intent, charge);
  if (isDisputed) await openDispute(store, charge, behaviour);
  return { kind: 'paid', intent: paid };
}

async function openDispute(
  store: Store,
  charge: Stripe.Charge,
  { reason, inquiry }: Extract<Behaviour, { kind: 'disputed' }>,
): Promise<void> {
  const dispute = makeDispute({ charge, reason, inquiry });
  await store.insert(dispute, { paymentIntent: charge.payment_intent as string, charge: charge.id });
  await store.update({ ...charge, disputed: true });
  await tell(store, 'charge.dispute.created', dispute);
  if (!inquiry) await tell(store, 'charge.dispute.funds_withdrawn', dispute);
}

/** The number is a card's, but none that the sandbox plays: as the test mode of the API does, say so. */
async function declineUnknown(store: Store, intent: Stripe.PaymentIntent): Promise<Outcome> {
  return refuse(store, intent, {
    code: 'card_declined',
    declineCode: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  });
}
