/**
 * Checkouts of carts, and the orders that they become. See docs/orders.md for the flows.
 *
 * Neither has a foreign key to its buyer: what was paid must still be found after a person has deleted their account.
 */
import { type CartOptions, ORDER_STATUSES, type ShippingAddress } from '@filigree/contracts';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { reversalKind, reversalState } from './payments.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A line as it was when its payment began. */
export interface CheckoutLine {
  /** The line of the cart. */
  readonly cartItemId: string;
  readonly pieceId: string;
  readonly variationId: string | null;
  readonly designVersion: number | null;
  readonly options: CartOptions;
  readonly name: string;
  /** In the storage. */
  readonly imagePath: string | null;
  readonly priceCents: number;
  readonly quantity: number;
}

const totals = {
  subtotalCents: integer('subtotal_cents').notNull(),
  shippingCents: integer('shipping_cents').notNull(),
  taxCents: integer('tax_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
};

/**
 * `open`: can be paid. `replaced`: the cart has changed since; paid nevertheless, it counts. `ordered`: its session was
 * completed. `expired`: it never will be.
 */
export const checkoutState = pgEnum('checkout_state', ['open', 'replaced', 'ordered', 'expired']);

export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').notNull(),
    state: checkoutState().notNull().default('open'),
    /** Digest of all that is asked of the provider: the same click again leads to the same checkout. */
    fingerprint: text().notNull(),
    /** Where its pages are: `https://filigree.example`. */
    origin: text().notNull(),
    /** null: forgotten, when nothing came of it. */
    address: jsonb().$type<ShippingAddress>(),
    lines: jsonb().$type<readonly CheckoutLine[]>().notNull(),
    ...totals,
    /** Of the provider; null until it has answered. */
    sessionId: text('session_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the session ends by itself. */
    expiresAt: moment('expires_at').notNull(),
  },
  (checkout) => [
    unique('checkouts_session').on(checkout.sessionId),
    uniqueIndex('checkouts_one_open').on(checkout.userId).where(sql`${checkout.state} = 'open'`),
    check(
      'checkouts_total',
      sql`${checkout.subtotalCents} > 0 and ${checkout.shippingCents} >= 0 and ${checkout.taxCents} >= 0
        and ${checkout.totalCents} = ${checkout.subtotalCents} + ${checkout.shippingCents} + ${checkout.taxCents}`,
    ),
    index('checkouts_by_user').on(checkout.userId),
    index('checkouts_unsettled').on(checkout.expiresAt).where(sql`${checkout.state} in ('open', 'replaced')`),
  ],
);

export const orderStatus = pgEnum('order_status', ORDER_STATUSES);

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** As people read it out: FIL-7K3M-92QX. */
    orderNumber: text('order_number').notNull(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id),
    /** null: the account is gone. */
    userId: uuid('user_id'),
    status: orderStatus().notNull(),
    sessionId: text('session_id').notNull(),
    paymentIntentId: text('payment_intent_id'),
    ...totals,
    /** The sum of the standing refunds. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** The sum of the standing disputes: what banks have taken, or hold. */
    disputedCents: integer('disputed_cents').notNull().default(0),
    /** null: gone with the account. */
    address: jsonb().$type<ShippingAddress>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
    /** When the size of a ring was asked for by mail again; null: it was not. */
    ringSizeAskedAt: moment('ring_size_asked_at'),
  },
  (order) => [
    unique('orders_number').on(order.orderNumber),
    unique('orders_one_per_checkout').on(order.checkoutId),
    unique('orders_one_per_session').on(order.sessionId),
    unique('orders_one_per_payment').on(order.paymentIntentId),
    check(
      'orders_total',
      sql`${order.totalCents} = ${order.subtotalCents} + ${order.shippingCents} + ${order.taxCents}`,
    ),
    check('orders_paid', sql`${order.paidAt} is not null or ${order.status} in ('pending', 'cancelled')`),
    check('orders_pending_unpaid', sql`${order.status} <> 'pending' or ${order.paidAt} is null`),
    check('orders_went_back', sql`${order.refundedCents} >= 0 and ${order.disputedCents} >= 0`),
    index('orders_by_user').on(order.userId, order.createdAt),
    index('orders_by_time').on(order.createdAt, order.id),
    index('orders_to_send').on(order.paidAt).where(sql`${order.status} in ('paid', 'in production')`),
    index('orders_to_ask')
      .on(order.paidAt)
      .where(sql`${order.status} = 'paid' and ${order.ringSizeAskedAt} is null`),
    index('orders_to_refund')
      .on(order.id)
      .where(sql`${order.status} = 'cancelled' and ${order.paidAt} is not null
        and ${order.refundedCents} < ${order.totalCents}`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** From 1. */
    position: integer().notNull(),
    pieceId: uuid('piece_id').notNull(),
    variationId: uuid('variation_id'),
    designVersion: integer('design_version'),
    /** The engine's document, by which it is made. null: it was gone before it was paid. */
    design: jsonb().$type<Record<string, unknown>>(),
    options: jsonb().$type<CartOptions>().notNull(),
    name: text().notNull(),
    imagePath: text('image_path'),
    priceCents: integer('price_cents').notNull(),
    quantity: integer().notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.orderId, line.position] }),
    check('order_lines_amounts', sql`${line.priceCents} > 0 and ${line.quantity} > 0`),
  ],
);

/** Sizes of rings that were given after the order: they take the place of what the line says. */
export const orderRingSizes = pgTable(
  'order_ring_sizes',
  {
    orderId: uuid('order_id').notNull(),
    position: integer().notNull(),
    /** US size, in quarters. */
    ringSize: real('ring_size').notNull(),
    givenAt: moment('given_at').notNull().defaultNow(),
  },
  (size) => [
    primaryKey({ columns: [size.orderId, size.position] }),
    foreignKey({
      name: 'order_ring_sizes_line',
      columns: [size.orderId, size.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
  ],
);

/** What happened to an order; append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** From 1. */
    sequence: integer().notNull(),
    /** From then on. */
    status: orderStatus().notNull(),
    /** For people. */
    note: text().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (event) => [primaryKey({ columns: [event.orderId, event.sequence] })],
);

/** Money of an order that went back. */
export const orderReversals = pgTable(
  'order_reversals',
  {
    /** The provider's id of the refund or the dispute. */
    id: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: reversalKind().notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: reversalState().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (reversal) => [
    check('order_reversals_amount', sql`${reversal.amountCents} > 0`),
    index('order_reversals_by_order').on(reversal.orderId),
  ],
);
