/** Notes inside, and words to the customer. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect.ts';
import { newId } from '../../../database/id.ts';
import { orderNotes } from '../../../database/schema/order-desk.ts';
import { checkouts } from '../../../database/schema/orders.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import type { OrderContext } from '../context.ts';
import { messageLetter } from '../letters.ts';
import { findOrder } from '../placed/advance.ts';
import { writeHistory } from '../placed/move.ts';
import { orderLink } from '../placed/ring-sizes.ts';
import { lockOrder, type OrderRow } from '../placed/rows.ts';
import type { Witness } from './witness.ts';

/** Does something to an order that is locked. Fails with NOT_FOUND. */
export async function withOrder(
  context: OrderContext,
  number: string,
  act: (tx: Transaction, order: OrderRow) => Promise<Result<void>>,
): Promise<Result<void>> {
  const found = await findOrder(context.database, number);
  if (!found) return fail('NOT_FOUND', `There is no order ${number}.`);
  return context.database.transaction(async (tx): Promise<Result<void>> => {
    const order = await lockOrder(tx, found.order.id);
    return order ? act(tx, order) : fail('NOT_FOUND', `There is no order ${number}.`);
  });
}

export function noteOrder(
  context: OrderContext,
  number: string,
  { staffId, text }: { readonly staffId: string; readonly text: string },
  witness: Witness,
): Promise<Result<void>> {
  return withOrder(context, number, async (tx, { id: orderId }) => {
    const id = newId();
    if (!(await witness(tx, { before: null, after: { note: id } }))) return ok(undefined);
    await tx.insert(orderNotes).values({ id, orderId, staffId, text });
    return ok(undefined);
  });
}

/** Where the customer's pages are: as it was when they paid. */
export async function originOf(tx: Transaction, { checkoutId }: OrderRow): Promise<string> {
  const [checkout] = await tx
    .select({ origin: checkouts.origin })
    .from(checkouts)
    .where(eq(checkouts.id, checkoutId));
  return checkout!.origin;
}

export const customerGone = ({ orderNumber }: OrderRow) =>
  fail('CONFLICT', `The customer of ${orderNumber} is gone: there is no address to write to.`);

/** Writes into the history that the customer sees, and to them by mail. Fails with CONFLICT when they are gone. */
export function tellCustomer(
  context: OrderContext,
  number: string,
  { text, idempotencyKey }: { readonly text: string; readonly idempotencyKey: string },
  witness: Witness,
): Promise<Result<void>> {
  return withOrder(context, number, async (tx, order) => {
    if (order.address === null) return customerGone(order);
    // The words stand in the history: the trail must not keep a second copy of what is personal.
    if (!(await witness(tx, { before: null, after: { characters: text.length } }))) return ok(undefined);
    await writeHistory(tx, order.id, order.status, text);
    const { email, fullName: name } = order.address;
    const link = orderLink(await originOf(tx, order), order);
    await context.outbox.put(tx, {
      key: `order-message:${order.id}:${idempotencyKey}`,
      userId: order.userId,
      email,
      letter: messageLetter({ name, order, text, link }),
    });
    return ok(undefined);
  });
}
