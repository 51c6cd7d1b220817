import type Stripe from 'stripe';
import { newId, nowS } from '../id.ts';
import type { Store } from '../storage/store.ts';
import { API_VERSION } from '../version.ts';

type Told = Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute | Stripe.Checkout.Session;

/** Writes that something has happened, as the object then was; its delivery begins when the request has ended. */
export async function tell(store: Store, type: Stripe.Event['type'], object: Told): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowS(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    // The client's type ties each name to its object; the callers of this function do.
  } as unknown as Stripe.Event;
  await store.insert(event);
  await store.client.query('INSERT INTO stripe_sandbox.deliveries (event_id) VALUES ($1)', [event.id]);
}
