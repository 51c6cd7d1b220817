import { eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect.ts';
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

/**
 * The credits everybody starts with: brings what was given so far up to an amount, in at most two entries, the second
 * when the address is confirmed. Accounts that were given all at once before are given nothing more.
 */
export async function grantWelcomeCredits(
  tx: Transaction,
  userId: string,
  upToMillis: number,
): Promise<void> {
  // Two confirmations at the same moment stand in a row, so that the second sees what the first has given.
  await lockAccount(tx, userId);
  const given = await welcomeMillis(tx, userId);
  const amountMillis = upToMillis - (given ?? 0);
  if (amountMillis <= 0) return;
  const isFirst = given === undefined;
  await grantCredits(tx, {
    userId,
    kind: 'welcome',
    amountMillis,
    businessKey: isFirst ? `welcome:${userId}` : `welcome-confirmed:${userId}`,
    description: isFirst ? 'Welcome credits' : 'Welcome credits, address confirmed',
    reference: 'welcome',
  });
}

/** Welcome credits given so far, in thousandths; undefined when there was no entry. */
export async function welcomeMillis(database: Queryable, userId: string): Promise<number | undefined> {
  const entries = await database
    .select({ amountMillis: ledgerEntries.amountMillis })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.businessKey, [`welcome:${userId}`, `welcome-confirmed:${userId}`]));
  if (entries.length === 0) return undefined;
  return entries.reduce((sum, { amountMillis }) => sum + amountMillis, 0);
}
