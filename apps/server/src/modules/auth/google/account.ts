/** Whose account it is that somebody opens with Google. */
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../database/connect.ts';
import { newId } from '../../../database/id.ts';
import { identities } from '../../../database/schema/identities.ts';
import { users } from '../../../database/schema/users.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { googleJoinedLetter } from '../../mail/index.ts';
import type { AuthContext } from '../context.ts';
import { pageLink } from '../page-link.ts';
import { sendVerification } from '../send-verification.ts';
import { lockUser, ownerOfAddress, type UserRow } from '../users.ts';
import type { GoogleClaims } from './exchange.ts';

const NAME_MAX_LENGTH = 100;

export interface GoogleAccount {
  readonly user: UserRow;
  readonly isNewUser: boolean;
}

/**
 * The account that this identity opened before; else the one of the same address, if both sides have proved it; else a
 * new one: an unproven address is no reason to let anybody into what stands behind it, nor to tell of it.
 */
export async function accountOf(
  context: AuthContext,
  tx: Transaction,
  request: FastifyRequest,
  claims: GoogleClaims,
): Promise<Result<GoogleAccount>> {
  const [known] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, claims.iss), eq(identities.subject, claims.sub)));
  if (known) {
    const user = await lockUser(tx, known.userId);
    // Deleted between the two statements: the next try makes a new account.
    return user ? ok({ user, isNewUser: false }) : gone();
  }
  if (claims.email === undefined) {
    return fail('INVALID_CREDENTIALS', 'Google has told no email address, which an account needs.');
  }
  const found = claims.email_verified ? await ownerOfAddress(tx, claims.email) : undefined;
  const user = found && (await lockUser(tx, found.id));
  const isSameStill = user?.email.toLowerCase() === claims.email.toLowerCase();
  if (!user || !isSameStill) {
    return ok({ user: await create(context, tx, request, claims, claims.email), isNewUser: true });
  }
  await link(tx, claims, user.id);
  await context.outbox.put(tx, {
    key: `google-joined:${newId()}`,
    userId: user.id,
    email: user.email,
    letter: googleJoinedLetter({
      name: user.name,
      link: pageLink(context.config, request, '/forgot-password'),
    }),
  });
  return ok({ user, isNewUser: false });
}

function gone() {
  return fail('INVALID_CREDENTIALS', 'This account was deleted just now. Please try again.');
}

async function create(
  context: AuthContext,
  tx: Transaction,
  request: FastifyRequest,
  claims: GoogleClaims,
  email: string,
): Promise<UserRow> {
  const [user] = await tx
    .insert(users)
    .values({
      id: newId(),
      name: nameOf(claims, email),
      email,
      avatar: claims.picture ?? null,
      emailVerifiedAt: claims.email_verified ? sql`now()` : null,
    })
    .returning();
  if (!user) throw new Error('The database returned no account.');
  await link(tx, claims, user.id);
  await context.grantWelcome(tx, user.id, claims.email_verified === true);
  if (!claims.email_verified) await sendVerification(context, tx, request, user);
  return user;
}

async function link(tx: Transaction, { iss, sub }: GoogleClaims, userId: string): Promise<void> {
  await tx.insert(identities).values({ issuer: iss, subject: sub, userId });
}

/** Somebody else's text: without control characters, as long as a name may be, and never empty. */
function nameOf({ name }: GoogleClaims, email: string): string {
  const clean = (name ?? '')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, NAME_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
  return clean || email.split('@')[0]!.slice(0, NAME_MAX_LENGTH);
}
