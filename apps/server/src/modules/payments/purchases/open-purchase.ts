/** The purchase that a click on "Proceed to Checkout" goes on with: one a person and pack. */
import { and, eq } from 'drizzle-orm';
import { readNow } from '../../../database/clock.ts';
import type { Transaction } from '../../../database/connect.ts';
import { newId } from '../../../database/id.ts';
import { creditPackages, creditPurchases } from '../../../database/schema/payments.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { lockAccount, toMillis } from '../../credits/index.ts';
import type { PackageRow } from '../packages.ts';
import { OPEN_FOR_MS, type PurchaseRow } from './terms.ts';

export interface Opened {
  readonly purchase: PurchaseRow;
  /** The one that it takes the place of, because the pack has changed or too much time has passed. */
  readonly replaced: PurchaseRow | undefined;
}

/**
 * Finds the open purchase on the pack's present terms, or makes one. The account is locked, so that two clicks at once
 * are one purchase. Fails with NOT_FOUND for a pack that is not on offer.
 */
export async function openPurchase(
  tx: Transaction,
  userId: string,
  packageId: string,
): Promise<Result<Opened>> {
  const [pack] = await tx
    .select()
    .from(creditPackages)
    .where(and(eq(creditPackages.id, packageId), eq(creditPackages.active, true)));
  if (!pack) return fail('NOT_FOUND', 'This package is not available.');
  await lockAccount(tx, userId);
  const [open] = await tx
    .select()
    .from(creditPurchases)
    .where(
      and(
        eq(creditPurchases.userId, userId),
        eq(creditPurchases.packageId, packageId),
        eq(creditPurchases.state, 'open'),
      ),
    )
    .for('update');
  if (open && isOnTerms(open, pack, await readNow(tx))) return ok({ purchase: open, replaced: undefined });
  if (open)
    await tx.update(creditPurchases).set({ state: 'replaced' }).where(eq(creditPurchases.id, open.id));
  const [purchase] = await tx
    .insert(creditPurchases)
    .values({
      id: newId(),
      userId,
      packageId,
      packageName: pack.name,
      creditsMillis: toMillis(pack.credits),
      priceCents: pack.priceCents,
    })
    .returning();
  return ok({ purchase: purchase!, replaced: open });
}

function isOnTerms(open: PurchaseRow, pack: PackageRow, now: Date): boolean {
  return (
    open.creditsMillis === toMillis(pack.credits) &&
    open.priceCents === pack.priceCents &&
    now.getTime() - open.createdAt.getTime() < OPEN_FOR_MS
  );
}
