import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp } from '../../../test/app.ts';
import { auditBooks } from '../../../test/ledger.ts';
import { mailsTo } from '../../../test/mail.ts';
import {
  balanceOf,
  buyCredits,
  CARDS,
  deliver,
  deliverAll,
  payCheckout,
  takeDeliveries,
} from '../../../test/payments.ts';
import { creditPurchases, paymentEvents } from '../../database/schema/payments.ts';
import { users } from '../../database/schema/users.ts';
import { lookAfterPayments } from '../../http/payment-events.ts';
import { WEBHOOK_PATH } from '../../stripe/gateway.ts';
import { abandonOldPurchases, paymentContext } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const WELCOME = 25;
const signed = (payload: string, secret = test.deps.payments.webhookSecret, timestamp = Date.now() / 1000) =>
  test.deps.payments.stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(timestamp),
  });
const post = (payload: string | Buffer, signature?: string, type = 'application/json') =>
  test.app.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    headers: { 'content-type': type, ...(signature === undefined ? {} : { 'stripe-signature': signature }) },
    payload,
  });
const handled = (id: string) =>
  test.database.database.select().from(paymentEvents).where(eq(paymentEvents.id, id));

/** An event that says that a payment has succeeded, whether or not it has. */
const claim = (paymentIntentId: string, id = `evt_${Math.random().toString(36).slice(2)}`) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
        id: paymentIntentId,
        object: 'payment_intent',
        status: 'succeeded',
        amount: 1,
        amount_received: 99_999_999,
        metadata: { kind: 'credits' },
      },
    },
  });

