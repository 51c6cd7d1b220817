import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { creditAccounts } from '../../database/schema/credits.ts';

/** Thousandths of a credit. */
export interface Account {
  readonly userId: string;
  /** The sum of the ledger entries. */
  readonly balanceMillis: number;
  /** The part of the balance that held reservations keep back. */
  readonly heldMillis: number;
  /** How far claw-backs have taken the spendable part below zero, 0 or more. */
  readonly clawedBelowMillis: number;
}

export function spendableMillis(account: Account): number {
  return account.balanceMillis - account.heldMillis;
}

/**
 * Locks a person's account until the transaction ends, opening it when it is their first. Every operation on credits
 * takes this lock before it judges a balance, and before any lock on a job or a reservation.
 */
export async function lockAccount(tx: Transaction, userId: string): Promise<Account> {
  const locked = await tx
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for('update');
  if (locked[0]) return locked[0];
  await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing();
  const opened = await tx
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for('update');
  return opened[0]!;
}

/** The account as it stands, without a lock; an account that was never opened is empty. */
export async function readAccount(database: Queryable, userId: string): Promise<Account> {
  const rows = await database.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  return rows[0] ?? { userId, balanceMillis: 0, heldMillis: 0, clawedBelowMillis: 0 };
}
