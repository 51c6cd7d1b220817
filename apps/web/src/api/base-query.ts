import { API_BASE_PATH, API_TIMEOUT_MS, REQUEST_RETRIES } from '@filigree/contracts/constants';
import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';
import { isExpired } from '../session/access-token.ts';
import { signedOut, tokenReplaced, type WithAuth } from '../session/auth-slice.ts';
import { serverAnswered, serverMissed } from '../session/reach.ts';
import { type RefreshOutcome, refreshSession } from '../session/refresh.ts';
import { type ApiFailure, normalizeFailure, unreachable } from './failure.ts';

export interface CallOptions {
  /** A mutation that may be sent again: it does the same twice as once, or carries an idempotency key. */
  readonly idempotent?: boolean;
  /** A call that needs no session (login, logout): no token is renewed for it, and its 401 speaks of what was sent. */
  readonly open?: boolean;
  /** How often it is tried again at most; REQUEST_RETRIES when it does not say. */
  readonly retries?: number;
}

type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiFailure, CallOptions>;

const authOf = (api: Pick<BaseQueryApi, 'getState'>) => (api.getState() as WithAuth).auth;

const send = fetchBaseQuery({
  baseUrl: API_BASE_PATH,
  credentials: 'include',
  timeout: API_TIMEOUT_MS,
  prepareHeaders: (headers, api) => {
    const { token } = authOf(api);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    return headers;
  },
});

/** Answers come as `{ data }`; features get the inner value. */
const unwrap = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;

function apply(outcome: RefreshOutcome, api: BaseQueryApi): void {
  if (outcome.kind === 'token') api.dispatch(tokenReplaced(outcome.token));
  if (outcome.kind === 'rejected') api.dispatch(signedOut());
}

/** A wrong password is answered with 401 as well, but it judges what was typed, not the session. */
const speaksOfSession = (failure: ApiFailure) =>
  failure.status === 401 && failure.code !== 'INVALID_CREDENTIALS' && failure.code !== 'REFRESH_REJECTED';

/**
 * One call: a stale token is renewed first, a 401 renews it once and tries again, and a session that the server
 * refuses is cleared (the guards then lead to /login). A server out of reach never ends a session.
 */
const withSession: ApiBaseQuery = async (args, api, options) => {
  const { isAuthenticated, token } = authOf(api);
  let renewed = false;
  const open = options?.open === true;
  if (!open && isAuthenticated && (token === null || isExpired(token, Date.now()))) {
    const outcome = await refreshSession();
    apply(outcome, api);
    if (outcome.kind === 'unreachable') return { error: unreachable() };
    renewed = true;
  }
  const first = await send(args, api, options);
  if (!first.error) return { data: unwrap(first.data), ...(first.meta ? { meta: first.meta } : {}) };
  const failure = normalizeFailure(first.error);
  if (open || renewed || !speaksOfSession(failure)) return { error: failure };

  const outcome = await refreshSession();
  apply(outcome, api);
  if (outcome.kind !== 'token') return { error: outcome.kind === 'unreachable' ? unreachable() : failure };
  const second = await send(args, api, options);
  if (second.error) return { error: normalizeFailure(second.error) };
  return { data: unwrap(second.data), ...(second.meta ? { meta: second.meta } : {}) };
};

const PASSING_STATUSES = new Set<ApiFailure['status']>(['FETCH_ERROR', 'TIMEOUT_ERROR', 500, 502, 503, 504]);

/** Statuses of a gateway that found no server behind it, and of a transport that found none at all. */
const NOBODY_THERE = new Set<ApiFailure['status']>(['FETCH_ERROR', 'TIMEOUT_ERROR', 502, 503, 504]);

/** Tries again with growing pauses what may be sent twice, when the cause may pass. */
const patient = retry(withSession, {
  retryCondition: (error, _args, { attempt, baseQueryApi, extraOptions }) => {
    const { idempotent = false, retries = REQUEST_RETRIES } = (extraOptions ?? {}) as CallOptions;
    return (
      attempt <= retries &&
      (baseQueryApi.type === 'query' || idempotent) &&
      PASSING_STATUSES.has((error as ApiFailure).status)
    );
  },
});

/** One call with its repetitions; whether anybody was there to answer is told to the page. */
export const baseQuery: typeof patient = async (args, api, options) => {
  const result = await patient(args, api, options);
  if (result.error && NOBODY_THERE.has(result.error.status)) serverMissed();
  else serverAnswered();
  return result;
};
