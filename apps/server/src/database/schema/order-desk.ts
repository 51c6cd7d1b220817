/** What the desk adds to orders. What an order is, and what has moved of its money, stands in `orders.ts` alone. */
import { MAKING_STEPS } from '@filigree/contracts/desk';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
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
import { staff } from './desk.ts';
import { orderLines, orders } from './orders.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Notes that customers do not see; append-only, but for being emptied when the customer leaves for good. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (note) => [index('order_notes_by_order').on(note.orderId, note.at)],
);

export const makingStep = pgEnum('making_step', MAKING_STEPS);

/** What was said of the steps of making a piece; append-only, the newest row of a step is what holds. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id').notNull(),
    position: integer().notNull(),
    step: makingStep().notNull(),
    /** false: taken back. */
    isDone: boolean('is_done').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    at: moment('at').notNull().defaultNow(),
  },
  (row) => [
    foreignKey({
      name: 'order_steps_line',
      columns: [row.orderId, row.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    index('order_steps_by_line').on(row.orderId, row.position, row.step, row.at),
  ],
);

/** `asked`: the provider has not answered yet. `made`: its refund exists. `refused`: it never will. */
export const orderRefundState = pgEnum('order_refund_state', ['asked', 'made', 'refused']);

/**
 * Refunds that were asked for at the desk, so that none is lost or made twice between here and the provider. What has
 * gone back is not summed up from these rows, but from what the provider tells (`order_reversals`).
 */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    /** Also the key under which the provider is asked. */
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    amountCents: integer('amount_cents').notNull(),
    /** For the books. */
    reason: text().notNull(),
    state: orderRefundState().notNull().default('asked'),
    /** The provider's. */
    refundId: text('refund_id'),
    /** The provider's words. */
    refusal: text(),
    /** Of the click. */
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (refund) => [
    uniqueIndex('order_refunds_one_asked').on(refund.orderId).where(sql`${refund.state} = 'asked'`),
    unique('order_refunds_one_per_click').on(refund.staffId, refund.idempotencyKey),
    unique('order_refunds_one_each').on(refund.refundId),
    index('order_refunds_by_order').on(refund.orderId),
    check('order_refunds_amount', sql`${refund.amountCents} > 0`),
    check('order_refunds_made', sql`(${refund.state} = 'made') = (${refund.refundId} is not null)`),
    check('order_refunds_refused', sql`(${refund.state} = 'refused') = (${refund.refusal} is not null)`),
  ],
);
