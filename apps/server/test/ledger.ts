/** The books as tests audit them. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '../src/database/connect.ts';

interface Discrepancy {
  readonly userId: string;
  readonly balance: number;
  readonly entries: number;
  readonly held: number;
  readonly reservations: number;
}

/** Accounts whose balance is not the sum of their entries, or whose held part is not that of their reservations. */
export async function auditBooks(database: Queryable): Promise<Discrepancy[]> {
  const { rows } = await database.execute<Record<keyof Discrepancy, string>>(sql`
    select a.user_id as "userId", a.balance_millis as balance, a.held_millis as held,
      coalesce((select sum(amount_millis) from ledger_entries e where e.user_id = a.user_id), 0) as entries,
      coalesce((select sum(amount_millis) from reservations r where r.user_id = a.user_id and state = 'held'), 0)
        as reservations
    from credit_accounts a`);
  return rows
    .map((row) => ({
      userId: row.userId,
      balance: Number(row.balance),
      entries: Number(row.entries),
      held: Number(row.held),
      reservations: Number(row.reservations),
    }))
    .filter((row) => row.balance !== row.entries || row.held !== row.reservations || row.balance < row.held);
}
