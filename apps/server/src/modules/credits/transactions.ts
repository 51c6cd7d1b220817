import type { CreditTransaction } from '@filigree/contracts';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { ledgerEntries } from '../../database/schema/credits.ts';
import { toCredits } from './amounts.ts';

/** A person's ledger entries, newest first. */
export async function creditTransactions(
  database: Queryable,
  userId: string,
  limit: number,
): Promise<CreditTransaction[]> {
  const entries = await database
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.userId, userId))
    .orderBy(desc(ledgerEntries.sequence))
    .limit(limit);
  return entries.map((entry) => ({
    id: entry.id,
    kind: entry.kind,
    amount: toCredits(entry.amountMillis),
    balanceAfter: toCredits(entry.balanceAfterMillis),
    description: entry.description,
    reference: entry.reference,
    createdAt: entry.createdAt.toISOString(),
  }));
}
