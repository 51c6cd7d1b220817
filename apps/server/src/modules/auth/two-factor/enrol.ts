import type { twoFactorCalls } from '@filigree/contracts';
import { isNull } from 'drizzle-orm';
import { sealText } from '../../../crypto/seal.ts';
import { NOW } from '../../../database/clock.ts';
import { twoFactors } from '../../../database/schema/two-factor.ts';
import { fail, ok } from '../../../http/failure.ts';
import type { Handler } from '../../../http/route.ts';
import type { AuthContext } from '../context.ts';
import { provePassword } from '../prove-owner.ts';
import { enrolment, newSecret } from './totp.ts';

/** Asking again gives another secret; none counts before `confirm`. */
export function enrolTwoFactor(context: AuthContext): Handler<typeof twoFactorCalls.enrolTwoFactor> {
  return async ({ body, user: signedIn }) => {
    const owner = await provePassword(context, signedIn, body.password);
    if (!owner.ok) return owner;
    const secret = newSecret();
    const sealedSecret = sealText(context.keys.twoFactor, signedIn.userId, secret);
    const kept = await context.database
      .insert(twoFactors)
      .values({ userId: signedIn.userId, sealedSecret })
      .onConflictDoUpdate({
        target: twoFactors.userId,
        set: { sealedSecret, lastStep: 0, createdAt: NOW },
        setWhere: isNull(twoFactors.confirmedAt),
      })
      .returning({ userId: twoFactors.userId });
    if (kept.length === 0) return fail('CONFLICT', 'Two-factor sign-in is on already. Turn it off first.');
    return ok(enrolment(secret, owner.value.email));
  };
}
