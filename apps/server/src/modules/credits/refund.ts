import { eq, sql } from 'drizzle-orm';
import { NOW } from '../../database/clock.ts';
import type { Transaction } from '../../database/connect.ts';
import { creditAccounts, reservations } from '../../database/schema/credits.ts';
import { ok, type Result } from '../../http/failure.ts';
import { lockAccount } from './account.ts';
import { lockHeldReservation, type ReservationName } from './find-reservation.ts';
import type { ReservationRow } from './reserve.ts';

/**
 * Releases what a reservation holds. Creates no credits: nothing was taken from the balance yet, so no entry is
 * posted. Fails with NOT_FOUND or RESERVATION_CLOSED, and then changes nothing.
 */
export async function refundReservation(
  tx: Transaction,
  refund: ReservationName & { readonly reason: string | null },
): Promise<Result<ReservationRow>> {
  await lockAccount(tx, refund.userId);
  const held = await lockHeldReservation(tx, refund);
  if (!held.ok) return held;
  return ok(await release(tx, held.value, 'refunded', refund.reason));
}

/** Closes a held reservation without spending; both it and its account must be locked. */
export async function release(
  tx: Transaction,
  held: ReservationRow,
  state: 'refunded' | 'expired',
  reason: string | null,
): Promise<ReservationRow> {
  const heldMillis = sql`${creditAccounts.heldMillis} - ${held.amountMillis}`;
  const belowMillis = sql`greatest(0, ${heldMillis} - ${creditAccounts.balanceMillis})`;
  await tx
    .update(creditAccounts)
    .set({
      heldMillis,
      clawedBelowMillis: sql`least(${creditAccounts.clawedBelowMillis}, ${belowMillis})`,
    })
    .where(eq(creditAccounts.userId, held.userId));
  const rows = await tx
    .update(reservations)
    .set({ state, closedAt: NOW, closeReason: reason })
    .where(eq(reservations.id, held.id))
    .returning();
  return rows[0]!;
}
