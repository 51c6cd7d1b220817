/**
 * Who works at the desk, and what they have done there. Staff are not customers: no account of the shop opens the desk,
 * and nobody's place here opens an account. See docs/decisions/0118-staff-are-not-customers.md.
 */
import { ACT_SUBJECTS, STAFF_ROLES } from '@filigree/contracts/desk';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const staffRole = pgEnum('staff_role', STAFF_ROLES);

/** Rows stay for good: what was done names who did it. */
export const staff = pgTable(
  'staff',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    role: staffRole().notNull(),
    /** argon2id in PHC form; null until an invitation was accepted. */
    passwordHash: text('password_hash'),
    /** The secret shared with the authenticator app, encrypted; null until an invitation was accepted. */
    sealedSecret: bytes('sealed_secret'),
    /** Number of the last 30 s step whose code was used: that code, and those before it, work no more. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    /** Browsers that were made known before the last invitation was accepted are strangers since. */
    deviceGeneration: integer('device_generation').notNull().default(1),
    suspendedAt: moment('suspended_at'),
    lastSeenAt: moment('last_seen_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (member) => [
    uniqueIndex('staff_by_email').on(sql`lower(${member.email})`),
    check('staff_both_secrets', sql`(${member.passwordHash} is null) = (${member.sealedSecret} is null)`),
    check('staff_step', sql`${member.lastStep} >= 0`),
  ],
);

/** `invitation`: sets password and authenticator app. `device`: makes a browser known. */
export const staffLinkPurpose = pgEnum('staff_link_purpose', ['invitation', 'device']);

/** What the links of mails are worth, at most one a person and purpose: a newer one takes the place of the older. */
export const staffLinks = pgTable(
  'staff_links',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    purpose: staffLinkPurpose().notNull(),
    /** SHA-256 of the token; the token itself is in the mail only. Its row goes when it is used. */
    digest: text().notNull(),
    /** Of an invitation that was opened: the secret that its page shows, encrypted. It counts once it is accepted. */
    offeredSecret: bytes('offered_secret'),
    expiresAt: moment('expires_at').notNull(),
  },
  (link) => [
    primaryKey({ columns: [link.staffId, link.purpose] }),
    unique('staff_links_digest').on(link.digest),
  ],
);

/** One row a sign-in; it goes when the session ends. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the token that the browser holds. */
    digest: text().primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Ends it when nobody has used it for a while. */
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** Ends it however much it is used. */
    endsAt: moment('ends_at').notNull(),
  },
  (session) => [
    index('staff_sessions_by_staff').on(session.staffId),
    index('staff_sessions_by_end').on(session.endsAt),
  ],
);

export const actSubject = pgEnum('act_subject', ACT_SUBJECTS);

/** The audit trail: written in the transaction of each act; append-only. */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: uuid().primaryKey(),
    /** null: a command on the server's own machine. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** Name of the call, or of the command. */
    act: text().notNull(),
    subjectKind: actSubject('subject_kind').notNull(),
    /** An order by its number, a colleague by their address. */
    subject: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** Of the click: done once, however often it is sent. null: the act does the same twice as once. */
    idempotencyKey: text('idempotency_key'),
    at: moment('at').notNull().defaultNow(),
  },
  (act) => [
    unique('staff_acts_one_per_click').on(act.staffId, act.idempotencyKey),
    index('staff_acts_by_subject').on(act.subjectKind, act.subject, act.at),
    index('staff_acts_by_time').on(act.at, act.id),
  ],
);
