/** Third proof: what the provider was paid is what was sold. */
import { eq, inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import { creditPurchases, purchaseReversals } from '../../../database/schema/payments.ts';
import type { PaymentContext } from '../context.ts';
import { lookUpPayment, type Payment } from '../purchases/look-up.ts';
import { settlePurchase } from '../purchases/settle.ts';
import { CURRENCY_CODE, PURCHASE_KIND } from '../purchases/terms.ts';
import type { Difference } from './difference.ts';

const PAGE = 100;

export interface Totals {
  /** Paid payments for credits. */
  payments: number;
  paidCents: number;
}

export interface ProviderProof {
  readonly differences: readonly Difference[];
  readonly totals: Totals;
}

/**
 * Goes through every payment for credits that the provider has, and every purchase that counts as paid.
 * @param options.settle brings what differs to where its payment is, and then looks again
 */
export async function proveProvider(
  context: PaymentContext,
  options: { readonly settle: boolean },
): Promise<ProviderProof> {
  const differences: Difference[] = [];
  const totals: Totals = { payments: 0, paidCents: 0 };
  const seen = new Set<string>();
  const look = async (id: string) => {
    const detail = (await compare(context, id)) && (await secondLook(context, id, options.settle));
    if (detail !== undefined) differences.push({ proof: 'payment', id, detail });
  };
  for await (const intent of context.stripe.paymentIntents.list({ limit: PAGE })) {
    if (intent.metadata.kind !== PURCHASE_KIND) continue;
    seen.add(intent.id);
    count(totals, intent);
    await look(intent.id);
  }
  const paid = await context.database
    .select({ paymentIntentId: creditPurchases.paymentIntentId })
    .from(creditPurchases)
    .where(inArray(creditPurchases.state, ['paid', 'refused']));
  for (const { paymentIntentId } of paid) {
    if (paymentIntentId !== null && !seen.has(paymentIntentId)) await look(paymentIntentId);
  }
  return { differences, totals };
}

function count(totals: Totals, intent: Stripe.PaymentIntent): void {
  if (intent.status !== 'succeeded') return;
  totals.payments += 1;
  totals.paidCents += intent.amount_received;
}

/** What differs may have been on its way while we looked: only what still differs then is told. */
async function secondLook(context: PaymentContext, id: string, settle: boolean): Promise<string | undefined> {
  if (settle) await settlePurchase(context, id, true);
  return compare(context, id);
}

/** What differs between a payment and its purchase; undefined: nothing. */
async function compare(context: PaymentContext, paymentIntentId: string): Promise<string | undefined> {
  const payment = await lookUpPayment(context.stripe, paymentIntentId, true);
  const [purchase] = await context.database
    .select()
    .from(creditPurchases)
    .where(eq(creditPurchases.paymentIntentId, paymentIntentId));
  if (!payment) return 'counts as paid here, but the provider knows no such payment';
  const { intent } = payment;
  const isPaid = intent.status === 'succeeded';
  if (!purchase) return isPaid ? `paid ${intent.amount_received} cents for no purchase of ours` : undefined;
  if (purchase.state === 'refused') {
    return `paid ${intent.amount_received} ${intent.currency}, asked for ${purchase.priceCents} ${CURRENCY_CODE}`;
  }
  if (isPaid !== (purchase.state === 'paid'))
    return `${intent.status} at the provider, ${purchase.state} here`;
  if (isPaid && intent.amount_received !== purchase.priceCents) {
    return `paid ${intent.amount_received} cents, sold for ${purchase.priceCents}`;
  }
  return compareReversals(context, purchase.id, payment);
}

async function compareReversals(
  { database }: PaymentContext,
  purchaseId: string,
  { reversals }: Payment,
): Promise<string | undefined> {
  const rows = await database
    .select()
    .from(purchaseReversals)
    .where(eq(purchaseReversals.purchaseId, purchaseId));
  const standing = (all: readonly { id: string; amountCents: number; state: string }[]) =>
    all
      .filter(({ state }) => state === 'standing')
      .map(({ id, amountCents }) => `${id} ${amountCents}`)
      .sort()
      .join(', ');
  const [there, here] = [standing(reversals), standing(rows)];
  return there === here
    ? undefined
    : `went back at the provider: ${there || 'nothing'}; here: ${here || 'nothing'}`;
}
