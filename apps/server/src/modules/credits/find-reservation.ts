import { and, eq } from 'drizzle-orm';
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
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.id, name.id),
        eq(reservations.userId, name.userId),
        eq(reservations.owner, name.owner),
      ),
    )
    .for('update');
  const found = rows[0];
  if (!found) return fail('NOT_FOUND', 'There is no such reservation.');
  if (found.state !== 'held') {
    return fail('RESERVATION_CLOSED', `This reservation is already ${found.state}.`, {
      details: { state: found.state },
    });
  }
  if (found.expiresAt.getTime() <= Date.now()) {
    return fail('RESERVATION_CLOSED', 'This reservation has expired.', { details: { state: 'expired' } });
  }
  return ok(found);
}
