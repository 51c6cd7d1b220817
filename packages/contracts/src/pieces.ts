import { z } from 'zod';
import { defineCall } from './call.ts';
import { addressSchema, idParamsSchema, queryIntSchema } from './common.ts';
import {
  CATALOGUE_PRICE,
  HOME_SECTION_SIZE,
  PIECES_MAX_LIMIT,
  SIMILAR_PIECES_DEFAULT_LIMIT,
} from './constants.ts';
import {
  designEraSchema,
  motifSchema,
  PIECE_CATEGORIES,
  pieceCategorySchema,
  settingStyleSchema,
} from './enumerations.ts';
import { variationSchema } from './studio.ts';

export const pieceSchema = z.object({
  id: z.uuid(),
  /** Readable name in addresses: `slim-sapphire-ring`. */
  slug: z.string(),
  name: z.string(),
  /** Addresses of its pictures, the first one is its face. */
  images: z.array(addressSchema),
  /** The same pictures with what a page needs to show them well. */
  pictures: z.array(
    z.object({
      url: addressSchema,
      alt: z.string(),
      /** A tiny picture as a data: address, or null. */
      placeholder: z.string().nullable(),
    }),
  ),
  prompt: z.string(),
  materials: z.array(z.string()),
  gemstones: z.array(z.string()),
  styleTags: z.array(z.string()),
  leadTimeWeeks: z.number(),
  category: pieceCategorySchema,
  /** US dollars. */
  price: z.number(),
  listedOn: z.iso.date(),
  /** Live 3D model (GLB), or null. */
  modelUrl: addressSchema.nullable(),
});
export type Piece = z.infer<typeof pieceSchema>;

/** What a design is made of beyond what the catalogue filters by: the measure of similar pieces uses it. */
export const pieceFeaturesSchema = z.strictObject({
  era: designEraSchema.nullable().default(null),
  setting: settingStyleSchema.nullable().default(null),
  motifs: z.array(motifSchema).max(8).default([]),
});
export type PieceFeatures = z.infer<typeof pieceFeaturesSchema>;

/** A list in a query string: repeated keys or commas. */
const listQuerySchema = z
  .union([z.string().max(500), z.array(z.string().max(100)).max(30)])
  .transform((value) => [
    ...new Set(
      (Array.isArray(value) ? value : value.split(',')).map((entry) => entry.trim()).filter(Boolean),
    ),
  ]);
const categoriesQuerySchema = listQuerySchema
  // "All" is the absence of a category.
  .transform((entries) => (entries.includes('All') ? [] : entries))
  .pipe(z.array(z.enum(PIECE_CATEGORIES, `Category must be one of: All, ${PIECE_CATEGORIES.join(', ')}.`)));
const priceQuerySchema = z
  .union(
    [
      z.number(),
      z
        .string()
        .max(20)
        .trim()
        .regex(/^-?\d+(?:\.\d+)?$/, 'A price must be a number.')
        .transform(Number),
    ],
    {
      error: 'A price must be a number.',
    },
  )
  .pipe(
    z
      .number()
      .min(CATALOGUE_PRICE.min, `A price must be at least ${CATALOGUE_PRICE.min}.`)
      .max(1_000_000, 'A price must be at most 1000000.'),
  );

export const PIECE_SORTS = ['featured', 'price-asc', 'price-desc', 'newest'] as const;

export const piecesQuerySchema = z
  .strictObject({
    category: categoriesQuerySchema.optional(),
    materials: listQuerySchema.optional(),
    gemstones: listQuerySchema.optional(),
    styleTags: listQuerySchema.optional(),
    /** US dollars; both ends belong to the range. */
    priceMin: priceQuerySchema.optional(),
    priceMax: priceQuerySchema.optional(),
    sort: z.enum(PIECE_SORTS, `Sort must be one of: ${PIECE_SORTS.join(', ')}.`).default('featured'),
    page: queryIntSchema(1, 10_000, 1),
    limit: queryIntSchema(1, PIECES_MAX_LIMIT, PIECES_MAX_LIMIT),
  })
  .refine(({ priceMin = 0, priceMax = Number.POSITIVE_INFINITY }) => priceMin <= priceMax, {
    path: ['priceMax'],
    message: 'The lower price must not be above the higher one.',
  });
const tag = 'Pieces';

export const piecesCalls = {
  listPieces: defineCall({
    id: 'listPieces',
    method: 'GET',
    path: '/pieces',
    auth: 'none',
    tag,
    summary:
      'Ready-made pieces. Any value of a filter may match, all filters must; X-Total-Count says how many do',
    query: piecesQuerySchema,
    response: z.array(pieceSchema),
    errors: ['VALIDATION_FAILED'],
  }),
  getPiece: defineCall({
    id: 'getPiece',
    method: 'GET',
    path: '/pieces/{id}',
    auth: 'none',
    tag,
    summary: 'One piece',
    params: idParamsSchema,
    response: pieceSchema,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  }),
  similarPieces: defineCall({
    id: 'similarPieces',
    method: 'GET',
    path: '/pieces/{id}/similar',
    auth: 'none',
    tag,
    summary: 'Pieces like this one, the most similar first',
    params: idParamsSchema,
    query: z.strictObject({ limit: queryIntSchema(1, 24, SIMILAR_PIECES_DEFAULT_LIMIT) }),
    response: z.array(pieceSchema),
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  }),
  piecesByCategory: defineCall({
    id: 'piecesByCategory',
    method: 'GET',
    path: '/pieces/category/{category}',
    auth: 'none',
    tag,
    summary: 'Pieces of one category',
    params: z.strictObject({ category: pieceCategorySchema }),
    query: z.strictObject({ limit: queryIntSchema(1, PIECES_MAX_LIMIT, HOME_SECTION_SIZE) }),
    response: z.array(pieceSchema),
    errors: ['VALIDATION_FAILED'],
  }),
  pieceModel: defineCall({
    id: 'pieceModel',
    method: 'GET',
    path: '/pieces/{id}/model.glb',
    auth: 'none',
    tag,
    summary: 'Live 3D model of a piece',
    params: idParamsSchema,
    /** Names the content, so that an answer never changes; any value is answered with the newest model. */
    query: z.strictObject({ v: z.string().max(64).optional() }),
    stream: 'model/gltf-binary',
    errors: ['NOT_FOUND', 'VALIDATION_FAILED', 'SERVICE_UNAVAILABLE'],
  }),
  openPiece: defineCall({
    id: 'openPiece',
    method: 'POST',
    path: '/pieces/{id}/open',
    auth: 'user',
    tag,
    summary:
      'A piece as a variation of one’s own to start from, free of charge; the same one until it is changed',
    params: idParamsSchema,
    response: variationSchema,
    errors: [
      'UNAUTHENTICATED',
      'TOKEN_EXPIRED',
      'RATE_LIMITED',
      'VALIDATION_FAILED',
      'NOT_FOUND',
      'SERVICE_UNAVAILABLE',
    ],
  }),
} as const;
