import { eq } from 'drizzle-orm';
import { fromNow } from '../../database/clock.ts';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { newId } from '../../database/id.ts';
import { creditAccounts, reservations } from '../../database/schema/credits.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import { type Account, lockAccount, readAccount, spendableMillis } from './account.ts';
import { toCredits } from './amounts.ts';

export type ReservationRow = typeof reservations.$inferSelect;

export interface ReservationRequest {
  readonly userId: string;
  /** 'person': its owner may close it through the API; 'job': only the server may. */
  readonly owner: ReservationRow['owner'];
  /** Above zero. */
  readonly amountMillis: number;
  readonly reference: string;
  /** After this it is released by itself; undefined: never, its owner closes it. */
  readonly lifetimeMs: number | undefined;
}

/** People hold credits for purposes of their own, which are no generations. */
const INSUFFICIENT: Readonly<Record<ReservationRow['owner'], string>> = {
  job: "You don't have enough credits for this generation. Purchase more credits to continue.",
  person: "You don't have enough credits to hold this amount. Hold less, or purchase more credits.",
};

type Spending = Pick<ReservationRequest, 'userId' | 'owner' | 'amountMillis'>;

function judge(account: Account, { owner, amountMillis }: Spending): Result<void> {
  const spendable = spendableMillis(account);
  if (spendable >= amountMillis) return ok(undefined);
  return fail('INSUFFICIENT_CREDITS', INSUFFICIENT[owner], {
    details: { balance: toCredits(spendable), required: toCredits(amountMillis) },
  });
}

/**
 * Whether there is enough to be spent at this moment, which only the reservation itself can promise: asked before work
 * is done that is in vain without. Fails with INSUFFICIENT_CREDITS.
 */
export async function judgeBalance(database: Queryable, spending: Spending): Promise<Result<void>> {
  return judge(await readAccount(database, spending.userId), spending);
}

/** Holds credits back from what can be spent. Fails with INSUFFICIENT_CREDITS and then changes nothing. */
export async function reserveCredits(
  tx: Transaction,
  request: ReservationRequest,
): Promise<Result<ReservationRow>> {
  const { lifetimeMs, ...reservation } = request;
  const account = await lockAccount(tx, request.userId);
  const judged = judge(account, request);
  if (!judged.ok) return judged;
  await tx
    .update(creditAccounts)
    .set({ heldMillis: account.heldMillis + request.amountMillis })
    .where(eq(creditAccounts.userId, request.userId));
  const rows = await tx
    .insert(reservations)
    .values({ ...reservation, id: newId(), expiresAt: lifetimeMs === undefined ? null : fromNow(lifetimeMs) })
    .returning();
  return ok(rows[0]!);
}
