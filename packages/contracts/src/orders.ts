import { z } from 'zod';
import { emailSchema } from './auth.ts';
import { defineCall } from './call.ts';
import { idParamsSchema, pageOf, pageQuerySchema, textSchema } from './common.ts';
import { ORDERS_DEFAULT_LIMIT, ORDERS_MAX_LIMIT } from './constants.ts';

export const ORDER_STATUSES = [
  'pending',
  'paid',
  'in production',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export const shippingAddressSchema = z.strictObject({
  fullName: textSchema('Full name', 120),
  email: emailSchema,
  address: textSchema('Address', 300),
  city: textSchema('City', 120),
  state: textSchema('State', 120),
  zipCode: textSchema('Zip code', 20),
  country: textSchema('Country', 80).default('United States'),
});
export const orderSchema = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  subtotal: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.number().int(),
      price: z.number(),
      imageUrl: z.string().nullable(),
    }),
  ),
  createdAt: z.iso.datetime(),
});
const tag = 'Orders';
const user = ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'NOT_FOUND'] as const;

export const ordersCalls = {
  listOrders: defineCall({
    id: 'listOrders',
    method: 'GET',
    path: '/orders',
    auth: 'user',
    tag,
    summary: 'One’s orders, newest first',
    query: pageQuerySchema(ORDERS_DEFAULT_LIMIT, ORDERS_MAX_LIMIT),
    response: pageOf(orderSchema),
    errors: user,
  }),
  createOrder: defineCall({
    id: 'createOrder',
    method: 'POST',
    path: '/orders',
    auth: 'user',
    tag,
    summary: 'Place the order of a paid checkout session',
    body: z.strictObject({ sessionId: z.string().min(1).max(200) }),
    response: orderSchema,
    status: 201,
    errors: [...user, 'CONFLICT'],
  }),
  getOrder: defineCall({
    id: 'getOrder',
    method: 'GET',
    path: '/orders/{id}',
    auth: 'user',
    tag,
    summary: 'One order',
    params: idParamsSchema,
    response: orderSchema,
    errors: user,
  }),
  getOrderBySession: defineCall({
    id: 'getOrderBySession',
    method: 'GET',
    path: '/orders/session/{sessionId}',
    auth: 'user',
    tag,
    summary: 'The order of a checkout session',
    params: z.strictObject({ sessionId: z.string().min(1).max(200) }),
    response: orderSchema,
    errors: user,
  }),
  getOrderByNumber: defineCall({
    id: 'getOrderByNumber',
    method: 'GET',
    path: '/orders/number/{orderNumber}',
    auth: 'user',
    tag,
    summary: 'The order with this number',
    params: z.strictObject({ orderNumber: z.string().min(1).max(40) }),
    response: orderSchema,
    errors: user,
  }),
  cancelOrder: defineCall({
    id: 'cancelOrder',
    method: 'POST',
    path: '/orders/{id}/cancel',
    auth: 'user',
    tag,
    summary: 'Cancel before production begins',
    params: idParamsSchema,
    response: orderSchema,
    errors: [...user, 'CONFLICT'],
  }),
} as const;
