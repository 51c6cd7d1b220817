import type { twoFactorCalls } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import { NOW } from '../../../database/clock.ts';
import { twoFactors } from '../../../database/schema/two-factor.ts';
import { fail, ok } from '../../../http/failure.ts';
import type { Handler } from '../../../http/route.ts';
import type { AuthContext } from '../context.ts';
import { countTry, forgiveTries } from '../prove-owner.ts';
import { revokeSessionsOf, sessionOver } from '../sessions.ts';
import { lockUser } from '../users.ts';
import { revokeChallenges } from './challenge.ts';
import { readFactor, spendAppCode, wrongCode } from './factor.ts';
import { tellOfTwoFactor } from './notice.ts';
import { renewRecoveryCodes } from './recovery.ts';

/** Sessions that were begun without the second step end, but for the one that asks. */
export function confirmTwoFactor(context: AuthContext): Handler<typeof twoFactorCalls.confirmTwoFactor> {
  return async ({ body, request, user: { userId, sessionId } }) => {
    const limited = await countTry(context, userId, 'code');
    if (!limited.ok) return limited;
    const outcome = await context.database.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user) return sessionOver();
      const factor = await readFactor(tx, userId);
      if (!factor) return fail('CONFLICT', 'Set up your authenticator app first.');
      if (factor.confirmedAt) return fail('CONFLICT', 'Two-factor sign-in is on already.');
      const spent = await spendAppCode(context, tx, factor, body.code);
      if (spent === 'unreadable') return fail('CONFLICT', 'Set up your authenticator app first.');
      if (spent === 'wrong') return wrongCode();
      await tx.update(twoFactors).set({ confirmedAt: NOW }).where(eq(twoFactors.userId, userId));
      await revokeSessionsOf(tx, userId, sessionId);
      await revokeChallenges(tx, userId);
      await tellOfTwoFactor(context, tx, request, user, 'on');
      return ok({ recoveryCodes: await renewRecoveryCodes(tx, userId) });
    });
    if (outcome.ok) await forgiveTries(context, userId, 'code');
    return outcome;
  };
}
