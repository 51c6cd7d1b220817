/** Before what cannot be undone, the person behind a session shows once more that it is theirs. */
import type { Transaction } from '../../database/connect.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import type { SignedIn } from '../../http/route.ts';
import { attempt, forgive } from '../../http/throttle.ts';
import type { AuthContext } from './context.ts';
import { isPassword } from './passwords.ts';
import { isFreshSession, sessionOver } from './sessions.ts';
import { spendAnyCode, wrongCode } from './two-factor/factor.ts';
import { findUserById, type UserRow } from './users.ts';

const PER_ACCOUNT = { attempts: 10, windowS: 15 * 60 };
const key = (userId: string) => `prove-owner:${userId}`;

/** Counts a try at a secret of the account; `proved` forgives them. */
export async function limitProofs(context: AuthContext, userId: string): Promise<Result<void>> {
  if (!context.config.rateLimits) return ok(undefined);
  return attempt(context.database, [{ key: key(userId), ...PER_ACCOUNT }]);
}

export async function proved(context: AuthContext, userId: string): Promise<void> {
  if (context.config.rateLimits) await forgive(context.database, key(userId));
}

/** The password; of accounts that have none, a fresh sign-in. Fails with INVALID_CREDENTIALS. */
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
  if (await isPassword(user.passwordHash, password)) return ok(user);
  return fail('INVALID_CREDENTIALS', 'Your password is not right.');
}

export interface Proof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
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
  const { database } = context;
  if (!password && !code) {
    if (await isFreshSession(database, signedIn.sessionId)) return ok(undefined);
    return fail(
      'INVALID_CREDENTIALS',
      'Please enter your password, or sign in again, to show that it is you.',
    );
  }
  const limited = await limitProofs(context, signedIn.userId);
  if (!limited.ok) return limited;
  if (password) {
    const right = await provePassword(context, signedIn, password);
    if (!right.ok) return right;
  }
  if (code) {
    const used = await database.transaction((tx: Transaction) =>
      spendAnyCode(context, tx, signedIn.userId, code),
    );
    if (used === undefined) return wrongCode();
  }
  await proved(context, signedIn.userId);
  return ok(undefined);
}
