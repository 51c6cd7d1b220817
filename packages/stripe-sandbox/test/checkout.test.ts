import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const line = (name: string, unit_amount: number, quantity = 1) => ({
  price_data: { currency: 'usd', unit_amount, product_data: { name } },
  quantity,
});
const begin = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  shop.stripe.checkout.sessions.create({
    mode: 'payment',
    client_reference_id: 'cart-1',
    customer_email: 'ada@example.com',
    line_items: [line('A <ring> & "more"', 10_000, 2), line('Tax', 1_600)],
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: 'Shipping',
          fixed_amount: { amount: 5_000, currency: 'usd' },
        },
      },
    ],
    success_url: 'https://shop.example/order-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/checkout',
    ...more,
  });
const card = (number: string, more: Record<string, string> = {}) => ({
  email: 'ada@example.com',
  number,
  expiry: '12/34',
  cvc: '123',
  name: 'Ada',
  postal: '12345',
  ...more,
});
const types = (events: Stripe.Event[]) => events.map(({ type }) => type);

describe('a Checkout Session', () => {
  it('adds up, shows its page, takes a card and leads back with its id', async () => {
    const session = await begin();
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: 21_600,
      amount_total: 26_600,
      payment_intent: null,
      client_reference_id: 'cart-1',
    });
    expect(session.url).toBe(`https://shop.example/sandbox/c/pay/${session.id}`);
    const page = await shop.browse(session.url!);
    expect(page.status).toBe(200);
    expect(page.body).toContain('Test Mode');
    expect(page.body).toContain('$266.00');
    expect(page.body).toContain('A &lt;ring&gt; &amp; &quot;more&quot;');
    expect(page.body).not.toContain('<ring>');
    expect(page.headers['content-security-policy']).toContain("form-action 'self' https://shop.example");

    const paid = await shop.browse(session.url!, card('4242 4242 4242 4242'));
    expect(paid).toMatchObject({
      status: 303,
      headers: { location: `https://shop.example/order-success?session_id=${session.id}` },
    });
    const after = await shop.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge', 'line_items'],
    });
    expect(after).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(after.payment_intent).toMatchObject({
      object: 'payment_intent',
      status: 'succeeded',
      amount_received: 26_600,
      latest_charge: { object: 'charge', paid: true },
    });
    expect(
      after.line_items?.data.map(({ description, amount_total }) => [description, amount_total]),
    ).toEqual([
      ['A <ring> & "more"', 20_000],
      ['Tax', 1_600],
    ]);
    expect(types(await shop.events())).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
    const twice = await shop.browse(session.url!, card('4242424242424242'));
    expect(twice.body).toContain('already paid');
    expect(await shop.events()).toEqual([]);
  });

  it('says what is wrong with a card, and takes another for the same payment', async () => {
    const session = await begin();
    for (const [number, words] of [
      ['4000000000000002', 'Your card was declined.'],
      ['4000000000009995', 'Your card has insufficient funds.'],
      ['4000000000000069', 'Your card has expired.'],
      ['4000000000000127', 'Your card&#39;s security code is incorrect.'],
      ['4111111111111111', 'test mode'],
      ['4242424242424241', 'Your card number is incorrect.'],
    ]) {
      const answer = await shop.browse(session.url!, card(number!));
      expect([number, answer.status]).toEqual([number, 402]);
      expect(answer.body).toContain(words);
      expect(answer.body).not.toContain(`value="${number}`);
    }
    const past = await shop.browse(session.url!, card('4242424242424242', { expiry: '01/20' }));
    expect(past.body).toContain('expiration year is invalid');
    const unnamed = await shop.browse(session.url!, card('4242424242424242', { email: '' }));
    expect(unnamed.body).toContain('Your email is incomplete.');
    const open = await shop.stripe.checkout.sessions.retrieve(session.id);
    expect(open.status).toBe('open');
    expect((await shop.browse(session.url!, card('5555555555554444'))).status).toBe(303);
    const paid = await shop.stripe.checkout.sessions.retrieve(session.id);
    expect(paid.payment_intent).toBe(open.payment_intent);
    await shop.events();
  });

  it.each([
    ['agree', 'complete'],
    ['refuse', 'open'],
  ])('asks the customer of the bank, who may %s', async (answer, status) => {
    const session = await begin();
    const asked = await shop.browse(session.url!, card('4000000000003220'));
    const question = asked.headers.location!;
    expect(question).toContain('/3d-secure/pi_');
    expect((await shop.browse(question)).body).toContain('Your bank asks');
    expect((await shop.browse(question.replace(/secret=.*/, 'secret=other'))).status).toBe(404);
    const secret = new URL(question).searchParams.get('secret')!;
    const answered = await shop.browse(question, { secret, answer });
    expect(answered.status).toBe(303);
    const back = await shop.browse(answered.headers.location!);
    expect(back.status).toBe(303);
    expect((await shop.stripe.checkout.sessions.retrieve(session.id)).status).toBe(status);
    if (status === 'open') {
      expect((await shop.browse(back.headers.location!)).body).toContain('unable to authenticate');
    }
    await shop.events();
  });

  it('can be ended by the shop and by time, and is then not paid', async () => {
    const byShop = await begin();
    const byTime = await begin();
    expect(await shop.stripe.checkout.sessions.expire(byShop.id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    await expect(shop.stripe.checkout.sessions.expire(byShop.id)).rejects.toMatchObject({ statusCode: 400 });
    await shop.query(
      `UPDATE stripe_sandbox.objects SET hidden = hidden || '{"open_until": "1"}' WHERE id = $1`,
      [byTime.id],
    );
    expect(await shop.sandbox.endDueSessions()).toBe(1);
    for (const { id, url } of [byShop, byTime]) {
      expect((await shop.browse(url!, card('4242424242424242'))).status).toBe(410);
      expect((await shop.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('unpaid');
    }
    expect(types(await shop.events())).toEqual(['checkout.session.expired', 'checkout.session.expired']);
  });

  it('that has ended is not paid by a bank question that is answered later', async () => {
    const session = await begin();
    const asked = await shop.browse(session.url!, card('4000000000003220'));
    const question = asked.headers.location!;
    await shop.stripe.checkout.sessions.expire(session.id);
    const late = await shop.browse(question, {
      secret: new URL(question).searchParams.get('secret')!,
      answer: 'agree',
    });
    expect(late.body).toContain('There is nothing to confirm');
    const ended = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(ended).toMatchObject({
      status: 'expired',
      payment_status: 'unpaid',
      payment_intent: { status: 'canceled' },
    });
    expect(types(await shop.events()).slice(-2)).toEqual([
      'payment_intent.canceled',
      'checkout.session.expired',
    ]);
  });

  it('is refused when it does not make sense', async () => {
    const refusals: [Partial<Stripe.Checkout.SessionCreateParams>, string][] = [
      [{ line_items: [] }, 'line_items'],
      [{ success_url: 'order-success' }, 'success_url'],
      [{ expires_at: Math.floor(Date.now() / 1000) + 60 }, 'expires_at'],
      [{ line_items: [line('Ring', -5)] }, 'line_items[0][price_data][unit_amount]'],
      [{ line_items: [line('Ring', 5_000, 0)] }, 'line_items[0][quantity]'],
      [{ mode: 'subscription' }, 'mode'],
    ];
    for (const [params, param] of refusals) {
      await expect(begin(params), param).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
        statusCode: 400,
        param,
      });
    }
  });

  it('lists its lines in pages', async () => {
    const session = await begin({
      line_items: Array.from({ length: 25 }, (_, at) => line(`Ring ${at}`, 100)),
    });
    const names: (string | null)[] = [];
    for await (const item of shop.stripe.checkout.sessions.listLineItems(session.id, { limit: 10 })) {
      names.push(item.description);
    }
    expect(names).toEqual(Array.from({ length: 25 }, (_, at) => `Ring ${at}`));
  });
});
