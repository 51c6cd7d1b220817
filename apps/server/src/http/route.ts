/** Turns one call of the contracts and a handler into a route. */
import { API_BASE_PATH, BODY_MAX_BYTES, type Call } from '@filigree/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fail, ok, type Result, sendFailure } from './failure.ts';
import type { Admit } from './fair-share.ts';
import { type PreparedAnswer, sendPrepared } from './prepared.ts';
import { validate } from './validate.ts';

/** Who asks, as the access token says. */
export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Judges the Authorization header.
     * @param admit is asked as soon as it is known who it is, before the database is; its failure is the answer.
     */
    authenticate: (
      authorization: string | undefined,
      admit: (signedIn: SignedIn) => Result<void>,
    ) => Promise<Result<SignedIn>>;
    admit: Admit;
  }
  interface FastifyRequest {
    signedIn: SignedIn | null;
    /** Whoever asks at the desk; null: nobody of the staff. */
    staffId: string | null;
  }
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Answered<S> = S extends z.ZodType ? z.input<S> : undefined;

/** A request whose every part has passed the schemas of its call. */
export interface Incoming<C extends Call> {
  readonly params: Parsed<C['params']>;
  readonly query: Parsed<C['query']>;
  readonly headers: Parsed<C['headers']>;
  readonly body: Parsed<C['body']>;
  readonly user: C['auth'] extends 'user' ? SignedIn : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The answer of a call that goes on in the background: 202. */
export interface Accepted<T> {
  readonly ok: true;
  readonly accepted: T;
}

export function accepted<T>(value: T): Accepted<T> {
  return { ok: true, accepted: value };
}

/** Calls with a stream send their answer themselves, through `reply`, and return it. */
export type Outcome<C extends Call> = C['stream'] extends string
  ? Result<FastifyReply>
  :
      | Result<Answered<C['response']>>
      | PreparedAnswer<C['id']>
      | (C['accepted'] extends z.ZodType ? Accepted<Answered<C['accepted']>> : never);

export type Handler<C extends Call> = (incoming: Incoming<C>) => Promise<Outcome<C>>;

/** A path of the contracts, `/things/{id}`, in the router's words; {path} stands for all that follows. */
export function routerPath(call: Pick<Call, 'path'>): string {
  return API_BASE_PATH + call.path.replaceAll('{path}', '*').replaceAll(/\{(\w+)\}/g, ':$1');
}

export interface RouteOptions {
  /** Judges who asks before anything is read of what they ask. When it fails, its failure is the answer. */
  readonly letIn?: (request: FastifyRequest) => Promise<Result<void>>;
  /**
   * Counts a request whose body was refused, by its size, its form or what it holds, as an attempt. When it fails, its
   * failure is the answer.
   */
  readonly countRefused?: (request: FastifyRequest) => Promise<Result<void>>;
}

/**
 * Registers a call: the token is judged before the body is read, then every part is validated, and what the handler
 * returns is held against the response schema (which also drops fields the contract does not name), unless it was
 * prepared, which means that this has been done.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: RouteOptions = {},
): void {
  app.route({
    method: call.method,
    url: routerPath(call),
    config: { callId: call.id },
    bodyLimit: call.maxBodyBytes ?? BODY_MAX_BYTES,
    ...(options.countRefused === undefined ? {} : { errorHandler: counted(options.countRefused) }),
    onRequest: async (request, reply) => {
      const admitted = (await options.letIn?.(request)) ?? ok(undefined);
      if (!admitted.ok) return sendFailure(reply, admitted.failure);
      if (call.auth !== 'user') return;
      const judged = await app.authenticate(request.headers.authorization, (signedIn) =>
        app.admit(call, request, signedIn),
      );
      if (!judged.ok) return sendFailure(reply, judged.failure);
      request.signedIn = judged.value;
    },
    handler: async (request, reply) => {
      const incoming = receive(call, request, reply);
      if (!incoming.ok) {
        const counted = (await options.countRefused?.(request)) ?? ok(undefined);
        return sendFailure(reply, counted.ok ? incoming.failure : counted.failure);
      }
      const outcome: Result<unknown> | Accepted<unknown> | PreparedAnswer = await handler(incoming.value);
      if ('prepared' in outcome) return sendPrepared(request, reply, outcome);
      return answer(call, reply, outcome);
    },
  });
}

/** Of a route: what is thrown before its handler runs is a body that cannot be read, by its size or its form. */
function counted(count: NonNullable<RouteOptions['countRefused']>) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const isRefused = error.statusCode !== undefined && error.statusCode < 500 && request.body === undefined;
    if (isRefused) {
      const outcome = await count(request);
      if (!outcome.ok) return sendFailure(reply, outcome.failure);
    }
    // The application's own handler knows the words.
    throw error;
  };
}

/** Registers a call that has no handler yet. */
export function planned(app: FastifyInstance, call: Call): void {
  app.route({
    method: call.method,
    url: routerPath(call),
    config: { callId: call.id },
    handler: (_request, reply) =>
      sendFailure(reply, fail('NOT_AVAILABLE', `"${call.summary}" is not available yet.`).failure),
  });
}

function receive<C extends Call>(call: C, request: FastifyRequest, reply: FastifyReply): Result<Incoming<C>> {
  const given = {
    params: paramsOf(request),
    query: request.query,
    headers: request.headers,
    body: request.body,
  };
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    const schema = call[part];
    if (schema === undefined) continue;
    const result = validate(schema, given[part]);
    if (!result.ok) return result;
    parsed[part] = result.value;
  }
  // The loop has just held every part against the schema from which its type is inferred.
  const incoming = {
    ...parsed,
    user: request.signedIn ?? undefined,
    request,
    reply,
  } as unknown as Incoming<C>;
  return { ok: true, value: incoming };
}

function paramsOf(request: FastifyRequest): Record<string, unknown> {
  const { '*': path, ...named } = request.params as Record<string, unknown>;
  return path === undefined ? named : { ...named, path };
}

function statusOf(call: Call, outcome: Exclude<Result<unknown>, { ok: false }> | Accepted<unknown>): number {
  if ('accepted' in outcome) return 202;
  return outcome.existed ? 200 : (call.status ?? 200);
}

function answer(call: Call, reply: FastifyReply, outcome: Result<unknown> | Accepted<unknown>): FastifyReply {
  if (!outcome.ok) return sendFailure(reply, outcome.failure);
  if (call.stream !== undefined) return reply;
  const isAccepted = 'accepted' in outcome;
  const schema = isAccepted ? call.accepted : call.response;
  if (schema === undefined) throw new Error(`The call ${call.id} has no schema for its answer.`);
  const data = schema.parse(isAccepted ? outcome.accepted : outcome.value);
  // Answers belong to one person and one moment; what may be cached says so itself.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return reply.code(statusOf(call, outcome)).send({ data });
}
