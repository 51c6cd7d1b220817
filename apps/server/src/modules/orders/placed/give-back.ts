/** What was paid for an order that was cancelled goes back. */
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { orderReversals, orders } from '../../../database/schema/orders.ts';
import { settleSession } from '../checkout/settle.ts';
import { CART_KIND } from '../checkout/terms.ts';
import type { OrderContext } from '../context.ts';
import type { OrderRow } from './rows.ts';

const SWEEP_LIMIT = 50;

const isOwed = and(
  eq(orders.status, 'cancelled'),
  isNotNull(orders.paidAt),
  isNotNull(orders.paymentIntentId),
  lt(orders.refundedCents, orders.totalCents),
  // The bank has it, or holds it; and after a refund that failed, somebody has to find another way.
  eq(orders.disputedCents, 0),
  sql`not exists (select from ${orderReversals} where ${orderReversals.orderId} = ${orders.id}
    and ${orderReversals.kind} = 'refund' and ${orderReversals.state} = 'undone')`,
);

/**
 * Asks the provider for the refund that a cancelled order is owed, if any; the same one however often it is asked.
 * What the provider cannot do now is left to the sweep.
 */
export async function giveBack(context: OrderContext, orderId: string): Promise<void> {
  const [order] = await context.database
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isOwed));
  if (!order) return;
  try {
    await refund(context, order);
    await settleSession(context, order.sessionId, true);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    context.log.warn({ err: error, orderId }, 'a refund has to wait');
  }
}

async function refund({ stripe, log }: OrderContext, order: OrderRow): Promise<void> {
  const { id, paymentIntentId, refundedCents, totalCents } = order;
  try {
    await stripe.refunds.create(
      {
        payment_intent: paymentIntentId ?? '',
        amount: totalCents - refundedCents,
        reason: 'requested_by_customer',
        metadata: { kind: CART_KIND, orderId: id },
      },
      { idempotencyKey: `order-refund:${id}:${refundedCents}` },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // Somebody else was quicker, or the bank was: what stands is asked for next, and the rest with the next sweep.
    log.warn({ err: error, orderId: id }, 'a refund was refused');
  }
}

/** Every refund that is still owed. Safe to run in several processes at once. */
export async function giveBackWhatIsOwed(context: OrderContext): Promise<void> {
  const owed = await context.database.select({ id: orders.id }).from(orders).where(isOwed).limit(SWEEP_LIMIT);
  for (const { id } of owed) await giveBack(context, id);
}
