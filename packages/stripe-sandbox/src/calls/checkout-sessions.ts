/** https://docs.stripe.com/api/checkout/sessions, mode "payment" on the hosted page. */
import type Stripe from 'stripe';
import { z } from 'zod';
import { invalid } from '../errors.ts';
import {
  absoluteUrlSchema,
  currencySchema,
  expandSchema,
  flagSchema,
  MAX_AMOUNT,
  MIN_CHARGE,
  metadataSchema,
  pageSchema,
  read,
  wholeSchema,
  withoutEmpty,
} from '../http/parameters.ts';
import { newId, nowS } from '../id.ts';
import { makeLine, makeSession } from '../objects/checkout-session.ts';
import { tell } from '../objects/event.ts';
import { METHOD_TYPES } from '../objects/payment-intent.ts';
import type { Store } from '../storage/store.ts';
import { type Call, type CallAnswer, type CallInput, ok } from './call.ts';
import { cancelIntent, isChangeable } from './cancel-intent.ts';
import { listCall, retrieveCall, showWith } from './lists.ts';

const MIN_LIFETIME_S = 30 * 60;
const MAX_LIFETIME_S = 24 * 3_600;
/** The caller's clock and the way here. */
const CLOCK_TOLERANCE_S = 60;

const lineSchema = z.strictObject({
  price_data: z.strictObject({
    currency: currencySchema,
    unit_amount: wholeSchema(0, MAX_AMOUNT),
    product_data: z.strictObject({
      name: z.string().min(1).max(1_500),
      description: z.string().max(1_500).optional(),
      images: z.array(absoluteUrlSchema).max(8).optional(),
      metadata: metadataSchema.optional(),
      tax_code: z.string().optional(),
    }),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  }),
  quantity: wholeSchema(1, 999_999),
  metadata: metadataSchema.optional(),
});

const estimateSchema = z.strictObject({
  unit: z.enum(['business_day', 'day', 'hour', 'month', 'week']),
  value: wholeSchema(1, 1_000),
});
const shippingSchema = z.strictObject({
  shipping_rate_data: z.strictObject({
    type: z.literal('fixed_amount'),
    display_name: z.string().min(1).max(100),
    fixed_amount: z.strictObject({ amount: wholeSchema(0, MAX_AMOUNT), currency: currencySchema }),
    delivery_estimate: z
      .strictObject({ minimum: estimateSchema.optional(), maximum: estimateSchema.optional() })
      .optional(),
    metadata: metadataSchema.optional(),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  }),
});

const createSchema = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page').optional(),
  line_items: z.array(lineSchema).min(1).max(100),
  // The API takes five; which of them was chosen would have to be asked on the page.
  shipping_options: z.array(shippingSchema).max(1).optional(),
  success_url: absoluteUrlSchema,
  cancel_url: absoluteUrlSchema.optional(),
  expires_at: wholeSchema(0, 99_999_999_999).optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email('Invalid email address').max(800).optional(),
  metadata: metadataSchema.optional(),
  payment_intent_data: z
    .strictObject({
      description: z.string().max(1_000).optional(),
      metadata: metadataSchema.optional(),
      receipt_email: z.string().max(320).optional(),
    })
    .optional(),
  allowed_payment_method_types: z.array(z.enum(METHOD_TYPES)).min(1).optional(),
  automatic_tax: z.strictObject({ enabled: flagSchema }).optional(),
  locale: z.string().max(10).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  expand: expandSchema.optional(),
});

/** What a session needs later and does not show. */
export interface HiddenSession {
  readonly lines: readonly Stripe.LineItem[];
  readonly payment: {
    readonly description: string | null;
    readonly metadata: Record<string, string>;
    readonly receiptEmail: string | null;
  };
  /** Seconds as text, while it is open: the index of those that end by themselves. */
  readonly open_until: string | null;
}

