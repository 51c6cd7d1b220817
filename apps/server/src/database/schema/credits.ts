/**
 * Credits as money: integers of a thousandth of a credit in append-only rows. See docs/ledger.md for the flows.
 *
 * Accounts and entries name their owner without a foreign key: the books must still add up after a person has
 * deleted their account.
 */
import { TRANSACTION_KINDS } from '@filigree/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  pgEnum,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A number of thousandths of a credit; far below 2^53, so a JS number holds it exactly. */
const millis = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const ledgerEntryKind = pgEnum('ledger_entry_kind', TRANSACTION_KINDS);

/** Who may close a reservation: the person who made it through the API, or the job that works for them. */
export const reservationOwner = pgEnum('reservation_owner', ['person', 'job']);
export const reservationState = pgEnum('reservation_state', ['held', 'committed', 'refunded', 'expired']);

export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: uuid('user_id').primaryKey(),
    /** The sum of the account's ledger entries. */
    balanceMillis: millis('balance_millis').notNull().default(0),
    /** The sum of its held reservations; balance - held can be spent. */
    heldMillis: millis('held_millis').notNull().default(0),
    /**
     * How far claw-backs have taken the spendable part below zero. Nothing else can: without it an account is never
     * overdrawn, whatever the code does.
     */
    clawedBelowMillis: millis('clawed_below_millis').notNull().default(0),
  },
  (account) => [
    check('credit_accounts_held_not_negative', sql`${account.heldMillis} >= 0`),
    check('credit_accounts_clawed_not_negative', sql`${account.clawedBelowMillis} >= 0`),
    check(
      'credit_accounts_spendable_not_negative',
      sql`${account.balanceMillis} + ${account.clawedBelowMillis} >= ${account.heldMillis}`,
    ),
  ],
);

export const reservations = pgTable(
  'reservations',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => creditAccounts.userId),
    owner: reservationOwner().notNull(),
    state: reservationState().notNull().default('held'),
    amountMillis: millis('amount_millis').notNull(),
    /** What was spent of it, once committed; the rest was released. */
    committedMillis: millis('committed_millis'),
    reference: text().notNull(),
    closeReason: text('close_reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** null: it is held for as long as its job is under way, however long that takes. */
    expiresAt: moment('expires_at'),
    closedAt: moment('closed_at'),
  },
  (reservation) => [
    check('reservations_amount_positive', sql`${reservation.amountMillis} > 0`),
    check(
      'reservations_closed_when_not_held',
      sql`(${reservation.state} = 'held') = (${reservation.closedAt} is null)`,
    ),
    check(
      'reservations_committed_share',
      sql`(${reservation.state} = 'committed') = (${reservation.committedMillis} is not null)
        and ${reservation.committedMillis} between 1 and ${reservation.amountMillis}`,
    ),
    index('reservations_held_by_expiry').on(reservation.expiresAt).where(sql`${reservation.state} = 'held'`),
    index('reservations_by_user').on(reservation.userId),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid().primaryKey(),
    /** Order of posting, over all accounts; within an account it is the order of its balances. */
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => creditAccounts.userId),
    kind: ledgerEntryKind().notNull(),
    /** Signed: grants are positive, spending is negative. */
    amountMillis: millis('amount_millis').notNull(),
    balanceAfterMillis: millis('balance_after_millis').notNull(),
    description: text().notNull(),
    reference: text().notNull(),
    /** What happened in the world, such as `welcome:<user>` or `commit:<reservation>`: it is posted once. */
    businessKey: text('business_key').notNull(),
    reservationId: uuid('reservation_id').references(() => reservations.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (entry) => [
    unique('ledger_entries_business_key').on(entry.businessKey),
    uniqueIndex('ledger_entries_one_per_reservation').on(entry.reservationId),
    check('ledger_entries_amount_not_zero', sql`${entry.amountMillis} <> 0`),
    index('ledger_entries_by_account').on(entry.userId, entry.sequence),
  ],
);
