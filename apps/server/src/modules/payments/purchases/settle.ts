/** Brings a purchase to where its payment is. Called by events, by people who return, and by whoever doubts. */

import { eq, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type Stripe from 'stripe';
import { NOW } from '../../../database/clock.ts';
import type { Transaction } from '../../../database/connect.ts';
import { creditPurchases } from '../../../database/schema/payments.ts';
import { users } from '../../../database/schema/users.ts';
import { grantCredits, lockAccount, toCredits } from '../../credits/index.ts';
import type { PaymentContext } from '../context.ts';
import { lookUpPayment, type Payment } from './look-up.ts';
import { receiptLetter } from './receipt-letter.ts';
import { reverse } from './reverse.ts';
import { CURRENCY_CODE, PURCHASE_KIND, type PurchaseRow } from './terms.ts';

export interface Settled {
  readonly purchase: PurchaseRow;
  readonly intent: Stripe.PaymentIntent;
}

/**
 * Asks the provider, then moves the purchase and the books to what it says, in one transaction: as often as it is
 * called, in whatever order, the sums are the same.
 * @returns undefined: no payment of ours, or not one for credits
 */
export async function settlePurchase(
  context: PaymentContext,
  paymentIntentId: string,
  mayHaveReversals = false,
): Promise<Settled | undefined> {
  const known = await findPurchase(context, paymentIntentId);
  const payment = await lookUpPayment(
    context.stripe,
    paymentIntentId,
    mayHaveReversals || (known?.reversalEntries ?? 0) > 0,
  );
  if (!payment || payment.intent.metadata.kind !== PURCHASE_KIND) return undefined;
  const purchaseId = payment.intent.metadata.purchaseId ?? '';
  const found = known ?? (await findPurchase(context, paymentIntentId, purchaseId));
  if (!found || (found.paymentIntentId !== null && found.paymentIntentId !== payment.intent.id)) {
    context.log.warn({ paymentIntentId, purchaseId }, 'a payment names a purchase that is not ours');
    return undefined;
  }
  const purchase = await context.database.transaction(async (tx) => {
    await lockAccount(tx, found.userId);
    const [row] = await tx
      .select()
      .from(creditPurchases)
      .where(eq(creditPurchases.id, found.id))
      .for('update');
    return converge(context, tx, row!, payment);
  });
  return { purchase, intent: payment.intent };
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** By the payment; else by what its metadata says, for a payment whose id was lost before it was written down. */
async function findPurchase(
  { database }: PaymentContext,
  paymentIntentId: string,
  purchaseId = '',
): Promise<PurchaseRow | undefined> {
  const byPayment = eq(creditPurchases.paymentIntentId, paymentIntentId);
  const rows = await database
    .select()
    .from(creditPurchases)
    .where(UUID.test(purchaseId) ? or(byPayment, eq(creditPurchases.id, purchaseId)) : byPayment)
    // A row that has the payment goes before one that is only named.
    .orderBy(sql`${byPayment} desc nulls last`)
    .limit(1);
  return rows[0];
}

/** The purchase and its account are locked. */
async function converge(
  context: PaymentContext,
  tx: Transaction,
  purchase: PurchaseRow,
  { intent, reversals }: Payment,
): Promise<PurchaseRow> {
  const named =
    purchase.paymentIntentId === null ? await change(tx, purchase, { paymentIntentId: intent.id }) : purchase;
  if (intent.status === 'canceled' && named.state !== 'paid')
    return change(tx, named, { state: 'cancelled' });
  if (intent.status !== 'succeeded') return named;
  if (!isWhatWasAskedFor(named, intent)) {
    context.log.error(
      { purchaseId: named.id, paymentIntentId: intent.id },
      'another amount was paid than asked for',
    );
    return named.state === 'paid' ? named : change(tx, named, { state: 'refused' });
  }
  const paid = named.state === 'paid' ? named : await grant(context, tx, named, intent);
  return reverse(tx, paid, reversals);
}

function isWhatWasAskedFor(purchase: PurchaseRow, intent: Stripe.PaymentIntent): boolean {
  return intent.amount_received === purchase.priceCents && intent.currency === CURRENCY_CODE;
}

async function grant(
  context: PaymentContext,
  tx: Transaction,
  purchase: PurchaseRow,
  intent: Stripe.PaymentIntent,
): Promise<PurchaseRow> {
  const credits = toCredits(purchase.creditsMillis);
  await grantCredits(tx, {
    userId: purchase.userId,
    kind: 'purchase',
    amountMillis: purchase.creditsMillis,
    businessKey: `grant:${intent.id}`,
    description: `${purchase.packageName}: ${credits} credits`,
    reference: purchase.id,
  });
  const paid = await change(tx, purchase, { state: 'paid', paidAt: NOW });
  const [buyer] = await tx.select().from(users).where(eq(users.id, purchase.userId));
  if (buyer) {
    await context.outbox.put(tx, {
      key: `credits-receipt:${purchase.id}`,
      userId: buyer.id,
      email: buyer.email,
      letter: receiptLetter({ name: buyer.name, purchase: paid, paymentIntentId: intent.id }),
    });
  }
  return paid;
}

async function change(
  tx: Transaction,
  purchase: PurchaseRow,
  values: PgUpdateSetSource<typeof creditPurchases>,
): Promise<PurchaseRow> {
  const rows = await tx
    .update(creditPurchases)
    .set(values)
    .where(eq(creditPurchases.id, purchase.id))
    .returning();
  return rows[0]!;
}
