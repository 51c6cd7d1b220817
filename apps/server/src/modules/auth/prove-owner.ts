/** Before what cannot be undone, the person behind a session shows once more that it is theirs. */
import type { Transaction } from '../../database/connect.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import type { SignedIn } from '../../http/route.ts';
import { attempt, forgive } from '../../http/throttle.ts';
import type { AuthContext } from './context.ts';
import { isPassword } from './passwords.ts';
import { isFreshSession, sessionOver } from './sessions.ts';
import { spendAnyCode } from './two-factor/factor.ts';
import { findUserById, type UserRow } from './users.ts';

const PER_ACCOUNT = { attempts: 10, windowS: 15 * 60 };
/** Counted apart: whoever knows the one must not get tries at the other for it. */
type Secret = 'password' | 'code';
const key = (userId: string, secret: Secret) => `prove-owner:${secret}:${userId}`;

/** Counts a try of a signed-in person at a secret of the account. Fails with RATE_LIMITED. */
export async function countTry(context: AuthContext, userId: string, secret: Secret): Promise<Result<void>> {
  if (!context.config.rateLimits) return ok(undefined);
  return attempt(context.database, [{ key: key(userId, secret), ...PER_ACCOUNT }]);
}

/** Only for that very secret, and only once it was right. */
export async function forgiveTries(context: AuthContext, userId: string, secret: Secret): Promise<void> {
  if (context.config.rateLimits) await forgive(context.database, key(userId, secret));
}

/**
 * The password; of accounts that have none, a fresh sign-in. Counts the try. Fails with INVALID_CREDENTIALS or
 * RATE_LIMITED.
 */
export async function provePassword(
  context: AuthContext,
  { userId, sessionId }: SignedIn,
  password: string | undefined,
): Promise<Result<UserRow>> {
  const user = await findUserById(context.database, userId);
  if (!user) return sessionOver();
  if (user.passwordHash === null) {
    if (await isFreshSession(context.database, sessionId)) return ok(user);
    return fail('INVALID_CREDENTIALS', 'Please sign in again first, to show that it is you.');
  }
  if (!password) return fail('INVALID_CREDENTIALS', 'Please enter your password.');
  const limited = await countTry(context, userId, 'password');
  if (!limited.ok) return limited;
  if (!(await isPassword(user.passwordHash, password))) {
    return fail('INVALID_CREDENTIALS', 'Your password is not right.');
  }
  await forgiveTries(context, userId, 'password');
  return ok(user);
}

/** A code of the second step, which is used up. Counts the try. Fails with INVALID_CREDENTIALS or RATE_LIMITED. */
export async function proveCode(
  context: AuthContext,
  { userId }: SignedIn,
  code: string,
): Promise<Result<void>> {
  const limited = await countTry(context, userId, 'code');
  if (!limited.ok) return limited;
  const used = await context.database.transaction((tx: Transaction) =>
    spendAnyCode(context, tx, userId, code),
  );
  if (!used.ok) return used;
  await forgiveTries(context, userId, 'code');
  return ok(undefined);
}

export interface Proof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * The password or a code of the second step, and where there is no password, a fresh sign-in: a session alone never.
 * Fails with INVALID_CREDENTIALS or RATE_LIMITED.
 */
export async function proveBySecret(
  context: AuthContext,
  signedIn: SignedIn,
  { password, code }: Proof,
): Promise<Result<void>> {
  if (password || !code) {
    const right = await provePassword(context, signedIn, password);
    if (!right.ok) return right;
  }
  return code ? proveCode(context, signedIn, code) : ok(undefined);
}

/**
 * Any one proof: the password, a code of the second step, or a fresh sign-in. What is given must be right. Fails with
 * INVALID_CREDENTIALS or RATE_LIMITED.
 */
export async function proveOwner(
  context: AuthContext,
  signedIn: SignedIn,
  { password, code }: Proof,
): Promise<Result<void>> {
  if (!password && !code) {
    if (await isFreshSession(context.database, signedIn.sessionId)) return ok(undefined);
    return fail(
      'INVALID_CREDENTIALS',
      'Please enter your password, or sign in again, to show that it is you.',
    );
  }
  return proveBySecret(context, signedIn, { password, code });
}
