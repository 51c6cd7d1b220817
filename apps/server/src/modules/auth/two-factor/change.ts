/** What takes the password and a code: the second step itself is about to change. */
import type { twoFactorCalls } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect.ts';
import { recoveryCodes, twoFactors } from '../../../database/schema/two-factor.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import type { Handler, SignedIn } from '../../../http/route.ts';
import type { AuthContext } from '../context.ts';
import { countTry, forgiveTries, provePassword } from '../prove-owner.ts';
import { revokeSessionsOf, sessionOver } from '../sessions.ts';
import { lockUser, type UserRow } from '../users.ts';
import { revokeChallenges } from './challenge.ts';
import { hasSecondStep, spendAnyCode } from './factor.ts';
import { tellOfTwoFactor } from './notice.ts';
import { renewRecoveryCodes } from './recovery.ts';

export function disableTwoFactor(context: AuthContext): Handler<typeof twoFactorCalls.disableTwoFactor> {
  return ({ body, request, user: signedIn }) =>
    change(context, signedIn, body, async (tx, user) => {
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
      await tx.delete(twoFactors).where(eq(twoFactors.userId, user.id));
      await revokeSessionsOf(tx, user.id, signedIn.sessionId);
      await revokeChallenges(tx, user.id);
      await tellOfTwoFactor(context, tx, request, user, 'off');
      return null;
    });
}

export function newRecoveryCodes(context: AuthContext): Handler<typeof twoFactorCalls.renewRecoveryCodes> {
  return ({ body, request, user: signedIn }) =>
    change(context, signedIn, body, async (tx, user) => {
      await tellOfTwoFactor(context, tx, request, user, 'new codes');
      return { recoveryCodes: await renewRecoveryCodes(tx, user.id) };
    });
}

async function change<T>(
  context: AuthContext,
  signedIn: SignedIn,
  proof: { readonly password?: string | undefined; readonly code: string },
  apply: (tx: Transaction, user: UserRow) => Promise<T>,
): Promise<Result<T>> {
  const owner = await provePassword(context, signedIn, proof.password);
  if (!owner.ok) return owner;
  const limited = await countTry(context, signedIn.userId, 'code');
  if (!limited.ok) return limited;
  const outcome = await context.database.transaction(async (tx): Promise<Result<T>> => {
    const user = await lockUser(tx, signedIn.userId);
    if (!user) return sessionOver();
    if (!(await hasSecondStep(tx, user.id))) return fail('CONFLICT', 'Two-factor sign-in is off.');
    const spent = await spendAnyCode(context, tx, user.id, proof.code);
    if (!spent.ok) return spent;
    return ok(await apply(tx, user));
  });
  if (outcome.ok) await forgiveTries(context, signedIn.userId, 'code');
  return outcome;
}
