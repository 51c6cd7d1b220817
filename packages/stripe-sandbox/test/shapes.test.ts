/**
 * What the sandbox sends over the wire, letter by letter, is what the official client's own types say: every answer and
 * every event is written down as a literal of its type, and the compiler judges it. A key that is missing, unknown, or of
 * another kind does not compile.
 */
import { fileURLToPath } from 'node:url';
import type Stripe from 'stripe';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, SECRET_KEY, type Shop } from './shop.ts';

/** In this folder, so that `stripe` is found; it is never written. */
const SOURCE = fileURLToPath(new URL('recorded-shapes.ts', import.meta.url));
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
};

let shop: Shop;
const recorded: { readonly type: string; readonly json: string }[] = [];
const told = new Set<string>();

beforeAll(async () => {
  shop = await openShop();
  await play();
  for (const event of await shop.events()) {
    told.add(event.type);
    await record('Event', `events/${event.id}`);
  }
});
afterAll(() => shop.close());

/** As it comes over the wire, before the client makes anything of it. */
async function record(type: string, path: string): Promise<void> {
  const { host, port } = shop.sandbox.api;
  const answer = await fetch(`http://${host}:${port}/v1/${path}`, {
    headers: { authorization: `Bearer ${SECRET_KEY}` },
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  recorded.push({ type, json: await answer.text() });
}

const return_url = 'https://shop.example/payment-success';
const pay = (payment_method: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  shop.stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'usd',
    metadata: { kind: 'credits' },
    confirm: true,
    payment_method,
    return_url,
    ...more,
  });

/** Everything that the sandbox can become: each kind of object in each of its states. */
async function play(): Promise<void> {
  const { paymentIntents, refunds, disputes, checkout } = shop.stripe;
  const later = () => shop.sandbox.endDueDebits(Math.floor(Date.now() / 1000) + 3_600);
  const expanded = '?expand[]=latest_charge.refunds&expand[]=payment_method';
  const begun = await paymentIntents.create({ amount: 5_000, currency: 'usd' });
  await record('PaymentIntent', `payment_intents/${begun.id}`);
  await paymentIntents.cancel(begun.id, { cancellation_reason: 'abandoned' });
  await record('PaymentIntent', `payment_intents/${begun.id}`);

  await pay('pm_card_chargeDeclined').catch(() => undefined);
  const paid = await pay('pm_card_visa');
  const asked = await pay('pm_card_threeDSecure2Required');
  const debited = await pay('pm_usBankAccount_success');
  const bounced = await pay('pm_usBankAccount_insufficientFunds');
  for (const { id } of [asked, debited]) await record('PaymentIntent', `payment_intents/${id}${expanded}`);
  await later();
  const refund = await refunds.create({ payment_intent: paid.id, amount: 100 });
  await refunds.create({ payment_intent: debited.id });
  await record('Refund', `refunds/${refund.id}`);
  await shop.sandbox.failRefund(refund.id);
  await record('Refund', `refunds/${refund.id}`);
  for (const { id } of [paid, debited, bounced]) {
    await record('PaymentIntent', `payment_intents/${id}?expand[]=latest_charge`);
    await record('ApiList<Stripe.Charge>', `charges?payment_intent=${id}`);
  }

  for (const token of ['pm_card_createDispute', 'pm_card_createDisputeInquiry']) {
    const { id } = await pay(token);
    const [dispute] = (await disputes.list({ payment_intent: id })).data;
    await record('Dispute', `disputes/${dispute!.id}`);
    await disputes.update(dispute!.id, { evidence: { uncategorized_text: 'winning_evidence' } });
    await record('Dispute', `disputes/${dispute!.id}`);
  }

  const entries: readonly (Record<string, string> | undefined)[] = [
    { number: '4242424242424242', expiry: '12/40', cvc: '123' },
    { by: 'us_bank_account', routing: '110000000', account: '000123456789' },
    { by: 'us_bank_account', routing: '110000000', account: '000222222227' },
    undefined,
  ];
  for (const entry of entries) {
    const session = await checkout.sessions.create({
      mode: 'payment',
      client_reference_id: 'cart',
      customer_email: 'ada@example.com',
      line_items: [
        { price_data: { currency: 'usd', unit_amount: 5_000, product_data: { name: 'Ring' } }, quantity: 2 },
      ],
      shipping_options: [
        {
          shipping_rate_data: {
            type: 'fixed_amount',
            display_name: 'Shipping',
            fixed_amount: { amount: 500, currency: 'usd' },
          },
        },
      ],
      success_url: 'https://shop.example/order-success',
    });
    await record('Checkout.Session', `checkout/sessions/${session.id}`);
    if (entry) await shop.browse(session.url!, { email: 'ada@example.com', name: 'Ada', ...entry });
    else await checkout.sessions.expire(session.id);
    await record(
      'Checkout.Session',
      `checkout/sessions/${session.id}?expand[]=line_items&expand[]=payment_intent`,
    );
    await record('ApiList<Stripe.LineItem>', `checkout/sessions/${session.id}/line_items`);
  }
  await later();
}

/** Decimals are text on the wire, and the client makes numbers of its own of them before anybody sees them. */
const DECIMAL = /("unit_amount_decimal": ?)"[\d.]+"/g;

function compile(literals: readonly { readonly type: string; readonly json: string }[]): string[] {
  const source = [
    `import type Stripe from 'stripe';`,
    'declare const decimal: never;',
    ...literals.map(
      ({ type, json }, at) =>
        `export const shape${at}: Stripe.${type} = ${json.replace(DECIMAL, '$1decimal')};`,
    ),
  ].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === SOURCE || fileExists(name);
  host.getSourceFile = (name, ...more) =>
    name === SOURCE
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023)
      : getSourceFile(name, ...more);
  const program = ts.createProgram([SOURCE], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the shapes of the sandbox', () => {
  it('are those of the official client, in answers and in events', () => {
    expect(recorded.length).toBeGreaterThan(60);
    expect(compile(recorded)).toEqual([]);
  });

  it('would not be, with a key too few, one too many, or one of another kind', () => {
    const { json } = recorded.find(({ type }) => type === 'PaymentIntent')!;
    const wrong = [
      json.replace('"amount_received"', '"amount_recieved"'),
      json.replace(/"livemode": ?false/, '"livemode": "no"'),
    ];
    for (const changed of wrong) expect(changed).not.toBe(json);
    expect(compile(wrong.map((changed) => ({ type: 'PaymentIntent', json: changed })))).toHaveLength(2);
  });

  it('are judged of every kind of event that the shop listens to', () => {
    expect([...told].sort()).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.funds_reinstated',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.failed',
      'charge.pending',
      'charge.refunded',
      'charge.succeeded',
      'checkout.session.async_payment_failed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.completed',
      'checkout.session.expired',
      'payment_intent.canceled',
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_intent.processing',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
      'refund.created',
      'refund.failed',
    ]);
  });
});
