/** https://docs.stripe.com/api/payment_intents */
import type Stripe from 'stripe';
import { z } from 'zod';
import { accountOfToken, TEST_ROUTING_NUMBER } from '../bank-accounts.ts';
import { numberOfToken } from '../cards.ts';
import { invalid, missing } from '../errors.ts';
import {
  absoluteUrlSchema,
  currencySchema,
  expandSchema,
  flagSchema,
  MAX_AMOUNT,
  MIN_CHARGE,
  metadataSchema,
  read,
  wholeSchema,
  withoutEmpty,
} from '../http/parameters.ts';
import { tell } from '../objects/event.ts';
import { METHOD_TYPES, makePaymentIntent } from '../objects/payment-intent.ts';
import type { MethodEntry } from '../objects/payment-method.ts';
import { attempt } from './attempt.ts';
import { type Call, type CallAnswer, type CallInput, ok } from './call.ts';
import { cancelIntent, isChangeable } from './cancel-intent.ts';
import { listCall, showWith } from './lists.ts';
import { judgeMethod, type MethodData, methodDataSchema } from './method-entry.ts';
import type { Outcome } from './outcome.ts';

const amountSchema = wholeSchema(MIN_CHARGE, MAX_AMOUNT);
const emailSchema = z.string().max(320);
const descriptionSchema = z.string().max(1_000);
const paying = {
  payment_method: z.string().max(200).optional(),
  payment_method_data: methodDataSchema.optional(),
  return_url: absoluteUrlSchema.optional(),
} as const;

