/** Whether the books add up, asked of the rows themselves. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

/** Thousandths of a credit. */
export interface BookError {
  readonly userId: string;
  readonly balance: number;
  /** The sum of the entries. */
  readonly entries: number;
  readonly held: number;
  /** The sum of the held reservations. */
  readonly reservations: number;
  /** How far claw-backs may have taken the spendable part below zero. */
  readonly clawedBelow: number;
}

/**
 * Accounts whose balance is not the sum of their entries, whose held part is not that of their reservations, or which
 * are overdrawn by anything else than claw-backs.
 */
export async function auditBooks(database: Queryable): Promise<BookError[]> {
  const { rows } = await database.execute<Record<keyof BookError, string>>(sql`
    select * from (
      select a.user_id as "userId", a.balance_millis as balance, a.held_millis as held,
        a.clawed_below_millis as "clawedBelow",
        coalesce((select sum(amount_millis) from ledger_entries e where e.user_id = a.user_id), 0) as entries,
        coalesce((select sum(amount_millis) from reservations r where r.user_id = a.user_id and state = 'held'), 0)
          as reservations
      from credit_accounts a) as books
    where balance <> entries or held <> reservations or "clawedBelow" <> greatest(0, held - balance)`);
  return rows.map((row) => ({
    userId: row.userId,
    balance: Number(row.balance),
    entries: Number(row.entries),
    held: Number(row.held),
    reservations: Number(row.reservations),
    clawedBelow: Number(row.clawedBelow),
  }));
}
