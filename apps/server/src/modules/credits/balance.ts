import { type balanceSchema, LOW_CREDIT_THRESHOLD } from '@filigree/contracts';
import type { z } from 'zod';
import type { Queryable } from '../../database/connect.ts';
import { readAccount, spendableMillis } from './account.ts';
import { toCredits } from './amounts.ts';

/** What a person can spend and what is held for them, in credits. */
export async function creditBalance(
  database: Queryable,
  userId: string,
): Promise<z.infer<typeof balanceSchema>> {
  const account = await readAccount(database, userId);
  const balance = toCredits(spendableMillis(account));
  return { balance, reserved: toCredits(account.heldMillis), low: balance < LOW_CREDIT_THRESHOLD };
}
