/**
 * Payments from US bank accounts (ACH Direct Debit): begun now, answered by the bank later, as every payment method with
 * delayed notification (https://docs.stripe.com/payments/payment-methods#payment-notification).
 */
import type Stripe from 'stripe';
import { answerOfAccount, type BankAnswer } from '../bank-accounts.ts';
import { nowS } from '../id.ts';
import { endCharge, makeCharge } from '../objects/charge.ts';
import { tell } from '../objects/event.ts';
import { type BankEntry, makeBankMethod } from '../objects/payment-method.ts';
import type { Store } from '../storage/store.ts';
import { markPaid, type Outcome, refuse } from './outcome.ts';

/** Banks take days; whoever tries the product out should see both states. */
const BANK_ANSWERS_AFTER_S = 30;
const BATCH = 50;

/** The intent must be locked. */
export async function beginDebit(
  store: Store,
  intent: Stripe.PaymentIntent,
  entry: BankEntry,
): Promise<Outcome> {
  const method = makeBankMethod(entry);
  await store.insert(method);
  const charge = makeCharge({ intent, method, wasAsked: false });
  await store.insert(charge, { paymentIntent: intent.id });
  const processing: Stripe.PaymentIntent = {
    ...intent,
    status: 'processing',
    payment_method: method.id,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  await store.update(processing);
  // In test mode the API declines accounts that it does not know when the bank would answer, too.
  const answer: BankAnswer = answerOfAccount(entry.accountNumber) ?? {
    kind: 'fails',
    code: 'no_account',
    message: 'The bank account is not one of the test accounts.',
  };
  const answerAtS = answer.kind === 'silent' ? null : String(nowS() + BANK_ANSWERS_AFTER_S);
  await store.hide(intent.id, { bankAnswer: answer, answer_at: answerAtS });
  await tell(store, 'charge.pending', charge);
  await tell(store, 'payment_intent.processing', processing);
  return { kind: 'processing', intent: processing };
}

/**
 * The banks answer what is due by a moment, in seconds since 1970. Returns how many have.
 *
 * Sessions are locked before their payments, as everywhere; somebody else may have been quicker meanwhile.
 */
export async function endDueDebits(
  store: Store,
  byS: number,
  lockSessionOf: (store: Store, intentId: string) => Promise<Stripe.Checkout.Session | undefined>,
): Promise<number> {
  const { rows } = await store.client.query<{ id: string }>(
    `SELECT id FROM stripe_sandbox.objects
     WHERE type = 'payment_intent' AND hidden->>'answer_at' <= $1
     ORDER BY sequence LIMIT $2`,
    [String(byS), BATCH],
  );
  let ended = 0;
  for (const { id } of rows) {
    const session = await lockSessionOf(store, id);
    const intent = await store.lock('payment_intent', id);
    const { bankAnswer, answer_at: answerAtS } = await store.hidden(id);
    if (intent.status !== 'processing' || typeof answerAtS !== 'string') continue;
    await store.hide(id, { answer_at: null });
    const outcome = await endDebit(store, intent, bankAnswer as BankAnswer);
    if (session) await tellSession(store, session, outcome);
    ended += 1;
  }
  return ended;
}

async function endDebit(store: Store, intent: Stripe.PaymentIntent, answer: BankAnswer): Promise<Outcome> {
  const pending = await store.get('charge', intent.latest_charge as string);
  if (answer.kind !== 'fails') {
    const charge = endCharge(pending);
    await store.update(charge);
    return { kind: 'paid', intent: await markPaid(store, intent, charge) };
  }
  const charge = endCharge(pending, answer);
  await store.update(charge);
  await tell(store, 'charge.failed', charge);
  const method = await store.get('payment_method', intent.payment_method as string);
  return refuse(store, intent, answer, { type: 'invalid_request_error', method, chargeId: charge.id });
}

/** The session itself was completed when the debit began. */
async function tellSession(store: Store, session: Stripe.Checkout.Session, outcome: Outcome): Promise<void> {
  if (outcome.kind !== 'paid') return tell(store, 'checkout.session.async_payment_failed', session);
  const paid: Stripe.Checkout.Session = { ...session, payment_status: 'paid' };
  await store.update(paid);
  await tell(store, 'checkout.session.async_payment_succeeded', paid);
}
