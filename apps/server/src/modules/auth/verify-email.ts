import type { authCalls } from '@filigree/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import { emailChangedLetter } from '../mail/index.ts';
import { unlessTaken } from './address-taken.ts';
import type { AuthContext } from './context.ts';
import { limitLinks } from './mail-limits.ts';
import { badToken, redeemToken, revokeTokens } from './one-time-tokens.ts';
import { findUserById } from './users.ts';
import { writeToOwner } from './write-to-owner.ts';

/** Whoever follows the link has the mailbox, and may know that the address is somebody's. */
const taken = () =>
  fail(
    'EMAIL_TAKEN',
    'Another account has confirmed this email address already. Please sign in to that one, or use another address.',
  );

/** Both kinds of links lead here: of the address that an account has, and of the one that it asked to have. */
export function verifyEmail(context: AuthContext): Handler<typeof authCalls.verifyEmail> {
  return async ({ body, request }) => {
    const limited = await limitLinks(context, request);
    if (!limited.ok) return limited;
    return unlessTaken<Result<null>>(
      () =>
        context.database.transaction(async (tx) => {
          const isDone =
            (await confirmAddress(context, tx, body.token)) ||
            (await changeAddress(context, tx, request, body.token));
          return isDone ? ok(null) : badToken();
        }),
      taken(),
    );
  };
}

async function confirmAddress(context: AuthContext, tx: Transaction, secret: string): Promise<boolean> {
  const token = await redeemToken(tx, secret, 'verify_email');
  if (!token) return false;
  // The token proves the address that it was sent to, which must still be the account's.
  const [user] = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(and(eq(users.id, token.userId), eq(sql`lower(${users.email})`, sql`lower(${token.email})`)))
    .returning({ id: users.id });
  if (!user) return false;
  await context.grantWelcome(tx, user.id, true);
  return true;
}

/** Links that went to the former address stop working, and it is told. */
async function changeAddress(
  context: AuthContext,
  tx: Transaction,
  request: FastifyRequest,
  secret: string,
): Promise<boolean> {
  const token = await redeemToken(tx, secret, 'change_email');
  const before = token && (await findUserById(tx, token.userId));
  if (!before) return false;
  await tx
    .update(users)
    .set({ email: token.email, emailVerifiedAt: sql`now()` })
    .where(eq(users.id, before.id));
  await context.grantWelcome(tx, before.id, true);
  await revokeTokens(tx, before.id);
  await writeToOwner(context, tx, request, before, 'email-changed', emailChangedLetter);
  return true;
}
