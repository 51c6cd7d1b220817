import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../api/preferences.ts';
import { currentLanguage, showLanguage } from '../../i18n/language.ts';
import { LANGUAGE_STORAGE_KEY } from '../../i18n/languages.ts';
import { signedIn } from '../../session/auth-slice.ts';
import { ADA, fakeFetch, tokenFor } from '../../testing/render.tsx';
import { createAppStore } from '../store.ts';
import { themeChosen } from '../theme-slice.ts';
import { applyPreferences } from './account-preferences.ts';

const preferences = {
  theme: 'dark',
  notifications: {},
  display: { currency: 'USD', language: 'es', measurementSystem: 'metric' },
};

function signIn(answer: Parameters<typeof fakeFetch>[0][string]) {
  vi.stubGlobal('fetch', fakeFetch({ 'GET /api/user/preferences': answer }).fetch);
  const store = createAppStore();
  store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
  return store;
}

describe('the preferences of an account, on a device that it signs in on', () => {
  afterEach(async () => {
    vi.unstubAllGlobals();
    window.localStorage.clear();
    await showLanguage('en');
  });

  it('hold where the device has not chosen', async () => {
    const store = signIn({ body: { data: preferences } });
    await applyPreferences(store);
    expect(store.getState().theme).toBe('dark');
    expect(currentLanguage()).toBe('es');
    expect(window.localStorage.getItem(LANGUAGE_STORAGE_KEY)).toBe('es');
  });

  it('give way to what was chosen on the device', async () => {
    const store = signIn({ body: { data: preferences } });
    store.dispatch(themeChosen('light'));
    window.localStorage.setItem(LANGUAGE_STORAGE_KEY, 'en');
    await applyPreferences(store);
    expect(store.getState().theme).toBe('light');
    expect(currentLanguage()).toBe('en');
  });

  it('leave the device as it is when they cannot be had', async () => {
    const store = signIn({ status: 403, body: { error: { message: 'no', code: 'FORBIDDEN_ORIGIN' } } });
    await applyPreferences(store);
    expect(store.getState().theme).toBe('system');
    expect(currentLanguage()).toBe('en');
  });
});
