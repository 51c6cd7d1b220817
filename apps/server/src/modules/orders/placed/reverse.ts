/** Money of an order that went back. */
import type { OrderStatus } from '@filigree/contracts';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect.ts';
import { orderEvents, orderReversals } from '../../../database/schema/orders.ts';
import type { Reversal } from '../../payments/index.ts';
import { dollars } from '../letters.ts';
import { moveOrder } from './move.ts';
import type { OrderRow } from './rows.ts';

/**
 * Notes the reversals, and in the history what is different now. The order is locked. What was seen undone stays undone:
 * an older answer of the provider, applied late, changes nothing.
 */
export async function reverseOrder(
  tx: Transaction,
  order: OrderRow,
  reversals: readonly Reversal[],
): Promise<OrderRow> {
  for (const reversal of reversals) {
    await tx
      .insert(orderReversals)
      .values({ ...reversal, orderId: order.id })
      .onConflictDoUpdate({
        target: orderReversals.id,
        set: { state: reversal.state },
        setWhere: and(eq(orderReversals.state, 'standing'), eq(orderReversals.orderId, order.id)),
      });
  }
  const [standing] = await tx
    .select({ refundedCents: standingSum('refund'), disputedCents: standingSum('dispute') })
    .from(orderReversals)
    .where(eq(orderReversals.orderId, order.id));
  const { refundedCents = 0, disputedCents = 0 } = standing ?? {};
  let moved = order;
  if (refundedCents !== order.refundedCents) {
    const more = refundedCents - order.refundedCents;
    moved = await moveOrder(tx, moved, {
      status: await statusAfter(tx, order, refundedCents),
      note: more > 0 ? `${dollars(more)} refunded.` : `A refund of ${dollars(-more)} has failed.`,
      values: { refundedCents },
    });
  }
  if (disputedCents !== order.disputedCents) {
    const more = disputedCents - order.disputedCents;
    moved = await moveOrder(tx, moved, {
      status: moved.status,
      note: more > 0 ? `The bank disputes ${dollars(more)}.` : `A dispute of ${dollars(-more)} was won.`,
      values: { disputedCents },
    });
  }
  return moved;
}

function standingSum(kind: 'refund' | 'dispute') {
  return sql<number>`coalesce(sum(${orderReversals.amountCents})
    filter (where ${orderReversals.kind} = ${kind} and ${orderReversals.state} = 'standing'), 0)::int`;
}

/** All of it back is refunded; what is cancelled stays so. A refund that fails leads back to where the order was. */
async function statusAfter(tx: Transaction, order: OrderRow, refundedCents: number): Promise<OrderStatus> {
  if (order.status === 'cancelled') return order.status;
  if (refundedCents >= order.totalCents) return 'refunded';
  if (order.status !== 'refunded') return order.status;
  const [before] = await tx
    .select({ status: orderEvents.status })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), ne(orderEvents.status, 'refunded')))
    .orderBy(desc(orderEvents.sequence))
    .limit(1);
  return before?.status ?? 'paid';
}
