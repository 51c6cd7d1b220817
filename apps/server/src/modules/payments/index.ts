/** Payments for credits, and the provider's events, which others may listen to as well. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { WEBHOOK_PATH } from '../../stripe/gateway.ts';
import { paymentContext } from './context.ts';
import type { StripeEventHandler } from './events/handler.ts';
import { webhookRoute } from './events/webhook.ts';
import { purchaseRoutes } from './routes.ts';

export { type PaymentContext, paymentContext } from './context.ts';
export { catchUpEvents } from './events/catch-up.ts';
export { creditEvents, REVERSAL_EVENTS } from './events/credits.ts';
export type { StripeEventHandler } from './events/handler.ts';
export { removeOldPaymentEvents } from './events/tidy.ts';
export { purchasesOwnedBy } from './owned.ts';
export { abandonOldPurchases } from './purchases/abandon.ts';
export { lookUpPayment, type Reversal } from './purchases/look-up.ts';
export { CURRENCY_CODE } from './purchases/terms.ts';
export type { Difference } from './reconcile/difference.ts';
export { reconcileCredits } from './reconcile/reconcile.ts';

/** @param handlers everybody whom events concern */
export async function paymentRoutes(
  app: FastifyInstance,
  deps: Deps,
  handlers: readonly StripeEventHandler[],
): Promise<void> {
  const context = paymentContext(deps);
  purchaseRoutes(app, deps, context);
  await webhookRoute(app, context, { path: WEBHOOK_PATH, secret: deps.payments.webhookSecret, handlers });
}
