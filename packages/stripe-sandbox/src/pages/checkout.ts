/** The hosted page of a Checkout Session. */
import type Stripe from 'stripe';
import { attempt } from '../calls/attempt.ts';
import type { Pages } from '../calls/call.ts';
import { endSession, type HiddenSession } from '../calls/checkout-sessions.ts';
import { judgeMethod } from '../calls/method-entry.ts';
import { Refusal } from '../errors.ts';
import type { SandboxResponse } from '../http/exchange.ts';
import type { Form } from '../http/form.ts';
import { nowS } from '../id.ts';
import { tell } from '../objects/event.ts';
import { makePaymentIntent } from '../objects/payment-intent.ts';
import type { Store } from '../storage/store.ts';
import { checkoutForm, type Entry, entrySchema, METHODS, methodData } from './checkout-form.ts';
import { escapeHtml, page, seeOther } from './html.ts';

type Session = Stripe.Checkout.Session;

const ID_PLACE = '{CHECKOUT_SESSION_ID}';

/** GET: what is bought and the form; or, when the session has ended, that it has. */
export async function showCheckout(store: Store, id: string, query: Form): Promise<SandboxResponse> {
  const session = await current(store, id);
  if (session.status !== 'open') return ended(session);
  const message = query.failed === '1' ? await lastRefusal(store, session) : undefined;
  const method = METHODS.find((one) => one === query.by);
  return form(
    store,
    session,
    { email: session.customer_email ?? '', ...(method && { by: method }) },
    message,
  );
}

/** POST: pays. Leads to the shop, to the bank's question, or back to the form with what is wrong. */
export async function payCheckout(
  store: Store,
  pages: Pages,
  id: string,
  given: Form,
): Promise<SandboxResponse> {
  const session = await current(store, id);
  if (session.status !== 'open') return ended(session);
  const parsed = entrySchema.safeParse(given);
  if (!parsed.success) return form(store, session, {}, 'Some of the fields are too long.');
  const entry = parsed.data;
  if (!/^[^\s@]+@[^\s@]+$/.test(entry.email)) return form(store, session, entry, 'Your email is incomplete.');
  try {
    const method = judgeMethod(methodData(entry));
    const intent = await intentOf(store, session);
    const returnUrl = `${pages.checkout(id, session.success_url ?? '')}/return`;
    const outcome = await attempt(store, pages, intent, method, returnUrl);
    const named = withCustomer(session, entry, intent.id);
    if (outcome.kind === 'paid' || outcome.kind === 'processing')
      return await complete(store, named, outcome.intent);
    await store.update(named, { paymentIntent: intent.id });
    if (outcome.kind === 'asked') return seeOther(outcome.intent.next_action?.redirect_to_url?.url ?? '');
    return await form(store, named, entry, outcome.error.message, outcome.error.code);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return form(store, session, entry, error.message);
  }
}

/** Where the bank's page leads back to. */
export async function returnToCheckout(store: Store, pages: Pages, id: string): Promise<SandboxResponse> {
  const session = await current(store, id);
  if (session.status === 'complete') return seeOther(successUrl(session));
  if (session.status === 'expired' || typeof session.payment_intent !== 'string') return ended(session);
  const intent = await store.lock('payment_intent', session.payment_intent);
  if (intent.status === 'succeeded') return complete(store, session, intent);
  const again = pages.checkout(id, session.success_url ?? '');
  return seeOther(intent.last_payment_error === null ? again : `${again}?failed=1`);
}

/** Ends the session of a payment that was just made while nobody came back to its page. */
export async function completeIfPaid(
  store: Store,
  session: Session,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  if (intent.status === 'succeeded' && session.status === 'open') await complete(store, session, intent);
}

async function current(store: Store, id: string): Promise<Session> {
  const session = await store.lock('checkout.session', id);
  const isOver = session.status === 'open' && session.expires_at <= nowS();
  return isOver ? endSession(store, session) : session;
}

/** One intent a session: made at the first attempt, tried again after a decline. */
async function intentOf(store: Store, session: Session): Promise<Stripe.PaymentIntent> {
  if (typeof session.payment_intent === 'string') return store.lock('payment_intent', session.payment_intent);
  const { payment } = (await store.hidden(session.id)) as unknown as HiddenSession;
  const intent = makePaymentIntent({
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    allowedTypes: METHODS.filter((type) => session.payment_method_types.includes(type)),
    automaticPaymentMethods: null,
    ...payment,
  });
  await store.insert(intent, { paymentIntent: intent.id });
  await tell(store, 'payment_intent.created', intent);
  return intent;
}

function withCustomer(session: Session, entry: Entry, intentId: string): Session {
  return {
    ...session,
    payment_intent: intentId,
    customer_details: {
      address: null,
      business_name: null,
      email: entry.email,
      individual_name: null,
      name: entry.name === '' ? null : entry.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  };
}

async function complete(
  store: Store,
  session: Session,
  intent: Stripe.PaymentIntent,
): Promise<SandboxResponse> {
  const completed: Session = {
    ...session,
    status: 'complete',
    // A bank that answers later has not paid yet.
    payment_status: intent.status === 'succeeded' ? 'paid' : 'unpaid',
    payment_intent: intent.id,
    url: null,
  };
  await store.update(completed, { paymentIntent: intent.id });
  await store.hide(session.id, { open_until: null });
  await tell(store, 'checkout.session.completed', completed);
  return seeOther(successUrl(completed));
}

function successUrl(session: Session): string {
  return (session.success_url ?? '').replaceAll(ID_PLACE, session.id);
}

const OVER = {
  paid: {
    title: 'Already paid',
    heading: 'You have already paid',
    words: 'This payment is complete, and nothing will be charged again.',
  },
  processing: {
    title: 'Payment on its way',
    heading: 'Your bank has been asked',
    words: 'This payment is on its way, and nothing will be charged again.',
  },
  expired: {
    title: 'Checkout has expired',
    heading: 'This checkout has expired',
    words: 'Nothing was charged. Go back to the shop to begin anew.',
  },
} as const;

function ended(session: Session): SandboxResponse {
  const isComplete = session.status === 'complete';
  const { title, heading, words } =
    OVER[isComplete ? (session.payment_status === 'paid' ? 'paid' : 'processing') : 'expired'];
  const back = isComplete ? successUrl(session) : session.cancel_url;
  return page({
    title,
    layout: 'narrow',
    status: isComplete ? 200 : 410,
    main: `<section>
<h1>${heading}</h1>
<p>${words}</p>
${back === null ? '' : `<p><a href="${escapeHtml(back)}">Back to the shop</a></p>`}
</section>`,
  });
}

async function lastRefusal(store: Store, session: Session): Promise<string | undefined> {
  if (typeof session.payment_intent !== 'string') return undefined;
  const intent = await store.get('payment_intent', session.payment_intent);
  return intent.last_payment_error?.message;
}

async function form(
  store: Store,
  session: Session,
  entry: Partial<Entry>,
  message?: string,
  code?: string,
): Promise<SandboxResponse> {
  const { lines } = (await store.hidden(session.id)) as unknown as HiddenSession;
  return checkoutForm({ session, lines, entry, message, code });
}
