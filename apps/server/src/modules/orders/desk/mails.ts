/** Mails of an order: which there were, and writing one again. */
import { ORDER_MAILS, type OrderMail } from '@filigree/contracts/desk';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../database/connect.ts';
import { orderEvents } from '../../../database/schema/orders.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { type Letter, type SentMail, sentMailsAbout } from '../../mail/index.ts';
import type { OrderContext } from '../context.ts';
import {
  cancelledLetter,
  confirmationLetter,
  receiptLetter,
  ringSizeLetter,
  shippedLetter,
} from '../letters.ts';
import { lacksRingSize, linesOf, type OrderLineRow } from '../placed/lines.ts';
import { orderLink } from '../placed/ring-sizes.ts';
import type { OrderRow } from '../placed/rows.ts';
import { customerGone, originOf, withOrder } from './notes.ts';
import type { Witness } from './witness.ts';

/** As `writeTo` names them, and as they are named here. */
const keysAbout = (orderId: string) => ({
  exact: ['waiting', 'failed', ...ORDER_MAILS].map((kind) => `order-${kind}:${orderId}`),
  beginning: [`order-again:${orderId}:`, `order-message:${orderId}:`],
});

/** Newest first. Mails are forgotten after some months. */
export function mailsOfOrder(database: Queryable, orderId: string): Promise<SentMail[]> {
  return sentMailsAbout(database, keysAbout(orderId));
}

/** Which mails belong to where the order is. */
export function mailsToWriteAgain(order: OrderRow, lines: readonly OrderLineRow[]): OrderMail[] {
  if (order.address === null) return [];
  const isPaid = order.paidAt !== null && order.status !== 'cancelled';
  const belongs: Readonly<Record<OrderMail, boolean>> = {
    confirmation: isPaid,
    receipt: order.paidAt !== null,
    shipped: order.status === 'shipped' || order.status === 'delivered',
    cancelled: order.status === 'cancelled',
    'ring-size': order.status === 'paid' && lines.some(lacksRingSize),
  };
  return ORDER_MAILS.filter((mail) => belongs[mail]);
}

/** Writes a mail once more, as the order is now. Fails with CONFLICT where it does not belong. */
export function resendMail(
  context: OrderContext,
  number: string,
  { mail, idempotencyKey }: { readonly mail: OrderMail; readonly idempotencyKey: string },
  witness: Witness,
): Promise<Result<void>> {
  return withOrder(context, number, async (tx, order) => {
    if (order.address === null) return customerGone(order);
    const lines = await linesOf(tx, [order.id]);
    if (!mailsToWriteAgain(order, lines).includes(mail))
      return fail('CONFLICT', `${order.orderNumber} is "${order.status}": this mail does not belong to it.`);
    if (!(await witness(tx, { before: null, after: { mail } }))) return ok(undefined);
    await context.outbox.put(tx, {
      key: `order-again:${order.id}:${mail}:${idempotencyKey}`,
      userId: order.userId,
      email: order.address.email,
      letter: await letterOf(tx, mail, order, lines, order.address.fullName),
    });
    return ok(undefined);
  });
}

async function letterOf(
  tx: Transaction,
  mail: OrderMail,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  name: string,
): Promise<Letter> {
  const link = orderLink(await originOf(tx, order), order);
  switch (mail) {
    case 'confirmation':
      return confirmationLetter({ name, order, lines, link });
    case 'receipt':
      return receiptLetter({ name, order, lines });
    case 'shipped':
      return shippedLetter({ name, order, note: await noteOf(tx, order, 'shipped') });
    case 'cancelled':
      return cancelledLetter({ name, order });
    case 'ring-size':
      return ringSizeLetter({ name, order, lines: lines.filter(lacksRingSize), link });
  }
}

/** What stood in the history when the order became this, such as the number of the parcel. */
async function noteOf(tx: Transaction, { id }: OrderRow, status: OrderRow['status']): Promise<string> {
  const [event] = await tx
    .select({ note: orderEvents.note })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.status, status)))
    .orderBy(asc(orderEvents.sequence))
    .limit(1);
  return event?.note ?? '';
}
