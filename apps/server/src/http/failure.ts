/** Expected failures: a closed union of codes, and the one place that maps them to HTTP. */
import { type ApiError, ERROR_STATUS, type ErrorCode, FALLBACK_MESSAGES } from '@filigree/contracts';
import type { FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** For the log: with which code of the contracts the request was refused. */
    failureCode: ErrorCode | null;
  }
}

export interface Failure {
  readonly code: ErrorCode;
  /** For people: says what to change. */
  readonly message: string;
  readonly details?: unknown;
  /** Seconds after which trying again makes sense. */
  readonly retryAfterS?: number;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly existed?: true }
  | { readonly ok: false; readonly failure: Failure };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** What was asked for was there before: answered with 200 by calls that else answer 201. */
export function existing<T>(value: T): { ok: true; value: T; existed: true } {
  return { ok: true, value, existed: true };
}

export function fail(
  code: ErrorCode,
  message: string,
  more: Pick<Failure, 'details' | 'retryAfterS'> = {},
): { ok: false; failure: Failure } {
  return { ok: false, failure: { code, message, ...more } };
}

/** The body of an error answer, without its envelope; also what a failed job stores. */
export function apiError(failure: Failure): ApiError {
  return {
    message: failure.message,
    code: failure.code,
    status: ERROR_STATUS[failure.code],
    ...(failure.details === undefined ? {} : { details: failure.details }),
  };
}

export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const error = apiError(failure);
  reply.failureCode = failure.code;
  if (failure.retryAfterS !== undefined) reply.header('retry-after', Math.ceil(failure.retryAfterS));
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(error.status).header('cache-control', 'no-store').send({ error });
}

export const UNEXPECTED: Failure = { code: 'INTERNAL', message: FALLBACK_MESSAGES.unexpected };
