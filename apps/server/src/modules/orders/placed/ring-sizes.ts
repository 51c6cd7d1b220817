/** Sizes of rings that were not known when they were bought: the wearer is asked, and the order waits for them. */
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { NOW } from '../../../database/clock.ts';
import type { Database, Transaction } from '../../../database/connect.ts';
import { checkouts, orderRingSizes, orders } from '../../../database/schema/orders.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import type { OrderContext } from '../context.ts';
import { NO_WITNESS, type Witness } from '../desk/witness.ts';
import { ringSizeLetter } from '../letters.ts';
import { isCancellable } from './cancel.ts';
import { lacksRingSize, linesOf } from './lines.ts';
import { writeHistory } from './move.ts';
import { lockOrder, type OrderRow } from './rows.ts';
import { writeTo } from './write-to.ts';

const DAY_MS = 86_400_000;
/** A ring sizer has arrived by then, and has been tried on. */
const ASK_AGAIN_AFTER_MS = 7 * DAY_MS;
const SWEEP_LIMIT = 50;

export const SIZER_NOTE = 'A ring sizer goes to you first, free of charge.';

/** Where an order's own page is. */
export const orderLink = (origin: string, { id }: Pick<OrderRow, 'id'>): string => `${origin}/orders/${id}`;

export interface GivenSize {
  /** Of the line, from 1. */
  readonly position: number;
  /** US size. */
  readonly ringSize: number;
}

/**
 * Notes the size of a ring, and in the history that it was given; the same one again changes nothing. Fails with
 * NOT_FOUND for an order that is not this person's and for a line that is no ring, with CONFLICT once production has
 * begun or the order was called off.
 * @param userId undefined: the workshop, to which every order is open
 * @param witness signs for it in the same transaction
 */
export async function giveRingSize(
  database: Database,
  userId: string | undefined,
  orderId: string,
  { position, ringSize }: GivenSize,
  witness: Witness = NO_WITNESS,
): Promise<Result<void>> {
  return database.transaction(async (tx): Promise<Result<void>> => {
    const order = await lockOrder(tx, orderId, userId);
    if (!order) return fail('NOT_FOUND', 'Order Not Found');
    const line = (await linesOf(tx, [orderId])).find((one) => one.position === position);
    if (!line?.asksRingSize) return fail('NOT_FOUND', 'This line of the order is not a ring.');
    if (!isCancellable(order)) return fail('CONFLICT', whyTooLate(order));
    if (line.options.ringSize === ringSize) return ok(undefined);
    const before = { line: position, ringSize: line.options.ringSize ?? null };
    await witness(tx, { before, after: { line: position, ringSize } });
    await tx
      .insert(orderRingSizes)
      .values({ orderId, position, ringSize })
      .onConflictDoUpdate({
        target: [orderRingSizes.orderId, orderRingSizes.position],
        set: { ringSize, givenAt: NOW },
      });
    await writeHistory(tx, orderId, order.status, `Ring size ${ringSize} was given.`);
    return ok(undefined);
  });
}

const whyTooLate = ({ status }: OrderRow) =>
  status === 'cancelled' || status === 'refunded'
    ? 'This order was called off, and nothing is made for it.'
    : 'This order is being made already, and its sizes can no longer be changed.';

/** The order is locked. Fails with CONFLICT, naming the ring, while a size is missing. */
export async function judgeRingSizes(tx: Transaction, order: OrderRow): Promise<Result<void>> {
  const open = (await linesOf(tx, [order.id])).find(lacksRingSize);
  if (!open) return ok(undefined);
  return fail(
    'CONFLICT',
    `${order.orderNumber} waits for the ring size of line ${open.position}, ${open.name}.`,
  );
}

/** Asks once more by mail, some days after the payment. Safe to run in several processes at once. */
export async function askForRingSizes(context: OrderContext, now: Date): Promise<void> {
  const { database } = context;
  const due = and(
    eq(orders.status, 'paid'),
    isNull(orders.ringSizeAskedAt),
    lt(orders.paidAt, new Date(now.getTime() - ASK_AGAIN_AFTER_MS)),
  );
  const found = await database
    .select({ id: orders.id })
    .from(orders)
    .where(due)
    .orderBy(asc(orders.paidAt))
    .limit(SWEEP_LIMIT);
  for (const { id } of found) {
    await database.transaction(async (tx) => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), due))
        .for('update');
      if (order) await askForSizesOf(context, tx, order, now);
    });
  }
}

/** The order is locked. One that lacks nothing is marked as well, so that it is not looked at again. */
async function askForSizesOf(
  context: OrderContext,
  tx: Transaction,
  order: OrderRow,
  now: Date,
): Promise<void> {
  await tx.update(orders).set({ ringSizeAskedAt: now }).where(eq(orders.id, order.id));
  const lines = (await linesOf(tx, [order.id])).filter(lacksRingSize);
  if (lines.length === 0) return;
  const [checkout] = await tx
    .select({ origin: checkouts.origin })
    .from(checkouts)
    .where(eq(checkouts.id, order.checkoutId));
  await writeTo(context, tx, order, 'ring-size', (name) =>
    ringSizeLetter({ name, order, lines, link: orderLink(checkout!.origin, order) }),
  );
}
