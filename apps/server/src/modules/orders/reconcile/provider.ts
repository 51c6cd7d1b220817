/** Second proof: what the provider was paid for carts is what was ordered. */
import { eq, isNotNull } from 'drizzle-orm';
import { orderReversals, orders } from '../../../database/schema/orders.ts';
import { type Difference, lookUpPayment } from '../../payments/index.ts';
import { retrieveSession } from '../checkout/session-of.ts';
import { idOf, isPaid, settleSession } from '../checkout/settle.ts';
import { CART_KIND } from '../checkout/terms.ts';
import type { OrderContext } from '../context.ts';

const PAGE = 100;

export interface OrderTotals {
  /** Paid sessions of carts. */
  sessions: number;
  paidCents: number;
}

interface ProviderProof {
  readonly differences: readonly Difference[];
  readonly totals: OrderTotals;
}

/**
 * Goes through every session of a cart that the provider has, and every order that counts as paid.
 * @param options.settle brings what differs to where its session is, and then looks again
 */
export async function proveSessions(
  context: OrderContext,
  options: { readonly settle: boolean },
): Promise<ProviderProof> {
  const differences: Difference[] = [];
  const totals: OrderTotals = { sessions: 0, paidCents: 0 };
  const seen = new Set<string>();
  const look = async (id: string) => {
    const detail = (await compare(context, id)) && (await secondLook(context, id, options.settle));
    if (detail !== undefined) differences.push({ proof: 'session', id, detail });
  };
  for await (const session of context.stripe.checkout.sessions.list({ limit: PAGE })) {
    if (session.metadata?.kind !== CART_KIND) continue;
    seen.add(session.id);
    if (isPaid(session)) {
      totals.sessions += 1;
      totals.paidCents += session.amount_total ?? 0;
    }
    await look(session.id);
  }
  const paid = await context.database
    .select({ sessionId: orders.sessionId })
    .from(orders)
    .where(isNotNull(orders.paidAt));
  for (const { sessionId } of paid) if (!seen.has(sessionId)) await look(sessionId);
  return { differences, totals };
}

/** What differs may have been on its way while we looked: only what still differs then is told. */
async function secondLook(context: OrderContext, id: string, settle: boolean): Promise<string | undefined> {
  if (settle) await settleSession(context, id, true);
  return compare(context, id);
}

/** What differs between a session and its order; undefined: nothing. */
async function compare(context: OrderContext, sessionId: string): Promise<string | undefined> {
  const session = await retrieveSession(context.stripe, sessionId);
  const [order] = await context.database.select().from(orders).where(eq(orders.sessionId, sessionId));
  if (!session) return 'its order counts as paid here, but the provider knows no such session';
  if (!isPaid(session))
    return order?.paidAt ? `${session.payment_status} at the provider, paid here` : undefined;
  if (!order) return `paid ${session.amount_total} cents, and there is no order`;
  if (order.paidAt === null) return `paid at the provider, ${order.status} here`;
  if (session.amount_total !== order.totalCents)
    return `paid ${session.amount_total} cents, ordered for ${order.totalCents}`;
  return compareReversals(context, order.id, idOf(session.payment_intent));
}

async function compareReversals(
  { database, stripe }: OrderContext,
  orderId: string,
  intentId: string | undefined,
): Promise<string | undefined> {
  const payment = intentId === undefined ? undefined : await lookUpPayment(stripe, intentId, true);
  const rows = await database.select().from(orderReversals).where(eq(orderReversals.orderId, orderId));
  const standing = (all: readonly { id: string; amountCents: number; state: string }[]) =>
    all
      .filter(({ state }) => state === 'standing')
      .map(({ id, amountCents }) => `${id} ${amountCents}`)
      .sort()
      .join(', ');
  const [there, here] = [standing(payment?.reversals ?? []), standing(rows)];
  return there === here
    ? undefined
    : `went back at the provider: ${there || 'nothing'}; here: ${here || 'nothing'}`;
}
