/** A person's second step: whether there is one, and whether a code is good for it. */
import { and, count, eq, isNotNull, lt } from 'drizzle-orm';
import { unsealText } from '../../../crypto/seal.ts';
import type { Queryable, Transaction } from '../../../database/connect.ts';
import { recoveryCodes, twoFactors } from '../../../database/schema/two-factor.ts';
import { fail } from '../../../http/failure.ts';
import type { AuthContext } from '../context.ts';
import { digestOf } from '../one-time-tokens.ts';
import { plainRecoveryCode } from './recovery.ts';
import { stepOfCode } from './totp.ts';

export type FactorRow = typeof twoFactors.$inferSelect;

export async function readFactor(database: Queryable, userId: string): Promise<FactorRow | undefined> {
  const [row] = await database.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row;
}

export async function hasSecondStep(database: Queryable, userId: string): Promise<boolean> {
  const found = await database
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
  return found.length > 0;
}

export async function countRecoveryCodes(database: Queryable, userId: string): Promise<number> {
  const [row] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** Uses a code of the app up. Of one code that comes twice, also at once, one is good. */
export async function spendAppCode(
  context: Pick<AuthContext, 'keys'>,
  tx: Transaction,
  factor: FactorRow,
  code: string,
): Promise<boolean> {
  const digits = code.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return false;
  const secret = unsealText(context.keys.twoFactor, factor.userId, factor.sealedSecret);
  // The secret of the installation has changed since: codes on paper still work.
  if (secret === undefined) return false;
  const step = stepOfCode(secret, digits);
  if (step === undefined) return false;
  const used = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, factor.userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId });
  return used.length > 0;
}

/** Uses a code up, of the app or on paper. undefined: it is not good, or there is no second step. */
export async function spendAnyCode(
  context: Pick<AuthContext, 'keys'>,
  tx: Transaction,
  userId: string,
  code: string,
): Promise<'app' | 'recovery' | undefined> {
  const factor = await readFactor(tx, userId);
  if (!factor?.confirmedAt) return undefined;
  if (await spendAppCode(context, tx, factor, code)) return 'app';
  const plain = plainRecoveryCode(code);
  if (plain === undefined) return undefined;
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.digest, digestOf(plain))))
    .returning({ digest: recoveryCodes.digest });
  return used.length > 0 ? 'recovery' : undefined;
}

export function wrongCode() {
  return fail('INVALID_CREDENTIALS', 'This code is not right, or was used before.');
}
