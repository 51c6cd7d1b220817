import { FALLBACK_MESSAGES } from '@filigree/contracts/fallback-messages';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** Why a call failed, in one shape for every cause. */
export interface ApiFailure {
  readonly status: number | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';
  /** A code of the API's list, or the transport's own. */
  readonly code: string;
  /** For people: the server's words when there are any. */
  readonly message: string;
  readonly details?: unknown;
}

const TRANSPORT_MESSAGES = {
  FETCH_ERROR: 'Unable to reach the server. Check your connection and try again.',
  TIMEOUT_ERROR: 'The server took too long to answer. Please try again.',
  PARSING_ERROR: FALLBACK_MESSAGES.unexpected,
} as const;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** The server's error, in its envelope `{ error: {...} }` or plain. */
export function normalizeFailure(error: FetchBaseQueryError): ApiFailure {
  if (typeof error.status !== 'number') {
    const status = error.status === 'CUSTOM_ERROR' ? 'PARSING_ERROR' : error.status;
    return { status, code: status, message: TRANSPORT_MESSAGES[status] };
  }
  const inner = fieldOf(error.data, 'error') ?? error.data;
  const message = fieldOf(inner, 'message') ?? (typeof inner === 'string' ? inner : undefined);
  const code = fieldOf(inner, 'code');
  const details = fieldOf(inner, 'details');
  return {
    status: error.status,
    code: typeof code === 'string' ? code : `HTTP_${error.status}`,
    message: typeof message === 'string' && message !== '' ? message : FALLBACK_MESSAGES.unexpected,
    ...(details === undefined ? {} : { details }),
  };
}

/** Nobody answered. */
export const UNREACHABLE: ApiFailure = {
  status: 'FETCH_ERROR',
  code: 'FETCH_ERROR',
  message: TRANSPORT_MESSAGES.FETCH_ERROR,
};

/** Whether a caught value is a failure of the API, and which. */
export const isApiFailure = (value: unknown): value is ApiFailure =>
  typeof fieldOf(value, 'code') === 'string' && fieldOf(value, 'status') !== undefined;

/** What to tell the person about a failed action: the server's message, else this action's own. */
export function failureMessage(error: unknown, fallback: string): string {
  if (!isApiFailure(error)) return error instanceof Error && error.message ? error.message : fallback;
  return error.message === FALLBACK_MESSAGES.unexpected ? fallback : error.message;
}
