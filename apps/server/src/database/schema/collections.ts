/** What people put together: collections of pieces and designs, boards of pictures and pieces, favorites. */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { images } from './images.ts';
import { pieces } from './pieces.ts';
import { variations } from './studio.ts';
import { users } from './users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const named = () => ({
  id: uuid().primaryKey(),
  userId: owner(),
  name: text().notNull(),
  description: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const collections = pgTable('collections', named(), (collection) => [
  index('collections_by_user').on(collection.userId, collection.createdAt),
]);

/** Positions rise in the order in which things were put in; they may have gaps. */
export const collectionItems = pgTable(
  'collection_items',
  {
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    pieceId: uuid('piece_id').references(() => pieces.id, { onDelete: 'cascade' }),
    variationId: uuid('variation_id').references(() => variations.id, { onDelete: 'cascade' }),
  },
  (item) => [
    primaryKey({ columns: [item.collectionId, item.position] }),
    unique('collection_items_piece_once').on(item.collectionId, item.pieceId),
    unique('collection_items_variation_once').on(item.collectionId, item.variationId),
    check('collection_items_one_thing', sql`num_nonnulls(${item.pieceId}, ${item.variationId}) = 1`),
    index('collection_items_by_piece').on(item.pieceId),
    index('collection_items_by_variation').on(item.variationId),
  ],
);

export const boards = pgTable('boards', named(), (board) => [
  index('boards_by_user').on(board.userId, board.createdAt),
]);

export const boardImages = pgTable(
  'board_images',
  {
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
  },
  (pin) => [
    primaryKey({ columns: [pin.boardId, pin.position] }),
    unique('board_images_once').on(pin.boardId, pin.imageId),
    index('board_images_by_image').on(pin.imageId),
  ],
);

export const boardPieces = pgTable(
  'board_pieces',
  {
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => pieces.id, { onDelete: 'cascade' }),
  },
  (pin) => [
    primaryKey({ columns: [pin.boardId, pin.position] }),
    unique('board_pieces_once').on(pin.boardId, pin.pieceId),
    index('board_pieces_by_piece').on(pin.pieceId),
  ],
);

export const favorites = pgTable(
  'favorites',
  {
    userId: owner(),
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => pieces.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (favorite) => [
    primaryKey({ columns: [favorite.userId, favorite.pieceId] }),
    index('favorites_by_piece').on(favorite.pieceId),
  ],
);
