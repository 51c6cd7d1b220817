import type { authCalls, CallBody } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { ok, type Result } from '../../http/failure.ts';
import type { Handler, SignedIn } from '../../http/route.ts';
import { attempt } from '../../http/throttle.ts';
import { emailChangeAskedLetter } from '../mail/index.ts';
import type { AuthContext } from './context.ts';
import { revokeTokens } from './one-time-tokens.ts';
import { proveBySecret } from './prove-owner.ts';
import { sendVerification } from './send-verification.ts';
import { isLiveSession, sessionOver } from './sessions.ts';
import { findUserById, presentUser, type UserRow } from './users.ts';
import { writeToOwner } from './write-to-owner.ts';

const ADDRESSES_PER_ACCOUNT = { attempts: 10, windowS: 3600 };

type Change = CallBody<typeof authCalls.updateProfile>;

const isOtherAddress = (user: UserRow, email: string | undefined): email is string =>
  email !== undefined && email.toLowerCase() !== user.email.toLowerCase();

/**
 * Whoever has the address has the account, by "Forgot password?": another one takes more than a session, and counts
 * once it is confirmed. Until then the account keeps the one that it has. The answer does not tell whether the other
 * one is somebody's.
 */
export function updateProfile(context: AuthContext): Handler<typeof authCalls.updateProfile> {
  return async ({ body, request, user: signedIn }) => {
    const { database } = context;
    const user = await findUserById(database, signedIn.userId);
    if (!user) return sessionOver();
    if (isOtherAddress(user, body.email)) {
      const allowed = await mayChangeAddress(context, signedIn, body);
      if (!allowed.ok) return allowed;
    }
    const changed = await database.transaction(async (tx) => {
      // An access token outlives its session by minutes: long enough to take an account over by its address.
      if (!(await isLiveSession(tx, signedIn.sessionId))) return undefined;
      const [before] = await tx.select().from(users).where(eq(users.id, user.id)).for('no key update');
      return before && apply(context, tx, request, before, body);
    });
    return changed ? ok(await presentUser(database, changed)) : sessionOver();
  };
}

async function mayChangeAddress(
  context: AuthContext,
  signedIn: SignedIn,
  proof: Change,
): Promise<Result<void>> {
  const proved = await proveBySecret(context, signedIn, proof);
  if (!proved.ok || !context.config.rateLimits) return proved;
  return attempt(context.database, [{ key: `profile-email:${signedIn.userId}`, ...ADDRESSES_PER_ACCOUNT }]);
}

async function apply(
  context: AuthContext,
  tx: Transaction,
  request: FastifyRequest,
  before: UserRow,
  { name, email, phoneNumber }: Change,
): Promise<UserRow> {
  const isMoving = isOtherAddress(before, email);
  const [after] = await tx
    .update(users)
    .set({
      name: name ?? before.name,
      // In another case it is the same address.
      email: isMoving ? before.email : (email ?? before.email),
      phoneNumber: phoneNumber === undefined ? before.phoneNumber : phoneNumber || null,
    })
    .where(eq(users.id, before.id))
    .returning();
  if (!after) throw new Error('A locked account has disappeared.');
  if (isMoving) {
    await sendVerification(context, tx, request, { ...after, email }, 'change_email');
    await writeToOwner(context, tx, request, after, 'email-change-asked', emailChangeAskedLetter);
  } else if (email !== undefined) await revokeTokens(tx, after.id, 'change_email');
  return after;
}
