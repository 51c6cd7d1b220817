import { RING_SIZE_UNKNOWN } from '@filigree/contracts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { orderLines, orderRingSizes } from '../../../database/schema/orders.ts';
import { hasRing } from '../../cart/index.ts';

/** All of a line but its design document, which is large and for the workshop; its options as they are now. */
export type OrderLineRow = Omit<typeof orderLines.$inferSelect, 'design'> & {
  /** Whether it is worn on a finger or a toe, so that it is made to a size. */
  readonly asksRingSize: boolean;
};

/** A ring that was bought before sizes were asked for is known by its design. */
export const ASKS = sql<boolean>`(${orderLines.options} ? 'ringSize' or ${sql.raw(hasRing('order_lines.design'))})`;

export async function linesOf(database: Queryable, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  const rows = await database
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
      asksRingSize: ASKS,
      givenSize: orderRingSizes.ringSize,
    })
    .from(orderLines)
    .leftJoin(
      orderRingSizes,
      and(eq(orderRingSizes.orderId, orderLines.orderId), eq(orderRingSizes.position, orderLines.position)),
    )
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  return rows.map(({ givenSize, ...line }) =>
    givenSize === null ? line : { ...line, options: { ...line.options, ringSize: givenSize } },
  );
}

/** Whether its size has to be asked for before it can be made. */
export const lacksRingSize = ({
  asksRingSize,
  options: { ringSize = RING_SIZE_UNKNOWN },
}: Pick<OrderLineRow, 'asksRingSize' | 'options'>): boolean => asksRingSize && ringSize === RING_SIZE_UNKNOWN;
