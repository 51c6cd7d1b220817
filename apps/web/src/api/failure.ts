import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { failures } from '../i18n/en/failures.ts';
import { phraseNow } from '../i18n/phrases.ts';
import { textsNow } from '../i18n/texts.ts';
import { errorWords } from '../i18n/vocabulary.ts';

/** Why a call failed, in one shape for every cause. */
export interface ApiFailure {
  readonly status: number | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';
  /** A code of the API's list, or the transport's own. */
  readonly code: string;
  /** For people: the server's words when there are any. */
  readonly message: string;
  readonly details?: unknown;
}

/** The texts of what went wrong on the way, by the transport's word for it. */
const TRANSPORT_TEXTS = {
  FETCH_ERROR: 'unreachable',
  TIMEOUT_ERROR: 'timeout',
  PARSING_ERROR: 'unexpected',
} as const;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** The server's error, in its envelope `{ error: {...} }` or plain. */
export function normalizeFailure(error: FetchBaseQueryError): ApiFailure {
  if (typeof error.status !== 'number') {
    const status = error.status === 'CUSTOM_ERROR' ? 'PARSING_ERROR' : error.status;
    return { status, code: status, message: textsNow(failures)(TRANSPORT_TEXTS[status]) };
  }
  const inner = fieldOf(error.data, 'error') ?? error.data;
  const message = fieldOf(inner, 'message') ?? (typeof inner === 'string' ? inner : undefined);
  const given = fieldOf(inner, 'code');
  const details = fieldOf(inner, 'details');
  const code = typeof given === 'string' ? given : `HTTP_${error.status}`;
  const words = typeof message === 'string' && message !== '' ? message : textsNow(failures)('unexpected');
  return {
    status: error.status,
    code,
    // The server speaks English; other languages say what its code means, else what it says.
    message: errorWords(code) ?? phraseNow(words),
    ...(details === undefined ? {} : { details }),
  };
}

/** Nobody answered. */
export const unreachable = (): ApiFailure => ({
  status: 'FETCH_ERROR',
  code: 'FETCH_ERROR',
  message: textsNow(failures)('unreachable'),
});

/** Whether a caught value is a failure of the API, and which. */
export const isApiFailure = (value: unknown): value is ApiFailure =>
  typeof fieldOf(value, 'code') === 'string' && fieldOf(value, 'status') !== undefined;

/** What to tell the person about a failed action: the server's message, else this action's own. */
export function failureMessage(error: unknown, fallback: string): string {
  if (!isApiFailure(error)) return error instanceof Error && error.message ? error.message : fallback;
  return error.message === textsNow(failures)('unexpected') ? fallback : error.message;
}
