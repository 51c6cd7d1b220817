import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** As typed; compared without regard to case. Whoever has confirmed an address has it alone; any may name it. */
    email: text().notNull(),
    /** argon2id in PHC form; null for accounts that sign in elsewhere only. */
    passwordHash: text('password_hash'),
    phoneNumber: text('phone_number'),
    avatar: text(),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow()
      .$onUpdate(() => sql`now()`),
  },
  (table) => [
    uniqueIndex('users_confirmed_email_key')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.emailVerifiedAt} is not null`),
    index('users_by_email').on(sql`lower(${table.email})`),
  ],
);
