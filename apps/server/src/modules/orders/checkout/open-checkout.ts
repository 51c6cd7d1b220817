/** The checkout that a click on "Continue to Payment" goes on with: one a person. */
import { createHash } from 'node:crypto';
import {
  ORDER_LINES_MAX,
  ORDER_TOTAL_MAX_CENTS,
  type ShippingAddress,
  type TotalsCents,
  totalsOf,
} from '@filigree/contracts';
import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { readNow } from '../../../database/clock.ts';
import type { Transaction } from '../../../database/connect.ts';
import { newId } from '../../../database/id.ts';
import { type CheckoutLine, checkouts } from '../../../database/schema/orders.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { lockOwner } from '../../../http/owner.ts';
import { type CartLine, nameOf, readCart } from '../../cart/index.ts';
import { CART_KIND, type CheckoutRow, GOES_ON_FOR_MS, OPEN_FOR_MS } from './terms.ts';

export interface Wanted {
  readonly userId: string;
  readonly address: ShippingAddress;
  /** What the person has seen. */
  readonly totals: TotalsCents;
  /** Where the person shops: `https://filigree.example`. */
  readonly origin: string;
  readonly designCents: number;
}

export interface Opened {
  readonly checkout: CheckoutRow;
  /** The one that it takes the place of, because the cart, the address or the time has changed. */
  readonly replaced: CheckoutRow | undefined;
}

/**
 * Freezes the cart as it is, or finds the open checkout of the very same. The person is locked, so that two clicks at
 * once are one checkout. Fails with CONFLICT when there is nothing to pay, or too much, and with TOTALS_CHANGED, and the
 * totals as they are now, when the person has seen others; with RING_SIZE_MISSING, and the ids of the lines, for rings
 * whose size nobody has spoken of.
 */
export async function openCheckout(
  tx: Transaction,
  client: pg.PoolClient,
  wanted: Wanted,
): Promise<Result<Opened>> {
  const { userId, address, origin } = wanted;
  const owner = await lockOwner(tx, userId);
  if (!owner.ok) return owner;
  const cart = await readCart(client, userId, wanted.designCents);
  const sized = judgeSizes(cart);
  if (!sized.ok) return sized;
  const lines = cart.map(freeze);
  const judged = judge(lines, wanted.totals);
  if (!judged.ok) return judged;
  const fingerprint = fingerprintOf({ kind: CART_KIND, address, origin, lines, totals: judged.value });
  const [open] = await tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.state, 'open')))
    .for('update');
  const nowMs = (await readNow(tx)).getTime();
  if (open && open.fingerprint === fingerprint && open.expiresAt.getTime() - nowMs > GOES_ON_FOR_MS)
    return ok({ checkout: open, replaced: undefined });
  if (open) await tx.update(checkouts).set({ state: 'replaced' }).where(eq(checkouts.id, open.id));
  const rows = await tx
    .insert(checkouts)
    .values({
      id: newId(),
      userId,
      fingerprint,
      origin,
      address,
      lines,
      ...judged.value,
      expiresAt: new Date(nowMs + OPEN_FOR_MS),
    })
    .returning();
  return ok({ checkout: rows[0]!, replaced: open });
}

function judgeSizes(cart: readonly CartLine[]): Result<void> {
  const open = cart.filter(({ asksRingSize, options }) => asksRingSize && options.ringSize === undefined);
  if (open.length === 0) return ok(undefined);
  return fail(
    'RING_SIZE_MISSING',
    'Please choose a size for every ring, or say that you do not know it yet.',
    { details: { lines: open.map(({ id }) => id) } },
  );
}

function freeze(line: CartLine): CheckoutLine {
  const { id, pieceId, variationId, designVersion, options, imagePath, priceCents, quantity } = line;
  return {
    cartItemId: id,
    pieceId,
    variationId,
    designVersion,
    options,
    name: nameOf(line),
    imagePath,
    priceCents,
    quantity,
  };
}

function judge(lines: readonly CheckoutLine[], seen: TotalsCents): Result<TotalsCents> {
  const totals = totalsOf(lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0));
  const isWhatWasSeen = (Object.keys(totals) as (keyof TotalsCents)[]).every(
    (part) => totals[part] === seen[part],
  );
  if (lines.length === 0) return fail('CONFLICT', 'Your cart is empty.');
  if (!isWhatWasSeen) {
    const details = {
      subtotal: totals.subtotalCents / 100,
      shipping: totals.shippingCents / 100,
      tax: totals.taxCents / 100,
      total: totals.totalCents / 100,
    };
    return fail('TOTALS_CHANGED', 'Your cart has changed. Please check the new total and try again.', {
      details,
    });
  }
  // Adds at the same time can pass the cart's own bound by a few.
  if (lines.length > ORDER_LINES_MAX || totals.totalCents > ORDER_TOTAL_MAX_CENTS)
    return fail('CONFLICT', 'This is more than one card payment can be. Please split it into two orders.');
  return ok(totals);
}

/** jsonb gives keys in an order of its own, so that the same lines are the same text. */
function fingerprintOf(all: object): string {
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}
