/**
 * What people buy with money. See docs/ledger.md for what a purchase does to the books.
 *
 * Purchases name their buyer without a foreign key: the books must still add up after a person has deleted their
 * account.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const millis = (name: string) => bigint(name, { mode: 'number' });

/** Packs of credits on offer; what this table says is what the page shows and what is charged. */
export const creditPackages = pgTable(
  'credit_packages',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** Whole credits. */
    credits: integer().notNull(),
    priceCents: integer('price_cents').notNull(),
    /** Per cent, for show: the price is what it is. */
    discountPercent: integer('discount_percent'),
    popular: boolean().notNull().default(false),
    /** null: words by its size. */
    description: text(),
    /** Packs that are not on offer stay for those who bought them. */
    active: boolean().notNull().default(true),
  },
  (pack) => [
    unique('credit_packages_name').on(pack.name),
    check('credit_packages_credits', sql`${pack.credits} between 1 and 1000000`),
    // The provider's bounds of a charge in US dollars.
    check('credit_packages_price', sql`${pack.priceCents} between 50 and 99999999`),
    check('credit_packages_discount', sql`${pack.discountPercent} between 1 and 99`),
  ],
);

/**
 * `open`: can be paid. `replaced`: the pack has changed since; paid nevertheless, it counts. `refused`: what was paid
 * is not what was asked for, and somebody has to look.
 */
export const purchaseState = pgEnum('purchase_state', ['open', 'replaced', 'paid', 'cancelled', 'refused']);

export const creditPurchases = pgTable(
  'credit_purchases',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').notNull(),
    packageId: uuid('package_id')
      .notNull()
      .references(() => creditPackages.id),
    packageName: text('package_name').notNull(),
    /** The terms, as they were when the payment began. */
    creditsMillis: millis('credits_millis').notNull(),
    priceCents: integer('price_cents').notNull(),
    state: purchaseState().notNull().default('open'),
    /** Of the provider; null until it has answered. */
    paymentIntentId: text('payment_intent_id'),
    /** What refunds and disputes have taken back and not given again, 0 .. creditsMillis. */
    takenMillis: millis('taken_millis').notNull().default(0),
    /** How often something was taken back or given again: numbers the business keys. */
    reversalEntries: integer('reversal_entries').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
  },
  (purchase) => [
    unique('credit_purchases_payment_intent').on(purchase.paymentIntentId),
    uniqueIndex('credit_purchases_one_open')
      .on(purchase.userId, purchase.packageId)
      .where(sql`${purchase.state} = 'open'`),
    check('credit_purchases_paid', sql`(${purchase.state} = 'paid') = (${purchase.paidAt} is not null)`),
    check('credit_purchases_taken', sql`${purchase.takenMillis} between 0 and ${purchase.creditsMillis}`),
    index('credit_purchases_by_user').on(purchase.userId),
    index('credit_purchases_unsettled')
      .on(purchase.createdAt)
      .where(sql`${purchase.state} in ('open', 'replaced')`),
  ],
);

export const reversalKind = pgEnum('reversal_kind', ['refund', 'dispute']);
/** `undone` is final: the refund has failed, or the dispute was won. */
export const reversalState = pgEnum('reversal_state', ['standing', 'undone']);

/** Money of a purchase that went back. */
export const purchaseReversals = pgTable(
  'purchase_reversals',
  {
    /** The provider's id of the refund or the dispute. */
    id: text().primaryKey(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => creditPurchases.id),
    kind: reversalKind().notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: reversalState().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (reversal) => [
    check('purchase_reversals_amount', sql`${reversal.amountCents} > 0`),
    index('purchase_reversals_by_purchase').on(reversal.purchaseId),
  ],
);

/** Events of the provider that have arrived: each is handled once. */
export const paymentEvents = pgTable('payment_events', {
  /** The provider's id of the event. */
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  /** null: handling it has not ended well yet. */
  handledAt: moment('handled_at'),
});
