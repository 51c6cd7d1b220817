import type { Session } from '@filigree/contracts';
import type { FastifyReply } from 'fastify';
import { issueAccessToken } from './access-token.ts';
import type { AuthContext } from './context.ts';
import { refreshCookie, setSessionCookies } from './cookie.ts';
import { rememberDevice } from './device.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { type OpenSession, revokeSession } from './sessions.ts';
import { presentUser, type UserRow } from './users.ts';

/** Hands both tokens to the browser: the refresh token as a cookie, the access token in the answer. */
export async function beginSession(
  context: AuthContext,
  reply: FastifyReply,
  user: UserRow,
  session: OpenSession,
): Promise<Session> {
  await endReplacedSession(context, reply, session);
  reply.request.begunFor = user.id;
  const accessToken = await handTokens(context, reply, session);
  rememberDevice(context, reply, user.id);
  return { user: await presentUser(context.database, user), accessToken, refreshToken: null };
}

/** The browser's session of before loses its cookie to the new one: nobody could end it, or use it, any more. */
async function endReplacedSession(
  { keys, database, config }: AuthContext,
  reply: FastifyReply,
  { sessionId }: OpenSession,
): Promise<void> {
  const before = readRefreshToken(keys.refreshToken, refreshCookie(reply.request, config) ?? '');
  if (before && before.sessionId !== sessionId) await revokeSession(database, before.sessionId);
}

export async function handTokens(
  context: AuthContext,
  reply: FastifyReply,
  session: OpenSession,
): Promise<string> {
  const { config, keys } = context;
  setSessionCookies(reply, config, writeRefreshToken(keys.refreshToken, session), session.remembered);
  return issueAccessToken(keys.accessToken, session);
}
