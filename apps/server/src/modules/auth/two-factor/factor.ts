/** A person's second step: whether there is one, and whether a code is good for it. */
import { and, count, eq, isNotNull, lt } from 'drizzle-orm';
import { sealedBy, unsealText } from '../../../crypto/seal.ts';
import { readNow } from '../../../database/clock.ts';
import type { Queryable, Transaction } from '../../../database/connect.ts';
import { recoveryCodes, twoFactors } from '../../../database/schema/two-factor.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
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

/** Codes on paper are not sealed: they go on working, and with them the app can be set up anew. */
const UNREADABLE_APP =
  'Codes of your app do not work here any more. Please use a recovery code, then set up your app again.';

/** `unreadable`: nothing that the app shows can be judged, right or wrong. */
type Spent = 'good' | 'wrong' | 'unreadable';

/** Uses a code of the app up. Of one code that comes twice, also at once, one is good. */
export async function spendAppCode(
  context: Pick<AuthContext, 'keys' | 'log'>,
  tx: Transaction,
  factor: FactorRow,
  code: string,
): Promise<Spent> {
  const digits = code.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return 'wrong';
  const secret = unsealText(context.keys.twoFactor, factor.userId, factor.sealedSecret);
  if (secret === undefined) {
    const { userId, sealedSecret } = factor;
    context.log.error(
      { userId, sealedBy: sealedBy(sealedSecret) ?? 'a key without a name' },
      'the secret of an authenticator app cannot be opened: its key is not listed, or it is damaged',
    );
    return 'unreadable';
  }
  const step = stepOfCode(secret, digits, (await readNow(tx)).getTime());
  if (step === undefined) return 'wrong';
  const used = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, factor.userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId });
  return used.length > 0 ? 'good' : 'wrong';
}

/** Uses a code up, of the app or on paper. Fails with INVALID_CREDENTIALS, also when there is no second step. */
export async function spendAnyCode(
  context: Pick<AuthContext, 'keys' | 'log'>,
  tx: Transaction,
  userId: string,
  code: string,
): Promise<Result<'app' | 'recovery'>> {
  const factor = await readFactor(tx, userId);
  if (!factor?.confirmedAt) return wrongCode();
  const ofApp = await spendAppCode(context, tx, factor, code);
  if (ofApp === 'good') return ok('app');
  if (ofApp === 'unreadable') return fail('INVALID_CREDENTIALS', UNREADABLE_APP);
  const plain = plainRecoveryCode(code);
  if (plain === undefined) return wrongCode();
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.digest, digestOf(plain))))
    .returning({ digest: recoveryCodes.digest });
  return used.length > 0 ? ok('recovery') : wrongCode();
}

export function wrongCode() {
  return fail('INVALID_CREDENTIALS', 'This code is not right, or was used before.');
}
