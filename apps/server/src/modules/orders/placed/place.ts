/** A session was completed: the checkout becomes an order. */
import { eq, sql } from 'drizzle-orm';
import { NOW } from '../../../database/clock.ts';
import type { Transaction } from '../../../database/connect.ts';
import { newId } from '../../../database/id.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { pieces } from '../../../database/schema/pieces.ts';
import { variationVersions } from '../../../database/schema/studio.ts';
import { users } from '../../../database/schema/users.ts';
import { takeOutOfCart } from '../../cart/index.ts';
import type { CheckoutRow } from '../checkout/terms.ts';
import type { OrderContext } from '../context.ts';
import { confirmationLetter, receiptLetter } from '../letters.ts';
import { lacksRingSize, linesOf } from './lines.ts';
import { moveOrder, writeHistory } from './move.ts';
import { newOrderNumber } from './order-number.ts';
import { orderLink, SIZER_NOTE } from './ring-sizes.ts';
import type { OrderRow } from './rows.ts';
import { writeTo } from './write-to.ts';

interface Placed {
  readonly order: OrderRow;
  readonly isNew: boolean;
}

/**
 * The order of a checkout, locked; placed when there is none. What was bought leaves the cart with it. The checkout is
 * locked.
 */
export async function placeOrder(tx: Transaction, checkout: CheckoutRow, sessionId: string): Promise<Placed> {
  const [placed] = await tx.select().from(orders).where(eq(orders.checkoutId, checkout.id)).for('update');
  if (placed) return { order: placed, isNew: false };
  const [buyer] = await tx.select({ id: users.id }).from(users).where(eq(users.id, checkout.userId));
  const id = newId();
  const rows = await tx
    .insert(orders)
    .values({
      id,
      orderNumber: newOrderNumber(),
      checkoutId: checkout.id,
      userId: buyer?.id ?? null,
      status: 'pending',
      sessionId,
      subtotalCents: checkout.subtotalCents,
      shippingCents: checkout.shippingCents,
      taxCents: checkout.taxCents,
      totalCents: checkout.totalCents,
      address: checkout.address,
    })
    .returning();
  await tx.insert(orderLines).values(
    checkout.lines.map(({ cartItemId: _, ...line }, at) => ({
      ...line,
      orderId: id,
      position: at + 1,
      design:
        line.variationId === null
          ? sql`(select ${pieces.design} from ${pieces} where ${pieces.id} = ${line.pieceId})`
          : sql`(select ${variationVersions.design} from ${variationVersions}
              where ${variationVersions.variationId} = ${line.variationId}
                and ${variationVersions.version} = ${line.designVersion})`,
    })),
  );
  await writeHistory(tx, id, 'pending', 'Order placed.');
  if (buyer) await takeOutOfCart(tx, buyer.id, checkout.lines);
  return { order: rows[0]!, isNew: true };
}

/** The money has arrived. Of an order that was cancelled meanwhile, it goes back: the sweep sees to it. */
export async function markPaid(
  context: OrderContext,
  tx: Transaction,
  order: OrderRow,
  origin: string,
  paymentIntentId: string | undefined,
): Promise<OrderRow> {
  const isCancelled = order.status === 'cancelled';
  const paid = await moveOrder(tx, order, {
    status: isCancelled ? 'cancelled' : 'paid',
    note: isCancelled ? 'The payment arrived after the order was cancelled.' : 'Payment received.',
    values: { paidAt: NOW, paymentIntentId: paymentIntentId ?? null },
  });
  if (isCancelled) return paid;
  const lines = await linesOf(tx, [order.id]);
  if (lines.some(lacksRingSize)) await writeHistory(tx, order.id, paid.status, SIZER_NOTE);
  await writeTo(context, tx, paid, 'confirmation', (name) =>
    confirmationLetter({ name, order: paid, lines, link: orderLink(origin, paid) }),
  );
  await writeTo(context, tx, paid, 'receipt', (name) => receiptLetter({ name, order: paid, lines }));
  return paid;
}
