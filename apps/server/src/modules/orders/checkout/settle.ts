/** Brings a checkout and its order to where its session is. Called by events, by people who return, by whoever doubts. */
import { eq, or, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Transaction } from '../../../database/connect.ts';
import { checkouts, orders } from '../../../database/schema/orders.ts';
import { CURRENCY_CODE, lookUpPayment, type Reversal } from '../../payments/index.ts';
import type { OrderContext } from '../context.ts';
import { awaitPayment, paymentHasFailed } from '../placed/await-payment.ts';
import { markPaid, placeOrder } from '../placed/place.ts';
import { reverseOrder } from '../placed/reverse.ts';
import type { OrderRow } from '../placed/rows.ts';
import { retrieveSession } from './session-of.ts';
import { CART_KIND, type CheckoutRow } from './terms.ts';

export interface Settled {
  readonly checkout: CheckoutRow;
  /** undefined: its session was not completed. */
  readonly order: OrderRow | undefined;
}

/**
 * Asks the provider, then moves the checkout and its order to what it says, in one transaction: as often as it is
 * called, in whatever order, there is one order, and its sums are the same.
 * @returns undefined: no session of ours
 */
export async function settleSession(
  context: OrderContext,
  sessionId: string,
  mayHaveReversals = false,
): Promise<Settled | undefined> {
  const session = await retrieveSession(context.stripe, sessionId);
  if (session?.metadata?.kind !== CART_KIND) return undefined;
  const found = await findCheckout(context, session);
  if (!found) {
    context.log.warn({ sessionId }, 'a session names a checkout that is not ours');
    return undefined;
  }
  const [known] = await context.database.select().from(orders).where(eq(orders.checkoutId, found.id));
  const wentBack = mayHaveReversals || (known !== undefined && known.refundedCents + known.disputedCents > 0);
  const intentId = idOf(session.payment_intent);
  const payment =
    isPaid(session) && intentId !== undefined
      ? await lookUpPayment(context.stripe, intentId, wentBack)
      : undefined;
  return context.database.transaction((tx) =>
    converge(context, tx, found.id, session, payment?.reversals ?? []),
  );
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** By the session; else by what it says of itself, for one whose id was lost before it was written down. */
async function findCheckout(
  { database }: OrderContext,
  session: Stripe.Checkout.Session,
): Promise<CheckoutRow | undefined> {
  const bySession = eq(checkouts.sessionId, session.id);
  const named = session.client_reference_id ?? '';
  const [found] = await database
    .select()
    .from(checkouts)
    .where(UUID.test(named) ? or(bySession, eq(checkouts.id, named)) : bySession)
    .orderBy(sql`${bySession} desc nulls last`)
    .limit(1);
  return found && (found.sessionId === null || found.sessionId === session.id) ? found : undefined;
}

export const isPaid = (session: Stripe.Checkout.Session) =>
  session.status === 'complete' && session.payment_status !== 'unpaid';

export function idOf(named: string | { id: string } | null): string | undefined {
  return typeof named === 'string' ? named : named?.id;
}

async function converge(
  context: OrderContext,
  tx: Transaction,
  checkoutId: string,
  session: Stripe.Checkout.Session,
  reversals: readonly Reversal[],
): Promise<Settled> {
  const [locked] = await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId)).for('update');
  const checkout =
    locked!.sessionId === null ? await change(tx, locked!, { sessionId: session.id }) : locked!;
  if (session.status === 'expired' && ['open', 'replaced'].includes(checkout.state)) {
    return { checkout: await change(tx, checkout, { state: 'expired', address: null }), order: undefined };
  }
  if (session.status !== 'complete') return { checkout, order: undefined };
  const { order, isNew } = await placeOrder(tx, checkout, session.id);
  if (isNew && !isPaid(session)) await awaitPayment(context, tx, order, checkout.origin);
  const ordered = await change(tx, checkout, { state: 'ordered', address: null });
  return { checkout: ordered, order: await convergeOrder(context, tx, order, checkout, session, reversals) };
}

/** The order is locked. */
async function convergeOrder(
  context: OrderContext,
  tx: Transaction,
  order: OrderRow,
  checkout: CheckoutRow,
  session: Stripe.Checkout.Session,
  reversals: readonly Reversal[],
): Promise<OrderRow> {
  if (!isPaid(session)) {
    return hasFailed(session) && order.status === 'pending'
      ? paymentHasFailed(context, tx, order, checkout.origin)
      : order;
  }
  if (session.amount_total !== order.totalCents || session.currency !== CURRENCY_CODE) {
    context.log.error({ orderId: order.id, sessionId: session.id }, 'another amount was paid than asked for');
    return order;
  }
  const paid =
    order.paidAt === null
      ? await markPaid(context, tx, order, checkout.origin, idOf(session.payment_intent))
      : order;
  return reverseOrder(tx, paid, reversals);
}

/** A payment that was on its way and did not arrive: its intent waits for another method, or was cancelled. */
function hasFailed({ payment_intent: intent }: Stripe.Checkout.Session): boolean {
  return (
    intent !== null &&
    typeof intent !== 'string' &&
    ['requires_payment_method', 'canceled'].includes(intent.status)
  );
}

async function change(
  tx: Transaction,
  checkout: CheckoutRow,
  values: Partial<typeof checkouts.$inferInsert>,
): Promise<CheckoutRow> {
  const rows = await tx.update(checkouts).set(values).where(eq(checkouts.id, checkout.id)).returning();
  return rows[0]!;
}
