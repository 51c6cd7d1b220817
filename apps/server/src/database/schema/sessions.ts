import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** One row a sign-in. The refresh token names the row and a generation; each refresh moves to the next one. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generation: integer().notNull().default(1),
    /** The newest generation that was seen used, itself or by an access token that came with it. */
    usedGeneration: integer('used_generation').notNull().default(1),
    remembered: boolean().notNull(),
    /** What the browser called itself, so that people know their sessions again; cut to a readable length. */
    userAgent: text('user_agent'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the generation last changed: for a short while after it, the predecessor is answered in any case. */
    rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Moves with use for sessions that are not remembered, up to endsAt. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The last moment at which the session can be alive, however much it is used. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_expires_at_idx').on(table.expiresAt),
    check('sessions_generation_positive', sql`${table.generation} > 0`),
  ],
);
