/** The provider's side of a checkout. */
import { DELIVERY_WEEKS } from '@filigree/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import Stripe from 'stripe';
import { type CheckoutLine, checkouts } from '../../../database/schema/orders.ts';
import { pictureAddress } from '../../../storage/address.ts';
import { CURRENCY_CODE } from '../../payments/index.ts';
import type { OrderContext } from '../context.ts';
import { optionsInWords } from '../options.ts';
import { CART_KIND, type CheckoutRow } from './terms.ts';

/**
 * The session of a checkout; begun when there is none yet. Its idempotency key is the checkout's, and all that is asked
 * stands in its row: whatever is lost on the way, a checkout never has two.
 */
export async function sessionOf(
  { database, stripe }: Pick<OrderContext, 'database' | 'stripe'>,
  checkout: CheckoutRow,
): Promise<Stripe.Checkout.Session> {
  if (checkout.sessionId !== null) return stripe.checkout.sessions.retrieve(checkout.sessionId);
  const session = await stripe.checkout.sessions.create(termsOf(checkout), {
    idempotencyKey: `checkout:${checkout.id}`,
  });
  await database
    .update(checkouts)
    .set({ sessionId: session.id })
    .where(and(eq(checkouts.id, checkout.id), isNull(checkouts.sessionId)));
  // The answer to a repeated key is the first one: what has become of it since is asked for.
  return stripe.checkout.sessions.retrieve(session.id);
}

/** undefined: the provider knows no such session. */
export async function retrieveSession(
  stripe: Stripe,
  id: string,
): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return undefined;
    throw error;
  }
}

/** Makes a session that nobody should go on with impossible; one that was paid, or has ended, stays as it is. */
export async function endSession(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

function termsOf(checkout: CheckoutRow): Stripe.Checkout.SessionCreateParams {
  const metadata = { kind: CART_KIND, checkoutId: checkout.id };
  return {
    mode: 'payment',
    client_reference_id: checkout.id,
    ...(checkout.address ? { customer_email: checkout.address.email } : {}),
    line_items: [
      ...checkout.lines.map((line) => lineItem(line, checkout.origin)),
      {
        price_data: {
          currency: CURRENCY_CODE,
          unit_amount: checkout.taxCents,
          product_data: { name: 'Tax' },
        },
        quantity: 1,
      },
    ],
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: 'Shipping',
          fixed_amount: { amount: checkout.shippingCents, currency: CURRENCY_CODE },
          delivery_estimate: {
            minimum: { unit: 'week', value: DELIVERY_WEEKS.min },
            maximum: { unit: 'week', value: DELIVERY_WEEKS.max },
          },
        },
      },
    ],
    success_url: `${checkout.origin}/order-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${checkout.origin}/checkout`,
    expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
    metadata,
    payment_intent_data: { metadata },
  };
}

function lineItem(line: CheckoutLine, origin: string): Stripe.Checkout.SessionCreateParams.LineItem {
  const description = optionsInWords(line.options);
  // The provider fetches pictures itself: it cannot from a machine that only we can reach.
  const images =
    line.imagePath !== null && origin.startsWith('https://')
      ? [`${origin}${pictureAddress(line.imagePath)}`]
      : undefined;
  return {
    price_data: {
      currency: CURRENCY_CODE,
      unit_amount: line.priceCents,
      product_data: {
        name: line.name,
        ...(description === '' ? {} : { description }),
        ...(images ? { images } : {}),
      },
    },
    quantity: line.quantity,
  };
}
