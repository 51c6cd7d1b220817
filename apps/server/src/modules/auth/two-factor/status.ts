import type { twoFactorCalls } from '@filigree/contracts';
import { ok } from '../../../http/failure.ts';
import type { Handler } from '../../../http/route.ts';
import type { AuthContext } from '../context.ts';
import { sessionOver } from '../sessions.ts';
import { findUserById } from '../users.ts';
import { countRecoveryCodes, readFactor } from './factor.ts';

export function twoFactorStatus({ database }: AuthContext): Handler<typeof twoFactorCalls.twoFactor> {
  return async ({ user: { userId } }) => {
    const user = await findUserById(database, userId);
    if (!user) return sessionOver();
    const enabledAt = (await readFactor(database, userId))?.confirmedAt ?? null;
    return ok({
      enabled: enabledAt !== null,
      enabledAt: enabledAt?.toISOString() ?? null,
      recoveryCodesLeft: enabledAt === null ? 0 : await countRecoveryCodes(database, userId),
      hasPassword: user.passwordHash !== null,
    });
  };
}
