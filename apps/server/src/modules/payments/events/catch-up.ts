/** Events that never arrived, asked for: https://docs.stripe.com/webhooks/process-undelivered-events */
import type Stripe from 'stripe';
import { readNow } from '../../../database/clock.ts';
import type { PaymentContext } from '../context.ts';
import type { EventType, StripeEventHandler } from './handler.ts';
import { receiveEvent } from './receive.ts';

/** What is younger is probably still on its way. */
const PATIENCE_S = 120;
/** Of what the provider keeps (30 days), as far back as anybody may have been away. */
const LOOK_BACK_S = 7 * 86_400;
/** How many names of types the provider takes in one question. */
const TYPES_A_QUESTION = 20;
const LIMIT = 1_000;

/**
 * Handles what the provider could not deliver. Returns how many events that were.
 * @param atS other than now; seconds since 1970
 */
export async function catchUpEvents(
  { database, stripe, log }: PaymentContext,
  handlers: readonly StripeEventHandler[],
  atS?: number,
): Promise<number> {
  const nowS = atS ?? Math.floor((await readNow(database)).getTime() / 1_000);
  const types = [...new Set(handlers.flatMap((handler) => handler.types))];
  let handled = 0;
  for (let from = 0; from < types.length; from += TYPES_A_QUESTION) {
    const missed = await undelivered(stripe, types.slice(from, from + TYPES_A_QUESTION), nowS);
    for (const event of missed) if (await receiveEvent(database, handlers, event)) handled += 1;
  }
  if (handled > 0) log.warn({ handled }, 'events had not been delivered; they were asked for');
  return handled;
}

async function undelivered(
  stripe: Stripe,
  types: readonly EventType[],
  nowS: number,
): Promise<Stripe.Event[]> {
  const events = await stripe.events
    .list({
      types: [...types],
      delivery_success: false,
      created: { gte: nowS - LOOK_BACK_S, lte: nowS - PATIENCE_S },
      limit: 100,
    })
    .autoPagingToArray({ limit: LIMIT });
  return events.reverse();
}
