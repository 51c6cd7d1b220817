import { fail, ok, type Result } from '../../../http/failure.ts';
import { transactWithClient } from '../../../jobs/transact.ts';
import type { OrderContext } from '../context.ts';
import { openCheckout, type Wanted } from './open-checkout.ts';
import { endSession, sessionOf } from './session-of.ts';
import { settleSession } from './settle.ts';

/** A checkout that turns out to be over makes room for the next; more than that in one request is odd. */
const ATTEMPTS = 3;

/**
 * Begins to pay for the cart, or goes on with what was begun: the same click twice, a reload and a lost answer lead to
 * the same session. What the cart or the address was before can no longer be paid then.
 */
export async function beginCheckout(
  context: OrderContext,
  wanted: Omit<Wanted, 'designCents'>,
): Promise<Result<{ url: string }>> {
  const { designCents } = context;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const opened = await transactWithClient(context.pool, (tx, client) =>
      openCheckout(tx, client, { ...wanted, designCents }),
    );
    if (!opened.ok) return opened;
    const { checkout, replaced } = opened.value;
    // An old tab may just have paid: then the cart is not what it was, and is looked at again.
    if (replaced?.sessionId && (await wasPaid(context, replaced.sessionId))) continue;
    const session = await sessionOf(context, checkout);
    if (session.status === 'open' && session.url) return ok({ url: session.url });
    await settleSession(context, session.id);
  }
  return fail('SERVICE_UNAVAILABLE', 'Checkout failed. Please try again later.');
}

async function wasPaid(context: OrderContext, sessionId: string): Promise<boolean> {
  await endSession(context.stripe, sessionId);
  return (await settleSession(context, sessionId))?.order !== undefined;
}
