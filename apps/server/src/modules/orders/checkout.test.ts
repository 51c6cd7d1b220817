import { type Call, paymentsCalls as calls, cartCalls, ordersCalls } from '@filigree/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { seedPieces } from '../../../test/catalogue.ts';
import { ask, failWith, succeed } from '../../../test/contract.ts';
import { CARDS, deliverAll, payCheckout } from '../../../test/payments.ts';
import {
  ADDRESS,
  addToCart,
  beginCheckout,
  checkoutBody,
  designOf,
  sessionIdOf,
} from '../../../test/shop.ts';
import { lookAfterOrders, orderContext } from './index.ts';

let test: TestApp;
let user: TestUser;
let ring: string;
let chain: string;
beforeAll(async () => {
  test = await buildTestApp();
  const pieces = await seedPieces(test, [
    { name: 'Ring', priceCents: 129_901 },
    { name: 'Chain', category: 'necklace', priceCents: 40_000 },
  ]);
  [ring, chain] = pieces.map(({ id }) => id) as [string, string];
});
beforeEach(async () => {
  user = await registerUser(test.app);
});
afterAll(() => test.close());

const stripe = () => test.deps.payments.stripe;
const sessionsOf = async (person = user) => {
  const { rows } = await test.database.pool.query(
    'select state, session_id as "sessionId" from checkouts where user_id = $1 order by created_at',
    [person.user.id],
  );
  return rows;
};

