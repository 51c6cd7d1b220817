/** The second step of signing in: one-time codes of an authenticator app (RFC 6238), and codes on paper. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const twoFactors = pgTable(
  'two_factors',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The secret shared with the app, encrypted: a copy of the database must not make codes. */
    sealedSecret: bytes('sealed_secret').notNull(),
    /** null: shown to the person, who has not yet proved that their app knows it. */
    confirmedAt: moment('confirmed_at'),
    /** Number of the last 30 s step whose code was used: that code, and those before it, work no more. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (factor) => [check('two_factors_step', sql`${factor.lastStep} >= 0`)],
);

/** Codes on paper that are left. A row goes when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of the code, which holds 120 random bits. */
    digest: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (code) => [index('recovery_codes_by_user').on(code.userId)],
);

/** Sign-ins whose first step has succeeded and whose second is awaited. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** SHA-256 of the token that the browser holds. */
    digest: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remembered: boolean().notNull(),
    /** Codes that were tried on it. */
    attempts: integer().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (challenge) => [
    index('sign_in_challenges_by_user').on(challenge.userId),
    index('sign_in_challenges_expires_at_idx').on(challenge.expiresAt),
  ],
);
