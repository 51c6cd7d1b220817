import { createSlice } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, signedOut } from '../session/auth-slice.ts';
import { recordOf, writeParts } from '../state/memory.ts';
import { addStorePart } from '../state/store-parts.ts';
import { ADA, tokenFor } from '../testing/render.tsx';
import { appStarted, createAppStore } from './store.ts';
import { themeChosen } from './theme-slice.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 250));

describe('what the device remembers', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());

  it('is the person but never a token, and the bare word of the theme', async () => {
    const store = createAppStore();
    store.dispatch(appStarted());
    await settle();
    store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
    store.dispatch(themeChosen('dark'));
    await settle();
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({ user: ADA, isAuthenticated: true });
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(JSON.stringify({ ...localStorage })).not.toContain(store.getState().auth.token);

    store.dispatch(signedOut());
    await settle();
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({ user: null, isAuthenticated: false });
  });

  it('comes back, and rubbish does not', async () => {
    localStorage.setItem('auth', JSON.stringify({ user: ADA, isAuthenticated: true, token: 'stolen' }));
    localStorage.setItem('theme', 'light');
    localStorage.setItem('cart', '{"items":7}');
    const store = createAppStore();
    expect(store.getState().device.remembered).toBe(false);
    store.dispatch(appStarted());
    await settle();
    expect(store.getState().auth).toMatchObject({ user: ADA, isAuthenticated: true, token: null });
    expect(store.getState().theme).toBe('light');
    expect(store.getState().cart).toEqual({ items: [], total: 0, itemCount: 0 });
    expect(store.getState().device.remembered).toBe(true);
  });

  it('is waited for 5 s at most', async () => {
    vi.useFakeTimers();
    const silent = { getItem: () => new Promise(() => undefined), setItem: () => undefined };
    vi.stubGlobal('localStorage', silent);
    const store = createAppStore();
    store.dispatch(appStarted());
    await vi.advanceTimersByTimeAsync(4_999);
    expect(store.getState().device.remembered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().device.remembered).toBe(true);
    expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('reaches parts that come after the start', async () => {
    localStorage.setItem('late', '{"words":"a slim ring"}');
    const store = createAppStore();
    store.dispatch(appStarted());
    await settle();
    const late = createSlice({
      name: 'late',
      initialState: { words: '', busy: true },
      reducers: { typed: (state, { payload }: { payload: string }) => ({ ...state, words: payload }) },
    });
    type Late = ReturnType<typeof late.reducer>;
    addStorePart({
      name: 'late',
      reducer: late.reducer,
      memory: {
        write: writeParts<Late>('words'),
        read: (text: string, fresh: Late) => ({ ...fresh, words: String(recordOf(text)?.words) }),
      },
    });
    await settle();
    const state = () => (store.getState() as unknown as { late: Late }).late;
    expect(state()).toEqual({ words: 'a slim ring', busy: true });
    store.dispatch(late.actions.typed('a wide band'));
    await settle();
    expect(localStorage.getItem('late')).toBe('{"words":"a wide band"}');
  });
});
