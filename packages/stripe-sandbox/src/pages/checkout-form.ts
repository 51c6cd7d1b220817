/** What the hosted page of a Checkout Session shows while it can be paid, and what is typed there. */
import type Stripe from 'stripe';
import { z } from 'zod';
import { TEST_ROUTING_NUMBER } from '../bank-accounts.ts';
import type { MethodData } from '../calls/method-entry.ts';
import type { SandboxResponse } from '../http/exchange.ts';
import { METHOD_TYPES, type MethodType } from '../objects/payment-intent.ts';
import { escapeHtml, money, page } from './html.ts';

export const METHODS = METHOD_TYPES;

const field = z.string().trim().max(320).default('');
export const entrySchema = z.object({
  by: z.enum(METHODS).default('card'),
  email: field,
  number: field,
  expiry: field,
  cvc: field,
  name: field,
  postal: field,
  routing: field,
  account: field,
});
export type Entry = z.infer<typeof entrySchema>;

/** As the API takes it. */
export function methodData(entry: Entry): MethodData {
  const billing = {
    ...(entry.name === '' ? {} : { name: entry.name }),
    email: entry.email,
    ...(entry.postal === '' ? {} : { address: { postal_code: entry.postal } }),
  };
  if (entry.by === 'us_bank_account') {
    return {
      type: 'us_bank_account',
      us_bank_account: { routing_number: entry.routing, account_number: entry.account },
      billing_details: billing,
    };
  }
  const [month = '', year = ''] = entry.expiry.split('/').map((part) => part.trim());
  return {
    type: 'card',
    card: { number: entry.number, exp_month: month, exp_year: year, cvc: entry.cvc },
    billing_details: billing,
  };
}

/** A number that was typed does not come back in a page. */
const NOT_SHOWN_AGAIN: readonly (keyof Entry)[] = ['number', 'cvc', 'account'];
const FIELD_OF: Readonly<Record<string, keyof Entry>> = { incorrect_cvc: 'cvc', expired_card: 'expiry' };

interface CheckoutForm {
  readonly session: Stripe.Checkout.Session;
  readonly lines: readonly Stripe.LineItem[];
  readonly entry: Partial<Entry>;
  /** What was wrong with what was typed before. */
  readonly message?: string | undefined;
  readonly code?: string | undefined;
}

export function checkoutForm({ session, lines, entry, message, code }: CheckoutForm): SandboxResponse {
  const total = money(session.amount_total ?? 0, session.currency ?? 'usd');
  const offered = METHODS.filter((type) => session.payment_method_types.includes(type));
  const by = offered.find((type) => type === entry.by) ?? offered[0] ?? 'card';
  return page({
    title: `Pay ${total}`,
    layout: 'two',
    status: message === undefined ? 200 : 402,
    leadsTo: [session.success_url],
    main: `${summary(session, lines, total)}
<section aria-labelledby="pay">
<h1 id="pay">${WORDS[by].heading}</h1>
<form method="post" autocomplete="off">
${message === undefined ? '' : `<p class="error" role="alert">${escapeHtml(message)}</p>`}
<input type="hidden" name="by" value="${by}">
${fields(by, entry, code === undefined ? undefined : FIELD_OF[code])}
<button type="submit">Pay ${total}</button>
<p class="soft">${WORDS[by].note}</p>
${offered
  .filter((other) => other !== by)
  .map((other) => `<p><a href="?by=${other}">${WORDS[other].instead}</a></p>`)
  .join('\n')}
</form>
</section>`,
  });
}

const WORDS: Readonly<Record<MethodType, { heading: string; note: string; instead: string }>> = {
  card: {
    heading: 'Pay with card',
    note: 'This is a stand-in for the card payment provider. Of the card, only the last four digits are kept.',
    instead: 'Pay by card instead',
  },
  us_bank_account: {
    heading: 'Pay from a US bank account',
    note: 'This is a stand-in for the payment provider. The bank answers after half a minute: 000123456789 pays, 000222222227 has too little. Of the account, only the last four digits are kept.',
    instead: 'Pay from a US bank account instead',
  },
};

function summary(session: Stripe.Checkout.Session, lines: readonly Stripe.LineItem[], total: string): string {
  const currency = session.currency ?? 'usd';
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
  return `<section aria-labelledby="summary">
<h1 id="summary">Order summary</h1>
<p class="amount">${total}</p>
<table>${rows.join('\n')}</table>
${cancel}
</section>`;
}

function fields(by: MethodType, entry: Partial<Entry>, wrong: keyof Entry | undefined): string {
  const input = (name: keyof Entry, label: string, attributes: string) =>
    `<label>${label}<input name="${name}" value="${escapeHtml(NOT_SHOWN_AGAIN.includes(name) ? '' : (entry[name] ?? ''))}" ${attributes}${wrong === name ? ' aria-invalid="true"' : ''}></label>`;
  const email = input('email', 'Email', 'type="email" required maxlength="320" autocomplete="email"');
  if (by === 'us_bank_account') {
    return `${email}
${input('routing', 'Routing number', `inputmode="numeric" required maxlength="9" placeholder="${TEST_ROUTING_NUMBER}"`)}
${input('account', 'Account number', 'inputmode="numeric" required maxlength="17" placeholder="000123456789"')}
${input('name', 'Name on the account', 'required maxlength="200" autocomplete="name"')}`;
  }
  return `${email}
${input('number', 'Card number', 'inputmode="numeric" required maxlength="23" placeholder="4242 4242 4242 4242" autocomplete="cc-number"')}
<div class="row">
${input('expiry', 'Expiry (MM / YY)', 'inputmode="numeric" required maxlength="9" placeholder="12 / 34" autocomplete="cc-exp"')}
${input('cvc', 'Security code', 'inputmode="numeric" required maxlength="4" placeholder="123" autocomplete="cc-csc"')}
</div>
${input('name', 'Name on card', 'required maxlength="200" autocomplete="cc-name"')}
${input('postal', 'ZIP', 'maxlength="20" placeholder="12345" autocomplete="postal-code"')}`;
}
