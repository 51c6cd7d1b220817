/** The hosted page of a Checkout Session. */
import type Stripe from 'stripe';
import { z } from 'zod';
import { attempt, type Outcome } from '../calls/attempt.ts';
import type { Pages } from '../calls/call.ts';
import { judgeCard } from '../calls/card-entry.ts';
import { endSession, type HiddenSession } from '../calls/checkout-sessions.ts';
import { Refusal } from '../errors.ts';
import type { SandboxResponse } from '../http/exchange.ts';
import type { Form } from '../http/form.ts';
import { nowS } from '../id.ts';
import { tell } from '../objects/event.ts';
import { makePaymentIntent } from '../objects/payment-intent.ts';
import type { Store } from '../storage/store.ts';
import { escapeHtml, money, page, seeOther } from './html.ts';

type Session = Stripe.Checkout.Session;

const ID_PLACE = '{CHECKOUT_SESSION_ID}';

/** GET: what is bought and the form; or, when the session has ended, that it has. */
export async function showCheckout(store: Store, id: string, failed: boolean): Promise<SandboxResponse> {
  const session = await current(store, id);
  if (session.status !== 'open') return ended(session);
  const message = failed ? await lastRefusal(store, session) : undefined;
  return form(store, session, { email: session.customer_email ?? '' }, message);
}

const field = z.string().trim().max(320).default('');
const entrySchema = z.object({
  email: field,
  number: field,
  expiry: field,
  cvc: field,
  name: field,
  postal: field,
});
type Entry = z.infer<typeof entrySchema>;

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
    const card = judgeCard(cardData(entry));
    const intent = await intentOf(store, session);
    const returnUrl = `${pages.checkout(id, session.success_url ?? '')}/return`;
    const outcome = await attempt(store, pages, intent, card, returnUrl);
    const named = withCustomer(session, entry, intent.id);
    if (outcome.kind === 'paid') return await complete(store, named, outcome);
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
  if (intent.status === 'succeeded') return complete(store, session, { kind: 'paid', intent });
  const again = pages.checkout(id, session.success_url ?? '');
  return seeOther(intent.last_payment_error === null ? again : `${again}?failed=1`);
}

/** The session that a payment belongs to, locked: always before the payment itself. */
export async function lockSessionOf(store: Store, intentId: string): Promise<Session | undefined> {
  const { data } = await store.list('checkout.session', { paymentIntent: intentId }, { limit: 1 });
  return data[0] && store.lock('checkout.session', data[0].id);
}

/** Ends the session of a payment that was just made while nobody came back to its page. */
export async function completeIfPaid(
  store: Store,
  session: Session,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  if (intent.status === 'succeeded' && session.status === 'open')
    await complete(store, session, { kind: 'paid', intent });
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
  { intent }: Extract<Outcome, { kind: 'paid' }>,
): Promise<SandboxResponse> {
  const completed: Session = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
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

function ended(session: Session): SandboxResponse {
  const isPaid = session.status === 'complete';
  const back = isPaid ? successUrl(session) : session.cancel_url;
  return page({
    title: isPaid ? 'Already paid' : 'Checkout has expired',
    layout: 'narrow',
    status: isPaid ? 200 : 410,
    main: `<section>
<h1>${isPaid ? 'You have already paid' : 'This checkout has expired'}</h1>
<p>${isPaid ? 'This payment is complete, and nothing will be charged again.' : 'Nothing was charged. Go back to the shop to begin anew.'}</p>
${back === null ? '' : `<p><a href="${escapeHtml(back)}">Back to the shop</a></p>`}
</section>`,
  });
}

async function lastRefusal(store: Store, session: Session): Promise<string | undefined> {
  if (typeof session.payment_intent !== 'string') return undefined;
  const intent = await store.get('payment_intent', session.payment_intent);
  return intent.last_payment_error?.message;
}

function cardData(entry: Entry) {
  const [month = '', year = ''] = entry.expiry.split('/').map((part) => part.trim());
  return {
    type: 'card' as const,
    card: { number: entry.number, exp_month: month, exp_year: year, cvc: entry.cvc },
    billing_details: {
      ...(entry.name === '' ? {} : { name: entry.name }),
      email: entry.email,
      ...(entry.postal === '' ? {} : { address: { postal_code: entry.postal } }),
    },
  };
}

/** A number that was typed does not come back in a page. */
const NOT_SHOWN_AGAIN: readonly (keyof Entry)[] = ['number', 'cvc'];
const FIELD_OF: Readonly<Record<string, keyof Entry>> = { incorrect_cvc: 'cvc', expired_card: 'expiry' };

async function form(
  store: Store,
  session: Session,
  entry: Partial<Entry>,
  message?: string,
  code?: string,
): Promise<SandboxResponse> {
  const { lines } = (await store.hidden(session.id)) as unknown as HiddenSession;
  const currency = session.currency ?? 'usd';
  const total = money(session.amount_total ?? 0, currency);
  const shipping = session.shipping_cost?.amount_total ?? 0;
  const rows = [
    ...lines.map(
      (line) =>
        `<tr><td>${escapeHtml(line.description ?? '')}${(line.quantity ?? 1) > 1 ? ` <small>× ${line.quantity}</small>` : ''}</td><td>${money(line.amount_total, currency)}</td></tr>`,
    ),
    ...(session.shipping_cost ? [`<tr><td>Shipping</td><td>${money(shipping, currency)}</td></tr>`] : []),
    `<tr class="total"><td>Total</td><td>${total}</td></tr>`,
  ];
  const cancel =
    session.cancel_url === null
      ? ''
      : `<p><a href="${escapeHtml(session.cancel_url)}">Cancel and return</a></p>`;
  const wrong = code === undefined ? undefined : FIELD_OF[code];
  const input = (name: keyof Entry, label: string, attributes: string) =>
    `<label>${label}<input name="${name}" value="${escapeHtml(NOT_SHOWN_AGAIN.includes(name) ? '' : (entry[name] ?? ''))}" ${attributes}${wrong === name ? ' aria-invalid="true"' : ''}></label>`;
  return page({
    title: `Pay ${total}`,
    layout: 'two',
    status: message === undefined ? 200 : 402,
    leadsTo: [session.success_url],
    main: `<section aria-labelledby="summary">
<h1 id="summary">Order summary</h1>
<p class="amount">${total}</p>
<table>${rows.join('\n')}</table>
${cancel}
</section>
<section aria-labelledby="pay">
<h1 id="pay">Pay with card</h1>
<form method="post" autocomplete="off">
${message === undefined ? '' : `<p class="error" role="alert">${escapeHtml(message)}</p>`}
${input('email', 'Email', 'type="email" required maxlength="320" autocomplete="email"')}
${input('number', 'Card number', 'inputmode="numeric" required maxlength="23" placeholder="4242 4242 4242 4242" autocomplete="cc-number"')}
<div class="row">
${input('expiry', 'Expiry (MM / YY)', 'inputmode="numeric" required maxlength="9" placeholder="12 / 34" autocomplete="cc-exp"')}
${input('cvc', 'Security code', 'inputmode="numeric" required maxlength="4" placeholder="123" autocomplete="cc-csc"')}
</div>
${input('name', 'Name on card', 'required maxlength="200" autocomplete="cc-name"')}
${input('postal', 'ZIP', 'maxlength="20" placeholder="12345" autocomplete="postal-code"')}
<button type="submit">Pay ${total}</button>
<p class="soft">This is a stand-in for the card payment provider. Of the card, only the last four digits are kept.</p>
</form>
</section>`,
  });
}
