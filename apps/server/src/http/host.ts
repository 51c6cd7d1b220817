/** Which host a request is for is said once, or proxies and we may believe different ones (RFC 9112, section 3.2). */
import type { FastifyInstance } from 'fastify';
import { fail, sendFailure } from './failure.ts';

const MANY = 'The request names its host more than once.';
const OTHER = 'The address and the Host header of the request name different hosts.';

/** For all routes; a request of HTTP/1.1 without a host is refused by Node itself. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const { rawHeaders, headers, url = '' } = raw;
    const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (named.length > 1) return sendFailure(reply, fail('VALIDATION_FAILED', MANY).failure);
    if (/^https?:/i.test(url) && (!URL.canParse(url) || new URL(url).host !== headers.host)) {
      return sendFailure(reply, fail('VALIDATION_FAILED', OTHER).failure);
    }
    return undefined;
  });
}
