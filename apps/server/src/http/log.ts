/** Structured logs. They name what happened, never what was secret about it. */
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Config } from '../config.ts';

const SECRET_KEYS = [
  'password',
  'confirmPassword',
  'currentPassword',
  'newPassword',
  'passwordHash',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'set-cookie',
];

export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: '(not logged)',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: loggedPath(request),
        from: request.ip,
      }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      err: loggedError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Without the query, which may carry codes; the unguessable path of a picture is its permission. */
function loggedPath(request: FastifyRequest): string {
  const pattern = request.routeOptions?.url;
  return pattern?.includes('*') ? pattern : (request.url.split('?', 1)[0] ?? '').slice(0, 200);
}

/** An error of a query carries the values of the query: the statement and the database's word are enough. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  if (!(error instanceof DrizzleQueryError)) return withoutValues(stdSerializers.err(error));
  const cause = error.cause instanceof Error ? withoutValues(stdSerializers.err(error.cause)) : undefined;
  return { type: 'DrizzleQueryError', query: error.query, cause };
}

/** PostgreSQL's detail and where lines quote the row that was refused. */
function withoutValues(serialized: object): object {
  const {
    detail: _detail,
    where: _where,
    internalQuery: _query,
    ...rest
  } = serialized as Record<string, unknown>;
  return rest;
}
