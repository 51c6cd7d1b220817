import type { authCalls, CallBody } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/connect.ts';
import { violates } from '../../database/constraint.ts';
import { newId } from '../../database/id.ts';
import { users } from '../../database/schema/users.ts';
import { fail, ok } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import { attempt } from '../../http/throttle.ts';
import { emailChangedLetter } from '../mail/index.ts';
import type { AuthContext } from './context.ts';
import { revokeTokens } from './one-time-tokens.ts';
import { sendVerification } from './send-verification.ts';
import { isLiveSession, sessionOver } from './sessions.ts';
import { findUserById, presentUser, type UserRow } from './users.ts';

const ADDRESSES_PER_ACCOUNT = { attempts: 10, windowS: 3600 };

type Change = CallBody<typeof authCalls.updateProfile>;

const isOtherAddress = (user: UserRow, email: string | undefined): email is string =>
  email !== undefined && email.toLowerCase() !== user.email.toLowerCase();

/** A new address is unproven: it gets a link, the former one a notice, and links on their way stop working. */
export function updateProfile(context: AuthContext): Handler<typeof authCalls.updateProfile> {
  return async ({ body, request, user: { userId, sessionId } }) => {
    const { database } = context;
    const user = await findUserById(database, userId);
    if (!user) return sessionOver();
    if (context.config.rateLimits && isOtherAddress(user, body.email)) {
      const limited = await attempt(database, [{ key: `profile-email:${userId}`, ...ADDRESSES_PER_ACCOUNT }]);
      if (!limited.ok) return limited;
    }
    try {
      const changed = await database.transaction(async (tx) => {
        // An access token outlives its session by minutes: long enough to take an account over by its address.
        if (!(await isLiveSession(tx, sessionId))) return undefined;
        const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
        return before && apply(context, tx, request, before, body);
      });
      return changed ? ok(await presentUser(database, changed)) : sessionOver();
    } catch (error) {
      if (!violates(error, 'users_email_key')) throw error;
      return fail('EMAIL_TAKEN', 'An account with this email address already exists.');
    }
  };
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
      email: email ?? before.email,
      phoneNumber: phoneNumber === undefined ? before.phoneNumber : phoneNumber || null,
      emailVerifiedAt: isMoving ? null : before.emailVerifiedAt,
    })
    .where(eq(users.id, before.id))
    .returning();
  if (!after) throw new Error('A locked account has disappeared.');
  if (!isMoving) return after;
  await revokeTokens(tx, after.id);
  await sendVerification(context, tx, request, after);
  await context.outbox.put(tx, {
    key: `email-changed:${newId()}`,
    userId: after.id,
    email: before.email,
    letter: emailChangedLetter({ name: after.name }),
  });
  return after;
}
