import { z } from 'zod';
import { defineCall } from './call.ts';
import { keptOptionsSchema, ringSizeSchema } from './cart.ts';
import {
  idParamsSchema,
  idSchema,
  lineSchema,
  optionalLineSchema,
  pageOf,
  pageQuerySchema,
} from './common.ts';
import { ORDER_LINES_MAX, ORDERS_DEFAULT_LIMIT, ORDERS_MAX_LIMIT } from './constants.ts';

export const ORDER_STATUSES = [
  'pending',
  'paid',
  'in production',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export const orderStatusSchema = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** What people are told of a field that they left out (section 5 of the specification). */
export const SHIPPING_MISSING = 'Please fill in all shipping information';
const filledIn = (name: string, maxLength: number) => lineSchema(name, maxLength, SHIPPING_MISSING);
const regional = (name: string, maxLength: number) => optionalLineSchema(name, maxLength).default('');

export const shippingAddressSchema = z.strictObject({
  fullName: filledIn('Full name', 120),
  email: filledIn('Email', 254).pipe(z.email('Please enter a valid email address.')),
  address: filledIn('Address', 300),
  /** These three are required where the country has them. */
  city: regional('City', 120),
  state: regional('State', 120),
  zipCode: regional('Zip code', 20),
  /** Not asked for: left empty, it is the default. */
  country: optionalLineSchema('Country', 80).default('United States'),
});
export type ShippingAddress = z.infer<typeof shippingAddressSchema>;

const orderLineSchema = z.object({
  /** From 1. */
  position: z.number().int(),
  pieceId: z.uuid(),
  variationId: z.uuid().nullable(),
  /** Of the variation, as it was when it was bought; null: a piece of the catalogue. */
  designVersion: z.number().int().nullable(),
  options: keptOptionsSchema,
  /** A ring: its size can be given until the order is in production. */
  asksRingSize: z.boolean(),
  name: z.string(),
  quantity: z.number().int(),
  price: z.number(),
  imageUrl: z.string().nullable(),
});

export const orderSchema = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  status: orderStatusSchema,
  subtotal: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  /** What has gone back to the customer. */
  refunded: z.number(),
  /** Whether the customer can still call it off. */
  cancellable: z.boolean(),
  shippingAddress: z.object({
    fullName: z.string(),
    email: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string(),
  }),
  lines: z.array(orderLineSchema),
  /** Oldest first. */
  history: z.array(z.object({ status: orderStatusSchema, note: z.string(), at: z.iso.datetime() })),
  createdAt: z.iso.datetime(),
});
export type Order = z.infer<typeof orderSchema>;

const sessionIdSchema = z.string().min(1).max(200);
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
    errors: ['UNAUTHENTICATED', 'VALIDATION_FAILED'],
  }),
  createOrder: defineCall({
    id: 'createOrder',
    method: 'POST',
    path: '/orders',
    auth: 'user',
    tag,
    summary: 'Place the order of a paid checkout session; asked again, the same order',
    body: z.strictObject({ sessionId: sessionIdSchema }),
    response: orderSchema,
    status: 201,
    mayExist: true,
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
    summary: 'The order of a checkout session: asks the provider whether it was paid',
    params: z.strictObject({ sessionId: sessionIdSchema }),
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
  giveRingSize: defineCall({
    id: 'giveRingSize',
    method: 'PUT',
    path: '/orders/{id}/lines/{position}/ring-size',
    auth: 'user',
    tag,
    summary: 'Give the size of a ring, or change it, before production begins',
    params: z.strictObject({
      id: idSchema,
      position: z.coerce.number().min(1).max(ORDER_LINES_MAX).int(),
    }),
    body: z.strictObject({ ringSize: ringSizeSchema }),
    response: orderSchema,
    /** CONFLICT: it is being made already, or it was called off. */
    errors: [...user, 'CONFLICT'],
  }),
  cancelOrder: defineCall({
    id: 'cancelOrder',
    method: 'POST',
    path: '/orders/{id}/cancel',
    auth: 'user',
    tag,
    summary: 'Cancel before production begins; what was paid goes back',
    params: idParamsSchema,
    response: orderSchema,
    errors: [...user, 'CONFLICT'],
  }),
} as const;
