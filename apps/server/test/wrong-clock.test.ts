/** A process whose own clock is a month ahead, beside a database whose clock is right. */
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { lookAfterPayments } from '../src/http/payment-events.ts';
import { buildTestApp, registerUser, TEST_PASSWORD, type TestApp } from './app.ts';
import { seedPieces } from './catalogue.ts';
import { beginPayment } from './payments.ts';
import { addToCart, beginCheckout } from './shop.ts';
import { generateRing, send } from './studio.ts';
import { startTestWorker } from './worker.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => test.close());

const MONTH_MS = 30 * 86_400_000;
const setClockForward = () =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MONTH_MS, shouldAdvanceTime: true });
const column = async (query: string, values: unknown[] = []) =>
  (await test.database.pool.query({ text: query, values, rowMode: 'array' })).rows.map(([value]) => value);

it('ends no checkout and no purchase, and asks for the events of the last days', async () => {
  const user = await registerUser(test.app);
  const [piece] = await seedPieces(test, [{ name: 'Chain', category: 'necklace', priceCents: 40_000 }]);
  await addToCart(test, user, { pieceId: piece!.id });
  await beginCheckout(test, user);
  await beginPayment(test, user);
  const list = vi.spyOn(test.deps.payments.stripe.events, 'list');
  setClockForward();
  await lookAfterPayments(test.deps);
  expect(await column('select state from checkouts')).toEqual(['open']);
  expect(await column('select state from credit_purchases')).toEqual(['open']);
  const [now] = await column('select extract(epoch from now())::float8');
  const asked = list.mock.calls.map(([params]) => (params as { created: { lte: number } }).created.lte);
  expect(asked.length).toBeGreaterThan(0);
  for (const lte of asked) expect(lte).toBeLessThanOrEqual(now as number);
});

it('takes the code that an authenticator shows, and sets no moment of its own', async () => {
  const user = await registerUser(test.app);
  const worker = await startTestWorker(test);
  const { variations } = await generateRing(test.app, user);
  await worker.stop();
  const enrolled = await send(test.app, user, 'POST', '/auth/two-factor/enrol', { password: TEST_PASSWORD });
  const code = new TOTP({ secret: Secret.fromBase32(enrolled.json().data.secret) }).generate();
  setClockForward();
  // The token is as old as the process believes: a new one comes by the cookie.
  const refreshed = await test.app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: { cookie: user.cookie },
  });
  const again = { ...user, headers: { authorization: `Bearer ${refreshed.json().data.accessToken}` } };
  expect((await send(test.app, again, 'POST', '/auth/two-factor/confirm', { code })).statusCode).toBe(200);
  await send(test.app, again, 'POST', '/studio/drafts', { variationId: variations[0]!.id });
  const moments = await column(
    `select confirmed_at <= now() from two_factors union all select saved_at <= now() from drafts`,
  );
  expect(moments).toEqual([true, true]);
});
