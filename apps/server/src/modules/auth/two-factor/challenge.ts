/** The time between the two steps of a sign-in. */
import { randomBytes } from 'node:crypto';
import type { TwoFactorChallenge } from '@filigree/contracts';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../database/connect.ts';
import { signInChallenges } from '../../../database/schema/two-factor.ts';
import { digestOf } from '../one-time-tokens.ts';

const LIFETIME_S = 5 * 60;
const TOKEN_BYTES = 32;
/** Codes that may be tried on one first step. */
const ATTEMPTS = 5;

export type IssuedChallenge = TwoFactorChallenge;

export interface Challenge {
  readonly userId: string;
  readonly remembered: boolean;
}

export async function issueChallenge(
  tx: Transaction,
  userId: string,
  remembered: boolean,
): Promise<IssuedChallenge> {
  const challengeToken = randomBytes(TOKEN_BYTES).toString('base64url');
  await tx.insert(signInChallenges).values({
    digest: digestOf(challengeToken),
    userId,
    remembered,
    expiresAt: sql`now() + make_interval(secs => ${LIFETIME_S})`,
  });
  return { challengeToken, expiresInS: LIFETIME_S };
}

/** Counts a try. undefined: unknown, used, too old, or tried too often. */
export async function tryChallenge(database: Database, token: string): Promise<Challenge | undefined> {
  const [challenge] = await database
    .update(signInChallenges)
    .set({ attempts: sql`${signInChallenges.attempts} + 1` })
    .where(
      and(
        eq(signInChallenges.digest, digestOf(token)),
        gt(signInChallenges.expiresAt, sql`now()`),
        lt(signInChallenges.attempts, ATTEMPTS),
      ),
    )
    .returning({ userId: signInChallenges.userId, remembered: signInChallenges.remembered });
  return challenge;
}

/** Whether it was there still: a challenge opens one session. */
export async function endChallenge(tx: Transaction, token: string): Promise<boolean> {
  const ended = await tx
    .delete(signInChallenges)
    .where(eq(signInChallenges.digest, digestOf(token)))
    .returning({ digest: signInChallenges.digest });
  return ended.length > 0;
}

/** Sign-ins under way begin again: their first step was made with what does not hold any more. */
export async function revokeChallenges(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}

export async function removeExpiredChallenges(database: Database): Promise<void> {
  await database.delete(signInChallenges).where(lt(signInChallenges.expiresAt, sql`now()`));
}
