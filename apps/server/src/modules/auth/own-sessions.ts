/** Where a person is signed in, and how they sign themselves out there. */
import type { twoFactorCalls } from '@filigree/contracts';
import { fail, ok } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import type { AuthContext } from './context.ts';
import { endOwnSession, readLiveSessions, revokeSessionsOf } from './sessions.ts';

export function listSessions({ database }: AuthContext): Handler<typeof twoFactorCalls.listSessions> {
  return async ({ user: { userId, sessionId } }) => {
    const rows = await readLiveSessions(database, userId);
    return ok(
      rows.map((row) => ({
        id: row.id,
        current: row.id === sessionId,
        userAgent: row.userAgent,
        remembered: row.remembered,
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.rotatedAt.toISOString(),
      })),
    );
  };
}

export function endSession({ database }: AuthContext): Handler<typeof twoFactorCalls.endSession> {
  return async ({ params, user: { userId } }) =>
    (await endOwnSession(database, userId, params.id))
      ? ok(null)
      : fail('NOT_FOUND', 'There is no such session.');
}

export function endOtherSessions({ database }: AuthContext): Handler<typeof twoFactorCalls.endOtherSessions> {
  return async ({ user: { userId, sessionId } }) => {
    await revokeSessionsOf(database, userId, sessionId);
    return ok(null);
  };
}
