/** Money that went back takes its share of the credits with it. */
import { and, eq, sql, sum } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect.ts';
import { creditPurchases, purchaseReversals } from '../../../database/schema/payments.ts';
import { clawBackCredits, restoreCredits } from '../../credits/index.ts';
import type { Reversal } from './look-up.ts';
import type { PurchaseRow } from './terms.ts';

/**
 * Notes the reversals and posts one entry for the difference that they make, if any. The purchase and its account are
 * locked. What was seen undone stays undone: an older answer of the provider, applied late, changes nothing.
 */
export async function reverse(
  tx: Transaction,
  purchase: PurchaseRow,
  reversals: readonly Reversal[],
): Promise<PurchaseRow> {
  for (const reversal of reversals) {
    await tx
      .insert(purchaseReversals)
      .values({ ...reversal, purchaseId: purchase.id })
      .onConflictDoUpdate({
        target: purchaseReversals.id,
        set: { state: reversal.state },
        setWhere: and(eq(purchaseReversals.state, 'standing'), eq(purchaseReversals.purchaseId, purchase.id)),
      });
  }
  const [standing] = await tx
    .select({ cents: sum(purchaseReversals.amountCents).mapWith(Number) })
    .from(purchaseReversals)
    .where(and(eq(purchaseReversals.purchaseId, purchase.id), eq(purchaseReversals.state, 'standing')));
  return book(tx, purchase, takenFor(purchase, standing?.cents ?? 0));
}

/**
 * Thousandths of a credit for so many cents: in proportion, rounded down in favour of the buyer. A refund beside a
 * dispute can send back more than was paid; more than was bought is never taken.
 */
export function takenFor(
  { creditsMillis, priceCents }: Pick<PurchaseRow, 'creditsMillis' | 'priceCents'>,
  reversedCents: number,
): number {
  const cents = BigInt(Math.min(reversedCents, priceCents));
  return Number((BigInt(creditsMillis) * cents) / BigInt(priceCents));
}

async function book(tx: Transaction, purchase: PurchaseRow, takenMillis: number): Promise<PurchaseRow> {
  const moreMillis = takenMillis - purchase.takenMillis;
  if (moreMillis === 0) return purchase;
  const number = purchase.reversalEntries + 1;
  const isTaken = moreMillis > 0;
  const entry = {
    userId: purchase.userId,
    amountMillis: Math.abs(moreMillis),
    businessKey: `reversal:${purchase.id}:${number}`,
    description: isTaken
      ? `${purchase.packageName}: payment returned`
      : `${purchase.packageName}: payment restored`,
    reference: purchase.id,
  };
  await (isTaken ? clawBackCredits(tx, entry) : restoreCredits(tx, entry));
  const rows = await tx
    .update(creditPurchases)
    .set({ takenMillis, reversalEntries: sql`${creditPurchases.reversalEntries} + 1` })
    .where(eq(creditPurchases.id, purchase.id))
    .returning();
  return rows[0]!;
}
