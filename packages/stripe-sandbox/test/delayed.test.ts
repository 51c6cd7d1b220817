/** Payments whose bank answers later: PaymentIntents that are processing, and sessions that are complete and unpaid. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, PUBLISHABLE_KEY, type Shop } from './shop.ts';

const LATER_S = 3_600;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const types = (events: Stripe.Event[]) => events.map(({ type }) => type);
const banksAnswer = () => shop.sandbox.endDueDebits(Math.floor(Date.now() / 1000) + LATER_S);
const debit = (token: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  shop.stripe.paymentIntents.create({
    amount: 999,
    currency: 'usd',
    confirm: true,
    payment_method: token,
    return_url: 'https://shop.example/payment-success',
    ...more,
  });

describe('a payment from a bank account', () => {
  it('is processing, can be neither changed, paid again nor cancelled, and succeeds when the bank pays', async () => {
    const intent = await debit('pm_usBankAccount_success', { expand: ['latest_charge'] });
    expect(intent).toMatchObject({
      status: 'processing',
      amount_received: 0,
      processing: null,
      latest_charge: { paid: false, captured: false, status: 'pending', balance_transaction: null },
    });
    expect(types(await shop.events())).toEqual([
      'payment_intent.created',
      'charge.pending',
      'payment_intent.processing',
    ]);
    const unexpected = { code: 'payment_intent_unexpected_state', statusCode: 400 };
    const { paymentIntents, refunds } = shop.stripe;
    await expect(paymentIntents.cancel(intent.id)).rejects.toMatchObject(unexpected);
    await expect(paymentIntents.update(intent.id, { amount: 500 })).rejects.toMatchObject(unexpected);
    await expect(paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject(
      unexpected,
    );
    await expect(refunds.create({ payment_intent: intent.id })).rejects.toMatchObject(unexpected);

    expect(await shop.sandbox.endDueDebits()).toBe(0);
    expect(await Promise.all([banksAnswer(), banksAnswer(), banksAnswer()])).toContain(1);
    const paid = await paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 999,
      latest_charge: {
        id: (intent.latest_charge as Stripe.Charge).id,
        paid: true,
        status: 'succeeded',
        payment_method_details: { type: 'us_bank_account', us_bank_account: { last4: '6789' } },
      },
    });
    expect(types(await shop.events())).toEqual(['charge.succeeded', 'payment_intent.succeeded']);
    expect((await refunds.create({ payment_intent: intent.id })).status).toBe('succeeded');
    await shop.events();
  });

  it.each([
    ['pm_usBankAccount_insufficientFunds', 'insufficient_funds'],
    ['pm_usBankAccount_accountClosed', 'account_closed'],
    ['pm_usBankAccount_noAccount', 'no_account'],
    ['pm_usBankAccount_debitNotAuthorized', 'debit_not_authorized'],
  ])('fails later with %s, and can then be paid by card', async (token, code) => {
    const intent = await debit(token);
    expect(intent.status).toBe('processing');
    expect(await banksAnswer()).toBe(1);
    expect(await shop.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })).toMatchObject(
      {
        status: 'requires_payment_method',
        payment_method: null,
        last_payment_error: { code, payment_method: { type: 'us_bank_account' } },
        latest_charge: { paid: false, status: 'failed', failure_code: code },
      },
    );
    expect(types(await shop.events()).slice(-2)).toEqual(['charge.failed', 'payment_intent.payment_failed']);
    const return_url = 'https://shop.example/payment-success';
    const again = await shop.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url,
    });
    expect(again.status).toBe('succeeded');
    await shop.events();
  });

  it('stays processing for as long as the bank says nothing', async () => {
    const intent = await debit('pm_usBankAccount_processing');
    expect(await banksAnswer()).toBe(0);
    expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe('processing');
    await shop.events();
  });

  it('is refused where only cards are taken, and with numbers that are none', async () => {
    await expect(
      debit('pm_usBankAccount_success', { allowed_payment_method_types: ['card'] }),
    ).rejects.toMatchObject({ code: 'payment_intent_incompatible_payment_method' });
    const intent = await shop.stripe.paymentIntents.create({ amount: 999, currency: 'usd' });
    const confirm = async (more: Record<string, string>) => {
      const { status, body } = await shop.browse(`v1/payment_intents/${intent.id}/confirm`, {
        key: PUBLISHABLE_KEY,
        client_secret: intent.client_secret ?? '',
        return_url: 'https://shop.example/payment-success',
        'payment_method_data[type]': 'us_bank_account',
        'payment_method_data[us_bank_account][routing_number]': '110000000',
        'payment_method_data[us_bank_account][account_number]': '000123456789',
        'payment_method_data[billing_details][name]': 'Ada',
        'payment_method_data[billing_details][email]': 'ada@example.com',
        ...more,
      });
      const answer = JSON.parse(body);
      return [status, answer.error?.code ?? answer.status];
    };
    expect(await confirm({ 'payment_method_data[us_bank_account][routing_number]': '12' })).toEqual([
      400,
      'routing_number_invalid',
    ]);
    expect(await confirm({ 'payment_method_data[us_bank_account][account_number]': 'x' })).toEqual([
      400,
      'account_number_invalid',
    ]);
    expect(await confirm({ 'payment_method_data[billing_details][name]': '' })).toEqual([
      400,
      'parameter_missing',
    ]);
    expect(await confirm({})).toEqual([200, 'processing']);
    const { rows } = await shop.query(
      `SELECT count(*)::int AS found FROM stripe_sandbox.objects WHERE data::text || hidden::text ~ '000123456789'`,
    );
    expect(rows[0].found).toBe(0);
    await banksAnswer();
    await shop.events();
  });
});

describe('a Checkout Session that is paid from a bank account', () => {
  const account = (account: string) => ({
    by: 'us_bank_account',
    email: 'ada@example.com',
    routing: '110000000',
    account,
    name: 'Ada',
  });
  const begin = () =>
    shop.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { price_data: { currency: 'usd', unit_amount: 10_000, product_data: { name: 'Ring' } }, quantity: 1 },
      ],
      success_url: 'https://shop.example/order-success?session_id={CHECKOUT_SESSION_ID}',
    });

  it.each([
    [
      '000123456789',
      'paid',
      'succeeded',
      'payment_intent.succeeded',
      'checkout.session.async_payment_succeeded',
    ],
    [
      '000222222227',
      'unpaid',
      'requires_payment_method',
      'payment_intent.payment_failed',
      'checkout.session.async_payment_failed',
    ],
  ])(
    'with %s is complete at once and %s when the bank has answered',
    async (number, paymentStatus, status, payment, told) => {
      const session = await begin();
      const choice = await shop.browse(session.url!);
      expect(choice.body).toContain('href="?by=us_bank_account"');
      const page = await shop.browse(`${session.url}?by=us_bank_account`);
      expect(page.body).toContain('Routing number');
      expect(page.body).not.toContain('Card number');
      const wrong = await shop.browse(session.url!, { ...account(number), routing: '1' });
      expect([wrong.status, wrong.body.includes('Your routing number is incorrect.')]).toEqual([402, true]);
      expect(wrong.body).not.toContain(`value="${number}`);

      const sent = await shop.browse(session.url!, account(number));
      expect(sent).toMatchObject({ status: 303, headers: { location: expect.stringContaining(session.id) } });
      const retrieve = () =>
        shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
      expect(await retrieve()).toMatchObject({
        status: 'complete',
        payment_status: 'unpaid',
        payment_intent: { status: 'processing' },
      });
      expect(types(await shop.events()).slice(-3)).toEqual([
        'charge.pending',
        'payment_intent.processing',
        'checkout.session.completed',
      ]);
      expect((await shop.browse(session.url!)).body).toContain('on its way');

      expect(await banksAnswer()).toBe(1);
      expect(await retrieve()).toMatchObject({
        status: 'complete',
        payment_status: paymentStatus,
        payment_intent: { status },
      });
      expect(types(await shop.events()).slice(-2)).toEqual([payment, told]);
    },
  );
});
