/** Checkouts that nobody goes on with, refunds that are owed, and ring sizes that are waited for. */
import { and, asc, eq, inArray, lt, or } from 'drizzle-orm';
import { readNow } from '../../database/clock.ts';
import { checkouts } from '../../database/schema/orders.ts';
import { endSession } from './checkout/session-of.ts';
import { settleSession } from './checkout/settle.ts';
import type { OrderContext } from './context.ts';
import { finishRefunds } from './desk/refund.ts';
import { giveBackWhatIsOwed } from './placed/give-back.ts';
import { askForRingSizes } from './placed/ring-sizes.ts';

const SWEEP_LIMIT = 50;
/** What ends by itself is given time to say so. */
const PATIENCE_MS = 10 * 60_000;

/**
 * From time to time, in any number of processes.
 * @param at other than now
 */
export async function lookAfterOrders(context: OrderContext, at?: Date): Promise<void> {
  const now = at ?? (await readNow(context.database));
  await endOldCheckouts(context, now);
  await finishRefunds(context);
  await giveBackWhatIsOwed(context);
  await askForRingSizes(context, now);
}

/** Those whose time is over, and those that others have taken the place of: a person pays for one cart once. */
async function endOldCheckouts(context: OrderContext, now: Date): Promise<void> {
  const { database, stripe } = context;
  const old = await database
    .select({ id: checkouts.id, sessionId: checkouts.sessionId, expiresAt: checkouts.expiresAt })
    .from(checkouts)
    .where(
      and(
        inArray(checkouts.state, ['open', 'replaced']),
        or(eq(checkouts.state, 'replaced'), lt(checkouts.expiresAt, new Date(now.getTime() - PATIENCE_MS))),
      ),
    )
    .orderBy(asc(checkouts.expiresAt))
    .limit(SWEEP_LIMIT);
  for (const { id, sessionId, expiresAt } of old) {
    if (sessionId !== null) {
      await endSession(stripe, sessionId);
      await settleSession(context, sessionId);
    } else if (expiresAt < now) {
      // Its address was never given away, so nobody can have paid it.
      await database
        .update(checkouts)
        .set({ state: 'expired', address: null })
        .where(and(eq(checkouts.id, id), inArray(checkouts.state, ['open', 'replaced'])));
    }
  }
}