async function create({ store, form, pages }: CallInput): Promise<CallAnswer> {
  const given = read(createSchema, form);
  if (given.automatic_tax?.enabled)
    throw invalid('Automatic tax is not part of this sandbox.', { param: 'automatic_tax' });
  const now = nowS();
  const expiresAtS = given.expires_at ?? now + MAX_LIFETIME_S;
  if (
    expiresAtS < now + MIN_LIFETIME_S - CLOCK_TOLERANCE_S ||
    expiresAtS > now + MAX_LIFETIME_S + CLOCK_TOLERANCE_S
  ) {
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  const { currency } = given.line_items[0]!.price_data;
  const lines = given.line_items.map((line) =>
    makeLine({
      name: line.price_data.product_data.name,
      unitAmount: line.price_data.unit_amount,
      quantity: line.quantity,
      currency: line.price_data.currency,
      metadata: withoutEmpty(line.metadata ?? {}),
    }),
  );
  const shippingData = given.shipping_options?.[0]?.shipping_rate_data;
  const currencies = new Set([
    ...lines.map((line) => line.currency),
    shippingData?.fixed_amount.currency ?? currency,
  ]);
  if (currencies.size > 1)
    throw invalid('All prices of a session must have the same currency.', { param: 'line_items' });
  const session = makeSession({
    lines,
    currency,
    shipping: shippingData
      ? { shipping_amount: shippingData.fixed_amount.amount, shipping_rate: newId('shr') }
      : null,
    successUrl: given.success_url,
    cancelUrl: given.cancel_url ?? null,
    expiresAtS,
    clientReferenceId: given.client_reference_id ?? null,
    customerEmail: given.customer_email ?? null,
    metadata: withoutEmpty(given.metadata ?? {}),
    locale: given.locale ?? null,
    allowedTypes: given.allowed_payment_method_types ?? null,
    submitType: given.submit_type ?? null,
    pageOf: (id) => pages.checkout(id, given.success_url),
  });
  const total = session.amount_total ?? 0;
  if (total < MIN_CHARGE || total > MAX_AMOUNT) {
    throw invalid(`The Checkout Session's total amount must be between ${MIN_CHARGE} and ${MAX_AMOUNT}.`, {
      code: 'amount_too_small',
    });
  }
  const hidden: HiddenSession = {
    lines,
    payment: {
      description: given.payment_intent_data?.description ?? null,
      metadata: withoutEmpty(given.payment_intent_data?.metadata ?? {}),
      receiptEmail: given.payment_intent_data?.receipt_email ?? null,
    },
    open_until: String(expiresAtS),
  };
  await store.insert(session, {}, { ...hidden });
  return ok(await showWith(store, session, given.expand));
}

/** Ends a session that is open, unpaid; it must be locked. */
export async function endSession(
  store: Store,
  session: Stripe.Checkout.Session,
): Promise<Stripe.Checkout.Session> {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  await store.update(expired);
  await store.hide(session.id, { open_until: null });
  if (typeof session.payment_intent === 'string') await cancelUnpaid(store, session.payment_intent);
  await tell(store, 'checkout.session.expired', expired);
  return expired;
}

/** The session that a payment belongs to, locked: always before the payment itself. */
export async function lockSessionOf(
  store: Store,
  intentId: string,
): Promise<Stripe.Checkout.Session | undefined> {
  const { data } = await store.list('checkout.session', { paymentIntent: intentId }, { limit: 1 });
  return data[0] && store.lock('checkout.session', data[0].id);
}

/** A bank's question that is answered later must not pay for what is over. */
async function cancelUnpaid(store: Store, intentId: string): Promise<void> {
  const intent = await store.lock('payment_intent', intentId);
  if (isChangeable(intent)) await cancelIntent(store, intent, 'automatic');
}

/** Ends the sessions whose time is over. Returns how many. */
export async function endDueSessions(store: Store): Promise<number> {
  const { rows } = await store.client.query<{ data: Stripe.Checkout.Session }>(
    `SELECT data FROM stripe_sandbox.objects
     WHERE type = 'checkout.session' AND hidden->>'open_until' <= $1
     ORDER BY sequence LIMIT 50 FOR UPDATE SKIP LOCKED`,
    [String(nowS())],
  );
  for (const { data } of rows) await endSession(store, data);
  return rows.length;
}

const onlyExpandSchema = z.strictObject({ expand: expandSchema.optional() });

async function expire({ store, form, id }: CallInput): Promise<CallAnswer> {
  const given = read(onlyExpandSchema, form);
  const session = await store.lock('checkout.session', id, 'session');
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  return ok(await showWith(store, await endSession(store, session), given.expand));
}

const linesSchema = z.strictObject(pageSchema);

async function lineItems({ store, form, id }: CallInput): Promise<CallAnswer> {
  const given = read(linesSchema, form);
  await store.get('checkout.session', id, 'session');
  const { lines } = (await store.hidden(id)) as unknown as HiddenSession;
  const after =
    given.starting_after === undefined ? -1 : lines.findIndex((line) => line.id === given.starting_after);
  if (given.starting_after !== undefined && after < 0) {
    throw invalid(`No such line item: '${given.starting_after}'`, { param: 'starting_after' });
  }
  const before =
    given.ending_before === undefined
      ? lines.length
      : lines.findIndex((line) => line.id === given.ending_before);
  const from = given.ending_before === undefined ? after + 1 : Math.max(0, before - given.limit);
  const data = lines.slice(from, Math.min(before, from + given.limit));
  return ok({
    object: 'list',
    data,
    has_more: given.ending_before === undefined ? from + data.length < lines.length : from > 0,
    url: `/v1/checkout/sessions/${id}/line_items`,
  });
}

export const checkoutSessionCalls: readonly Call[] = [
  { method: 'POST', path: '/checkout/sessions', answer: create },
  listCall('/checkout/sessions', 'checkout.session', ['payment_intent']),
  retrieveCall('/checkout/sessions/:id', 'checkout.session'),
  { method: 'POST', path: '/checkout/sessions/:id/expire', answer: expire },
  { method: 'GET', path: '/checkout/sessions/:id/line_items', answer: lineItems },
];
