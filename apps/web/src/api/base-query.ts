import { API_BASE_PATH, API_TIMEOUT_MS, REQUEST_RETRIES } from '@filigree/contracts/constants';
import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';
import { logger } from '../logger.ts';
import { isExpired } from '../session/access-token.ts';
import { refused, tokenReplaced, type WithAuth } from '../session/auth-slice.ts';
import { GATEWAY_STATUSES, serverAnswered, serverMissed } from '../session/reach.ts';
import { type RefreshOutcome, refreshSession } from '../session/refresh.ts';
import { type ApiFailure, normalizeFailure, unreachable } from './failure.ts';
import { SHAPE_OF_ENDPOINT } from './shapes.ts';

export interface CallOptions {
  /** A mutation that may be sent again: it does the same twice as once, or carries an idempotency key. */
  readonly idempotent?: boolean;
  /** A call that needs no session (login, logout): no token is renewed for it, and its 401 speaks of what was sent. */
  readonly open?: boolean;
  /** How often it is tried again at most; REQUEST_RETRIES when it does not say. */
  readonly retries?: number;
}

type ApiBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiFailure,
  CallOptions,
  FetchBaseQueryMeta | undefined
>;

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
  if (outcome.kind === 'rejected') refused(api.dispatch, outcome.message);
}

/** A wrong password is answered with 401 as well, but it judges what was typed, not the session. */
const speaksOfSession = (failure: ApiFailure) =>
  failure.status === 401 && failure.code !== 'INVALID_CREDENTIALS' && failure.code !== 'REFRESH_REJECTED';

const ofCall = (api: BaseQueryApi, meta?: FetchBaseQueryMeta) => ({
  endpoint: api.endpoint,
  retryAfter: meta?.response?.headers.get('retry-after'),
});

/** Sends, and gives every failure its one shape. */
const attempt: ApiBaseQuery = async (args, api, options) => {
  const { data, error, meta } = await send(args, api, options);
  const seen = meta ? { meta } : {};
  const complete = SHAPE_OF_ENDPOINT[api.endpoint] ?? ((value: unknown) => value);
  return error
    ? { error: normalizeFailure(error, ofCall(api, meta)), ...seen }
    : { data: complete(unwrap(data)), ...seen };
};

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
    if (outcome.kind === 'unreachable') return { error: unreachable(api.endpoint) };
    renewed = true;
  }
  const first = await attempt(args, api, options);
  if (!first.error || open || renewed || !speaksOfSession(first.error)) return first;

  const outcome = await refreshSession();
  apply(outcome, api);
  if (outcome.kind === 'unreachable') return { error: unreachable(api.endpoint) };
  return outcome.kind === 'token' ? attempt(args, api, options) : first;
};

/** What the server asks to wait is waited for people up to this; more is told to them instead. */
const LONGEST_WAIT_S = 5;

const pause = (seconds: number, { signal }: BaseQueryApi): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** A 429 has done nothing: whatever the call, it may be sent again when the server says. */
const withTurns: ApiBaseQuery = async (args, api, options) => {
  for (let turn = 0; ; turn += 1) {
    const result = await withSession(args, api, options);
    const waitS = result.error?.status === 429 ? result.error.retryAfterS : undefined;
    if (waitS === undefined || waitS > LONGEST_WAIT_S || turn >= REQUEST_RETRIES) return result;
    await pause(waitS, api);
    if (api.signal.aborted) return result;
  }
};

const PASSING_STATUSES = new Set<ApiFailure['status']>([
  'FETCH_ERROR',
  'TIMEOUT_ERROR',
  'PARSING_ERROR',
  500,
  502,
  503,
  504,
]);

/** Statuses of a gateway that found no server behind it, and of a transport that found none at all. */
const NOBODY_THERE = new Set<ApiFailure['status']>(['FETCH_ERROR', 'TIMEOUT_ERROR', ...GATEWAY_STATUSES]);

/** Tries again with growing pauses what may be sent twice, when the cause may pass. */
const patient = retry(withTurns, {
  retryCondition: (error, _args, { attempt: count, baseQueryApi, extraOptions }) => {
    const { idempotent = false, retries = REQUEST_RETRIES } = (extraOptions ?? {}) as CallOptions;
    return (
      count <= retries &&
      (baseQueryApi.type === 'query' || idempotent) &&
      PASSING_STATUSES.has((error as ApiFailure).status)
    );
  },
});

/** Of these nobody else tells whoever looks after the shop. */
const LOGGED_STATUSES = new Set<ApiFailure['status']>([403, 404, 500]);

function log(args: string | FetchArgs, { status }: ApiFailure): void {
  const { method = 'GET', url } = typeof args === 'string' ? { url: args } : args;
  logger.error(`${method} ${API_BASE_PATH}${url} was answered with ${status}`);
}

/** One call with its repetitions; whether anybody was there to answer is told to the page. */
export const baseQuery: typeof patient = async (args, api, options) => {
  const result = await patient(args, api, options);
  if (result.error && NOBODY_THERE.has(result.error.status)) serverMissed();
  else serverAnswered();
  if (result.error && LOGGED_STATUSES.has(result.error.status)) log(args, result.error);
  return result;
};