describe('events of the provider', () => {
  it('are believed only with a fresh signature over the very bytes', async () => {
    const user = await registerUser(test.app);
    await buyCredits(test, user);
    const paid = (await takeDeliveries(test)).find(({ payload }) =>
      payload.includes('payment_intent.succeeded'),
    )!;
    const { id } = JSON.parse(paid.payload);
    const old = Date.now() / 1000 - 3_600;
    const refused = [
      await post(paid.payload),
      await post(paid.payload, ''),
      await post(paid.payload, 't=1,v1=00'),
      await post(paid.payload, signed(paid.payload, 'whsec_of_somebody_else')),
      await post(paid.payload, signed(paid.payload, undefined, old)),
      await post(`${paid.payload} `, signed(paid.payload)),
      await post(paid.payload.replace('999', '998'), signed(paid.payload)),
      await post(Buffer.alloc(0), signed('')),
      await post('[not json', signed('[not json')),
    ];
    for (const answer of refused) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    const huge = await post(Buffer.alloc(600 * 1024, 0x20), signed(''));
    expect([huge.statusCode, huge.json().error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(await handled(id)).toEqual([]);
    expect(await balanceOf(test, user)).toBe(WELCOME);
    expect((await post(paid.payload, signed(paid.payload), 'text/plain')).statusCode).toBe(200);
    expect(await balanceOf(test, user)).toBe(WELCOME + 50);
  });

  it('are handled once, however often they come', async () => {
    const user = await registerUser(test.app);
    await buyCredits(test, user);
    const deliveries = await takeDeliveries(test);
    const statuses = await Promise.all(
      [...deliveries, ...deliveries, ...deliveries].map((one) => deliver(test, one)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await balanceOf(test, user)).toBe(WELCOME + 50);
  });

  it('are hints: what they claim is asked for', async () => {
    const user = await registerUser(test.app);
    const { stripe } = test.deps.payments;
    const open = await stripe.paymentIntents.create({
      amount: 999,
      currency: 'usd',
      metadata: { kind: 'credits', purchaseId: user.user.id },
    });
    const foreign = await stripe.paymentIntents.create({
      amount: 99_999,
      currency: 'usd',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
      payment_method: 'pm_card_visa',
      metadata: { kind: 'order' },
    });
    for (const payload of [claim(open.id), claim(foreign.id), claim('pi_unknown'), claim('')]) {
      expect((await post(payload, signed(payload))).statusCode).toBe(200);
    }
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(WELCOME);
  });

  it('of a payment that names somebody’s purchase give nothing, and take nothing away from it', async () => {
    const user = await registerUser(test.app);
    const { stripe } = test.deps.payments;
    const mine = await buyCredits(test, user);
    const [purchase] = await test.database.database
      .select()
      .from(creditPurchases)
      .where(eq(creditPurchases.paymentIntentId, mine));
    await stripe.paymentIntents.create({
      amount: 999,
      currency: 'usd',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
      payment_method: 'pm_card_visa',
      metadata: { kind: 'credits', purchaseId: purchase!.id },
    });
    await deliverAll(test);
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(WELCOME + 50);
  });

  it('find their purchase by its name when its payment was never written down', async () => {
    const user = await registerUser(test.app);
    const id = await buyCredits(test, user);
    const lost = { paymentIntentId: null };
    await test.database.database
      .update(creditPurchases)
      .set(lost)
      .where(eq(creditPurchases.paymentIntentId, id));
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(WELCOME + 50);
  });

  it('of somebody who has deleted their account keep the books right, and write to nobody', async () => {
    const user = await registerUser(test.app);
    const id = await buyCredits(test, user);
    await test.database.database.delete(users).where(eq(users.id, user.user.id));
    await deliverAll(test);
    const [purchase] = await test.database.database
      .select()
      .from(creditPurchases)
      .where(eq(creditPurchases.paymentIntentId, id));
    expect(purchase).toMatchObject({ state: 'paid', userId: user.user.id });
    expect(await mailsTo(test, user.user.email)).toEqual([]);
    expect(await auditBooks(test.database.database)).toEqual([]);
  });

  it('of the hosted checkout, which pays through a payment of its own, give no credits', async () => {
    const user = await registerUser(test.app);
    const session = await test.deps.payments.stripe.checkout.sessions.create({
      mode: 'payment',
      client_reference_id: user.user.id,
      success_url: 'http://localhost:3000/order-success?session_id={CHECKOUT_SESSION_ID}',
      line_items: [
        { price_data: { currency: 'usd', unit_amount: 10_000, product_data: { name: 'Ring' } }, quantity: 1 },
      ],
    });
    const page = await test.app.inject({ url: new URL(session.url!).pathname });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('Test Mode');
    const declined = await payCheckout(test, session.url!, CARDS.declined);
    expect([declined.statusCode, declined.body.includes('Your card was declined.')]).toEqual([402, true]);
    expect(await payCheckout(test, session.url!)).toMatchObject({
      statusCode: 303,
      location: `http://localhost:3000/order-success?session_id=${session.id}`,
    });
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(WELCOME);
  });

  it('that we do not know are taken and left alone', async () => {
    const payload = JSON.stringify({
      id: 'evt_other',
      object: 'event',
      type: 'payout.paid',
      data: { object: {} },
    });
    expect((await post(payload, signed(payload))).statusCode).toBe(200);
    expect((await handled('evt_other'))[0]?.handledAt).toBeInstanceOf(Date);
  });

  it('of another amount than was asked for give nothing, and the log says so', async () => {
    const user = await registerUser(test.app);
    const { stripe } = test.deps.payments;
    const packs = await test.app.inject({ url: '/api/payments/packages' });
    const begun = await test.app.inject({
      method: 'POST',
      url: '/api/payments/intent',
      headers: user.headers,
      payload: { packageId: packs.json().data[0].id },
    });
    const id = begun.json().data.clientSecret.split('_secret_')[0];
    await stripe.paymentIntents.update(id, { amount: 60 });
    await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/',
    });
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(WELCOME);
    expect(test.logged.some((line) => line.includes('another amount was paid'))).toBe(true);
  });

  it('are not lost: those that never arrived are asked for', async () => {
    const user = await registerUser(test.app);
    await buyCredits(test, user);
    const { sandbox } = test.deps.payments;
    await sandbox!.deliverDue(async () => 503);
    await lookAfterPayments(test.deps);
    // Too young: probably still on their way.
    expect(await balanceOf(test, user)).toBe(WELCOME);
    await test.database.pool.query(
      `UPDATE stripe_sandbox.objects SET created_s = created_s - 300 WHERE type = 'event'`,
    );
    await lookAfterPayments(test.deps);
    expect(await balanceOf(test, user)).toBe(WELCOME + 50);
  });

  it('answers 404 to other methods', async () => {
    expect((await test.app.inject({ method: 'GET', url: WEBHOOK_PATH })).statusCode).toBe(404);
  });
});

describe('purchases that nobody pays', () => {
  it('end after a day, unless they were paid after all', async () => {
    const [idle, late] = [await registerUser(test.app), await registerUser(test.app)];
    const packs = await test.app.inject({ url: '/api/payments/packages' });
    await test.app.inject({
      method: 'POST',
      url: '/api/payments/intent',
      headers: idle.headers,
      payload: { packageId: packs.json().data[0].id },
    });
    await buyCredits(test, late);
    await test.database.pool.query(
      `UPDATE credit_purchases SET created_at = created_at - interval '25 hours'`,
    );
    await abandonOldPurchases(paymentContext(test.deps));
    const stateOf = async (userId: string) =>
      (
        await test.database.database.select().from(creditPurchases).where(eq(creditPurchases.userId, userId))
      )[0]?.state;
    expect(await stateOf(idle.user.id)).toBe('cancelled');
    expect(await stateOf(late.user.id)).toBe('paid');
    expect(await balanceOf(test, late)).toBe(WELCOME + 50);
  });
});
