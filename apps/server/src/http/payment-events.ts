/** Who listens to the payment provider's events: the slices do not know each other, this file knows them all. */
import { lookAfterOrders, orderContext, orderEvents } from '../modules/orders/index.ts';
import {
  abandonOldPurchases,
  catchUpEvents,
  creditEvents,
  paymentContext,
  type StripeEventHandler,
} from '../modules/payments/index.ts';
import type { Deps } from './deps.ts';

export function paymentEventHandlers(deps: Deps): readonly StripeEventHandler[] {
  return [creditEvents(paymentContext(deps)), orderEvents(orderContext(deps))];
}

/** From time to time, in any number of processes: events that got lost, and payments that nobody goes on with. */
export async function lookAfterPayments(deps: Deps): Promise<void> {
  const context = paymentContext(deps);
  await catchUpEvents(context, paymentEventHandlers(deps));
  await abandonOldPurchases(context);
  await lookAfterOrders(orderContext(deps));
}
