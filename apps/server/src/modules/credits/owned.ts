/** A person's credits, and what becomes of them when they leave. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { ledgerEntries, reservations } from '../../database/schema/credits.ts';
import { inPages, type OwnedPart } from '../../http/owned.ts';
import { lockAccount } from './account.ts';
import { toCredits } from './amounts.ts';
import { creditBalance } from './balance.ts';
import { release } from './refund.ts';

export const creditsOwnedBy: OwnedPart = (database, userId) => ({
  credits: () => creditBalance(database, userId),
  creditTransactions: async function* () {
    const entries = inPages(
      (after: number | undefined, limit) =>
        database
          .select()
          .from(ledgerEntries)
          .where(
            and(
              eq(ledgerEntries.userId, userId),
              after === undefined ? undefined : gt(ledgerEntries.sequence, after),
            ),
          )
          .orderBy(asc(ledgerEntries.sequence))
          .limit(limit),
      ({ sequence }) => sequence,
    );
    for await (const entry of entries) {
      yield {
        id: entry.id,
        kind: entry.kind,
        amount: toCredits(entry.amountMillis),
        balanceAfter: toCredits(entry.balanceAfterMillis),
        description: entry.description,
        reference: entry.reference,
        createdAt: entry.createdAt,
      };
    }
  },
  /** Their own; those of jobs are told with the jobs. */
  creditReservations: async function* () {
    const own = inPages(
      (after: string | undefined, limit) =>
        database
          .select()
          .from(reservations)
          .where(
            and(
              eq(reservations.userId, userId),
              eq(reservations.owner, 'person'),
              after === undefined ? undefined : gt(reservations.id, after),
            ),
          )
          .orderBy(asc(reservations.id))
          .limit(limit),
      ({ id }) => id,
    );
    for await (const { id, state, amountMillis, reference, closeReason, createdAt, closedAt } of own)
      yield { id, state, amount: toCredits(amountMillis), reference, closeReason, createdAt, closedAt };
  },
});

/** The books stay, under an id that nobody has any more; what was held is held no longer. */
export async function releaseReservationsOf(tx: Transaction, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  const held = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.userId, userId), eq(reservations.state, 'held')))
    .orderBy(asc(reservations.id))
    .for('update');
  for (const reservation of held) await release(tx, reservation, 'refunded', 'account deleted');
}
