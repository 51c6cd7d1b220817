import { API_BASE_PATH } from '@filigree/contracts/constants';
import { serverAnswered, serverMissed } from './reach.ts';

/**
 * A logout that the server has not confirmed: the cookie of the session, which no script can remove, is still in this
 * browser, and the session is alive. It is remembered until the server has ended it.
 */
const STORAGE_KEY = 'filigree-logout-pending';
const TIMEOUT_MS = 20_000;

export function rememberLogout(): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // A closed storage: it cannot be tried again by another load.
  }
}

export function forgetLogout(): void {
  try {
    window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // A closed storage holds nothing of ours.
  }
}

export function isLogoutPending(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Asks the server once more to end the session of the cookie. It stays remembered when nobody does. */
export async function finishLogout(): Promise<void> {
  try {
    const { ok } = await fetch(`${API_BASE_PATH}/auth/logout`, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    serverAnswered();
    if (ok) forgetLogout();
  } catch {
    serverMissed();
  }
}
