import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { orderEvents, orders } from '../../../database/schema/orders.ts';
import { linesOf, type OrderLineRow } from './lines.ts';
import { plainOrderNumber } from './order-number.ts';
import type { OrderRow } from './rows.ts';

export type OrderEventRow = typeof orderEvents.$inferSelect;

/** An order with all that is shown of it. */
export interface FoundOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** Oldest first. */
  readonly history: readonly OrderEventRow[];
}

/** By what a person names an order. */
export type OrderName =
  | { readonly id: string }
  | { readonly sessionId: string }
  | { readonly number: string };

function isNamed(name: OrderName): SQL {
  if ('id' in name) return eq(orders.id, name.id);
  if ('sessionId' in name) return eq(orders.sessionId, name.sessionId);
  return eq(orders.orderNumber, plainOrderNumber(name.number));
}

/** A person's order; somebody else's does not exist for them. */
export async function findOwnOrder(
  database: Queryable,
  userId: string,
  name: OrderName,
): Promise<FoundOrder | undefined> {
  const rows = await database
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNamed(name)));
  return (await withParts(database, rows))[0];
}

/** Newest first, with how many there are in all. */
export async function listOwnOrders(
  database: Queryable,
  userId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ found: FoundOrder[]; total: number }> {
  const isOwn = eq(orders.userId, userId);
  const rows = await database
    .select()
    .from(orders)
    .where(isOwn)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [all] = await database.select({ total: count() }).from(orders).where(isOwn);
  return { found: await withParts(database, rows), total: all?.total ?? 0 };
}

export async function withParts(database: Queryable, rows: readonly OrderRow[]): Promise<FoundOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await linesOf(database, ids);
  const history = await database
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.sequence));
  return rows.map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    history: history.filter(({ orderId }) => orderId === order.id),
  }));
}
