import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_VERSION } from '../src/version.ts';
import { openShop, PUBLISHABLE_KEY, SECRET_KEY, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const create = (more: Partial<Stripe.PaymentIntentCreateParams> = {}, options?: Stripe.RequestOptions) =>
  shop.stripe.paymentIntents.create(
    {
      amount: 999,
      currency: 'usd',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      ...more,
    },
    options,
  );
const pay = async (token: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  create({ confirm: true, payment_method: token, ...more });

describe('a PaymentIntent', () => {
  it('speaks the version of the official client', () => {
    expect(API_VERSION).toBe(Stripe.API_VERSION);
  });

  it('is created, found, changed and cancelled', async () => {
    const intent = await create({ metadata: { kind: 'credits', 0: 'a', 1: 'b' }, description: 'Credits' });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: 999,
      currency: 'usd',
      livemode: false,
      metadata: { kind: 'credits', 0: 'a', 1: 'b' },
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
    expect(intent.lastResponse.requestId).toMatch(/^req_/);
    expect(intent.lastResponse.apiVersion).toBe(API_VERSION);
    const changed = await shop.stripe.paymentIntents.update(intent.id, {
      amount: 1_500,
      metadata: { 0: '' },
    });
    expect(changed).toMatchObject({ amount: 1_500, metadata: { kind: 'credits', 1: 'b' } });
    expect(changed.metadata).not.toHaveProperty('0');
    const cancelled = await shop.stripe.paymentIntents.cancel(intent.id, {
      cancellation_reason: 'abandoned',
    });
    expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    await expect(shop.stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      statusCode: 400,
    });
    await expect(
      shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
    ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', ''],
  ])('is declined with the codes of %s', async (token, code, declineCode) => {
    const error = await pay(token).catch((thrown: unknown) => thrown);
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    expect(error).toMatchObject({ statusCode: 402, code });
    expect(error.decline_code).toBe(declineCode);
    const intent = await shop.stripe.paymentIntents.retrieve(error.payment_intent!.id, {
      expand: ['latest_charge'],
    });
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: { code, type: 'card_error' },
      latest_charge: { paid: false, failure_code: code },
    });
  });

  it('is paid by a browser with the client secret alone, and by nobody without it', async () => {
    const intent = await create({ automatic_payment_methods: { enabled: true } });
    const confirm = (fields: Record<string, string>) =>
      shop.browse(`v1/payment_intents/${intent.id}/confirm`, {
        key: PUBLISHABLE_KEY,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242 4242 4242 4242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '34',
        'payment_method_data[card][cvc]': '123',
        return_url: 'https://shop.example/payment-success',
        ...fields,
      });
    const secret = intent.client_secret!;
    expect((await confirm({})).status).toBe(404);
    expect((await confirm({ client_secret: `${secret}x` })).status).toBe(404);
    expect((await confirm({ client_secret: secret, key: 'pk_test_other' })).status).toBe(401);
    expect((await confirm({ client_secret: secret, key: SECRET_KEY })).status).toBe(403);
    expect((await confirm({ client_secret: secret, amount: '1' })).status).toBe(400);
    expect((await confirm({ client_secret: secret, return_url: '' })).status).toBe(400);
    const wrong = await confirm({
      client_secret: secret,
      'payment_method_data[card][number]': '4242424242424241',
    });
    expect([wrong.status, JSON.parse(wrong.body).error.code]).toEqual([402, 'incorrect_number']);
    const paid = await confirm({ client_secret: secret });
    expect([paid.status, JSON.parse(paid.body).status]).toEqual([200, 'succeeded']);
    const list = await shop.sandbox.answerBrowser({
      method: 'GET',
      url: `/v1/payment_intents?key=${PUBLISHABLE_KEY}`,
      headers: {},
      body: '',
    });
    expect([list.status, JSON.parse(list.body).error.code]).toEqual([403, 'secret_key_required']);
  });

  it('keeps no card number', async () => {
    await pay('pm_card_visa');
    const { rows } = await shop.query(
      `SELECT count(*)::int AS found FROM stripe_sandbox.objects WHERE data::text ~ '4242424242424242' OR hidden::text ~ '4242424242424242'`,
    );
    expect(rows[0].found).toBe(0);
  });

  it('is listed in pages, in both directions', async () => {
    const made: string[] = [];
    for (let at = 0; at < 7; at += 1) made.unshift((await create()).id);
    const seen: string[] = [];
    for await (const intent of shop.stripe.paymentIntents.list({ limit: 3 })) {
      seen.push(intent.id);
      if (seen.length === 7) break;
    }
    expect(seen).toEqual(made);
    const before = await shop.stripe.paymentIntents.list({ limit: 2, ending_before: made[4]! });
    expect(before.data.map(({ id }) => id)).toEqual([made[2], made[3]]);
    expect(before.has_more).toBe(true);
    const none = await shop.stripe.paymentIntents.list({
      created: { gt: Math.floor(Date.now() / 1000) + 60 },
    });
    expect(none.data).toEqual([]);
  });
});

