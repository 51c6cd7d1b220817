import type { authCalls } from '@filigree/contracts';
import { and, eq } from 'drizzle-orm';
import { users } from '../../database/schema/users.ts';
import { fail, ok } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import { closeOldDoors } from './close-old-doors.ts';
import type { AuthContext } from './context.ts';
import { judgeNewPassword } from './new-password.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { countTry, forgiveTries } from './prove-owner.ts';
import { isLiveSession, sessionOver } from './sessions.ts';
import { findUserById } from './users.ts';

/** The session that asks goes on; every other one of the account ends. */
export function changePassword(context: AuthContext): Handler<typeof authCalls.changePassword> {
  return async ({ body, request, user: { userId, sessionId } }) => {
    const { database } = context;
    const limited = await countTry(context, userId, 'password');
    if (!limited.ok) return limited;
    const user = await findUserById(database, userId);
    if (!user || !(await isLiveSession(database, sessionId))) return sessionOver();
    const wrong = fail('INVALID_CREDENTIALS', 'Your current password is not right.');
    if (!user.passwordHash || !(await isPassword(user.passwordHash, body.currentPassword))) return wrong;
    const judged = await judgeNewPassword(body.newPassword, 'newPassword', user);
    if (!judged.ok) return judged;
    const passwordHash = await hashPassword(body.newPassword);
    const isChanged = await database.transaction(async (tx) => {
      const [changed] = await tx
        .update(users)
        .set({ passwordHash })
        // Of two changes that come at once, the second has named a password that is not the current one any more.
        .where(and(eq(users.id, userId), eq(users.passwordHash, user.passwordHash ?? '')))
        .returning();
      if (!changed) return false;
      await closeOldDoors(context, tx, request, changed, sessionId);
      return true;
    });
    if (!isChanged) return wrong;
    await forgiveTries(context, userId, 'password');
    return ok(null);
  };
}
