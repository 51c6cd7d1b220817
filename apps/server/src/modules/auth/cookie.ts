import { API_BASE_PATH } from '@filigree/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { SESSION_LIFETIME_S } from './sessions.ts';

const COOKIE_NAME = 'filigree_refresh';

function attributes(config: Pick<Config, 'publicUrl'>) {
  return {
    path: `${API_BASE_PATH}/auth`,
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl?.startsWith('https://') ?? false,
  } as const;
}

/** A cookie without an age ends with the browser. */
export function setRefreshCookie(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  token: string,
  remembered: boolean,
): void {
  const age = remembered ? { maxAge: SESSION_LIFETIME_S } : {};
  reply.setCookie(COOKIE_NAME, token, { ...attributes(config), ...age });
}

export function clearRefreshCookie(reply: FastifyReply, config: Pick<Config, 'publicUrl'>): void {
  reply.clearCookie(COOKIE_NAME, attributes(config));
}

export function refreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE_NAME];
}
