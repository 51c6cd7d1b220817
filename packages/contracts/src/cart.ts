import { z } from 'zod';
import { defineCall } from './call.ts';
import { idParamsSchema, idSchema } from './common.ts';
import { CART_QUANTITY } from './constants.ts';

const quantitySchema = z
  .number({ error: 'Quantity must be a whole number.' })
  .int('Quantity must be a whole number.')
  .min(CART_QUANTITY.min, 'Quantity cannot go below 1.')
  .max(CART_QUANTITY.max, `Quantity cannot go above ${CART_QUANTITY.max}.`);
export const cartOptionsSchema = z.strictObject({
  ringSize: z.number().min(0).max(16).optional(),
  lengthIn: z.number().min(4).max(60).optional(),
  engraving: z.string().trim().max(60).optional(),
});
export const cartItemSchema = z.object({
  id: z.uuid(),
  pieceId: z.uuid(),
  variationId: z.uuid().nullable(),
  options: cartOptionsSchema,
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
const tag = 'Cart';
const user = ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'NOT_FOUND'] as const;
const cartAnswer = { auth: 'user', tag, response: cartSchema, errors: user } as const;

export const cartCalls = {
  getCart: defineCall({ id: 'getCart', method: 'GET', path: '/cart', summary: 'The cart', ...cartAnswer }),
  addCartItem: defineCall({
    id: 'addCartItem',
    method: 'POST',
    path: '/cart/items',
    summary: 'Add a line; same piece, variation and options merge',
    ...cartAnswer,
    body: z.strictObject({
      pieceId: idSchema,
      variationId: idSchema.optional(),
      quantity: quantitySchema.default(1),
      options: cartOptionsSchema.default({}),
      // Accepted as the specification sends them, never trusted: the server prices and names the line.
      price: z.number().min(0).max(10_000_000).default(0),
      name: z.string().max(300).default('Custom Design'),
      imageUrl: z.string().max(2_048).optional(),
    }),
  }),
  updateCartItem: defineCall({
    id: 'updateCartItem',
    method: 'PUT',
    path: '/cart/items/{id}',
    summary: 'Change a quantity',
    ...cartAnswer,
    params: idParamsSchema,
    body: z.strictObject({ quantity: quantitySchema }),
  }),
  removeCartItem: defineCall({
    id: 'removeCartItem',
    method: 'DELETE',
    path: '/cart/items/{id}',
    summary: 'Remove a line',
    ...cartAnswer,
    params: idParamsSchema,
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
