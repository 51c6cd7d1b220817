/** Calls that live on the cookie alone are for our own pages only. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { fail, ok, type Result } from '../../http/failure.ts';

/**
 * Browsers name the page's origin with every POST; programs that are no browsers carry no cookies of others and may
 * leave it out. In production the origin is that of PUBLIC_URL; elsewhere it may also be whatever name this very
 * server was asked under (localhost, 127.0.0.1, a proxy of the development server).
 */
export function checkOrigin(
  request: FastifyRequest,
  config: Pick<Config, 'publicUrl' | 'environment'>,
): Result<void> {
  const { origin } = request.headers;
  if (origin === undefined) return ok(undefined);
  if (config.publicUrl !== undefined && origin === new URL(config.publicUrl).origin) return ok(undefined);
  if (config.environment !== 'production' && hostOf(origin) === request.headers.host) return ok(undefined);
  return fail('FORBIDDEN_ORIGIN', 'This request comes from another website.');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
