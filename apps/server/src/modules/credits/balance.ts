import { type balanceSchema, LOW_CREDIT_THRESHOLD } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { readAccount, spendableMillis } from './account.ts';
import { toCredits, toMillis } from './amounts.ts';
import { welcomeMillis } from './grant.ts';

/** What a person can spend and what is held for them, in credits. */
export async function creditBalance(
  database: Queryable,
  userId: string,
): Promise<z.infer<typeof balanceSchema>> {
  const account = await readAccount(database, userId);
  const balance = toCredits(spendableMillis(account));
  return { balance, reserved: toCredits(account.heldMillis), low: balance < LOW_CREDIT_THRESHOLD };
}

/** The welcome credits that wait for the person's address to be confirmed, in credits. */
export async function creditsOnConfirmation(
  database: Queryable,
  userId: string,
  welcomeCredits: number,
): Promise<number> {
  const [user] = await database
    .select({ verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || user.verifiedAt !== null) return 0;
  const given = (await welcomeMillis(database, userId)) ?? 0;
  return toCredits(Math.max(0, toMillis(welcomeCredits) - given));
}
