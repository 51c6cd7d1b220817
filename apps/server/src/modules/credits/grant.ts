import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { ledgerEntries } from '../../database/schema/credits.ts';
import { lockAccount } from './account.ts';
import { type EntryKind, postEntry } from './post-entry.ts';

export interface Grant {
  readonly userId: string;
  readonly kind: EntryKind;
  /** Above zero. */
  readonly amountMillis: number;
  /** Names what happened, such as `grant:<payment>`; a second grant under it changes nothing. */
  readonly businessKey: string;
  readonly description: string;
  readonly reference: string;
}

/** Gives credits, once for a business key. Returns whether this call was the one that gave them. */
export async function grantCredits(tx: Transaction, grant: Grant): Promise<boolean> {
  const { userId, ...entry } = grant;
  const account = await lockAccount(tx, userId);
  const given = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.businessKey, grant.businessKey));
  if (given.length > 0) return false;
  await postEntry(tx, account, { ...entry, releasedMillis: 0 });
  return true;
}

/** The credits everybody starts with; none are booked when the operator gives none. */
export async function grantWelcomeCredits(
  tx: Transaction,
  userId: string,
  amountMillis: number,
): Promise<void> {
  if (amountMillis <= 0) return;
  await grantCredits(tx, {
    userId,
    kind: 'welcome',
    amountMillis,
    businessKey: `welcome:${userId}`,
    description: 'Welcome credits',
    reference: 'welcome',
  });
}
