/**
 * Whether the desk's pages and files are there for whoever asks: for a known browser, a session, or a link that is good.
 * The page that a link leads to leaves a pass, with which its files are there as well.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToken, writeToken } from '../../../crypto/signed-token.ts';
import { ownCookie } from '../../../http/own-cookie.ts';
import { digestOf } from '../../auth/index.ts';
import type { DeskContext } from '../context.ts';
import { knownDevice } from './devices.ts';
import { findLink, isGoodLink, LINK_PAGE } from './links.ts';
import { readStaffSession } from './sessions.ts';

/** It holds the digest of a link, and is worth something for as long as the link is. */
const passCookie = ownCookie({
  name: 'filigree_desk_pass',
  sameSite: 'strict',
  readsBareName: false,
  path: '/',
});
const KIND = 'p';
const FILES = '/desk/assets/';

type Purpose = keyof typeof LINK_PAGE;

export function deskPageOpens(context: DeskContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if ((await knownDevice(context, request)) || (await readStaffSession(context, request))) return true;
    const { pathname, searchParams } = new URL(request.url, 'http://desk');
    if (pathname.startsWith(FILES)) return hasPass(context, request);
    const token = searchParams.get('token');
    const purpose = (Object.keys(LINK_PAGE) as Purpose[]).find((one) => LINK_PAGE[one] === pathname);
    if (token === null || purpose === undefined) return false;
    if (!(await findLink(context.database, token, purpose))) return false;
    passCookie.set(reply, context.config, writeToken(context.keys.device, KIND, [digestOf(token)]));
    return true;
  };
}

async function hasPass({ config, keys, database }: DeskContext, request: FastifyRequest): Promise<boolean> {
  const [digest] = readToken(keys.device, KIND, passCookie.read(request, config) ?? '') ?? [];
  return digest !== undefined && isGoodLink(database, digest);
}
