import { z } from 'zod';
import { defineCall } from './call.ts';
import { idParamsSchema, idSchema, optionalLineSchema, wording } from './common.ts';
import {
  CART_DEFAULT_NAME,
  CART_QUANTITY,
  ENGRAVING_MAX_LENGTH,
  LENGTH_IN,
  RING_SIZE,
  RING_SIZE_UNKNOWN,
} from './constants.ts';

const quantitySchema = z
  .number({ error: wording('Quantity', 'a whole number') })
  .int('Quantity must be a whole number.')
  .min(CART_QUANTITY.min, 'Quantity cannot go below 1.')
  .max(CART_QUANTITY.max, `Quantity cannot go above ${CART_QUANTITY.max}.`);

const measureSchema = (name: string, { min, max, step }: typeof RING_SIZE | typeof LENGTH_IN) =>
  z
    .number({ error: wording(name, 'a number') })
    .min(min, `${name} must be at least ${min}.`)
    .max(max, `${name} must be at most ${max}.`)
    .multipleOf(step, `${name} comes in quarters.`);

/** US size. */
export const ringSizeSchema = measureSchema('Ring size', RING_SIZE);

/** How a piece is made for its wearer. Part of the line's key: a ring in two sizes is two lines. */
export const cartOptionsSchema = z.strictObject({
  /** A size, or that it is not known yet; absent: nobody has said. */
  ringSize: z
    .union([ringSizeSchema, z.literal(RING_SIZE_UNKNOWN)], {
      error: `Ring size must be a number, or "${RING_SIZE_UNKNOWN}".`,
    })
    .optional(),
  /** Of a chain or a bracelet, in inches. */
  lengthIn: measureSchema('Length', LENGTH_IN).optional(),
  engraving: optionalLineSchema('Engraving', ENGRAVING_MAX_LENGTH).normalize('NFC').optional(),
});
export type CartOptions = z.infer<typeof cartOptionsSchema>;

/** The same as it was stored: what was once accepted can be shown, whatever the rules have become. */
export const keptOptionsSchema = z.object({
  ringSize: z.union([z.number(), z.literal(RING_SIZE_UNKNOWN)]).optional(),
  lengthIn: z.number().optional(),
  engraving: z.string().optional(),
});

export const cartItemSchema = z.object({
  id: z.uuid(),
  pieceId: z.uuid(),
  variationId: z.uuid().nullable(),
  options: keptOptionsSchema,
  /** A ring: it cannot be checked out before its size is chosen, or said to be unknown. */
  asksRingSize: z.boolean(),
  quantity: z.number().int(),
  price: z.number(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  addedAt: z.iso.datetime(),
});
export const cartSchema = z.object({
  items: z.array(cartItemSchema),
  total: z.number(),
  itemCount: z.number().int(),
});
export type Cart = z.infer<typeof cartSchema>;

const cartAnswer = { auth: 'user', tag: 'Cart', response: cartSchema, errors: ['UNAUTHENTICATED'] } as const;
const ofLine = {
  ...cartAnswer,
  params: idParamsSchema,
  errors: ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'NOT_FOUND'],
} as const;

export const cartCalls = {
  getCart: defineCall({ id: 'getCart', method: 'GET', path: '/cart', summary: 'The cart', ...cartAnswer }),
  addCartItem: defineCall({
    id: 'addCartItem',
    method: 'POST',
    path: '/cart/items',
    summary: 'Add a line; same piece, variation and options merge',
    ...cartAnswer,
    errors: ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'NOT_FOUND', 'VARIATION_NOT_FOUND', 'CONFLICT'],
    body: z.strictObject({
      /** A piece of the catalogue; for a variation its base piece, else the variation itself. */
      pieceId: idSchema,
      variationId: idSchema.nullish(),
      quantity: quantitySchema.default(1),
      options: cartOptionsSchema.default({}),
      // Accepted as the specification sends them, never trusted: the server prices and names the line.
      price: z.number().min(0).max(10_000_000).default(0),
      name: z.string().max(300).default(CART_DEFAULT_NAME),
      imageUrl: z.string().max(2_048).nullish(),
    }),
  }),
  updateCartItem: defineCall({
    id: 'updateCartItem',
    method: 'PUT',
    path: '/cart/items/{id}',
    summary: 'Change the quantity or the options of a line; one that is as another then merges with it',
    ...ofLine,
    body: z
      .strictObject({ quantity: quantitySchema.optional(), options: cartOptionsSchema.optional() })
      .refine(
        ({ quantity, options }) => quantity !== undefined || options !== undefined,
        'Send a quantity or options.',
      ),
  }),
  removeCartItem: defineCall({
    id: 'removeCartItem',
    method: 'DELETE',
    path: '/cart/items/{id}',
    summary: 'Remove a line',
    ...ofLine,
  }),
  clearCart: defineCall({
    id: 'clearCart',
    method: 'POST',
    path: '/cart/clear',
    summary: 'Empty the cart',
    ...cartAnswer,
  }),
  clearCartByDelete: defineCall({
    id: 'clearCartByDelete',
    method: 'DELETE',
    path: '/cart/clear',
    summary: 'Empty the cart',
    ...cartAnswer,
  }),
} as const;
