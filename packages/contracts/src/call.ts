/** One call of the API as data: the server routes it, the document lists it, the client types itself from it. */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call {
  readonly id: string;
  readonly method: HttpMethod;
  /** Path below the API base, parameters as {name}. */
  readonly path: string;
  /** Whether a bearer token is needed: 'none', 'user', the refresh cookie, or the desk's own cookie. */
  readonly auth: 'none' | 'user' | 'refreshCookie' | 'staff';
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** What the body may take, 1 or more; BODY_MAX_BYTES where nothing is said. */
  readonly maxBodyBytes?: number;
  /** A body that is one file of multipart/form-data, in place of `body`. */
  readonly file?: {
    readonly part: string;
    readonly mediaTypes: readonly string[];
    readonly maxBytes: number;
  };
  /** The inner value of `{ data }`; absent for streams and files. */
  readonly response?: z.ZodType;
  /** Status of success, default 200. */
  readonly status?: 200 | 201 | 204;
  /** Of calls that answer 201: what is asked for may be there already, and is then answered with 200. */
  readonly mayExist?: true;
  /** The inner value of a 202 answer, where the call can be asked to go on in the background. */
  readonly accepted?: z.ZodType;
  /** Media type of an answer that is not `{ data }`. */
  readonly stream?: string;
  readonly errors: readonly ErrorCode[];
}

/** What a form takes at most. Few calls need more, and say so: reading a body is work done for a stranger. */
export const BODY_MAX_BYTES = 16 * 1024;
/** For calls with a text or lists of ids at the most that they may hold, escaped in JSON. */
export const LONG_BODY_MAX_BYTES = 32 * 1024;

/** Every call can be too much, come when the database is away, or meet a bug. */
const ALWAYS: readonly ErrorCode[] = ['RATE_LIMITED', 'INTERNAL', 'SERVICE_UNAVAILABLE', 'STORAGE_FULL'];
/** What is said of the token, before anything else is looked at. */
const OF_TOKENS: readonly ErrorCode[] = ['UNAUTHENTICATED', 'TOKEN_EXPIRED'];
/** NOT_FOUND: strangers find nothing; UNAUTHENTICATED: a browser that is known, and whose session has ended. */
const OF_STAFF: readonly ErrorCode[] = ['NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN_ORIGIN'];
/** What is said of a body before it is known what it says; also of one that the call does not want. */
const OF_BODIES: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'MALFORMED_JSON',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];

/** Every code that a call can be answered with: its own, and those of its kind. */
export function errorsOf(call: Call): readonly ErrorCode[] {
  return [
    ...new Set([
      ...call.errors,
      ...(call.auth === 'user' ? OF_TOKENS : []),
      ...(call.auth === 'staff' ? OF_STAFF : []),
      ...(call.method === 'GET' ? [] : OF_BODIES),
      ...ALWAYS,
    ]),
  ];
}

/** Every status that a success at once can have: one that is accepted for later has 202. */
export function successesOf(call: Call): readonly number[] {
  return call.mayExist ? [call.status ?? 200, 200] : [call.status ?? 200];
}

/** Keeps the literal types of a call's schemas, so that both ends infer from it. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Inferred<S, Fallback> = S extends z.ZodType ? z.infer<S> : Fallback;
type Input<S, Fallback> = S extends z.ZodType ? z.input<S> : Fallback;

export type CallBody<C extends Call> = Input<C['body'], undefined>;
export type CallQuery<C extends Call> = Input<C['query'], undefined>;
export type CallParams<C extends Call> = Input<C['params'], undefined>;
export type CallResponse<C extends Call> = Inferred<C['response'], undefined>;
