import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { failures } from '../i18n/en/failures.ts';
import { phraseNow } from '../i18n/phrases.ts';
import { textsNow } from '../i18n/texts.ts';
import { errorWords } from '../i18n/vocabulary.ts';
import { fallbackOf } from './fallbacks.ts';

/** Why a call failed, in one shape for every cause. */
export interface ApiFailure {
  readonly status: number | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';
  /** A code of the API's list, or the transport's own. */
  readonly code: string;
  /** For people: the server's words when there are any, else those of the action that failed. */
  readonly message: string;
  /** Whether the server said something of its own about this failure. */
  readonly said: boolean;
  readonly details?: unknown;
  /** When the server wants to be asked again, in seconds. */
  readonly retryAfterS?: number;
}

/** What of an answer a failure is made from. */
interface Circumstances {
  /** Name of the endpoint that was called. */
  readonly endpoint?: string;
  /** The header Retry-After. */
  readonly retryAfter?: string | null | undefined;
}

/** The texts of what went wrong on the way, by the transport's word for it. */
const TRANSPORT_TEXTS = { FETCH_ERROR: 'unreachable', TIMEOUT_ERROR: 'timeout' } as const;

/** A fault on the server: what it says then are the general words for the action. */
const FAULT = 'INTERNAL';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Seconds until an HTTP Retry-After, which is a number of seconds or a date; undefined for anything else. */
export function retryAfterSeconds(header: string | null | undefined, nowMs: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - nowMs) / 1000));
}

/**
 * The server's error, in its envelope `{ error: {...} }` or plain. A gateway answers with a page or with nothing: then
 * the status says what there is to say.
 */
export function normalizeFailure(
  error: FetchBaseQueryError,
  { endpoint, retryAfter }: Circumstances = {},
): ApiFailure {
  if (error.status === 'PARSING_ERROR' && error.originalStatus >= 400) {
    return normalizeFailure({ status: error.originalStatus, data: undefined }, { endpoint, retryAfter });
  }
  if (typeof error.status !== 'number') {
    const status = error.status === 'CUSTOM_ERROR' ? 'PARSING_ERROR' : error.status;
    return { status, code: status, message: fallbackOf(endpoint), said: false };
  }
  const inner = fieldOf(error.data, 'error') ?? error.data;
  const given = fieldOf(inner, 'message') ?? (typeof inner === 'string' ? inner : undefined);
  const message = typeof given === 'string' ? given.trim() : '';
  const named = fieldOf(inner, 'code');
  const details = fieldOf(inner, 'details');
  const code = typeof named === 'string' ? named : `HTTP_${error.status}`;
  const retryAfterS = retryAfterSeconds(retryAfter, Date.now());
  const fallback = error.status === 429 ? textsNow(failures)('tooMany') : fallbackOf(endpoint);
  return {
    status: error.status,
    code,
    // The server speaks English; other languages say what its code means, else what it says.
    message: errorWords(code) ?? (message === '' ? fallback : phraseNow(message)),
    said: code !== FAULT && (message !== '' || error.status === 429),
    ...(details === undefined ? {} : { details }),
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
  };
}

/** Nobody answered. */
export const unreachable = (endpoint?: string): ApiFailure => ({
  status: 'FETCH_ERROR',
  code: 'FETCH_ERROR',
  message: fallbackOf(endpoint),
  said: false,
});

/** Whether a caught value is a failure of the API, and which. */
export const isApiFailure = (value: unknown): value is ApiFailure =>
  typeof fieldOf(value, 'code') === 'string' && fieldOf(value, 'status') !== undefined;

/** What the area of a failed action stores. */
export const areaMessage = (error: unknown): string =>
  isApiFailure(error) ? error.message : failureMessage(error, fallbackOf(undefined));

/** What to tell the person about a failed action: the server's message, the network's, else this action's own words. */
export function failureMessage(error: unknown, fallback: string): string {
  if (!isApiFailure(error)) return error instanceof Error && error.message ? error.message : fallback;
  if (error.said) return error.message;
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') {
    return textsNow(failures)(TRANSPORT_TEXTS[error.status]);
  }
  return fallback;
}
