import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { orderLines } from '../../../database/schema/orders.ts';

/** All of a line but its design document, which is large and for the workshop. */
export type OrderLineRow = Omit<typeof orderLines.$inferSelect, 'design'>;

export async function linesOf(database: Queryable, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return database
    .select({
      orderId: orderLines.orderId,
      position: orderLines.position,
      pieceId: orderLines.pieceId,
      variationId: orderLines.variationId,
      designVersion: orderLines.designVersion,
      options: orderLines.options,
      name: orderLines.name,
      imagePath: orderLines.imagePath,
      priceCents: orderLines.priceCents,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
}
