/** Orders whose bank answers later: https://docs.stripe.com/payments/payment-methods#payment-notification */
import type { Transaction } from '../../../database/connect.ts';
import { putBackIntoCart } from '../../cart/index.ts';
import type { OrderContext } from '../context.ts';
import { failedLetter, waitingLetter } from '../letters.ts';
import { linesOf } from './lines.ts';
import { moveOrder } from './move.ts';
import type { OrderRow } from './rows.ts';
import { writeTo } from './write-to.ts';

/** Tells that nothing is made before the money is there. */
export async function awaitPayment(
  context: Pick<OrderContext, 'outbox'>,
  tx: Transaction,
  order: OrderRow,
  origin: string,
): Promise<void> {
  const lines = await linesOf(tx, [order.id]);
  await writeTo(context, tx, order, 'waiting', (name) =>
    waitingLetter({ name, order, lines, link: `${origin}/profile#orders` }),
  );
}

/** The bank did not send what it had promised: what was ordered goes back into the cart. The order is locked, and pending. */
export async function paymentHasFailed(
  context: Pick<OrderContext, 'outbox'>,
  tx: Transaction,
  order: OrderRow,
  origin: string,
): Promise<OrderRow> {
  const cancelled = await moveOrder(tx, order, { status: 'cancelled', note: 'The payment has failed.' });
  if (order.userId !== null) await putBackIntoCart(tx, order.userId, await linesOf(tx, [order.id]));
  await writeTo(context, tx, cancelled, 'failed', (name) =>
    failedLetter({ name, order: cancelled, link: `${origin}/cart` }),
  );
  return cancelled;
}
