import { CART_QUANTITY, type CartOptions } from '@filigree/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { variations } from './studio.ts';
import { users } from './users.ts';

/** What people mean to buy. Names, prices and pictures are not kept here: they are those of the piece at any moment. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A piece of the catalogue; of a variation, its base piece, or else the variation itself. */
    pieceId: uuid('piece_id').notNull(),
    /** null: the piece as it is in the catalogue. */
    variationId: uuid('variation_id').references(() => variations.id, { onDelete: 'cascade' }),
    options: jsonb().$type<CartOptions>().notNull().default({}),
    quantity: integer().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (item) => [
    unique('cart_items_once')
      .on(item.userId, item.pieceId, item.variationId, item.options)
      .nullsNotDistinct(),
    check(
      'cart_items_quantity',
      sql`${item.quantity} between ${sql.raw(String(CART_QUANTITY.min))} and ${sql.raw(String(CART_QUANTITY.max))}`,
    ),
    index('cart_items_by_variation').on(item.variationId),
  ],
);
