import { index, pgEnum, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const tokenPurpose = pgEnum('token_purpose', ['verify_email', 'reset_password', 'change_email']);

/** What the links of mails are worth, at most one a person and purpose: a newer one takes the place of the older. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: tokenPurpose().notNull(),
    /** SHA-256 of the token; the token itself is in the mail only. Its row goes when it is used. */
    digest: text().notNull(),
    /** The address that it was sent to, and proves. */
    email: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (token) => [
    primaryKey({ columns: [token.userId, token.purpose] }),
    uniqueIndex('one_time_tokens_digest_key').on(token.digest),
    index('one_time_tokens_expires_at_idx').on(token.expiresAt),
  ],
);
