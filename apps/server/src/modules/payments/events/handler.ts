import type Stripe from 'stripe';

export type EventType = Stripe.Event['type'];

/**
 * What somebody does when the provider tells of something. An event is a hint: a handler asks the provider for the
 * object, and converges on what it says. It is called again when it throws, may be called twice, at the same time too,
 * and in any order.
 */
export interface StripeEventHandler {
  readonly types: readonly EventType[];
  readonly handle: (event: Stripe.Event) => Promise<void>;
}
