/** The HTTP application, without a port: the process entry listens with it, tests inject requests into it. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import {
  API_BASE_PATH,
  BODY_MAX_BYTES,
  type Call,
  calls,
  FALLBACK_MESSAGE_OF_CALL,
} from '@filigree/contracts';
import { type FastifyInstance, type FastifyServerFactory, fastify, LogController } from 'fastify';
import { deskDoor } from '../modules/desk/index.ts';
import { isPieceListed } from '../modules/pieces/index.ts';
import { webRoutes } from '../web/index.ts';
import { createServerRefusingBursts } from './bursts.ts';
import type { Deps } from './deps.ts';
import { docsRoutes } from './docs.ts';
import { type Failure, fail, sendFailure } from './failure.ts';
import { shareFairly } from './fair-share.ts';
import { healthRoutes } from './health.ts';
import { requireOneHost } from './host.ts';
import { metricsRoute, versionRoute } from './metrics.ts';
import { networkOf } from './network.ts';
import { planned, routerPath } from './route.ts';
import { securityHeaders } from './security.ts';
import { slices } from './slices.ts';
import { failureOfThrown, ThrownFailure } from './thrown.ts';
import { answerUnknown } from './unknown.ts';

/** For all of a request to arrive: slow senders must not hold connections. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than proxies keep theirs: they must not send a request over a connection that is being closed. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const PARAMETER_MAX_LENGTH = 500;
/** Far above what a person does, far below what a flood does; the costly calls have limits of their own. */
const REQUESTS_PER_MINUTE = 1_200;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The id of the call in the contracts. */
    callId?: string;
  }
  interface FastifyRequest {
    /** For the log: whose session this request has begun. Requests with an access token have `signedIn`. */
    begunFor: string | null;
  }
}

/** @param prepare adds to the application before its routes are, so that it holds for all of them. */
export async function buildApp(
  deps: Deps,
  prepare?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const { config } = deps;
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    ...(config.rateLimits ? { serverFactory: refusingBursts(deps) } : {}),
    routerOptions: { maxParamLength: PARAMETER_MAX_LENGTH },
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // Our own: an id sent from outside could forge lines of the log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => sendFailure(reply, failureOfThrown(error)),
  });
  app.decorateRequest('signedIn', null);
  app.decorateRequest('staffId', null);
  app.decorateRequest('begunFor', null);
  app.decorateReply('failureCode', null);
  app.decorate('admit', shareFairly(app, config.rateLimits));
  prepare?.(app);
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOfThrown(error);
    if (failure.code === 'INTERNAL') request.log.error({ err: error }, 'a request has failed');
    else if (failure.code === 'STORAGE_FULL') request.log.error({ err: error }, 'a disk is full');
    else if (failure.code === 'SERVICE_UNAVAILABLE') request.log.warn({ err: error }, 'not available');
    return sendFailure(reply, inWordsOf(request.routeOptions.config.callId, failure));
  });
  // One line a request, which is also the record of who signed in, who failed to, and who was refused what. It is made of fields that
  // hold no secret, and searched for none, which costs more than the rest.
  const answered = deps.log.child({}, { redact: [] });
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    const user = request.signedIn?.userId ?? request.begunFor ?? undefined;
    const { callId: call } = request.routeOptions.config ?? {};
    const staff = request.staffId ?? undefined;
    const code = reply.failureCode ?? undefined;
    answered.info({ reqId: request.id, req: request, res: reply, call, user, staff, code, ms }, 'answered');
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  acceptEmptyJson(app);
  await securityHeaders(app, config);
  requireOneHost(app);
  await app.register(cookie);
  if (config.rateLimits) await limitFloods(app);

  metricsRoute(app, deps);
  versionRoute(app, deps);
  healthRoutes(app, deps);
  for (const slice of slices) await slice(app, deps);
  const missing = Object.values<Call>(calls).filter(
    (call) => !app.hasRoute({ method: call.method, url: routerPath(call) }),
  );
  for (const call of missing) planned(app, call);
  await docsRoutes(app, config, (call) => missing.includes(call));
  if (deps.webRoot !== undefined) {
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    await webRoutes(
      app,
      deps.webRoot,
      { publicUrl, site: config.site },
      {
        pieceExists: (id) => isPieceListed(deps.connection.database, id),
        deskOpens: deskDoor(deps),
      },
    );
  }
  app.setNotFoundHandler(answerUnknown);
  return app;
}

function refusingBursts({ log }: Deps): FastifyServerFactory {
  const timeouts = { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS };
  return (listener) =>
    createServerRefusingBursts(timeouts, listener, (burst) =>
      log.info({ ...burst, code: 'RATE_LIMITED' }, 'a burst of calls was refused'),
    );
}

/** A fault of ours is told as what did not come about, and nothing of its cause. */
function inWordsOf(callId: string | undefined, failure: Failure): Failure {
  const message = failure.code === 'INTERNAL' ? FALLBACK_MESSAGE_OF_CALL[callId ?? ''] : undefined;
  return message === undefined ? failure : { ...failure, message };
}

/** Clients that always say "application/json", also where a call has no body, are understood. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined);
    return parseJson(request, body, (error, value) => {
      if (!error) return done(null, value);
      return done(Object.assign(error, { code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }));
    });
  });
}

const NO_COUNTS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

async function limitFloods(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => !request.url.startsWith(`${API_BASE_PATH}/`),
    addHeaders: NO_COUNTS,
    addHeadersOnExceeding: NO_COUNTS,
    errorResponseBuilder: (_request, context) =>
      new ThrownFailure(
        fail('RATE_LIMITED', 'Too many requests. Please slow down.', { retryAfterS: context.ttl / 1_000 })
          .failure,
      ),
  });
  // For all routes and before their own hooks: who is refused for want of a session is counted as well.
  app.addHook('onRequest', app.rateLimit());
}
