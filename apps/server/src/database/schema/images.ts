import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Pictures that people brought: decoded and encoded anew before they are stored. */
export const images = pgTable(
  'images',
  {
    id: uuid().primaryKey(),
    /** null: the person is gone, and the file is about to follow; the row stays until it has. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Unguessable key in the storage: the path is the permission to see it. */
    path: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** Whether the file is there. The row comes first, so that no file is ever without one. */
    stored: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (image) => [
    unique('images_path_key').on(image.path),
    index('images_by_user').on(image.userId, image.createdAt),
    index('images_to_remove').on(image.createdAt).where(sql`not ${image.stored} or ${image.userId} is null`),
    check('images_size', sql`${image.width} > 0 and ${image.height} > 0 and ${image.bytes} > 0`),
  ],
);
