import type { Transaction } from '../../../database/connect.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import type { OrderContext } from '../context.ts';
import { cancelledLetter } from '../letters.ts';
import { moveOrder } from './move.ts';
import { lockOrder, type OrderRow } from './rows.ts';
import { writeTo } from './write-to.ts';

/** From then on it costs us work and metal. */
const CANCELLABLE: readonly OrderRow['status'][] = ['pending', 'paid'];

export const isCancellable = ({ status }: Pick<OrderRow, 'status'>) => CANCELLABLE.includes(status);

/**
 * Cancels a person's order; asked again, it stays cancelled. What was paid goes back after this, through the provider.
 * Fails with NOT_FOUND for an order that is not theirs, CONFLICT for one that is being made, or was refunded.
 */
export async function cancelOwnOrder(
  context: OrderContext,
  userId: string,
  orderId: string,
): Promise<Result<OrderRow>> {
  return context.database.transaction(async (tx): Promise<Result<OrderRow>> => {
    const order = await lockOrder(tx, orderId, userId);
    if (!order) return fail('NOT_FOUND', 'Order Not Found');
    if (order.status === 'cancelled') return ok(order);
    if (order.status === 'refunded') return fail('CONFLICT', 'This order has been refunded already.');
    if (!isCancellable(order))
      return fail('CONFLICT', 'This order is being made already and can no longer be cancelled.');
    return ok(await cancelOrder(context, tx, order, 'Cancelled by the customer.'));
  });
}

/** The order is locked. */
export async function cancelOrder(
  context: Pick<OrderContext, 'outbox'>,
  tx: Transaction,
  order: OrderRow,
  note: string,
): Promise<OrderRow> {
  const cancelled = await moveOrder(tx, order, { status: 'cancelled', note });
  await writeTo(context, tx, cancelled, 'cancelled', (name) => cancelledLetter({ name, order: cancelled }));
  return cancelled;
}
