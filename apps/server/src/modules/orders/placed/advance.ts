/** What the workshop does with an order. */
import type { OrderStatus } from '@filigree/contracts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/connect.ts';
import { orders } from '../../../database/schema/orders.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import type { OrderContext } from '../context.ts';
import { NO_WITNESS, type Witness } from '../desk/witness.ts';
import { shippedLetter } from '../letters.ts';
import { cancelOrder } from './cancel.ts';
import { type FoundOrder, withParts } from './find.ts';
import { giveBack } from './give-back.ts';
import { moveOrder } from './move.ts';
import { plainOrderNumber } from './order-number.ts';
import { judgeRingSizes } from './ring-sizes.ts';
import { lockOrder, type OrderRow } from './rows.ts';
import { writeTo } from './write-to.ts';

/** What the workshop may make of an order; everything else follows from its payment. */
const NEXT: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  pending: ['cancelled'],
  paid: ['in production', 'cancelled'],
  'in production': ['shipped', 'cancelled'],
  shipped: ['delivered'],
};
const WAITING: readonly OrderStatus[] = ['paid', 'in production', 'shipped'];
const NOTES: Readonly<Partial<Record<OrderStatus, string>>> = {
  'in production': 'Your piece is being made.',
  shipped: 'Your order is on its way.',
  delivered: 'Your order has arrived.',
  cancelled: 'Cancelled by the workshop.',
};

/** What may be made of an order, as far as its status goes. */
export const nextStatuses = ({ status }: Pick<OrderRow, 'status'>): readonly OrderStatus[] =>
  NEXT[status] ?? [];

export async function findOrder(database: Database, number: string): Promise<FoundOrder | undefined> {
  const rows = await database
    .select()
    .from(orders)
    .where(eq(orders.orderNumber, plainOrderNumber(number)));
  return (await withParts(database, rows))[0];
}

/** Those with which something is to be done, the longest waiting first. */
export async function listWaitingOrders(database: Database): Promise<FoundOrder[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(inArray(orders.status, [...WAITING]))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  return withParts(database, rows);
}

/**
 * Moves an order on, writes its history and the mail that belongs to it. Fails with NOT_FOUND, and with CONFLICT for a
 * step that does not follow, while a bank disputes the payment, or while the size of a ring is not known.
 * @param note for the customer, such as the number of the parcel; empty: the usual words
 * @param witness signs for it in the same transaction
 */
export async function advanceOrder(
  context: OrderContext,
  number: string,
  to: OrderStatus,
  note: string,
  witness: Witness = NO_WITNESS,
): Promise<Result<OrderRow>> {
  const found = await findOrder(context.database, number);
  if (!found) return fail('NOT_FOUND', `There is no order ${number}.`);
  const moved = await context.database.transaction(async (tx): Promise<Result<OrderRow>> => {
    const order = await lockOrder(tx, found.order.id);
    if (!order) return fail('NOT_FOUND', `There is no order ${number}.`);
    const possible = await judgeMove(tx, order, to);
    if (!possible.ok) return possible;
    const words = note || NOTES[to] || '';
    const isNew = await witness(tx, { before: { status: order.status }, after: { status: to, note } });
    if (!isNew) return ok(order);
    if (to === 'cancelled') return ok(await cancelOrder(context, tx, order, words));
    const after = await moveOrder(tx, order, { status: to, note: words });
    if (to === 'shipped') {
      await writeTo(context, tx, after, 'shipped', (name) => shippedLetter({ name, order: after, note }));
    }
    return ok(after);
  });
  if (moved.ok && to === 'cancelled') await giveBack(context, found.order.id);
  return moved;
}

/** Whether an order may become this now. Fails with CONFLICT, saying why not. */
async function judgeMove(tx: Transaction, order: OrderRow, to: OrderStatus): Promise<Result<void>> {
  const next = nextStatuses(order);
  if (!next.includes(to)) {
    const choice = next.length === 0 ? 'nothing' : next.map((status) => `"${status}"`).join(' or ');
    return fail('CONFLICT', `${order.orderNumber} is "${order.status}", after which comes ${choice}.`);
  }
  if (order.disputedCents > 0 && to !== 'cancelled' && to !== 'delivered')
    return fail('CONFLICT', `A bank disputes the payment of ${order.orderNumber}: it has to wait.`);
  return to === 'in production' ? judgeRingSizes(tx, order) : ok(undefined);
}
