import { z } from 'zod';
import { defineCall } from './call.ts';
import { idParamsSchema, optionalTextSchema, queryIntSchema } from './common.ts';
import {
  CATALOGUE_PRICE,
  HOME_SECTION_SIZE,
  PIECES_MAX_LIMIT,
  SIMILAR_PIECES_DEFAULT_LIMIT,
} from './constants.ts';
import { pieceCategorySchema } from './enumerations.ts';

export const pieceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  images: z.array(z.string()),
  prompt: z.string(),
  materials: z.array(z.string()),
  gemstones: z.array(z.string()),
  styleTags: z.array(z.string()),
  leadTimeWeeks: z.number(),
  category: pieceCategorySchema,
  price: z.number(),
});
export type Piece = z.infer<typeof pieceSchema>;

/** A list in a query string: repeated keys or commas. */
const listQuerySchema = z
  .union([z.string().max(500), z.array(z.string().max(100)).max(30)])
  .transform((value) =>
    (Array.isArray(value) ? value : value.split(',')).map((entry) => entry.trim()).filter(Boolean),
  );
const priceQuerySchema = z.coerce
  .number({ error: 'A price must be a number.' })
  .min(CATALOGUE_PRICE.min)
  .max(1_000_000);

const piecesQuerySchema = z.strictObject({
  category: optionalTextSchema('Category', 40).optional(),
  materials: listQuerySchema.optional(),
  gemstones: listQuerySchema.optional(),
  styleTags: listQuerySchema.optional(),
  priceMin: priceQuerySchema.optional(),
  priceMax: priceQuerySchema.optional(),
  limit: queryIntSchema(1, PIECES_MAX_LIMIT, PIECES_MAX_LIMIT),
});
const tag = 'Pieces';

export const piecesCalls = {
  listPieces: defineCall({
    id: 'listPieces',
    method: 'GET',
    path: '/pieces',
    auth: 'none',
    tag,
    summary: 'Ready-made pieces, filtered',
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
    errors: ['NOT_FOUND'],
  }),
  similarPieces: defineCall({
    id: 'similarPieces',
    method: 'GET',
    path: '/pieces/{id}/similar',
    auth: 'none',
    tag,
    summary: 'Pieces like this one',
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
} as const;
