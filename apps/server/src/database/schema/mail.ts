import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** `kept`: written while no server was there to send it; it stays until somebody makes it `pending`. */
export const mailState = pgEnum('mail_state', ['pending', 'sent', 'failed', 'kept']);

/** Mails that leave, one row each, written in the transaction of what they tell of. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    /** What the mail tells of, such as `verify-email:<token>`: it is written once, however often that is replayed. */
    businessKey: text('business_key').notNull(),
    /** Whose mail it is; it goes with the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The letter, encrypted: it may hold a link that opens an account. Forgotten once it is sent. */
    sealed: bytes(),
    state: mailState().notNull(),
    attempts: integer().notNull().default(0),
    /** While somebody tries to send it: when another may. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** What it says is of no use after this moment. */
    expiresAt: moment('expires_at'),
    /** A code of the connection or of the mail server, never its words. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (mail) => [
    unique('mail_outbox_business_key').on(mail.businessKey),
    check('mail_outbox_ended', sql`(${mail.state} in ('sent', 'failed')) = (${mail.endedAt} is not null)`),
    check('mail_outbox_forgotten_when_sent', sql`(${mail.state} = 'sent') = (${mail.sealed} is null)`),
    index('mail_outbox_due').on(mail.nextAttemptAt).where(sql`${mail.state} = 'pending'`),
    index('mail_outbox_by_age').on(mail.createdAt),
    index('mail_outbox_by_user').on(mail.userId),
  ],
);
