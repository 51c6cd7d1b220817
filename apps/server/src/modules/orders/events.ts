/** The provider's events that concern checkouts and orders. */
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { orders } from '../../database/schema/orders.ts';
import { REVERSAL_EVENTS, type StripeEventHandler } from '../payments/index.ts';
import { settleSession } from './checkout/settle.ts';
import type { OrderContext } from './context.ts';

export function orderEvents(context: OrderContext): StripeEventHandler {
  return {
    types: [
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
      'checkout.session.expired',
      ...REVERSAL_EVENTS,
    ],
    async handle(event) {
      const object: { object?: string; id?: string; payment_intent?: string | { id: string } | null } =
        event.data.object;
      if (object.object === 'checkout.session') {
        if (object.id) await settleSession(context, object.id);
        return;
      }
      const named = object.payment_intent;
      const intentId = typeof named === 'string' ? named : named?.id;
      const sessionId = intentId && (await sessionOfPayment(context, intentId));
      if (sessionId) await settleSession(context, sessionId, true);
    },
  };
}

/** Ours when the order is there already; else the provider's: a refund may arrive before what was refunded. */
async function sessionOfPayment(
  { database, stripe }: { database: OrderContext['database']; stripe: Stripe },
  intentId: string,
): Promise<string | undefined> {
  const [order] = await database
    .select({ sessionId: orders.sessionId })
    .from(orders)
    .where(eq(orders.paymentIntentId, intentId));
  if (order) return order.sessionId;
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 });
  return data[0]?.id;
}
