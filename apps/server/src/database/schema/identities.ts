import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Who somebody is elsewhere: an issuer of OpenID Connect, and the subject there, which never changes. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (identity) => [
    primaryKey({ columns: [identity.issuer, identity.subject] }),
    index('identities_by_user').on(identity.userId),
  ],
);