describe('bad requests', () => {
  it('are refused in the shapes of the API', async () => {
    const { id } = await create();
    const cases: [() => Promise<unknown>, object][] = [
      [() => create({ amount: 10 }), { statusCode: 400, param: 'amount' }],
      [() => create({ amount: 10.5 }), { statusCode: 400, param: 'amount' }],
      [() => create({ currency: 'xyz' }), { statusCode: 400, param: 'currency' }],
      [() => create({ ...({ colour: 'red' } as object) }), { code: 'parameter_unknown', param: 'colour' }],
      [() => shop.stripe.paymentIntents.retrieve('pi_none'), { statusCode: 404, code: 'resource_missing' }],
      [() => pay('pm_none'), { statusCode: 404, code: 'resource_missing' }],
      [() => create({ confirm: true }), { code: 'payment_intent_unexpected_state' }],
      [() => shop.stripe.paymentIntents.retrieve(id, { expand: ['amount'] }), { statusCode: 400 }],
    ];
    for (const [request, refusal] of cases) {
      await expect(request()).rejects.toMatchObject({ type: 'StripeInvalidRequestError', ...refusal });
    }
    const stranger = new Stripe('sk_test_stranger', { ...shop.sandbox.api, protocol: 'http' });
    await expect(stranger.paymentIntents.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    await expect(create({}, { apiVersion: '2011-01-01' })).rejects.toMatchObject({ statusCode: 400 });
  });

  it('cannot reach into objects, nest without end, or send too much', async () => {
    const raw = async (body: string) => {
      const answer = await fetch(
        `http://${shop.sandbox.api.host}:${shop.sandbox.api.port}/v1/payment_intents`,
        {
          method: 'POST',
          headers: {
            authorization: `Bearer ${SECRET_KEY}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body,
        },
      );
      return [answer.status, ((await answer.json()) as { error: { type: string } }).error.type];
    };
    const refused = 'invalid_request_error';
    expect(await raw('__proto__[amount]=100&currency=usd')).toEqual([400, refused]);
    expect(await raw(`amount${'[a]'.repeat(20)}=1`)).toEqual([400, refused]);
    expect(await raw('amount=1&amount[x]=2')).toEqual([400, refused]);
    expect(await raw(Array.from({ length: 1_100 }, (_, at) => `metadata[k${at}]=1`).join('&'))).toEqual([
      400,
      refused,
    ]);
    expect(await raw('a'.repeat(600_000))).toEqual([413, refused]);
    expect(await raw('amount=100&currency=usd&description=%00')).toEqual([400, refused]);
  });
});

describe('an idempotency key', () => {
  it('is answered once, also to many at the same time', async () => {
    const options = { idempotencyKey: 'purchase:1' };
    const intents = await Promise.all(Array.from({ length: 10 }, () => create({ amount: 700 }, options)));
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
    const again = await create({ amount: 700 }, options);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(again.client_secret).toBe(intents[0]?.client_secret);
    await expect(create({ amount: 800 }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  it('keeps a decline, and is free after a refusal', async () => {
    const options = { idempotencyKey: 'declined:1' };
    const decline = () =>
      create({ confirm: true, payment_method: 'pm_card_chargeDeclined' }, options).catch(
        (error: unknown) => error,
      );
    const [first, second] = [await decline(), await decline()];
    if (!(first instanceof Stripe.errors.StripeCardError)) throw first;
    expect(second).toMatchObject({ charge: first.charge });
    await expect(create({ amount: 1 }, { idempotencyKey: 'free:1' })).rejects.toMatchObject({
      statusCode: 400,
    });
    expect((await create({ amount: 100 }, { idempotencyKey: 'free:1' })).amount).toBe(100);
  });
});
