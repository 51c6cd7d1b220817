/** What is done with an event that is the provider's beyond doubt: by everybody whom it concerns, once. */
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { NOW } from '../../../database/clock.ts';
import type { Database } from '../../../database/connect.ts';
import { paymentEvents } from '../../../database/schema/payments.ts';
import type { StripeEventHandler } from './handler.ts';

/**
 * Returns whether this call handled it; false: it had been handled before. What a handler throws is thrown on, and the
 * event stays unhandled.
 */
export async function receiveEvent(
  database: Database,
  handlers: readonly StripeEventHandler[],
  event: Stripe.Event,
): Promise<boolean> {
  const concerned = handlers.filter(({ types }) => types.includes(event.type));
  await database.insert(paymentEvents).values({ id: event.id, type: event.type }).onConflictDoNothing();
  const mine = eq(paymentEvents.id, event.id);
  const [row] = await database.select({ handledAt: paymentEvents.handledAt }).from(paymentEvents).where(mine);
  if (row?.handledAt) return false;
  for (const handler of concerned) await handler.handle(event);
  await database.update(paymentEvents).set({ handledAt: NOW }).where(mine);
  return true;
}
