/** Every call that the sandbox answers. */
import type { Call } from './call.ts';
import { checkoutSessionCalls } from './checkout-sessions.ts';
import { disputeCalls } from './disputes.ts';
import { listCall, retrieveCall } from './lists.ts';
import { paymentIntentCalls } from './payment-intents.ts';
import { refundCalls } from './refunds.ts';

export const calls: readonly Call[] = [
  ...paymentIntentCalls,
  ...checkoutSessionCalls,
  ...refundCalls,
  ...disputeCalls,
  listCall('/charges', 'charge', ['payment_intent']),
  retrieveCall('/charges/:id', 'charge'),
  retrieveCall('/payment_methods/:id', 'payment_method'),
  listCall('/events', 'event', ['type', 'types', 'delivery_success']),
  retrieveCall('/events/:id', 'event'),
];
