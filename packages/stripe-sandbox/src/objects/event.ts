import type Stripe from 'stripe';
import { newId, nowS } from '../id.ts';
import type { Store } from '../storage/store.ts';
import { API_VERSION } from '../version.ts';

type EventType = Stripe.Event['type'];
/** The object of an event is the one that the client's types tie to its name. */
type ObjectOf<T extends EventType> = Extract<Stripe.Event, { type: T }>['data']['object'];

/** Writes that something has happened, as the object then was; its delivery begins when the request has ended. */
export async function tell<T extends EventType>(store: Store, type: T, object: ObjectOf<T>): Promise<void> {
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
  } satisfies Omit<Stripe.Event, 'type' | 'data'> & { type: T; data: { object: ObjectOf<T> } };
  // TypeScript cannot follow that a name and the object of that very name are one of the union.
  await store.insert(event as unknown as Stripe.Event);
  await store.client.query('INSERT INTO stripe_sandbox.deliveries (event_id) VALUES ($1)', [event.id]);
}
