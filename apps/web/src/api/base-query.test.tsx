import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureNotice } from '../features/studio/model/notices.ts';
import { signedIn } from '../session/auth-slice.ts';
import { currentReach, serverAnswered } from '../session/reach.ts';
import { ADA, fakeFetch, type TestStore, testStore, tokenFor } from '../testing/render.tsx';
import { api } from './api.ts';
import { type ApiFailure, retryAfterSeconds } from './failure.ts';
import { PURCHASE_QUERY } from './purchase-queries.ts';

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    look: build.query<{ seen: number }, void>({ query: () => '/probe' }),
    lookAtPurchase: build.query<unknown, void>({ query: () => '/probe', ...PURCHASE_QUERY }),
    touch: build.mutation<unknown, void>({ query: () => ({ url: '/probe', method: 'POST' }) }),
    touchTwice: build.mutation<unknown, void>({
      query: () => ({ url: '/probe', method: 'POST' }),
      extraOptions: { idempotent: true },
    }),
  }),
});
const { look, lookAtPurchase, touch, touchTwice } = probe.endpoints;
const refused = { status: 401, body: { error: { message: 'Please log in again.', code: 'TOKEN_EXPIRED' } } };
const broken = { status: 503, body: { error: { message: 'Come back later.', code: 'SERVICE_UNAVAILABLE' } } };

