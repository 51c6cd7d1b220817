/** A customer's browser before real server processes: requests over the network, to whichever address is given. */
import { z } from 'zod';
import { TEST_PASSWORD } from './app.ts';
import { CARDS, intentIdOf } from './payments.ts';
import { ADDRESS } from './shop.ts';

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).optional(),
  error: z.unknown().optional(),
});
const packsSchema = z.object({ data: z.array(z.object({ id: z.string(), credits: z.number() })) });

export interface Answer {
  readonly status: number;
  /** Empty for an error. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** POST with a body, else GET. */
export async function call(origin: string, path: string, body?: object, token?: string): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { data } = answerSchema.parse(await response.json());
  return { status: response.status, data: data ?? {} };
}

/** Returns the access token. */
export async function register(origin: string, email: string): Promise<string> {
  const { data } = await call(origin, '/api/auth/register', {
    name: 'Ada',
    email,
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
    acceptTerms: true,
  });
  return String(data.accessToken);
}

export async function packsOf(origin: string): Promise<{ id: string; credits: number }[]> {
  const answer = await fetch(`${origin}/api/payments/packages`);
  return packsSchema.parse(await answer.json()).data;
}

/** Confirms a payment by card with its client secret, as the page's form does. */
export async function payIntent(origin: string, clientSecret: string): Promise<Response> {
  const { data: settings } = await call(origin, '/api/payments/settings');
  const path = `${settings.sandboxPath}/v1/payment_intents/${intentIdOf(clientSecret)}/confirm`;
  return fetch(`${origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams({
      key: String(settings.publishableKey),
      client_secret: clientSecret,
      return_url: `${origin}/payment-success`,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': CARDS.good,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    }),
  });
}

/** Pays on the hosted page of a session, at any of the processes. */
export function payHosted(origin: string, url: string): Promise<Response> {
  const form = { email: ADDRESS.email, number: CARDS.good, expiry: '12 / 40', cvc: '123', name: 'Jane' };
  return fetch(`${origin}${new URL(url).pathname}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
}
