/** Bodies that are read as they come (event streams, models): a plain fetch with the session's token. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { isExpired } from '../session/access-token.ts';
import { refused, tokenReplaced, type WithAuth } from '../session/auth-slice.ts';
import { refreshSession } from '../session/refresh.ts';

export interface SessionStore {
  readonly getState: () => WithAuth;
  readonly dispatch: (action: UnknownAction) => unknown;
}

/** A new token, or null when there is none to be had now; a refused session is cleared. */
async function renew(store: SessionStore): Promise<string | null> {
  const outcome = await refreshSession();
  if (outcome.kind === 'rejected') refused(store.dispatch, outcome.message);
  if (outcome.kind !== 'token') return null;
  store.dispatch(tokenReplaced(outcome.token));
  return outcome.token;
}

/**
 * Fetches with a bearer token that is renewed first when it is stale, and once more on a 401.
 * Answers with whatever status came last; rejects as fetch does.
 * @param address path of this site, such as `/api/studio/jobs/{id}/events`
 */
export async function authorizedFetch(
  store: SessionStore,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  const send = (token: string | null) => {
    const headers = new Headers(init.headers);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    return fetch(address, { credentials: 'include', ...init, headers });
  };
  let { token } = store.getState().auth;
  let renewed = false;
  if (token === null || isExpired(token, Date.now())) {
    token = await renew(store);
    renewed = true;
  }
  const first = await send(token);
  if (first.status !== 401 || renewed) return first;
  const next = await renew(store);
  return next === null ? first : send(next);
}
