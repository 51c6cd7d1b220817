/** Cookies that only the server reads. */
import { API_BASE_PATH } from '@filigree/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

type CookieConfig = Pick<Config, 'publicUrl'>;

/** Where they go where nothing else is said: few calls read one. */
const PATH = `${API_BASE_PATH}/auth`;

export interface OwnCookie {
  readonly read: (request: FastifyRequest, config: CookieConfig) => string | undefined;
  /** @param maxAgeS undefined: until the browser ends */
  readonly set: (reply: FastifyReply, config: CookieConfig, value: string, maxAgeS?: number) => void;
  readonly clear: (reply: FastifyReply, config: CookieConfig) => void;
}

interface OwnCookieOptions {
  readonly name: string;
  readonly sameSite: 'strict' | 'lax';
  /** Whether one is read that was set under the bare name, before there were prefixes. */
  readonly readsBareName: boolean;
  /** Where it goes without https; the calls of signing in where nothing is said. */
  readonly path?: string;
}

/**
 * On https its name begins with `__Host-` (RFC 6265bis, section 4.1.3.2): browsers take such a cookie from this very
 * host alone, so that neither another name of the same domain nor http can plant one. That asks for the path "/", and
 * every request brings it; what a route accepts is not widened by it, since only those that are named above read one,
 * each behind SameSite and the check of the origin. Elsewhere it has the bare name and the path of those calls.
 */
export function ownCookie({ name, sameSite, readsBareName, path = PATH }: OwnCookieOptions): OwnCookie {
  const prefixed = `__Host-${name}`;
  const isEncrypted = ({ publicUrl }: CookieConfig) => publicUrl?.startsWith('https://') ?? false;
  const bare = (config: CookieConfig) =>
    ({ sameSite, httpOnly: true, secure: isEncrypted(config), path }) as const;
  const hosted = { sameSite, httpOnly: true, secure: true, path: '/' } as const;
  /** Two of them would be two truths. */
  const clearBare = (reply: FastifyReply, config: CookieConfig) => {
    if (reply.request.cookies[name] !== undefined) reply.clearCookie(name, bare(config));
  };
  return {
    read(request, config) {
      if (!isEncrypted(config)) return request.cookies[name];
      return request.cookies[prefixed] ?? (readsBareName ? request.cookies[name] : undefined);
    },
    set(reply, config, value, maxAgeS) {
      const age = maxAgeS === undefined ? {} : { maxAge: maxAgeS };
      if (!isEncrypted(config)) {
        reply.setCookie(name, value, { ...bare(config), ...age });
        return;
      }
      reply.setCookie(prefixed, value, { ...hosted, ...age });
      clearBare(reply, config);
    },
    clear(reply, config) {
      if (!isEncrypted(config)) {
        reply.clearCookie(name, bare(config));
        return;
      }
      reply.clearCookie(prefixed, hosted);
      clearBare(reply, config);
    },
  };
}
