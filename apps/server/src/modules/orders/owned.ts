/** A person's orders, and what becomes of them when they leave. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connect.ts';
import { orderNotes } from '../../database/schema/order-desk.ts';
import { checkouts, orders } from '../../database/schema/orders.ts';
import { inPages, type OwnedPart } from '../../http/owned.ts';
import { withParts } from './placed/find.ts';
import { showOrder } from './placed/show.ts';

export const ordersOwnedBy: OwnedPart = (database, userId) => ({
  orders: async function* () {
    const own = inPages(
      (after: string | undefined, limit) =>
        database
          .select()
          .from(orders)
          .where(and(eq(orders.userId, userId), after === undefined ? undefined : gt(orders.id, after)))
          .orderBy(asc(orders.id))
          .limit(limit),
      ({ id }) => id,
    );
    for await (const order of own) yield* (await withParts(database, [order])).map(showOrder);
  },
  /** What they were asked to pay for and have not bought: what became an order is told there. */
  checkouts: async function* () {
    const own = inPages(
      (after: string | undefined, limit) =>
        database
          .select()
          .from(checkouts)
          .where(
            and(
              eq(checkouts.userId, userId),
              ne(checkouts.state, 'ordered'),
              after === undefined ? undefined : gt(checkouts.id, after),
            ),
          )
          .orderBy(asc(checkouts.id))
          .limit(limit),
      ({ id }) => id,
    );
    for await (const { id, state, address, lines, totalCents, createdAt, expiresAt } of own)
      yield {
        id,
        state,
        shippingAddress: address,
        lines: lines.map(({ name, quantity, options }) => ({ name, quantity, options })),
        total: totalCents / 100,
        createdAt,
        expiresAt,
      };
  },
});

/** Nothing more is sent to their address. */
const OVER = ['delivered', 'cancelled', 'refunded'] as const;

/**
 * Orders stay, without the person: the books must add up. One that is still to be made or sent keeps its address until
 * it has arrived. Notes of the staff about them are emptied. A checkout that is open is closed: its session ends with
 * the next look after orders, which forgets its address as well.
 */
export async function forgetBuyer(tx: Transaction, userId: string): Promise<void> {
  const isTheirs = eq(checkouts.userId, userId);
  await tx
    .update(checkouts)
    .set({ state: 'replaced' })
    .where(and(isTheirs, eq(checkouts.state, 'open')));
  await tx
    .update(checkouts)
    .set({ address: null })
    .where(and(isTheirs, inArray(checkouts.state, ['ordered', 'expired'])));
  const theirOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await tx
    .update(orderNotes)
    .set({ text: '' })
    .where(and(inArray(orderNotes.orderId, theirOrders), ne(orderNotes.text, '')));
  await tx
    .update(orders)
    .set({
      userId: null,
      address: sql`case when ${inArray(orders.status, [...OVER])} then null else ${orders.address} end`,
    })
    .where(eq(orders.userId, userId));
}

/** Forgets where orders went whose buyers are gone, once they have arrived or never will. */
export async function forgetAddresses(database: Database): Promise<void> {
  await database
    .update(orders)
    .set({ address: null })
    .where(and(isNull(orders.userId), isNotNull(orders.address), inArray(orders.status, [...OVER])));
}
