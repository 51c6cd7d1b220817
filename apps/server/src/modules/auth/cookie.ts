import { SESSION_HINT_COOKIE } from '@filigree/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { ownCookie } from '../../http/own-cookie.ts';
import { SESSION_LIFETIME_S } from './sessions.ts';

const refreshToken = ownCookie({ name: 'filigree_refresh', sameSite: 'strict', readsBareName: true });

type CookieConfig = Pick<Config, 'publicUrl'>;

/** Pages read it, wherever they are, to know whether asking for a session is worth it. The server never does. */
const hintAttributes = (config: CookieConfig) =>
  ({
    sameSite: 'strict',
    secure: config.publicUrl?.startsWith('https://') ?? false,
    path: '/',
    httpOnly: false,
  }) as const;

/** Sets the refresh cookie and its hint. A cookie without an age ends with the browser. */
export function setSessionCookies(
  reply: FastifyReply,
  config: CookieConfig,
  token: string,
  remembered: boolean,
): void {
  refreshToken.set(reply, config, token, remembered ? SESSION_LIFETIME_S : undefined);
  const age = remembered ? { maxAge: SESSION_LIFETIME_S } : {};
  reply.setCookie(SESSION_HINT_COOKIE, '1', { ...hintAttributes(config), ...age });
}

export function clearSessionCookies(reply: FastifyReply, config: CookieConfig): void {
  refreshToken.clear(reply, config);
  reply.clearCookie(SESSION_HINT_COOKIE, hintAttributes(config));
}

export function refreshCookie(request: FastifyRequest, config: CookieConfig): string | undefined {
  return refreshToken.read(request, config);
}

/**
 * Empties the browser's cache of this host, which holds the person's own pictures for as long as they cannot change.
 * Not its storage, where theme and half-typed words are, and not its cookies, which tell known devices.
 */
export function forgetPictures(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
}
