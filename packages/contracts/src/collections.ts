import { z } from 'zod';
import { defineCall, LONG_BODY_MAX_BYTES } from './call.ts';
import { addressSchema, idParamsSchema, idSchema, lineSchema, optionalTextSchema } from './common.ts';
import { BOARD_PINS_MAX, COLLECTION_ITEMS_MAX } from './constants.ts';

/** Pieces of the catalogue and one’s own designs, in the order in which they were put in. */
export const collectionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  items: z.array(
    z.object({
      itemId: z.uuid(),
      kind: z.enum(['piece', 'variation']),
      name: z.string(),
      imageUrl: addressSchema.nullable(),
    }),
  ),
  createdAt: z.iso.datetime(),
});
export type Collection = z.infer<typeof collectionSchema>;
/** One’s own uploaded pictures, and pieces by id, both in the order in which they were pinned. */
export const boardSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  images: z.array(z.object({ id: z.uuid(), url: addressSchema })),
  pieces: z.array(z.uuid()),
  createdAt: z.iso.datetime(),
});
export type Board = z.infer<typeof boardSchema>;
const nameSchema = lineSchema('Name', 120);
const descriptionSchema = optionalTextSchema('Description', 2_000);
/** What is named twice counts once. */
const idsSchema = (max: number, full: string) =>
  z
    .array(idSchema)
    .max(max, full)
    .transform((ids) => [...new Set(ids)]);
const itemsSchema = idsSchema(
  COLLECTION_ITEMS_MAX,
  `A collection holds at most ${COLLECTION_ITEMS_MAX} items.`,
);
const pinsSchema = idsSchema(BOARD_PINS_MAX, `A board holds at most ${BOARD_PINS_MAX} of each kind.`);
/** Lists that are given take the place of what was there. */
const collectionChange = z.strictObject({
  name: nameSchema.optional(),
  description: descriptionSchema.optional(),
  items: itemsSchema.optional(),
});
const boardChange = z.strictObject({
  name: nameSchema.optional(),
  description: descriptionSchema.optional(),
  images: pinsSchema.optional(),
  pieces: pinsSchema.optional(),
});
const reading = ['UNAUTHENTICATED'] as const;
const user = ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'NOT_FOUND'] as const;
/** CONFLICT: no room is left. */
const adding = [...user, 'CONFLICT'] as const;
const deleted = z.object({ id: z.uuid() });

export const collectionsCalls = {
  listCollections: defineCall({
    id: 'listCollections',
    method: 'GET',
    path: '/collections',
    auth: 'user',
    tag: 'Collections',
    summary: 'One’s collections',
    response: z.array(collectionSchema),
    errors: reading,
  }),
  createCollection: defineCall({
    id: 'createCollection',
    method: 'POST',
    path: '/collections',
    auth: 'user',
    tag: 'Collections',
    summary: 'Begin a collection',
    body: z.strictObject({
      name: nameSchema,
      description: descriptionSchema.default(''),
      items: itemsSchema.default([]),
    }),
    maxBodyBytes: LONG_BODY_MAX_BYTES,
    response: collectionSchema,
    status: 201,
    errors: adding,
  }),
  getCollection: defineCall({
    id: 'getCollection',
    method: 'GET',
    path: '/collections/{id}',
    auth: 'user',
    tag: 'Collections',
    summary: 'One collection',
    params: idParamsSchema,
    response: collectionSchema,
    errors: user,
  }),
  updateCollection: defineCall({
    id: 'updateCollection',
    method: 'PUT',
    path: '/collections/{id}',
    auth: 'user',
    tag: 'Collections',
    summary: 'Change a collection',
    params: idParamsSchema,
    body: collectionChange,
    maxBodyBytes: LONG_BODY_MAX_BYTES,
    response: collectionSchema,
    errors: user,
  }),
  deleteCollection: defineCall({
    id: 'deleteCollection',
    method: 'DELETE',
    path: '/collections/{id}',
    auth: 'user',
    tag: 'Collections',
    summary: 'Delete a collection',
    params: idParamsSchema,
    response: deleted,
    errors: user,
  }),
  addCollectionItem: defineCall({
    id: 'addCollectionItem',
    method: 'POST',
    path: '/collections/{id}/items',
    auth: 'user',
    tag: 'Collections',
    summary: 'Put an item in',
    params: idParamsSchema,
    body: z.strictObject({ itemId: idSchema }),
    response: collectionSchema,
    errors: adding,
  }),
  removeCollectionItem: defineCall({
    id: 'removeCollectionItem',
    method: 'DELETE',
    path: '/collections/{id}/items/{itemId}',
    auth: 'user',
    tag: 'Collections',
    summary: 'Take an item out',
    params: z.strictObject({ id: idSchema, itemId: idSchema }),
    response: collectionSchema,
    errors: user,
  }),
} as const;

export const boardsCalls = {
  listBoards: defineCall({
    id: 'listBoards',
    method: 'GET',
    path: '/boards',
    auth: 'user',
    tag: 'Boards',
    summary: 'One’s boards',
    response: z.array(boardSchema),
    errors: reading,
  }),
  createBoard: defineCall({
    id: 'createBoard',
    method: 'POST',
    path: '/boards',
    auth: 'user',
    tag: 'Boards',
    summary: 'Begin a board',
    body: z.strictObject({ name: nameSchema, description: descriptionSchema.default('') }),
    response: boardSchema,
    status: 201,
    errors: ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'CONFLICT'],
  }),
  getBoard: defineCall({
    id: 'getBoard',
    method: 'GET',
    path: '/boards/{id}',
    auth: 'user',
    tag: 'Boards',
    summary: 'One board',
    params: idParamsSchema,
    response: boardSchema,
    errors: user,
  }),
  updateBoard: defineCall({
    id: 'updateBoard',
    method: 'PUT',
    path: '/boards/{id}',
    auth: 'user',
    tag: 'Boards',
    summary: 'Change a board',
    params: idParamsSchema,
    body: boardChange,
    maxBodyBytes: LONG_BODY_MAX_BYTES,
    response: boardSchema,
    errors: user,
  }),
  deleteBoard: defineCall({
    id: 'deleteBoard',
    method: 'DELETE',
    path: '/boards/{id}',
    auth: 'user',
    tag: 'Boards',
    summary: 'Delete a board',
    params: idParamsSchema,
    response: deleted,
    errors: user,
  }),
  addBoardImage: defineCall({
    id: 'addBoardImage',
    method: 'POST',
    path: '/boards/{id}/images',
    auth: 'user',
    tag: 'Boards',
    summary: 'Pin an image',
    params: idParamsSchema,
    body: z.strictObject({ imageId: idSchema }),
    response: boardSchema,
    errors: adding,
  }),
  addBoardPiece: defineCall({
    id: 'addBoardPiece',
    method: 'POST',
    path: '/boards/{id}/pieces',
    auth: 'user',
    tag: 'Boards',
    summary: 'Pin a piece',
    params: idParamsSchema,
    body: z.strictObject({ pieceId: idSchema }),
    response: boardSchema,
    errors: adding,
  }),
} as const;
