import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { reservations } from '../../database/schema/credits.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import type { ReservationRow } from './reserve.ts';

/** A reservation as its owner names it: what is not theirs does not exist for them. */
export interface ReservationName {
  readonly id: string;
  readonly userId: string;
  readonly owner: ReservationRow['owner'];
}

/**
 * Locks a reservation that is still held; the account must be locked before.
 * Fails with NOT_FOUND, or with RESERVATION_CLOSED when it was committed, refunded or has expired.
 */
export async function lockHeldReservation(
  tx: Transaction,
  name: ReservationName,
): Promise<Result<ReservationRow>> {
  const rows = await tx
    .select({ reservation: reservations, isOver: sql<boolean | null>`${reservations.expiresAt} <= now()` })
    .from(reservations)
    .where(
      and(
        eq(reservations.id, name.id),
        eq(reservations.userId, name.userId),
        eq(reservations.owner, name.owner),
      ),
    )
    .for('update');
  if (!rows[0]) return fail('NOT_FOUND', 'There is no such reservation.');
  const { reservation: found, isOver } = rows[0];
  if (found.state !== 'held') {
    return fail('RESERVATION_CLOSED', `This reservation is already ${found.state}.`, {
      details: { state: found.state },
    });
  }
  if (isOver) {
    return fail('RESERVATION_CLOSED', 'This reservation has expired.', { details: { state: 'expired' } });
  }
  return ok(found);
}
