import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect.ts';
import { orders } from '../../../database/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;

export async function lockOrder(tx: Transaction, id: string, userId?: string): Promise<OrderRow | undefined> {
  const isIt = eq(orders.id, id);
  const rows = await tx
    .select()
    .from(orders)
    .where(userId === undefined ? isIt : and(isIt, eq(orders.userId, userId)))
    .for('update');
  return rows[0];
}
