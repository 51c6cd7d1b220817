import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn } from '../session/auth-slice.ts';
import { ADA, fakeFetch, type TestStore, testStore, tokenFor } from '../testing/render.tsx';
import { api } from './api.ts';
import type { ApiFailure } from './failure.ts';
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
    expect(error as ApiFailure).toEqual({ status: 404, code: 'NOT_FOUND', message: 'Gone.' });
  });

  it('says something human when the server said nothing', async () => {
    answer({ 'POST /api/probe': { status: 500, body: {} } });
    const { error } = await settled(store.dispatch(touch.initiate()));
    expect(error).toMatchObject({ status: 500, message: 'An unexpected error occurred' });
  });
});
