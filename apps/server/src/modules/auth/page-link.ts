/** Addresses of our own pages, as mails name them. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const PLAIN_HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * Below PUBLIC_URL, which every installation that sends mail has. Without it mails stay on this machine, and the page
 * is where the request was sent: the Host header is anybody's word, and never decides where a mail that leaves leads.
 */
export function pageLink(
  config: Pick<Config, 'publicUrl' | 'port'>,
  request: Pick<FastifyRequest, 'headers'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const { host = '' } = request.headers;
  const base = config.publicUrl ?? `http://${PLAIN_HOST.test(host) ? host : `localhost:${config.port}`}`;
  const search = new URLSearchParams(query).toString();
  return `${base}${path}${search === '' ? '' : `?${search}`}`;
}