describe('the request layer', () => {
  let store: TestStore;
  const old = tokenFor(ADA.id, 600);
  const fresh = tokenFor(ADA.id, 900);

  function answer(answers: Parameters<typeof fakeFetch>[0]) {
    const fake = fakeFetch(answers);
    vi.stubGlobal('fetch', fake.fetch);
    return fake;
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    store = testStore();
    store.dispatch(signedIn({ user: ADA, accessToken: old }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  /** Lets retries and turns pass at once. */
  async function settled<T>(promise: PromiseLike<T>): Promise<T> {
    let done = false;
    const watched = Promise.resolve(promise).finally(() => {
      done = true;
    });
    while (!done) await vi.advanceTimersByTimeAsync(1_000);
    return watched;
  }

  it('gives the inner value of an answer', async () => {
    answer({ 'GET /api/probe': { body: { data: { seen: 1 } } } });
    const { data } = await settled(store.dispatch(look.initiate()));
    expect(data).toEqual({ seen: 1 });
  });

  it('renews the token on a 401 and tries again once, with the new one', async () => {
    const fake = answer({
      'GET /api/probe': [refused, { body: { data: { seen: 2 } } }],
      'POST /api/auth/refresh': { body: { data: { accessToken: fresh } } },
    });
    const { data } = await settled(store.dispatch(look.initiate()));
    expect(data).toEqual({ seen: 2 });
    expect(fake.calls()).toEqual(['GET /api/probe', 'POST /api/auth/refresh', 'GET /api/probe']);
    expect(fake.seen[2]?.authorization).toBe(`Bearer ${fresh}`);
    expect(store.getState().auth.token).toBe(fresh);
  });

  it('refreshes once for many calls that are refused together', async () => {
    const fake = answer({
      'GET /api/probe': [refused, { body: { data: { seen: 3 } } }],
      'POST /api/probe': [refused, { body: { data: {} } }],
      'POST /api/auth/refresh': { body: { token: fresh } },
    });
    await settled(Promise.all([store.dispatch(look.initiate()), store.dispatch(touch.initiate())]));
    expect(fake.calls().filter((call) => call.endsWith('/refresh'))).toHaveLength(1);
    expect(store.getState().auth.token).toBe(fresh);
  });

  it('ends the session when the refresh is refused', async () => {
    answer({ 'GET /api/probe': refused, 'POST /api/auth/refresh': { status: 401 } });
    const { error } = await settled(store.dispatch(look.initiate()));
    expect(error).toMatchObject({ status: 401, message: 'Please log in again.' });
    expect(store.getState().auth).toMatchObject({ isAuthenticated: false, token: null, user: null });
  });

  it.each(['offline' as const, { status: 500 }])(
    'keeps the session when the refresh is answered by %o',
    async (how) => {
      answer({ 'GET /api/probe': refused, 'POST /api/auth/refresh': how });
      const { error } = await settled(store.dispatch(look.initiate()));
      expect(error).toMatchObject({ status: 'FETCH_ERROR' });
      expect(store.getState().auth.isAuthenticated).toBe(true);
    },
  );

  it('does not take a wrong password for the end of a session', async () => {
    const fake = answer({
      'POST /api/probe': { status: 401, body: { error: { message: 'Wrong.', code: 'INVALID_CREDENTIALS' } } },
    });
    const { error } = await settled(store.dispatch(touch.initiate()));
    expect(error).toMatchObject({ message: 'Wrong.', code: 'INVALID_CREDENTIALS', status: 401 });
    expect(fake.calls()).toEqual(['POST /api/probe']);
    expect(store.getState().auth.isAuthenticated).toBe(true);
  });

  it('tries a query three times, one of a purchase twice, a mutation once unless it may be repeated', async () => {
    const queries = answer({ 'GET /api/probe': broken });
    await settled(store.dispatch(look.initiate()));
    expect(queries.calls()).toHaveLength(3);

    const purchases = answer({ 'GET /api/probe': broken });
    await settled(store.dispatch(lookAtPurchase.initiate()));
    expect(purchases.calls()).toHaveLength(2);

    const once = answer({ 'POST /api/probe': broken });
    await settled(store.dispatch(touch.initiate()));
    expect(once.calls()).toHaveLength(1);

    const repeated = answer({ 'POST /api/probe': [broken, 'offline', { body: { data: {} } }] });
    const { error } = await settled(store.dispatch(touchTwice.initiate()));
    expect(repeated.calls()).toHaveLength(3);
    expect(error).toBeUndefined();
  });

  it('does not repeat what will stay refused', async () => {
    const fake = answer({
      'GET /api/probe': { status: 404, body: { error: { message: 'Gone.', code: 'NOT_FOUND' } } },
    });
    const { error } = await settled(store.dispatch(look.initiate()));
    expect(fake.calls()).toHaveLength(1);
    expect(error as ApiFailure).toEqual({ status: 404, code: 'NOT_FOUND', message: 'Gone.', said: true });
  });

  it('says something human when the server said nothing', async () => {
    answer({ 'POST /api/probe': { status: 500, body: {} } });
    const { error } = await settled(store.dispatch(touch.initiate()));
    expect(error).toMatchObject({ status: 500, message: 'An unexpected error occurred' });
  });

  describe.each([
    ['a page', '<html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['plain text', 'upstream connect error'],
    ['nothing', ''],
    ['half a JSON', '{"error": {"mess'],
  ])('keeps the meaning of a status that comes with %s', (_what, text) => {
    it.each([502, 503, 504])(
      '%d: asked again, the server is called away, the session is kept',
      async (status) => {
        const fake = answer({ 'GET /api/probe': { status, text } });
        const { error } = await settled(store.dispatch(look.initiate()));
        expect(fake.calls()).toHaveLength(3);
        expect(error).toMatchObject({ status, message: 'An unexpected error occurred', said: false });
        expect(currentReach()).toBe('down');
        expect(store.getState().auth.isAuthenticated).toBe(true);
        serverAnswered();
      },
    );

    it('401: the token is renewed, and the call made again', async () => {
      const fake = answer({
        'GET /api/probe': [{ status: 401, text }, { body: { data: { seen: 4 } } }],
        'POST /api/auth/refresh': { body: { data: { accessToken: fresh } } },
      });
      const { data } = await settled(store.dispatch(look.initiate()));
      expect(data).toEqual({ seen: 4 });
      expect(fake.calls()).toHaveLength(3);
    });

    it('402: credits are missing, in the words of the house', async () => {
      answer({ 'POST /api/probe': { status: 402, text } });
      const { error } = await settled(store.dispatch(touch.initiate()));
      expect(failureNotice(error as ApiFailure)).toMatchObject({
        title: 'Insufficient credits',
        description: "You don't have enough credits for this generation. Purchase more credits to continue.",
        offerCredits: true,
      });
    });

    it('a refresh that a gateway answers keeps the session, one that is refused ends it', async () => {
      answer({ 'GET /api/probe': refused, 'POST /api/auth/refresh': { status: 502, text } });
      await settled(store.dispatch(look.initiate()));
      expect(store.getState().auth.isAuthenticated).toBe(true);
      expect(currentReach()).toBe('down');
      serverAnswered();
      answer({ 'GET /api/probe': refused, 'POST /api/auth/refresh': { status: 401, text } });
      await settled(store.dispatch(look.initiate(undefined, { forceRefetch: true })));
      expect(store.getState().auth).toMatchObject({
        isAuthenticated: false,
        error: 'Token refresh failed',
      });
    });
  });

  it('asks again for an answer that is broken', async () => {
    const fake = answer({ 'GET /api/probe': [{ text: '{"data": {"se' }, { body: { data: { seen: 5 } } }] });
    const { data } = await settled(store.dispatch(look.initiate()));
    expect(data).toEqual({ seen: 5 });
    expect(fake.calls()).toHaveLength(2);
  });

  describe('of too many calls', () => {
    const later = (seconds: string) => ({ status: 429, text: '', headers: { 'retry-after': seconds } });

    it.each([
      ['a query', look],
      ['what may be sent only once, as nothing was done', touch],
    ])('waits as long as it is asked to: %s', async (_what, endpoint) => {
      const done = { body: { data: { seen: 6 } } };
      const fake = answer({ 'GET /api/probe': [later('2'), done], 'POST /api/probe': [later('2'), done] });
      const { error } = await settled(
        store.dispatch(endpoint.initiate() as ReturnType<typeof look.initiate>),
      );
      expect(error).toBeUndefined();
      expect(fake.calls()).toHaveLength(2);
    });

    it('tells when that is long, and does not wait for ever', async () => {
      const fake = answer({ 'GET /api/probe': later('900'), 'POST /api/probe': later('1') });
      const long = await settled(store.dispatch(look.initiate()));
      expect(long.error).toMatchObject({
        status: 429,
        retryAfterS: 900,
        message: expect.stringContaining('Too many requests'),
      });
      await settled(store.dispatch(touch.initiate()));
      expect(fake.calls()).toEqual(['GET /api/probe', ...Array(3).fill('POST /api/probe')]);
    });

    it('understands seconds and dates', () => {
      const now = Date.parse('2026-03-04T05:06:07Z');
      expect(retryAfterSeconds('7', now)).toBe(7);
      expect(retryAfterSeconds('Wed, 04 Mar 2026 05:06:10 GMT', now)).toBe(3);
      expect(retryAfterSeconds('soon', now)).toBeUndefined();
      expect(retryAfterSeconds(null, now)).toBeUndefined();
    });
  });

  it.each([403, 404, 500])('writes %d to the console, with nothing personal', async (status) => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer({ 'POST /api/probe': { status, body: {} } });
    await settled(store.dispatch(touch.initiate()));
    expect(written.mock.calls).toEqual([[`POST /api/probe was answered with ${status}`]]);
    written.mockRestore();
  });

  it.each([402, 422, 429, 503])('does not write %d to the console', async (status) => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer({ 'POST /api/probe': { status, body: {} } });
    await settled(store.dispatch(touch.initiate()));
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
    serverAnswered();
  });
});
