import { and, asc, eq, gt } from 'drizzle-orm';
import { creditPurchases } from '../../database/schema/payments.ts';
import { inPages, type OwnedPart } from '../../http/owned.ts';
import { toCredits } from '../credits/index.ts';

export const purchasesOwnedBy: OwnedPart = (database, userId) => ({
  creditPurchases: async function* () {
    const purchases = inPages(
      (after: string | undefined, limit) =>
        database
          .select()
          .from(creditPurchases)
          .where(
            and(
              eq(creditPurchases.userId, userId),
              after === undefined ? undefined : gt(creditPurchases.id, after),
            ),
          )
          .orderBy(asc(creditPurchases.id))
          .limit(limit),
      ({ id }) => id,
    );
    for await (const purchase of purchases) {
      yield {
        id: purchase.id,
        package: purchase.packageName,
        credits: toCredits(purchase.creditsMillis),
        creditsTakenBack: toCredits(purchase.takenMillis),
        priceUSD: purchase.priceCents / 100,
        state: purchase.state,
        createdAt: purchase.createdAt,
        paidAt: purchase.paidAt,
      };
    }
  },
});
