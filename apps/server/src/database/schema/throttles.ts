import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts counted by key within a window, shared by every process, so that a restart forgives nothing. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('throttles_ends_at_idx').on(table.endsAt)],
);
