import type { OrderStatus } from '@filigree/contracts';
import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../database/connect.ts';
import { orderEvents, orders } from '../../../database/schema/orders.ts';
import type { OrderRow } from './rows.ts';

export interface Move {
  readonly status: OrderStatus;
  /** What happened, for people. */
  readonly note: string;
  /** What else is different from now on. */
  readonly values?: Pick<
    PgUpdateSetSource<typeof orders>,
    'paidAt' | 'paymentIntentId' | 'refundedCents' | 'disputedCents'
  >;
}

/** Changes an order and writes its history, together. The order is locked. */
export async function moveOrder(
  tx: Transaction,
  order: OrderRow,
  { status, note, values }: Move,
): Promise<OrderRow> {
  const rows = await tx
    .update(orders)
    .set({ ...values, status })
    .where(eq(orders.id, order.id))
    .returning();
  await writeHistory(tx, order.id, status, note);
  return rows[0]!;
}

export async function writeHistory(
  tx: Transaction,
  orderId: string,
  status: OrderStatus,
  note: string,
): Promise<void> {
  const next = sql`(select coalesce(max(sequence), 0) + 1 from ${orderEvents} where ${orderEvents.orderId} = ${orderId})`;
  await tx.insert(orderEvents).values({ orderId, sequence: next, status, note });
}
