import type { authCalls } from '@filigree/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { users } from '../../database/schema/users.ts';
import { ok } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import { unlessTaken } from './address-taken.ts';
import { closeOldDoors } from './close-old-doors.ts';
import type { AuthContext } from './context.ts';
import { limitLinks } from './mail-limits.ts';
import { judgeNewPassword } from './new-password.ts';
import { badToken, readOwnerOfToken, redeemToken } from './one-time-tokens.ts';
import { hashPassword } from './passwords.ts';

/** Every session of the account ends; the mail has also proved its address. */
export function resetPassword(context: AuthContext): Handler<typeof authCalls.resetPassword> {
  return async ({ body, request }) => {
    const { database } = context;
    const limited = await limitLinks(context, request);
    if (!limited.ok) return limited;
    // Hashing is dear: not for tokens that somebody has made up.
    const owner = await readOwnerOfToken(database, body.token, 'reset_password');
    if (!owner) return badToken();
    const judged = await judgeNewPassword(body.password, 'password', owner);
    if (!judged.ok) return judged;
    const passwordHash = await hashPassword(body.password);
    const isReset = await unlessTaken(
      () =>
        database.transaction(async (tx) => {
          const token = await redeemToken(tx, body.token, 'reset_password');
          if (!token) return false;
          const [user] = await tx
            .update(users)
            .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
            .where(
              and(eq(users.id, token.userId), eq(sql`lower(${users.email})`, sql`lower(${token.email})`)),
            )
            .returning();
          if (!user) return false;
          // The link has proved the address as well as one that was sent for it.
          await context.grantWelcome(tx, user.id, true);
          await closeOldDoors(context, tx, request, user);
          return true;
        }),
      false,
    );
    return isReset ? ok(null) : badToken();
  };
}
