import type { Queryable } from '../../../database/connect.ts';
import type { Letter } from '../../mail/index.ts';
import type { OrderContext } from '../context.ts';
import type { OrderRow } from './rows.ts';

/** Writes to whoever an order is sent to, once of each kind. Nobody, when their address is gone with the account. */
export async function writeTo(
  { outbox }: Pick<OrderContext, 'outbox'>,
  tx: Queryable,
  order: OrderRow,
  kind: 'waiting' | 'failed' | 'confirmation' | 'receipt' | 'shipped' | 'cancelled' | 'ring-size',
  letter: (name: string) => Letter,
): Promise<void> {
  if (order.address === null) return;
  const { email, fullName } = order.address;
  await outbox.put(tx, {
    key: `order-${kind}:${order.id}`,
    userId: order.userId,
    email,
    letter: letter(fullName),
  });
}
