/** Payments as tests play them: the customer's browser and the provider's deliveries, on the real application. */
import type Stripe from 'stripe';
import { WEBHOOK_PATH } from '../src/stripe/gateway.ts';
import type { TestApp, TestUser } from './app.ts';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  asks: '4000000000003220',
  disputed: '4000000000000259',
} as const;

/** Bank accounts, which answer later. */
export const ACCOUNTS = { good: '000123456789', noFunds: '000222222227' } as const;
const ROUTING_NUMBER = '110000000';
const BANKS_TAKE_S = 3_600;

/** The banks answer what they were asked. Returns how many have. */
export async function banksAnswer({ deps }: Pick<TestApp, 'deps'>): Promise<number> {
  const { sandbox } = deps.payments;
  if (!sandbox) throw new Error('This application talks to a real provider.');
  return sandbox.endDueDebits(Math.floor(Date.now() / 1000) + BANKS_TAKE_S);
}

/** An intent's id from its client secret. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0]!;

/** Begins to pay for the pack with the given name. Returns the client secret. */
export async function beginPayment(test: TestApp, user: TestUser, packName = 'Starter'): Promise<string> {
  const packs = await test.app.inject({ url: '/api/payments/packages' });
  const pack = packs.json().data.find(({ name }: { name: string }) => name === packName);
  const begun = await test.app.inject({
    method: 'POST',
    url: '/api/payments/intent',
    headers: user.headers,
    payload: { packageId: pack.id },
  });
  if (begun.statusCode !== 200) throw new Error(`The intent answered ${begun.statusCode}: ${begun.body}`);
  return begun.json().data.clientSecret;
}

interface Confirmed {
  readonly statusCode: number;
  readonly intent: Stripe.PaymentIntent;
}

/** What the customer's browser does: the card goes to the provider, never to our own calls. */
export async function payByCard(
  test: TestApp,
  clientSecret: string,
  number: string = CARDS.good,
): Promise<Confirmed> {
  return confirm(test, clientSecret, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
  });
}

export async function payByBank(test: TestApp, clientSecret: string, account: string): Promise<Confirmed> {
  return confirm(test, clientSecret, {
    'payment_method_data[type]': 'us_bank_account',
    'payment_method_data[us_bank_account][routing_number]': ROUTING_NUMBER,
    'payment_method_data[us_bank_account][account_number]': account,
    'payment_method_data[billing_details][name]': 'Ada Example',
    'payment_method_data[billing_details][email]': 'ada@example.com',
  });
}

async function confirm(
  test: TestApp,
  clientSecret: string,
  method: Readonly<Record<string, string>>,
): Promise<Confirmed> {
  const id = intentIdOf(clientSecret);
  const answer = await test.app.inject({
    method: 'POST',
    url: `/stripe-sandbox/v1/payment_intents/${id}/confirm`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      key: test.deps.payments.publishableKey,
      client_secret: clientSecret,
      return_url: 'http://localhost:3000/payment-success',
      ...method,
    }).toString(),
  });
  const body = answer.json();
  return { statusCode: answer.statusCode, intent: body.error?.payment_intent ?? body };
}

interface Checkout {
  readonly statusCode: number;
  /** Where the browser is led: back to the shop when it is paid, to the bank when that asks. */
  readonly location: string | undefined;
  readonly body: string;
}

/** What the customer's browser does on the hosted page of a Checkout Session. */
export async function payCheckout(
  test: Pick<TestApp, 'app'>,
  url: string,
  number: string = CARDS.good,
): Promise<Checkout> {
  return submitCheckout(test, url, { number, expiry: '12 / 40', cvc: '123' });
}

export async function payCheckoutByBank(
  test: Pick<TestApp, 'app'>,
  url: string,
  account: string,
): Promise<Checkout> {
  return submitCheckout(test, url, { by: 'us_bank_account', routing: ROUTING_NUMBER, account });
}

async function submitCheckout(
  test: Pick<TestApp, 'app'>,
  url: string,
  method: Readonly<Record<string, string>>,
): Promise<Checkout> {
  const form = { email: 'ada@example.com', name: 'Ada Example', ...method };
  const answer = await test.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return { statusCode: answer.statusCode, location: answer.headers.location, body: answer.body };
}

/** A pack bought and paid; the provider's events are still on their way. Returns the id of the intent. */
export async function buyCredits(
  test: TestApp,
  user: TestUser,
  packName?: string,
  number?: string,
): Promise<string> {
  const clientSecret = await beginPayment(test, user, packName);
  const { statusCode, intent } = await payByCard(test, clientSecret, number);
  if (statusCode !== 200) throw new Error(`The payment answered ${statusCode}.`);
  return intent.id;
}

/** One event on its way to the application. */
export interface Delivery {
  readonly payload: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Takes everything that the provider would deliver now, without delivering it. */
export async function takeDeliveries(test: TestApp): Promise<Delivery[]> {
  const taken: Delivery[] = [];
  const { sandbox } = test.deps.payments;
  if (!sandbox) throw new Error('This application talks to a real provider.');
  const send = async (payload: string, headers: Delivery['headers']) => {
    taken.push({ payload, headers });
    return 200;
  };
  while ((await sandbox.deliverDue(send)) > 0);
  return taken;
}

export async function deliver(test: Pick<TestApp, 'app'>, { payload, headers }: Delivery): Promise<number> {
  const answer = await test.app.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    headers: { ...headers },
    payload,
  });
  return answer.statusCode;
}

/** Delivers everything that is due, as the provider does; throws when an event is not taken. */
export async function deliverAll(test: TestApp): Promise<void> {
  for (const delivery of await takeDeliveries(test)) {
    const status = await deliver(test, delivery);
    if (status !== 200) throw new Error(`The webhook answered ${status} to ${delivery.payload}`);
  }
}

export async function balanceOf(test: Pick<TestApp, 'app'>, user: TestUser): Promise<number> {
  const answer = await test.app.inject({ url: '/api/credits/balance', headers: user.headers });
  return answer.json().data.balance;
}
