import { z } from 'zod';
import { defineCall } from './call.ts';
import { idSchema } from './common.ts';
import { shippingAddressSchema } from './orders.ts';

export const creditPackageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  credits: z.number(),
  priceUSD: z.number(),
  discount: z.number().nullable(),
  popular: z.boolean(),
  description: z.string(),
});
const dollarsSchema = z.number({ error: 'An amount must be a number.' }).min(0).max(10_000_000);
const tag = 'Payments';
const checkout = {
  method: 'POST',
  auth: 'user',
  tag,
  body: z.strictObject({
    shippingAddress: shippingAddressSchema,
    subtotal: dollarsSchema,
    tax: dollarsSchema,
    shipping: dollarsSchema,
    total: dollarsSchema,
  }),
  response: z.object({ url: z.url() }),
  errors: ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'TOTALS_CHANGED', 'CONFLICT'],
} as const;

export const paymentsCalls = {
  listPackages: defineCall({
    id: 'listPackages',
    method: 'GET',
    path: '/payments/packages',
    auth: 'none',
    tag,
    summary: 'Credit packages',
    response: z.array(creditPackageSchema),
    errors: [],
  }),
  createIntent: defineCall({
    id: 'createIntent',
    method: 'POST',
    path: '/payments/intent',
    auth: 'user',
    tag,
    summary: 'Begin paying for a package',
    body: z.strictObject({ packageId: idSchema }),
    response: z.object({ clientSecret: z.string() }),
    errors: ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'NOT_FOUND'],
  }),
  createCheckout: defineCall({
    id: 'createCheckout',
    path: '/payments/checkout',
    summary: 'Begin the hosted checkout of the cart',
    ...checkout,
  }),
  createCheckoutAlias: defineCall({
    id: 'createCheckoutAlias',
    path: '/payment/checkout',
    summary: 'The same under its other path',
    ...checkout,
  }),
} as const;
