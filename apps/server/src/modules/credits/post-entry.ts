import type { TRANSACTION_KINDS } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { newId } from '../../database/id.ts';
import { creditAccounts, ledgerEntries } from '../../database/schema/credits.ts';
import type { Account } from './account.ts';

export type EntryKind = (typeof TRANSACTION_KINDS)[number];

export interface Posting {
  readonly kind: EntryKind;
  /** Signed, never zero. */
  readonly amountMillis: number;
  /** Held credits that this posting sets free, 0 or more. */
  readonly releasedMillis: number;
  readonly description: string;
  readonly reference: string;
  /** Posted once: a second posting under it is refused by the database. */
  readonly businessKey: string;
  readonly reservationId?: string;
}

/** Books an entry and moves its account with it. The account must be locked by the caller. */
export async function postEntry(tx: Transaction, account: Account, posting: Posting): Promise<Account> {
  const { amountMillis, releasedMillis, ...entry } = posting;
  const balanceMillis = account.balanceMillis + amountMillis;
  const heldMillis = account.heldMillis - releasedMillis;
  const belowMillis = Math.max(0, heldMillis - balanceMillis);
  const moved: Account = {
    userId: account.userId,
    balanceMillis,
    heldMillis,
    // Only a claw-back may go deeper; anything else that would is refused by the database.
    clawedBelowMillis:
      posting.kind === 'clawback' ? belowMillis : Math.min(account.clawedBelowMillis, belowMillis),
  };
  await tx.insert(ledgerEntries).values({
    ...entry,
    id: newId(),
    userId: account.userId,
    amountMillis,
    balanceAfterMillis: moved.balanceMillis,
  });
  await tx
    .update(creditAccounts)
    .set({ balanceMillis, heldMillis, clawedBelowMillis: moved.clawedBelowMillis })
    .where(eq(creditAccounts.userId, account.userId));
  return moved;
}
