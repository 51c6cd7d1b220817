import { eq } from 'drizzle-orm';
import { NOW } from '../../database/clock.ts';
import type { Transaction } from '../../database/connect.ts';
import { reservations } from '../../database/schema/credits.ts';
import { ok, type Result } from '../../http/failure.ts';
import { type Account, lockAccount } from './account.ts';
import { lockHeldReservation, type ReservationName } from './find-reservation.ts';
import { type EntryKind, postEntry } from './post-entry.ts';
import type { ReservationRow } from './reserve.ts';

export interface Commitment extends ReservationName {
  /** How much of it is spent, 1 .. what is held; the rest is released. Default: all of it. */
  readonly spentMillis?: number;
  readonly kind: EntryKind;
  readonly description: string;
}

/**
 * Spends what a reservation holds: one ledger entry, and the account with it.
 * Fails with NOT_FOUND or RESERVATION_CLOSED, and then changes nothing.
 * @throws {RangeError} when more than what is held, or nothing, would be spent.
 */
export async function commitReservation(
  tx: Transaction,
  commitment: Commitment,
): Promise<Result<{ reservation: ReservationRow; account: Account }>> {
  const account = await lockAccount(tx, commitment.userId);
  const held = await lockHeldReservation(tx, commitment);
  if (!held.ok) return held;
  const { id, amountMillis, reference } = held.value;
  const spentMillis = commitment.spentMillis ?? amountMillis;
  if (!Number.isInteger(spentMillis) || spentMillis < 1 || spentMillis > amountMillis) {
    throw new RangeError(`A reservation of ${amountMillis} cannot spend ${spentMillis}.`);
  }
  const moved = await postEntry(tx, account, {
    kind: commitment.kind,
    amountMillis: -spentMillis,
    releasedMillis: amountMillis,
    description: commitment.description,
    reference,
    businessKey: `commit:${id}`,
    reservationId: id,
  });
  const rows = await tx
    .update(reservations)
    .set({ state: 'committed', committedMillis: spentMillis, closedAt: NOW })
    .where(eq(reservations.id, id))
    .returning();
  return ok({ reservation: rows[0]!, account: moved });
}
