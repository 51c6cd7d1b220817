import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp } from '../../../test/app.ts';
import { auditBooks } from '../../../test/ledger.ts';
import { mailsTo } from '../../../test/mail.ts';
import {
  balanceOf,
  beginPayment,
  buyCredits,
  CARDS,
  deliverAll,
  intentIdOf,
  payByCard,
} from '../../../test/payments.ts';
import { creditPackages, creditPurchases } from '../../database/schema/payments.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const WELCOME = 25;
const settle = (headers: Record<string, string>, paymentIntentId: unknown) =>
  test.app.inject({ method: 'POST', url: '/api/payments/settle', headers, payload: { paymentIntentId } });
const intent = (headers: Record<string, string>, payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/payments/intent', headers, payload });
const transactions = async (headers: Record<string, string>) =>
  (await test.app.inject({ url: '/api/credits/transactions', headers })).json().data;

describe('packs of credits', () => {
  it('are on offer with badges and the price of a credit', async () => {
    const answer = await test.app.inject({ url: '/api/payments/packages' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject([
      { name: 'Starter', credits: 50, priceUSD: 9.99, discount: null, badge: null, pricePerCredit: 0.1998 },
      {
        name: 'Creator',
        credits: 200,
        priceUSD: 34.9,
        discount: 12,
        badge: 'Save 12%',
        pricePerCredit: 0.1745,
      },
      {
        name: 'Studio',
        credits: 500,
        priceUSD: 79.9,
        popular: true,
        badge: 'Popular',
        pricePerCredit: 0.1598,
      },
      { name: 'Atelier', credits: 1200, priceUSD: 167.8, badge: 'Best Value', pricePerCredit: 0.1398 },
    ]);
    const [starter, creator, , atelier] = answer.json().data;
    expect(starter.description).toBe('Perfect for trying out the platform');
    expect(creator.description).toBe('Great for regular users');
    expect(atelier.description).toBe('Best for power users and professionals');
  });

  it('are what SQL says: price, words, and whether they are on offer', async () => {
    const { database } = test.database;
    const id = randomUUID();
    await database
      .insert(creditPackages)
      .values({ id, name: 'Fair', credits: 10, priceCents: 50, description: 'For the fair' });
    const offered = async () => (await test.app.inject({ url: '/api/payments/packages' })).json().data;
    expect((await offered())[0]).toMatchObject({ id, badge: 'Best Value', description: 'For the fair' });
    const user = await registerUser(test.app);
    await database.update(creditPackages).set({ active: false }).where(eq(creditPackages.id, id));
    expect((await offered()).map(({ name }: { name: string }) => name)).not.toContain('Fair');
    expect((await intent(user.headers, { packageId: id })).json().error).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('buying credits', () => {
  it('goes through the provider, by the return first and the events later', async () => {
    const user = await registerUser(test.app);
    const id = await buyCredits(test, user, 'Creator');
    expect(await balanceOf(test, user)).toBe(WELCOME);
    const settled = await settle(user.headers, id);
    expect(settled.statusCode).toBe(200);
    expect(settled.json().data).toEqual({ status: 'paid', credits: 200, balance: 225 });
    await deliverAll(test);
    expect((await settle(user.headers, id)).json().data.balance).toBe(225);
    expect(await transactions(user.headers)).toMatchObject([
      { kind: 'purchase', amount: 200, balanceAfter: 225, description: 'Creator: 200 credits' },
      { kind: 'welcome', amount: WELCOME },
    ]);
    const receipts = (await mailsTo(test, user.user.email)).filter(({ subject }) =>
      subject.includes('receipt'),
    );
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.text).toContain('Paid: $34.90');
    expect(receipts[0]?.text).toContain(id);
  });

  it('goes through the provider, by the events alone', async () => {
    const user = await registerUser(test.app);
    await buyCredits(test, user, 'Starter');
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(WELCOME + 50);
  });

  it('is one payment, however often it is begun, also at the same time', async () => {
    const user = await registerUser(test.app);
    const secrets = await Promise.all(Array.from({ length: 8 }, () => beginPayment(test, user)));
    expect(new Set(secrets).size).toBe(1);
    expect(await beginPayment(test, user, 'Creator')).not.toBe(secrets[0]);
    const purchases = await test.database.database
      .select()
      .from(creditPurchases)
      .where(eq(creditPurchases.userId, user.user.id));
    expect(purchases).toHaveLength(2);
  });

  it('begins anew after the one before was paid, and both count', async () => {
    const user = await registerUser(test.app);
    const first = await buyCredits(test, user);
    const second = await buyCredits(test, user);
    expect(second).not.toBe(first);
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(WELCOME + 100);
  });

  it('charges what the database says when the payment begins, and retires payments on old terms', async () => {
    const user = await registerUser(test.app);
    const { database } = test.database;
    const id = randomUUID();
    await database.insert(creditPackages).values({ id, name: 'Moving', credits: 20, priceCents: 500 });
    const begun = async () =>
      (await intent(user.headers, { packageId: id })).json().data.clientSecret as string;
    const old = await begun();
    await database.update(creditPackages).set({ priceCents: 700 }).where(eq(creditPackages.id, id));
    const fresh = await begun();
    const { stripe } = test.deps.payments;
    expect(await stripe.paymentIntents.retrieve(intentIdOf(old))).toMatchObject({
      amount: 500,
      status: 'canceled',
    });
    expect(await stripe.paymentIntents.retrieve(intentIdOf(fresh))).toMatchObject({ amount: 700 });
    expect((await payByCard(test, old)).statusCode).toBe(400);
    expect((await settle(user.headers, intentIdOf(old))).json().data).toMatchObject({
      status: 'cancelled',
      credits: 20,
    });
    await database.update(creditPackages).set({ active: false }).where(eq(creditPackages.id, id));
  });

  it('gives nothing for a declined card, and goes on with another', async () => {
    const user = await registerUser(test.app);
    const clientSecret = await beginPayment(test, user);
    for (const number of [CARDS.declined, CARDS.noFunds]) {
      expect(await payByCard(test, clientSecret, number)).toMatchObject({
        statusCode: 402,
        intent: { status: 'requires_payment_method' },
      });
      await deliverAll(test);
      expect((await settle(user.headers, intentIdOf(clientSecret))).json().data).toEqual({
        status: 'unpaid',
        credits: 50,
        balance: WELCOME,
      });
    }
    expect(await beginPayment(test, user)).toBe(clientSecret);
    expect((await payByCard(test, clientSecret)).statusCode).toBe(200);
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(WELCOME + 50);
  });

  it('waits for the customer of the bank, who may refuse', async () => {
    const user = await registerUser(test.app);
    const clientSecret = await beginPayment(test, user);
    const { intent: asked } = await payByCard(test, clientSecret, CARDS.asks);
    expect(asked.status).toBe('requires_action');
    await deliverAll(test);
    expect((await settle(user.headers, asked.id)).json().data.status).toBe('unpaid');
    const question = new URL(asked.next_action!.redirect_to_url!.url!);
    const answered = await test.app.inject({
      method: 'POST',
      url: question.pathname + question.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ secret: clientSecret, answer: 'agree' }).toString(),
    });
    expect(answered.headers.location).toContain(`/payment-success?payment_intent=${asked.id}`);
    expect(answered.headers.location).toContain('redirect_status=succeeded');
    expect((await settle(user.headers, asked.id)).json().data).toMatchObject({ status: 'paid', balance: 75 });
  });

  it('keeps its books', async () => {
    expect(await auditBooks(test.database.database)).toEqual([]);
  });
});

describe('bad input', () => {
  it('is refused with its code, and changes nothing', async () => {
    const user = await registerUser(test.app);
    const stranger = await registerUser(test.app);
    const id = await buyCredits(test, user);
    const packageId = (await test.app.inject({ url: '/api/payments/packages' })).json().data[0].id;
    const cases = [
      [await intent({}, { packageId }), 401, 'UNAUTHENTICATED'],
      [await intent(user.headers, {}), 400, 'VALIDATION_FAILED'],
      [await intent(user.headers, { packageId: 'starter' }), 400, 'VALIDATION_FAILED'],
      [await intent(user.headers, { packageId: randomUUID() }), 404, 'NOT_FOUND'],
      [await intent(user.headers, { packageId, amount: 1 }), 400, 'VALIDATION_FAILED'],
      [await intent(user.headers, { packageId, credits: 1_000_000 }), 400, 'VALIDATION_FAILED'],
      [await settle({}, id), 401, 'UNAUTHENTICATED'],
      [await settle(user.headers, 'pi_../../refunds'), 400, 'VALIDATION_FAILED'],
      [await settle(user.headers, { $ne: null }), 400, 'VALIDATION_FAILED'],
      [await settle(user.headers, 'pi_unknown'), 404, 'NOT_FOUND'],
      [await settle(stranger.headers, id), 404, 'NOT_FOUND'],
    ] as const;
    for (const [answer, status, code] of cases) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    }
    expect(await balanceOf(test, stranger)).toBe(WELCOME);
    expect(await balanceOf(test, user)).toBe(WELCOME);
  });

  it('tells browsers how to reach the provider, and nothing secret', async () => {
    const answer = await test.app.inject({ url: '/api/payments/settings' });
    expect(answer.json().data).toEqual({
      publishableKey: expect.stringMatching(/^pk_test_/),
      testMode: true,
      sandboxPath: '/stripe-sandbox',
    });
    expect(answer.body).not.toMatch(/sk_|whsec_/);
  });
});

describe('a person who begins payments without end', () => {
  it('is told to wait', async () => {
    const limited = await buildTestApp({
      database: test.database,
      config: { rateLimits: true },
      deps: { keyring: test.deps.keyring, payments: test.deps.payments },
    });
    const user = await registerUser(test.app);
    const begin = () =>
      limited.app.inject({
        method: 'POST',
        url: '/api/payments/intent',
        headers: user.headers,
        payload: { packageId: randomUUID() },
      });
    const answers = [];
    for (let at = 0; at < 61; at += 1) answers.push(await begin());
    expect(answers.slice(0, 60).every(({ statusCode }) => statusCode === 404)).toBe(true);
    expect([answers[60]?.statusCode, answers[60]?.json().error.code]).toEqual([429, 'RATE_LIMITED']);
    await limited.close();
  });
});

describe('when the provider is out of reach', () => {
  it('says so, and the same click goes on later', async () => {
    const user = await registerUser(test.app);
    const Client = test.deps.payments.stripe.constructor as new (
      key: string,
      config: object,
    ) => typeof test.deps.payments.stripe;
    const deaf = new Client('sk_test_x', {
      host: '127.0.0.1',
      port: 9,
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    const cut = await buildTestApp({
      database: test.database,
      deps: { keyring: test.deps.keyring, payments: { ...test.deps.payments, stripe: deaf } },
    });
    const packageId = (await cut.app.inject({ url: '/api/payments/packages' })).json().data[0].id;
    const answer = await cut.app.inject({
      method: 'POST',
      url: '/api/payments/intent',
      headers: user.headers,
      payload: { packageId },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    await cut.close();
    expect(await beginPayment(test, user)).toMatch(/^pi_\w+_secret_\w+$/);
    const open = await test.database.database.$count(
      creditPurchases,
      eq(creditPurchases.userId, user.user.id),
    );
    expect(open).toBe(1);
  });
});
