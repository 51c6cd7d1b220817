import type { authCalls } from '@filigree/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { users } from '../../database/schema/users.ts';
import { ok } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import type { AuthContext } from './context.ts';
import { limitLinks } from './mail-limits.ts';
import { badToken, redeemToken } from './one-time-tokens.ts';

export function verifyEmail(context: AuthContext): Handler<typeof authCalls.verifyEmail> {
  return async ({ body, request }) => {
    const limited = await limitLinks(context, request);
    if (!limited.ok) return limited;
    const verified = await context.database.transaction(async (tx) => {
      const token = await redeemToken(tx, body.token, 'verify_email');
      if (!token) return [];
      // The token proves the address that it was sent to, which must still be the account's.
      return tx
        .update(users)
        .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
        .where(and(eq(users.id, token.userId), eq(sql`lower(${users.email})`, sql`lower(${token.email})`)))
        .returning({ id: users.id });
    });
    return verified.length > 0 ? ok(null) : badToken();
  };
}
