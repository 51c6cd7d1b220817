import type { userCalls } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../../database/schema/users.ts';
import { fail, ok } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import { clearDeviceCookie, clearSessionCookies, forgetPictures, ownerProof } from '../auth/index.ts';
import { lockAccount, spendableMillis, toCredits } from '../credits/index.ts';
import type { UserContext } from './context.ts';

/**
 * The account goes with its sessions and all that is personal, in one transaction; the books and what was paid stay
 * without the person.
 */
export function deleteAccount(context: UserContext): Handler<typeof userCalls.deleteAccount> {
  const prove = ownerProof(context);
  return async ({ body, user, request, reply }) => {
    const proof = await prove(user, body);
    if (!proof.ok) return proof;
    const { userId } = user;
    const creditsLost = await context.connection.database.transaction(async (tx) => {
      // Credits before jobs, and the person after both, as everywhere: nobody waits for each other.
      await lockAccount(tx, userId);
      for (const depart of context.departures) await depart(tx, userId);
      const account = await lockAccount(tx, userId);
      const gone = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
      return gone.length > 0 ? toCredits(Math.max(0, spendableMillis(account))) : undefined;
    });
    if (creditsLost === undefined) return fail('UNAUTHENTICATED', 'This account no longer exists.');
    clearSessionCookies(reply, context.config);
    forgetPictures(reply);
    clearDeviceCookie(reply, context.config);
    await context.afterDeparture().catch((err: unknown) => {
      request.log.warn({ err }, 'what a person has left behind is removed later');
    });
    return ok({ creditsLost });
  };
}
