import { ACCESS_TOKEN_LIFETIME_S, TOKEN_REFRESH_LEAD_MS } from '@filigree/contracts/constants';
import type { ApiFailure } from '../../api/failure.ts';
import { expiryMs, subjectOf } from '../../session/access-token.ts';
import {
  authFailed,
  refused,
  sessionSettled,
  signedOut,
  tokenReplaced,
  userFetched,
} from '../../session/auth-slice.ts';
import { tryCode } from '../../session/load-code.ts';
import { inMockMode } from '../../session/mode.ts';
import { finishLogout, forgetLogout, isLogoutPending } from '../../session/pending-logout.ts';
import { onReturn } from '../../session/reach.ts';
import { refreshSession } from '../../session/refresh.ts';
import { forgetSessionHint, hasSessionHint } from '../../session/session-hint.ts';
import { hearTabs, tellTabs } from '../../session/tabs.ts';
import type { AppStore } from '../store.ts';

/** How long to wait before trying again when the server did not answer. */
const UNREACHABLE_RETRY_MS = 30_000;
/** Timers beyond this overflow in browsers and fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const refusesSession = ({ status }: ApiFailure) => status === 401 || status === 403;

/**
 * The start of a load: the session is renewed, then the person and the cart are fetched. There may be a session when
 * the device remembers the person, or when the hint cookie says so (the storage was evicted, the cookies were not).
 * Other visitors are not asked about. Only a refusal (401, 403) ends the session. In mock mode all this is skipped:
 * whoever the device remembers is who is here.
 */
export async function startSession(store: AppStore): Promise<void> {
  const { dispatch, getState } = store;
  if (inMockMode()) {
    dispatch(sessionSettled());
    return;
  }
  if (isLogoutPending()) {
    // Before anything else: the session of a person who has logged out must not be taken up again.
    await finishLogout();
    if (isLogoutPending()) {
      forgetSessionHint();
      dispatch(signedOut());
      return;
    }
  }
  const { isAuthenticated: remembered } = getState().auth;
  const end = (message: string) => {
    forgetSessionHint();
    refused(dispatch, message);
  };
  if (!remembered && !hasSessionHint()) {
    dispatch(sessionSettled());
    return;
  }
  if (getState().auth.token === null) {
    const outcome = await refreshSession();
    if (outcome.kind === 'rejected') {
      end(outcome.message);
      return;
    }
    if (outcome.kind === 'unreachable') {
      dispatch(sessionSettled());
      return;
    }
    dispatch(tokenReplaced(outcome.token));
  }
  try {
    const { fetchUser } = await tryCode(() => import('./session-calls.ts'));
    const { user, failure } = await fetchUser(store);
    if (failure && refusesSession(failure)) {
      end(failure.message);
      return;
    }
    if (user) dispatch(userFetched(user));
    else if (failure) dispatch(authFailed(failure.message));
  } catch {
    // The code of the calls could not be fetched: the server is out of reach, and the session is kept.
  }
  if (!getState().auth.isAuthenticated) {
    // A token, but nobody it belongs to: the person could not be fetched. The hint stays for the next load.
    dispatch(signedOut());
    return;
  }
  dispatch(sessionSettled());
  // Whoever was not remembered has just been signed in, and keepSession fetches the cart for that.
  if (remembered) void loadCart(store);
}

async function loadCart(store: AppStore): Promise<void> {
  try {
    await (await tryCode(() => import('./session-calls.ts'))).fetchCart(store);
  } catch {
    // As above; the remembered cart stands.
  }
}

/** Milliseconds until a token should be renewed: two minutes before it ends, at once when it cannot be read. */
export function renewalDelayMs(token: string, nowMs: number): number {
  const expiry = expiryMs(token);
  return expiry === null
    ? 0
    : Math.min(LONGEST_TIMER_MS, Math.max(0, expiry - TOKEN_REFRESH_LEAD_MS - nowMs));
}

/**
 * Keeps the session alive while the page is open: renews the token ahead of its end, and follows what other tabs do.
 * Returns how to stop.
 */
export function keepSession(store: AppStore): () => void {
  const { dispatch, getState } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { token, isAuthenticated } = getState().auth;
  let fromAnotherTab = false;

  const schedule = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), delayMs);
  };

  const renew = async () => {
    const before = getState().auth.token;
    const outcome = await refreshSession();
    // Signed out, or renewed by a call, while this was under way.
    if (!getState().auth.isAuthenticated || getState().auth.token !== before) return;
    if (outcome.kind === 'rejected') refused(dispatch, outcome.message);
    else if (outcome.kind === 'unreachable') schedule(UNREACHABLE_RETRY_MS);
    else {
      dispatch(tokenReplaced(outcome.token));
      // A fresh token that cannot be read is taken to live as long as they do, or this would never rest.
      if (renewalDelayMs(outcome.token, Date.now()) === 0) {
        schedule(ACCESS_TOKEN_LIFETIME_S * 1000 - TOKEN_REFRESH_LEAD_MS);
      }
    }
  };

  const follow = () => {
    const now = getState().auth;
    if (now.token !== token) {
      token = now.token;
      clearTimeout(timer);
      if (token !== null) schedule(renewalDelayMs(token, Date.now()));
    }
    if (now.isAuthenticated !== isAuthenticated) {
      isAuthenticated = now.isAuthenticated;
      // The cookie of the session that was left has been replaced, and the server has ended it with that.
      if (isAuthenticated) forgetLogout();
      if (isAuthenticated && now.token !== null) void loadCart(store);
      if (!isAuthenticated && !fromAnotherTab) {
        forgetSessionHint();
        tellTabs({ type: 'signedOut', byPerson: now.loggedOut });
      }
    }
  };

  const stopHearing = hearTabs((message) => {
    const { auth } = getState();
    if (!auth.isAuthenticated) return;
    if (message.type === 'signedOut') {
      fromAnotherTab = true;
      dispatch(message.byPerson ? signedOut({ byPerson: false }) : signedOut());
      fromAnotherTab = false;
    } else if (subjectOf(message.token) === auth.user?.id) {
      dispatch(tokenReplaced(message.token));
    } else {
      // Somebody else signed in over there; the cookie is theirs now.
      window.location.reload();
    }
  });

  const reconnect = () => {
    if (isLogoutPending()) void finishLogout();
    if (getState().auth.isAuthenticated && getState().auth.token === null) void renew();
  };
  const stopWaiting = onReturn(reconnect);
  const unsubscribe = store.subscribe(follow);
  if (token !== null) schedule(renewalDelayMs(token, Date.now()));
  return () => {
    clearTimeout(timer);
    unsubscribe();
    stopHearing();
    stopWaiting();
  };
}
