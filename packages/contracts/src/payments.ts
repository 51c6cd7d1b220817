import { z } from 'zod';
import { defineCall } from './call.ts';
import { idSchema } from './common.ts';
import { shippingAddressSchema } from './orders.ts';

export const creditPackageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  credits: z.number(),
  priceUSD: z.number(),
  /** Per cent. */
  discount: z.number().nullable(),
  popular: z.boolean(),
  description: z.string(),
  /** US dollars, to the hundredth of a cent. */
  pricePerCredit: z.number(),
  /** "Popular", "Best Value" or "Save n%": at most one, in this order. */
  badge: z.string().nullable(),
});
export type CreditPackage = z.infer<typeof creditPackageSchema>;

export const PURCHASE_STATUSES = ['paid', 'processing', 'unpaid', 'cancelled'] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

const dollarsSchema = z.number().min(0).max(10_000_000);
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
  errors: ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'TOTALS_CHANGED', 'RING_SIZE_MISSING', 'CONFLICT'],
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
    summary: 'Begin paying for a package; asked again, the same payment goes on',
    body: z.strictObject({ packageId: idSchema }),
    response: z.object({ clientSecret: z.string() }),
    errors: ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'NOT_FOUND'],
  }),
  settlePayment: defineCall({
    id: 'settlePayment',
    method: 'POST',
    path: '/payments/settle',
    auth: 'user',
    tag,
    summary: 'What has become of one’s own payment for a package: asks the provider, and gives the credits',
    body: z.strictObject({
      paymentIntentId: z
        .string()
        .regex(/^pi_\w{1,100}$/, 'This is not the id of a payment, which begins with "pi_".'),
    }),
    response: z.object({
      status: z.enum(PURCHASE_STATUSES),
      /** Of the package. */
      credits: z.number(),
      /** What can be spent now. */
      balance: z.number(),
    }),
    errors: ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'NOT_FOUND'],
  }),
  paymentSettings: defineCall({
    id: 'paymentSettings',
    method: 'GET',
    path: '/payments/settings',
    auth: 'none',
    tag,
    summary: 'How the browser reaches the card payment provider',
    response: z.object({
      publishableKey: z.string(),
      /** Whether nobody really pays: the page says so, and names the test card. */
      testMode: z.boolean(),
      /** Where the sandbox takes the calls that else go to the provider, below the site's own address; null: the provider. */
      sandboxPath: z.string().nullable(),
    }),
    errors: [],
  }),
  createCheckout: defineCall({
    id: 'createCheckout',
    path: '/payments/checkout',
    summary: 'Begin the hosted checkout of the cart; asked again, the same goes on',
    ...checkout,
  }),
  createCheckoutAlias: defineCall({
    id: 'createCheckoutAlias',
    path: '/payment/checkout',
    summary: 'The same under its other path',
    ...checkout,
  }),
} as const;
