/** The catalogue of ready-made pieces, and the revision by which every process knows that it has changed. */
import type { PIECE_CATEGORIES, PieceFeatures } from '@filigree/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** A picture of a piece in the storage; its address is made when it is shown. */
export interface StoredPiecePicture {
  readonly path: string;
  readonly alt: string;
  /** A tiny picture as a data: address, shown until the real one is there. */
  readonly placeholder: string | null;
}

export const pieces = pgTable(
  'pieces',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    category: text().$type<(typeof PIECE_CATEGORIES)[number]>().notNull(),
    name: text().notNull(),
    prompt: text().notNull(),
    materials: text().array().notNull(),
    gemstones: text().array().notNull(),
    styleTags: text('style_tags').array().notNull(),
    features: jsonb().$type<PieceFeatures>().notNull(),
    leadTimeWeeks: integer('lead_time_weeks').notNull(),
    priceCents: integer('price_cents').notNull(),
    /** Place among the featured pieces, from 1; null: after all of them. */
    featuredRank: integer('featured_rank'),
    listedOn: date('listed_on', { mode: 'string' }).notNull(),
    pictures: jsonb().$type<readonly StoredPiecePicture[]>().notNull(),
    /** GLB in the storage. */
    modelPath: text('model_path'),
    /** The engine's document; its own reader validates and migrates it. */
    design: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Withdrawn pieces are not shown and not sold; orders and carts still know them. */
    withdrawn: boolean().notNull().default(false),
    /** Digests of the values that the catalogue's document last gave, by column: what differs was changed by hand. */
    seeded: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (piece) => [
    unique('pieces_slug_key').on(piece.slug),
    check('pieces_price_positive', sql`${piece.priceCents} > 0`),
    check('pieces_lead_time', sql`${piece.leadTimeWeeks} between 0 and 104`),
    check(
      'pieces_category_known',
      sql`${piece.category} in ('ring', 'necklace', 'earring', 'pendant', 'bracelet')`,
    ),
    index('pieces_by_category').on(piece.category).where(sql`not ${piece.withdrawn}`),
    index('pieces_by_price').on(piece.priceCents).where(sql`not ${piece.withdrawn}`),
    index('pieces_by_materials').using('gin', piece.materials),
    index('pieces_by_gemstones').using('gin', piece.gemstones),
    index('pieces_by_style_tags').using('gin', piece.styleTags),
  ],
);

/** One row, given a new value by a trigger with every statement that changes a piece. */
export const catalogueRevision = pgTable(
  'catalogue_revision',
  {
    only: boolean().primaryKey().default(true),
    revision: uuid().notNull().defaultRandom(),
  },
  (row) => [check('catalogue_revision_one_row', sql`${row.only}`)],
);
