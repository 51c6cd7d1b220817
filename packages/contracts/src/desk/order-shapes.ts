/** Orders as staff see them. */
import { z } from 'zod';
import { keptOptionsSchema } from '../cart.ts';
import { orderSchema, orderStatusSchema } from '../orders.ts';
import { reversalKindSchema, reversalStateSchema } from './amounts.ts';
import { deskActSchema } from './staff.ts';

/** An order in a list. */
export const deskOrderRowSchema = z.object({
  number: z.string(),
  status: orderStatusSchema,
  /** Of whoever it is sent to; null: gone with the account. */
  customer: z.string().nullable(),
  /** "2 x Willow Ring, 1 x Tide Band" */
  pieces: z.string(),
  imageUrl: z.string().nullable(),
  /** Dollars; null for those who see no money. */
  total: z.number().nullable(),
  refunded: z.number().nullable(),
  isDisputed: z.boolean(),
  /** A ring of it cannot be made yet. */
  lacksRingSize: z.boolean(),
  /** When it was promised by; null: not paid. */
  dueAt: z.iso.datetime().nullable(),
  /** Not sent yet, and promised by an earlier day. */
  isLate: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type DeskOrderRow = z.infer<typeof deskOrderRowSchema>;

/** What the bench does to a piece, in the order in which it is done; not every piece takes each of them. */
export const MAKING_STEPS = ['cad checked', 'cast', 'set', 'polished', 'quality checked'] as const;
export const makingStepSchema = z.enum(MAKING_STEPS);
export type MakingStep = z.infer<typeof makingStepSchema>;

/** Mails that can be written again. */
export const ORDER_MAILS = ['confirmation', 'receipt', 'shipped', 'cancelled', 'ring-size'] as const;
export const orderMailSchema = z.enum(ORDER_MAILS);
export type OrderMail = z.infer<typeof orderMailSchema>;

const deskMoneySchema = z.object({
  subtotal: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  refunded: z.number(),
  disputed: z.number(),
  /** What can still be given back. */
  refundable: z.number(),
  paidAt: z.iso.datetime().nullable(),
  /** The provider's id of the payment. */
  paymentId: z.string().nullable(),
  /** What has moved, as the provider tells it. */
  reversals: z.array(
    z.object({
      id: z.string(),
      kind: reversalKindSchema,
      amount: z.number(),
      state: reversalStateSchema,
      at: z.iso.datetime(),
    }),
  ),
  /** What was asked for at the desk. */
  refunds: z.array(
    z.object({
      id: z.uuid(),
      amount: z.number(),
      /** For the books, not for the customer. */
      reason: z.string(),
      by: z.string(),
      /** `asked`: the provider has not answered yet, and is asked again. */
      state: z.enum(['asked', 'made', 'refused']),
      /** Why the provider refused. */
      refusal: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});

export const deskOrderSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status: orderStatusSchema,
  /** What may follow; whoever has the right for it may do it. */
  next: z.array(orderStatusSchema),
  /** Why it cannot go on at present; null: it can. */
  waitsFor: z.string().nullable(),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable(),
  isLate: z.boolean(),
  lines: z.array(
    z.object({
      /** From 1. */
      position: z.number().int(),
      name: z.string(),
      pieceId: z.uuid(),
      variationId: z.uuid().nullable(),
      designVersion: z.number().int().nullable(),
      options: keptOptionsSchema,
      /** "Ring size 6.5, engraved “Ada”"; empty: none. */
      optionsInWords: z.string(),
      asksRingSize: z.boolean(),
      lacksRingSize: z.boolean(),
      quantity: z.number().int(),
      price: z.number().nullable(),
      imageUrl: z.string().nullable(),
      /** Those that are done, in the order of making. */
      steps: z.array(z.object({ step: makingStepSchema, by: z.string(), at: z.iso.datetime() })),
    }),
  ),
  customer: z.object({
    /** null: gone with the account. */
    name: z.string().nullable(),
    /** null: gone, or not for this role. */
    email: z.string().nullable(),
    address: z.array(z.string()),
    /** The same to be changed; null: gone, or not for this role. */
    shippingAddress: orderSchema.shape.shippingAddress.nullable(),
    hasAccount: z.boolean(),
    /** Of this customer, this one among them. */
    orders: z.number().int(),
  }),
  /** null: not for this role. */
  money: deskMoneySchema.nullable(),
  /** As the customer sees it, oldest first. */
  history: z.array(z.object({ status: orderStatusSchema, note: z.string(), at: z.iso.datetime() })),
  /** Inside, newest first. */
  notes: z.array(z.object({ id: z.uuid(), text: z.string(), by: z.string(), at: z.iso.datetime() })),
  /** null: not for this role. */
  mails: z
    .object({
      sent: z.array(
        z.object({
          id: z.uuid(),
          subject: z.string(),
          to: z.string(),
          state: z.enum(['pending', 'sent', 'failed', 'kept']),
          at: z.iso.datetime(),
        }),
      ),
      /** What can be written again. */
      again: z.array(orderMailSchema),
    })
    .nullable(),
  /** What was done to it at the desk, newest first; null: not for this role. */
  acts: z.array(deskActSchema).nullable(),
});
export type DeskOrder = z.infer<typeof deskOrderSchema>;