const createSchema = z.strictObject({
  amount: amountSchema,
  currency: currencySchema,
  automatic_payment_methods: z
    .strictObject({ enabled: flagSchema, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  allowed_payment_method_types: z.array(z.enum(METHOD_TYPES)).min(1).optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  description: descriptionSchema.optional(),
  metadata: metadataSchema.optional(),
  receipt_email: emailSchema.optional(),
  confirm: flagSchema.optional(),
  expand: expandSchema.optional(),
  ...paying,
});

async function create({ store, form, pages }: CallInput): Promise<CallAnswer> {
  const given = read(createSchema, form);
  const automatic = given.automatic_payment_methods;
  const intent = makePaymentIntent({
    amount: given.amount,
    currency: given.currency,
    allowedTypes: given.allowed_payment_method_types ?? null,
    // Since version 2023-08-16 the default.
    automaticPaymentMethods: {
      enabled: automatic?.enabled ?? true,
      allow_redirects: automatic?.allow_redirects ?? 'always',
    },
    description: given.description ?? null,
    metadata: withoutEmpty(given.metadata ?? {}),
    receiptEmail: given.receipt_email ?? null,
  });
  await store.insert(intent, { paymentIntent: intent.id });
  await tell(store, 'payment_intent.created', intent);
  if (given.confirm !== true) return ok(await showWith(store, intent, given.expand));
  return answered(store, await pay({ store, pages }, intent, given), given.expand, false);
}

const updateSchema = z.strictObject({
  amount: amountSchema.optional(),
  currency: currencySchema.optional(),
  description: descriptionSchema.optional(),
  metadata: metadataSchema.optional(),
  receipt_email: emailSchema.optional(),
  expand: expandSchema.optional(),
});

async function update({ store, form, id }: CallInput): Promise<CallAnswer> {
  const given = read(updateSchema, form);
  const intent = await store.lock('payment_intent', id, 'intent');
  if ((given.amount !== undefined || given.currency !== undefined) && !isChangeable(intent)) {
    throw unexpectedState(
      intent,
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
    );
  }
  const changed: Stripe.PaymentIntent = {
    ...intent,
    amount: given.amount ?? intent.amount,
    currency: given.currency ?? intent.currency,
    description: given.description ?? intent.description,
    receipt_email: given.receipt_email ?? intent.receipt_email,
    metadata: given.metadata ? withoutEmpty({ ...intent.metadata, ...given.metadata }) : intent.metadata,
  };
  await store.update(changed);
  return ok(await showWith(store, changed, given.expand));
}

const retrieveSchema = z.strictObject({
  client_secret: z.string().max(300).optional(),
  expand: expandSchema.optional(),
});

async function retrieve({ store, form, id, isPublic }: CallInput): Promise<CallAnswer> {
  const given = read(retrieveSchema, form);
  const intent = await store.get('payment_intent', id, 'intent');
  if (isPublic) {
    requireSecret(intent, given.client_secret);
    return ok(publicPart(intent));
  }
  return ok(await showWith(store, intent, given.expand));
}

const confirmSchema = z.strictObject({
  client_secret: z.string().max(300).optional(),
  receipt_email: emailSchema.optional(),
  expand: expandSchema.optional(),
  ...paying,
});

async function confirm({ store, form, id, isPublic, pages }: CallInput): Promise<CallAnswer> {
  const given = read(confirmSchema, form);
  const intent = await store.lock('payment_intent', id, 'intent');
  if (isPublic) requireSecret(intent, given.client_secret);
  if (!isChangeable(intent)) {
    throw unexpectedState(
      intent,
      `This PaymentIntent's status is ${intent.status}, but a payment can only be confirmed before it has ended.`,
    );
  }
  const outcome = await pay({ store, pages }, intent, given);
  return answered(store, outcome, given.expand, isPublic);
}

interface Paying {
  readonly payment_method?: string | undefined;
  readonly payment_method_data?: MethodData | undefined;
  readonly return_url?: string | undefined;
}

async function pay(
  { store, pages }: Pick<CallInput, 'store' | 'pages'>,
  intent: Stripe.PaymentIntent,
  given: Paying,
): Promise<Outcome> {
  const entry = entryOf(given, intent);
  const { automatic_payment_methods: automatic } = intent;
  if (automatic?.enabled && automatic.allow_redirects !== 'never' && given.return_url === undefined) {
    throw invalid(
      'This PaymentIntent is configured to accept payment methods that might redirect your customer off of your page: you must provide a `return_url`.',
      { param: 'return_url', payment_intent: intent },
    );
  }
  return attempt(store, pages, intent, entry, given.return_url ?? null);
}

function entryOf(
  { payment_method_data: data, payment_method: token }: Paying,
  intent: Stripe.PaymentIntent,
): MethodEntry {
  if (data) return judgeMethod(data);
  if (token === undefined) {
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it is missing a payment method. Provide `payment_method` or `payment_method_data`.',
    );
  }
  const billing = { name: null, email: null, postalCode: null };
  const accountNumber = accountOfToken(token);
  if (accountNumber !== undefined)
    return { kind: 'bank', routingNumber: TEST_ROUTING_NUMBER, accountNumber, billing };
  const number = numberOfToken(token);
  if (number === undefined) throw missing('PaymentMethod', token, 'payment_method');
  return { kind: 'card', number, expMonth: 12, expYear: new Date().getUTCFullYear() + 1, billing };
}

async function answered(
  store: CallInput['store'],
  outcome: Outcome,
  paths: readonly string[] | undefined,
  isPublic: boolean,
): Promise<CallAnswer> {
  if (outcome.kind !== 'declined') {
    return ok(isPublic ? publicPart(outcome.intent) : await showWith(store, outcome.intent, paths));
  }
  const { error, intent } = outcome;
  return {
    status: 402,
    body: { error: isPublic ? { ...error, payment_intent: publicPart(intent) } : error },
  };
}

const cancelSchema = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand: expandSchema.optional(),
});

async function cancel({ store, form, id }: CallInput): Promise<CallAnswer> {
  const given = read(cancelSchema, form);
  const intent = await store.lock('payment_intent', id, 'intent');
  if (!isChangeable(intent)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
    );
  }
  const cancelled = await cancelIntent(store, intent, given.cancellation_reason ?? null);
  return ok(await showWith(store, cancelled, given.expand));
}

function unexpectedState(intent: Stripe.PaymentIntent, message: string) {
  return invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

function requireSecret(intent: Stripe.PaymentIntent, secret: string | undefined): void {
  if (secret !== intent.client_secret) throw missing('payment_intent', intent.id, 'intent');
}

/** What the publishable key with the client secret may see. */
function publicPart(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  return { ...intent, metadata: {}, latest_charge: null };
}

export const paymentIntentCalls: readonly Call[] = [
  { method: 'POST', path: '/payment_intents', answer: create },
  listCall('/payment_intents', 'payment_intent', []),
  { method: 'GET', path: '/payment_intents/:id', isPublic: true, answer: retrieve },
  { method: 'POST', path: '/payment_intents/:id', answer: update },
  { method: 'POST', path: '/payment_intents/:id/confirm', isPublic: true, answer: confirm },
  { method: 'POST', path: '/payment_intents/:id/cancel', answer: cancel },
];
