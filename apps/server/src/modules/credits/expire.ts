import { and, asc, eq, lte } from 'drizzle-orm';
import { NOW } from '../../database/clock.ts';
import type { Database } from '../../database/connect.ts';
import { reservations } from '../../database/schema/credits.ts';
import { lockAccount } from './account.ts';
import { release } from './refund.ts';

const SWEEP_LIMIT = 500;

/** Releases reservations whose time is over. Returns how many. Safe to run in several processes at once. */
export async function expireReservations(database: Database): Promise<number> {
  const due = await database
    .select({ id: reservations.id, userId: reservations.userId })
    .from(reservations)
    .where(and(eq(reservations.state, 'held'), lte(reservations.expiresAt, NOW)))
    .orderBy(asc(reservations.expiresAt))
    .limit(SWEEP_LIMIT);
  let expired = 0;
  for (const { id, userId } of due) {
    await database.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const rows = await tx
        .select()
        .from(reservations)
        .where(and(eq(reservations.id, id), eq(reservations.state, 'held')))
        .for('update');
      if (!rows[0]) return;
      await release(tx, rows[0], 'expired', null);
      expired += 1;
    });
  }
  return expired;
}
