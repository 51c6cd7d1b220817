import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, signedOut, userFetched } from '../../session/auth-slice.ts';
import { forgetLogout, isLogoutPending, rememberLogout } from '../../session/pending-logout.ts';
import { serverAnswered } from '../../session/reach.ts';
import { forgetSessionHint, hasSessionHint } from '../../session/session-hint.ts';
import { ADA, fakeFetch, tokenFor } from '../../testing/render.tsx';
import { type AppStore, createAppStore } from '../store.ts';
import { keepSession, renewalDelayMs, startSession } from './keep-session.ts';

const MINUTE = 60_000;
const CART_CALL = 'GET /api/cart';
const CART = { items: [], total: 0, itemCount: 0 };
const hint = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: set here as the server sets it.
  document.cookie = 'filigree_session=1; Path=/; SameSite=Strict';
};

describe('the session', () => {
  let store: AppStore;
  let stop: (() => void) | undefined;

  /** Whoever signs in has their cart fetched; a test that is about something else does not have to say so. */
  function answer(answers: Parameters<typeof fakeFetch>[0]) {
    const fake = fakeFetch({ [CART_CALL]: { body: { data: CART } }, ...answers });
    vi.stubGlobal('fetch', fake.fetch);
    return { ...fake, calls: () => fake.calls().filter((call) => call !== CART_CALL), allCalls: fake.calls };
  }
  beforeEach(() => {
    vi.useFakeTimers();
    store = createAppStore();
  });
  afterEach(async () => {
    stop?.();
    vi.useRealTimers();
    // The cart is fetched by code that is loaded when it is needed: it must not reach into the next test.
    await vi.dynamicImportSettled();
    vi.unstubAllGlobals();
    forgetSessionHint();
  });

  it('plans the renewal two minutes before the end, and at once for what cannot be read', () => {
    const now = Date.now();
    expect(renewalDelayMs(tokenFor('x', 900), now)).toBeGreaterThan(12 * MINUTE);
    expect(renewalDelayMs(tokenFor('x', 900), now)).toBeLessThanOrEqual(13 * MINUTE);
    expect(renewalDelayMs(tokenFor('x', 60), now)).toBe(0);
    expect(renewalDelayMs('unreadable', now)).toBe(0);
  });

  it('renews ahead of the end, again and again', async () => {
    const second = tokenFor(ADA.id, 900 + 13 * 60);
    const fake = answer({ 'POST /api/auth/refresh': { body: { data: { accessToken: second } } } });
    stop = keepSession(store);
    store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
    await vi.advanceTimersByTimeAsync(12 * MINUTE);
    expect(fake.calls()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(fake.calls()).toEqual(['POST /api/auth/refresh']);
    expect(store.getState().auth.token).toBe(second);
    await vi.advanceTimersByTimeAsync(13 * MINUTE);
    expect(fake.calls().length).toBeGreaterThanOrEqual(2);
  });

  it('is over when the renewal is refused, and goes on when nobody answers', async () => {
    answer({ 'POST /api/auth/refresh': 'offline' });
    stop = keepSession(store);
    store.dispatch(signedIn({ user: ADA, accessToken: 'unreadable' }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.getState().auth.isAuthenticated).toBe(true);
    answer({ 'POST /api/auth/refresh': { status: 401 } });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(store.getState().auth.isAuthenticated).toBe(false);
  });

  it('stops renewing after a logout', async () => {
    const fake = answer({
      'POST /api/auth/refresh': { body: { data: { accessToken: tokenFor(ADA.id, 900) } } },
    });
    stop = keepSession(store);
    store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
    store.dispatch(signedOut());
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect(fake.calls()).toEqual([]);
  });

  it('does not ask the server about visitors', async () => {
    const fake = answer({});
    await startSession(store);
    expect(fake.calls()).toEqual([]);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: false, isLoading: false });
  });

  it('skips all that in mock mode', async () => {
    vi.stubEnv('API_MODE', 'mock');
    const fake = answer({});
    store.dispatch(userFetched(ADA));
    await startSession(store);
    vi.unstubAllEnvs();
    expect(fake.allCalls()).toEqual([]);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, isLoading: false, token: null });
  });

  it('starts with a refresh, then fetches the person, then the cart', async () => {
    vi.useRealTimers();
    const fake = answer({
      'POST /api/auth/refresh': { body: { data: { accessToken: tokenFor(ADA.id, 900) } } },
      'GET /api/auth/me': { body: { data: { ...ADA, name: 'Augusta' } } },
    });
    store.dispatch(userFetched(ADA));
    await startSession(store);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, isLoading: false });
    expect(store.getState().auth.user?.name).toBe('Augusta');
    await vi.waitFor(
      () => expect(fake.allCalls()).toEqual(['POST /api/auth/refresh', 'GET /api/auth/me', CART_CALL]),
      { timeout: 15_000 },
    );
  });

  it('keeps a remembered person while the server is out of reach', async () => {
    vi.useRealTimers();
    answer({ 'POST /api/auth/refresh': 'offline' });
    store.dispatch(userFetched(ADA));
    await startSession(store);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, isLoading: false, user: ADA });
  });

  it('finds the session of a person whom only the hint cookie tells of', async () => {
    vi.useRealTimers();
    const fake = answer({
      'POST /api/auth/refresh': { body: { data: { accessToken: tokenFor(ADA.id, 900) } } },
      'GET /api/auth/me': { body: { data: ADA } },
    });
    hint();
    await startSession(store);
    expect(fake.calls()).toEqual(['POST /api/auth/refresh', 'GET /api/auth/me']);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, isLoading: false, user: ADA });
    expect(hasSessionHint()).toBe(true);
  });

  it('takes no other cookie for the hint', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie of somebody else.
    document.cookie = 'not_filigree_session=1; Path=/';
    const fake = answer({});
    await startSession(store);
    expect(fake.calls()).toEqual([]);
  });

  it.each([true, false])(
    'forgets the hint when the refresh is refused (remembered: %s)',
    async (remembered) => {
      answer({ 'POST /api/auth/refresh': { status: 401 } });
      hint();
      if (remembered) store.dispatch(userFetched(ADA));
      await startSession(store);
      expect(store.getState().auth).toMatchObject({ isAuthenticated: false, isLoading: false, user: null });
      expect(hasSessionHint()).toBe(false);
    },
  );

  it('keeps the hint, and nobody signed in, while the server is out of reach', async () => {
    answer({ 'POST /api/auth/refresh': 'offline' });
    hint();
    await startSession(store);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: false, isLoading: false, token: null });
    expect(hasSessionHint()).toBe(true);
  });

  it('holds no token of a person who could not be fetched', async () => {
    vi.useRealTimers();
    answer({
      'POST /api/auth/refresh': { body: { data: { accessToken: tokenFor(ADA.id, 900) } } },
      'GET /api/auth/me': { status: 404 },
    });
    hint();
    await startSession(store);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: false, isLoading: false, token: null });
    expect(hasSessionHint()).toBe(true);
  });

  it('fetches the cart again when somebody signs in', async () => {
    vi.useRealTimers();
    const fake = answer({});
    stop = keepSession(store);
    store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
    await vi.waitFor(() => expect(fake.allCalls()).toEqual([CART_CALL]), { timeout: 15_000 });
  });

  it('leaves no hint behind after a logout, even one that the server did not hear of', () => {
    answer({});
    hint();
    stop = keepSession(store);
    store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
    store.dispatch(signedOut({ byPerson: true }));
    expect(hasSessionHint()).toBe(false);
  });

  describe('that was logged out where the server did not hear of it', () => {
    const LOGOUT = 'POST /api/auth/logout';
    afterEach(() => forgetLogout());

    it('is ended by the next load, before anything else', async () => {
      const fake = answer({ [LOGOUT]: { body: { data: null } } });
      rememberLogout();
      hint();
      // As a server that has ended it clears the cookies.
      forgetSessionHint();
      await startSession(store);
      expect(fake.calls()).toEqual([LOGOUT]);
      expect(isLogoutPending()).toBe(false);
      expect(store.getState().auth).toMatchObject({ isAuthenticated: false, isLoading: false });
    });

    it.each([
      ['nobody answers', 'offline' as const],
      ['the server fails', { status: 503 }],
    ])('is not taken up again while %s, and is tried again', async (_case, refusal) => {
      const fake = answer({ [LOGOUT]: refusal });
      rememberLogout();
      hint();
      store.dispatch(userFetched(ADA));
      await startSession(store);
      expect(fake.calls()).toEqual([LOGOUT]);
      expect(isLogoutPending()).toBe(true);
      expect(store.getState().auth).toMatchObject({ isAuthenticated: false, isLoading: false, user: null });
      expect(hasSessionHint()).toBe(false);

      const later = answer({ [LOGOUT]: { body: { data: null } } });
      await startSession(createAppStore());
      expect(later.calls()).toEqual([LOGOUT]);
      expect(isLogoutPending()).toBe(false);
    });

    it('is ended once the server is reached again', async () => {
      answer({ [LOGOUT]: 'offline' });
      rememberLogout();
      await startSession(store);
      const fake = answer({ [LOGOUT]: { body: { data: null } } });
      stop = keepSession(store);
      serverAnswered();
      await vi.advanceTimersByTimeAsync(0);
      expect(fake.calls()).toEqual([LOGOUT]);
      expect(isLogoutPending()).toBe(false);
    });

    it('is over when somebody signs in, whose cookie replaces its own', () => {
      answer({});
      rememberLogout();
      stop = keepSession(store);
      store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
      expect(isLogoutPending()).toBe(false);
    });
  });
});