describe('the checkout', () => {
  it('opens a session with the lines, shipping and tax of the server’s own prices', async () => {
    const design = await designOf(test, user, 'a slim ring');
    await addToCart(test, user, {
      pieceId: ring,
      quantity: 2,
      price: 1,
      options: { ringSize: 6.5, engraving: 'Ada' },
    });
    await addToCart(test, user, { pieceId: design, variationId: design });
    const body = await checkoutBody(test, user);
    expect(body).toMatchObject({ subtotal: 2_698.02, tax: 215.84, shipping: 50, total: 2_963.86 });
    const { url } = await succeed(test.app, user, calls.createCheckout, { body });
    const session = await stripe().checkout.sessions.retrieve(sessionIdOf(url), { expand: ['line_items'] });
    const [{ sessionId }] = await sessionsOf();
    expect(session).toMatchObject({
      id: sessionId,
      status: 'open',
      amount_total: 296_386,
      currency: 'usd',
      shipping_cost: { amount_total: 5_000 },
      customer_email: ADDRESS.email,
      success_url: expect.stringMatching(/\/order-success\?session_id=\{CHECKOUT_SESSION_ID\}$/),
      cancel_url: expect.stringMatching(/\/checkout$/),
      metadata: { kind: 'cart', checkoutId: session.client_reference_id },
    });
    expect(
      session.line_items?.data.map(({ description, quantity, amount_total: total }) => [
        description,
        quantity,
        total,
      ]),
    ).toEqual([
      ['Ring', 2, 259_802],
      ['a slim ring', 1, 10_000],
      ['Tax', 1, 21_584],
    ]);
    const hours = (session.expires_at - session.created) / 3_600;
    expect(hours).toBeGreaterThan(0.5);
    expect(hours).toBeLessThan(24);
  });

  it('answers under its other path too', async () => {
    await addToCart(test, user, { pieceId: ring });
    const body = await checkoutBody(test, user);
    const { url } = await succeed(test.app, user, calls.createCheckoutAlias, { body });
    expect(await beginCheckout(test, user)).toBe(url);
  });

  it('is one session, however often and fast it is clicked', async () => {
    await addToCart(test, user, { pieceId: ring });
    const body = await checkoutBody(test, user);
    const clicks = Array.from({ length: 6 }, () => succeed(test.app, user, calls.createCheckout, { body }));
    const urls = new Set((await Promise.all(clicks)).map(({ url }) => url));
    expect(urls.size).toBe(1);
    expect(await sessionsOf()).toHaveLength(1);
  });

  it('ends the session of a cart or an address that has changed', async () => {
    await addToCart(test, user, { pieceId: ring });
    const first = await beginCheckout(test, user);
    await addToCart(test, user, { pieceId: chain });
    const second = await beginCheckout(test, user);
    const body = { ...(await checkoutBody(test, user)), shippingAddress: { ...ADDRESS, city: 'Turin' } };
    const { url: third } = await succeed(test.app, user, calls.createCheckout, { body });
    expect(new Set([first, second, third]).size).toBe(3);
    for (const old of [first, second]) expect((await payCheckout(test, old)).statusCode).not.toBe(303);
    expect((await sessionsOf()).map(({ state }) => state)).toEqual(['expired', 'expired', 'open']);
    expect((await payCheckout(test, third)).statusCode).toBe(303);
  });

  it('refuses other totals than those of the cart, and tells the fresh ones', async () => {
    await addToCart(test, user, { pieceId: chain });
    const body = await checkoutBody(test, user);
    const fresh = { subtotal: 400, shipping: 50, tax: 32, total: 482 };
    for (const tampered of [{ total: 1 }, { subtotal: 399.99 }, { tax: 0 }, { shipping: 0 }]) {
      const answer = await ask(test.app, user, calls.createCheckout, { body: { ...body, ...tampered } });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error).toMatchObject({ code: 'TOTALS_CHANGED', details: fresh });
    }
    await addToCart(test, user, { pieceId: ring });
    expect((await failWith(test.app, user, calls.createCheckout, { body })).code).toBe('TOTALS_CHANGED');
    expect(await sessionsOf()).toEqual([]);
    await test.database.pool.query('update pieces set price_cents = price_cents + 100 where id = $1', [
      chain,
    ]);
    const stale = await checkoutBody(test, user);
    await test.database.pool.query('update pieces set price_cents = price_cents - 100 where id = $1', [
      chain,
    ]);
    expect((await failWith(test.app, user, calls.createCheckout, { body: stale })).code).toBe(
      'TOTALS_CHANGED',
    );
  });

  it('has nothing to do for an empty cart, and too much for a very full one', async () => {
    const nothing = await checkoutBody(test, user);
    expect(nothing.total).toBe(0);
    expect(await failWith(test.app, user, calls.createCheckout, { body: nothing })).toEqual({
      code: 'CONFLICT',
      message: 'Your cart is empty.',
    });
    await test.database.pool.query('update pieces set price_cents = 99999999 where id = $1', [ring]);
    await addToCart(test, user, { pieceId: ring });
    const body = await checkoutBody(test, user);
    expect((await failWith(test.app, user, calls.createCheckout, { body })).code).toBe('CONFLICT');
    await test.database.pool.query('update pieces set price_cents = 129901 where id = $1', [ring]);
  });

  it('leaves out what was withdrawn', async () => {
    await addToCart(test, user, { pieceId: chain });
    await addToCart(test, user, { pieceId: ring });
    const body = await checkoutBody(test, user);
    await test.database.pool.query('update pieces set withdrawn = true where id = $1', [chain]);
    expect((await failWith(test.app, user, calls.createCheckout, { body })).code).toBe('TOTALS_CHANGED');
    const session = await stripe().checkout.sessions.retrieve(sessionIdOf(await beginCheckout(test, user)));
    await test.database.pool.query('update pieces set withdrawn = false where id = $1', [chain]);
    expect(session.amount_total).toBe(129_901 + 5_000 + 10_392);
  });

  const filled = { shippingAddress: ADDRESS, subtotal: 0, tax: 0, shipping: 0, total: 0 };
  const withAddress = (changes: object) => ({ ...filled, shippingAddress: { ...ADDRESS, ...changes } });
  const american = { city: 'Providence', state: 'RI', zipCode: '02903', country: 'United States' };
  it.each(['fullName', 'email', 'address', 'city', 'state', 'zipCode'])('asks for %s', async (field) => {
    for (const missing of [undefined, '', '   ']) {
      const body = withAddress({ ...american, [field]: missing });
      expect(await failWith(test.app, user, calls.createCheckout, { body })).toEqual({
        code: 'VALIDATION_FAILED',
        message: 'Please fill in all shipping information',
      });
    }
  });

  it('says at which field a part is missing that the country has', async () => {
    const refusal = await test.app.inject({
      method: 'POST',
      url: '/api/payments/checkout',
      headers: user.headers,
      payload: withAddress({ country: '', state: '', zipCode: ' ' }),
    });
    const message = 'Please fill in all shipping information';
    expect(refusal.json().error).toMatchObject({
      message,
      details: [
        { path: 'shippingAddress.state', message },
        { path: 'shippingAddress.zipCode', message },
      ],
    });
  });

  it.each([
    ['United States', '1234', 'Please enter a valid ZIP code, such as 95014.'],
    ['', '1234', 'Please enter a valid ZIP code, such as 95014.'],
    ['United Kingdom', 'W1', 'Please enter a valid postcode, such as EC1Y 8SY.'],
    ['Deutschland', '1234', 'Please enter a valid postal code (PLZ), such as 26133.'],
    ['Canada', '02903', 'Please enter a valid postal code, such as H3Z 2Y7.'],
  ])('refuses a postal code that "%s" does not have', async (country, zipCode, message) => {
    const body = withAddress({ ...american, country, zipCode });
    expect(await failWith(test.app, user, calls.createCheckout, { body })).toEqual({
      code: 'VALIDATION_FAILED',
      message,
    });
  });

  it.each<[string, object]>([
    ['Germany', { city: 'Berlin', zipCode: '10115' }],
    ['Hong Kong', { city: 'Mong Kok', state: 'Kowloon' }],
    ['Panama', { city: 'Panama' }],
    ['Singapore', { zipCode: '546080' }],
  ])('asks people in %s for nothing that is not there, and keeps what they wrote', async (country, parts) => {
    await addToCart(test, user, { pieceId: ring });
    const { fullName, email, address } = ADDRESS;
    const written = { fullName, email, address, country, ...parts };
    const body = { ...(await checkoutBody(test, user)), shippingAddress: written };
    await succeed(test.app, user, calls.createCheckout, { body });
    const [{ sessionId }] = await sessionsOf();
    await payCheckout(test, (await stripe().checkout.sessions.retrieve(sessionId)).url ?? '');
    const order = await succeed(test.app, user, ordersCalls.getOrderBySession, { params: { sessionId } });
    expect(order.shippingAddress).toEqual({ city: '', state: '', zipCode: '', ...written });
  });

  it.each<[string, object]>([
    ['no address', { subtotal: 0, tax: 0, shipping: 0, total: 0 }],
    ['an email that is none', withAddress({ email: 'ada' })],
    ['a name without end', withAddress({ fullName: 'x'.repeat(121) })],
    ['a zero byte', withAddress({ city: 'a\u0000b' })],
    ['a lone surrogate', withAddress({ city: '\ud800' })],
    ['a number for a name', withAddress({ fullName: 7 })],
    ['a card', { ...filled, cardNumber: '4242424242424242' }],
    ['a card in the address', withAddress({ cvv: '123' })],
    ['a negative amount', { ...filled, tax: -1 }],
    ['an amount in words', { ...filled, total: '482' }],
    ['no amounts', { shippingAddress: ADDRESS }],
  ])('refuses %s', async (_, body) => {
    expect((await failWith(test.app, user, calls.createCheckout, { body })).code).toBe('VALIDATION_FAILED');
  });

  it('takes names in every script, and no country as the default', async () => {
    await addToCart(test, user, { pieceId: ring });
    const { country: _, ...names } = {
      ...ADDRESS,
      ...american,
      fullName: 'Åsa 王小明 👩🏽‍🔧',
      city: 'Ḩalab',
    };
    for (const shippingAddress of [names, { ...names, country: '' }]) {
      const body = { ...(await checkoutBody(test, user)), shippingAddress };
      await succeed(test.app, user, calls.createCheckout, { body });
    }
    const [{ sessionId }, ...more] = await sessionsOf();
    expect(more).toEqual([]);
    await payCheckout(test, (await stripe().checkout.sessions.retrieve(sessionId)).url ?? '');
    const order = await succeed(test.app, user, ordersCalls.getOrderBySession, { params: { sessionId } });
    expect(order.shippingAddress).toEqual({ ...names, country: 'United States' });
  });

  it('needs a person', async () => {
    for (const call of [calls.createCheckout, calls.createCheckoutAlias] as Call[]) {
      expect((await failWith(test.app, undefined, call, { body: filled })).code).toBe('UNAUTHENTICATED');
    }
  });

  it('can be left: nothing is bought, and the cart stays', async () => {
    await addToCart(test, user, { pieceId: ring });
    const url = await beginCheckout(test, user);
    expect((await payCheckout(test, url, CARDS.declined)).statusCode).not.toBe(303);
    await stripe().checkout.sessions.expire(sessionIdOf(url));
    await deliverAll(test);
    expect(await sessionsOf()).toMatchObject([{ state: 'expired' }]);
    const { rows } = await test.database.pool.query('select address from checkouts where user_id = $1', [
      user.user.id,
    ]);
    expect(rows).toEqual([{ address: null }]);
    expect((await succeed(test.app, user, ordersCalls.listOrders)).items).toEqual([]);
    expect((await succeed(test.app, user, cartCalls.getCart)).itemCount).toBe(1);
    expect(await beginCheckout(test, user)).not.toBe(url);
  });

  it('is ended by the sweep when its time is over, whatever got lost', async () => {
    await addToCart(test, user, { pieceId: ring });
    const url = await beginCheckout(test, user);
    await test.database.pool.query(
      `update checkouts set expires_at = now() - interval '1 hour' where user_id = $1`,
      [user.user.id],
    );
    await lookAfterOrders(orderContext(test.deps));
    expect(await sessionsOf()).toMatchObject([{ state: 'expired' }]);
    expect((await stripe().checkout.sessions.retrieve(sessionIdOf(url))).status).toBe('expired');
    expect((await payCheckout(test, url)).statusCode).not.toBe(303);
  });
});
