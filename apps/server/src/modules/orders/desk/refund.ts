/**
 * Money that the desk gives back. The provider moves it, and what has moved is learned from the provider, as with every
 * other refund (docs/orders.md): here stands only what was asked for, so that nothing is lost or asked twice.
 */
import { and, eq, lt } from 'drizzle-orm';
import Stripe from 'stripe';
import { fromNow } from '../../../database/clock.ts';
import type { Transaction } from '../../../database/connect.ts';
import { newId } from '../../../database/id.ts';
import { orderRefunds } from '../../../database/schema/order-desk.ts';
import { orders } from '../../../database/schema/orders.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { settleSession } from '../checkout/settle.ts';
import { CART_KIND } from '../checkout/terms.ts';
import type { OrderContext } from '../context.ts';
import { dollars, refundLetter } from '../letters.ts';
import { findOrder } from '../placed/advance.ts';
import { lockOrder, type OrderRow } from '../placed/rows.ts';
import type { Witness } from './witness.ts';

type RefundRow = typeof orderRefunds.$inferSelect;

export interface RefundRequest {
  readonly amountCents: number;
  /** For the books, not for the customer. */
  readonly reason: string;
  readonly staffId: string;
  /** Of the click. */
  readonly idempotencyKey: string;
}

const SWEEP_LIMIT = 50;
/** Whoever asked may still be at it. */
const PATIENCE_MS = 60_000;

/**
 * Gives a part of a payment back, or what is left of it. Asked again under the same key, it is the same refund. Fails
 * with NOT_FOUND, with CONFLICT for what cannot go back now or what the provider refuses, with IDEMPOTENCY_KEY_REUSED,
 * and with SERVICE_UNAVAILABLE when the provider does not answer: then it is asked again by itself.
 */
export async function refundOrder(
  context: OrderContext,
  number: string,
  request: RefundRequest,
  witness: Witness,
): Promise<Result<void>> {
  const found = await findOrder(context.database, number);
  if (!found) return fail('NOT_FOUND', `There is no order ${number}.`);
  const asked = await context.database.transaction((tx) =>
    askForRefund(tx, found.order.id, request, witness),
  );
  if (!asked.ok) return asked;
  return drive(context, found.order, asked.value);
}

async function askForRefund(
  tx: Transaction,
  orderId: string,
  request: RefundRequest,
  witness: Witness,
): Promise<Result<RefundRow>> {
  const order = await lockOrder(tx, orderId);
  if (!order) return fail('NOT_FOUND', 'Order Not Found');
  const same = and(
    eq(orderRefunds.staffId, request.staffId),
    eq(orderRefunds.idempotencyKey, request.idempotencyKey),
  );
  const [before] = await tx.select().from(orderRefunds).where(same);
  if (before) {
    const isSame = before.orderId === orderId && before.amountCents === request.amountCents;
    return isSame ? ok(before) : fail('IDEMPOTENCY_KEY_REUSED', 'This click was for another refund.');
  }
  const possible = await judgeRefund(tx, order, request.amountCents);
  if (!possible.ok) return possible;
  const isNew = await witness(tx, {
    before: { refunded: order.refundedCents / 100 },
    after: { refund: request.amountCents / 100, reason: request.reason },
  });
  if (!isNew) return fail('IDEMPOTENCY_KEY_REUSED', 'This click was for something else.');
  const [row] = await tx
    .insert(orderRefunds)
    .values({ id: newId(), orderId, ...request })
    .returning();
  return ok(row!);
}

/** The order is locked. */
async function judgeRefund(tx: Transaction, order: OrderRow, amountCents: number): Promise<Result<void>> {
  const { orderNumber: number, totalCents, refundedCents } = order;
  if (order.paidAt === null || order.paymentIntentId === null)
    return fail('CONFLICT', `${number} is not paid: there is nothing to give back.`);
  if (order.status === 'cancelled')
    return fail('CONFLICT', `${number} was cancelled: all that was paid goes back by itself.`);
  if (order.disputedCents > 0)
    return fail('CONFLICT', `A bank disputes the payment of ${number}: what goes back is decided there.`);
  const left = totalCents - refundedCents;
  if (amountCents > left) return fail('CONFLICT', `${dollars(left)} of ${number} are left to give back.`);
  const isAsked = and(eq(orderRefunds.orderId, order.id), eq(orderRefunds.state, 'asked'));
  const [underWay] = await tx.select().from(orderRefunds).where(isAsked);
  if (!underWay) return ok(undefined);
  return fail('CONFLICT', `A refund of ${dollars(underWay.amountCents)} is under way: wait for it.`);
}

/** Brings a refund that was asked for to where the provider has it. */
async function drive(context: OrderContext, order: OrderRow, row: RefundRow): Promise<Result<void>> {
  if (row.state === 'refused') return refusedBecause(row.refusal ?? '');
  if (row.state === 'made') return ok(undefined);
  try {
    const refund = await createOnce(context.stripe, order, row);
    await markMade(context, order, row, refund.id);
    await settleSession(context, order.sessionId, true);
    return ok(undefined);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      await context.database
        .update(orderRefunds)
        .set({ state: 'refused', refusal: error.message })
        .where(and(eq(orderRefunds.id, row.id), eq(orderRefunds.state, 'asked')));
      // What it refuses because of is learned at once.
      await settleSession(context, order.sessionId, true);
      return refusedBecause(error.message);
    }
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    context.log.warn({ err: error, orderId: order.id, refund: row.id }, 'a refund has to wait');
    return fail(
      'SERVICE_UNAVAILABLE',
      'The payment provider does not answer. The refund is asked again by itself.',
    );
  }
}

const refusedBecause = (why: string) => fail('CONFLICT', `The payment provider refused the refund: ${why}`);

/** The provider forgets keys after a day or more: a refund that was made long ago is found by what it says of itself. */
async function createOnce(
  stripe: Stripe,
  { id: orderId, paymentIntentId }: OrderRow,
  { id, amountCents }: RefundRow,
): Promise<Stripe.Refund> {
  const intent = paymentIntentId ?? '';
  for await (const made of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (made.metadata?.deskRefund === id) return made;
  return stripe.refunds.create(
    {
      payment_intent: intent,
      amount: amountCents,
      reason: 'requested_by_customer',
      metadata: { kind: CART_KIND, orderId, deskRefund: id },
    },
    { idempotencyKey: `desk-refund:${id}` },
  );
}

async function markMade(
  { database, outbox }: OrderContext,
  order: OrderRow,
  { id, amountCents }: RefundRow,
  refundId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const made = await tx
      .update(orderRefunds)
      .set({ state: 'made', refundId })
      .where(and(eq(orderRefunds.id, id), eq(orderRefunds.state, 'asked')))
      .returning({ id: orderRefunds.id });
    if (made.length === 0 || order.address === null) return;
    const { email, fullName: name } = order.address;
    await outbox.put(tx, {
      key: `order-refund:${id}`,
      userId: order.userId,
      email,
      letter: refundLetter({ name, order, amountCents }),
    });
  });
}

/** Refunds whose answer got lost. Safe to run in several processes at once. */
export async function finishRefunds(context: OrderContext): Promise<void> {
  const open = await context.database
    .select({ order: orders, refund: orderRefunds })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(and(eq(orderRefunds.state, 'asked'), lt(orderRefunds.createdAt, fromNow(-PATIENCE_MS))))
    .limit(SWEEP_LIMIT);
  for (const { order, refund } of open) await drive(context, order, refund);
}
