import { API_BASE_PATH, SESSION_HINT_COOKIE } from '@filigree/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { SESSION_LIFETIME_S } from './sessions.ts';

const COOKIE_NAME = 'filigree_refresh';

type CookieConfig = Pick<Config, 'publicUrl'>;

const shared = (config: CookieConfig) =>
  ({ sameSite: 'strict', secure: config.publicUrl?.startsWith('https://') ?? false }) as const;
const refreshAttributes = (config: CookieConfig) => ({
  ...shared(config),
  path: `${API_BASE_PATH}/auth`,
  httpOnly: true,
});
/** Pages read it, wherever they are, to know whether asking for a session is worth it. */
const hintAttributes = (config: CookieConfig) => ({ ...shared(config), path: '/', httpOnly: false });

/** Sets the refresh cookie and its hint. A cookie without an age ends with the browser. */
export function setSessionCookies(
  reply: FastifyReply,
  config: CookieConfig,
  token: string,
  remembered: boolean,
): void {
  const age = remembered ? { maxAge: SESSION_LIFETIME_S } : {};
  reply.setCookie(COOKIE_NAME, token, { ...refreshAttributes(config), ...age });
  reply.setCookie(SESSION_HINT_COOKIE, '1', { ...hintAttributes(config), ...age });
}

export function clearSessionCookies(reply: FastifyReply, config: CookieConfig): void {
  reply.clearCookie(COOKIE_NAME, refreshAttributes(config));
  reply.clearCookie(SESSION_HINT_COOKIE, hintAttributes(config));
}

export function refreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE_NAME];
}
