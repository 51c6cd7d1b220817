/** Tokens of the links in mails: 256 random bits that work once, for a while, and for one purpose. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, type InferSelectModel, lt, sql } from 'drizzle-orm';
import { readNow } from '../../database/clock.ts';
import type { Database, Queryable, Transaction } from '../../database/connect.ts';
import { oneTimeTokens } from '../../database/schema/one-time-tokens.ts';
import { users } from '../../database/schema/users.ts';
import { fail } from '../../http/failure.ts';

type TokenRow = InferSelectModel<typeof oneTimeTokens>;
type Purpose = TokenRow['purpose'];

/** A mail may be read the next day; a link that opens an account should not lie about. */
export const TOKEN_LIFETIME_S: Readonly<Record<Purpose, number>> = {
  verify_email: 24 * 3600,
  change_email: 24 * 3600,
  reset_password: 3600,
};
const TOKEN_BYTES = 32;

/** The token is as random as the digest is long: nothing slower than SHA-256 is needed to keep it. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export interface IssuedToken {
  readonly token: string;
  /** Names the token without telling it. */
  readonly digest: string;
  readonly expiresAt: Date;
}

/** Makes a token for the address of the account; an older one of the same purpose stops working. */
export async function issueToken(
  tx: Queryable,
  user: { readonly id: string; readonly email: string },
  purpose: Purpose,
): Promise<IssuedToken> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const issued = {
    digest: digestOf(token),
    email: user.email,
    expiresAt: new Date((await readNow(tx)).getTime() + TOKEN_LIFETIME_S[purpose] * 1_000),
  };
  await tx
    .insert(oneTimeTokens)
    .values({ userId: user.id, purpose, ...issued })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set: issued });
  return { token, digest: issued.digest, expiresAt: issued.expiresAt };
}

const isGood = (token: string, purpose: Purpose) =>
  and(
    eq(oneTimeTokens.digest, digestOf(token)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  );

/** Whose it is, if it would work; it is not used up by the question. */
export async function readOwnerOfToken(
  database: Queryable,
  token: string,
  purpose: Purpose,
): Promise<{ readonly name: string; readonly email: string } | undefined> {
  const [owner] = await database
    .select({ name: users.name, email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(isGood(token, purpose));
  return owner;
}

/** Uses a token up. undefined: unknown, used, too old, replaced by a newer one, or for something else. */
export async function redeemToken(
  tx: Transaction,
  token: string,
  purpose: Purpose,
): Promise<TokenRow | undefined> {
  const [found] = await tx
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(isGood(token, purpose));
  if (!found) return undefined;
  // The account before its tokens, as everybody locks them: those who meet wait for each other, and never both.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('no key update');
  const [row] = await tx.delete(oneTimeTokens).where(isGood(token, purpose)).returning();
  return row;
}

/** The same answer for every token that does not work. */
export function badToken() {
  const message = 'This link does not work any more: it was used, replaced by a newer one, or is too old.';
  return fail('VALIDATION_FAILED', message, { details: [{ path: 'token', message }] });
}

/** Links on their way stop working: what they were sent for has been settled in another way. */
export async function revokeTokens(tx: Transaction, userId: string, purpose?: Purpose): Promise<void> {
  const isTheirs = eq(oneTimeTokens.userId, userId);
  await tx
    .delete(oneTimeTokens)
    .where(purpose === undefined ? isTheirs : and(isTheirs, eq(oneTimeTokens.purpose, purpose)));
}

export async function removeExpiredTokens(database: Database): Promise<void> {
  await database.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`now()`));
}
