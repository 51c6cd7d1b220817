/** Credits whose money went back: taken again by entries, and given again by entries when the money returns. */
import type { Transaction } from '../../database/connect.ts';
import { lockAccount } from './account.ts';
import { postEntry } from './post-entry.ts';

export interface Reversal {
  readonly userId: string;
  /** Above zero. */
  readonly amountMillis: number;
  /** Posted once: a second posting under it is refused by the database. */
  readonly businessKey: string;
  readonly description: string;
  readonly reference: string;
}

/** Takes credits back, whether or not they have been spent: the balance may go below zero. */
export async function clawBackCredits(tx: Transaction, reversal: Reversal): Promise<void> {
  await post(tx, reversal, 'clawback', -reversal.amountMillis);
}

/** Gives back what a claw-back took. */
export async function restoreCredits(tx: Transaction, reversal: Reversal): Promise<void> {
  await post(tx, reversal, 'restoration', reversal.amountMillis);
}

async function post(
  tx: Transaction,
  { userId, businessKey, description, reference }: Reversal,
  kind: 'clawback' | 'restoration',
  amountMillis: number,
): Promise<void> {
  const account = await lockAccount(tx, userId);
  await postEntry(tx, account, {
    kind,
    amountMillis,
    businessKey,
    description,
    reference,
    releasedMillis: 0,
  });
}
