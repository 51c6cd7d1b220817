/** Orders as staff see them, and what they do with them. */
import { z } from 'zod';
import { keptOptionsSchema, ringSizeSchema } from '../cart.ts';
import { lineSchema, optionalTextSchema, pageOf, queryIntSchema, textSchema } from '../common.ts';
import { ORDER_LINES_MAX } from '../constants.ts';
import { orderSchema, orderStatusSchema, shippingAddressSchema } from '../orders.ts';
import { amountSchema, reversalKindSchema, reversalStateSchema } from './amounts.ts';
import { defineDeskCall } from './desk-call.ts';
import { DESK_PAGE_LIMIT, DESK_PAGE_MAX_LIMIT, deskActSchema } from './staff.ts';

export const NOTE_MAX_LENGTH = 2_000;

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

/** The same click is done once, however often it is sent. */
export const clickHeadersSchema = z.object({
  'idempotency-key': z
    .string({ error: 'Idempotency-Key is required: a new one for each click.' })
    .min(8, 'Idempotency-Key must have at least 8 characters.')
    .max(128, 'Idempotency-Key must have at most 128 characters.')
    .regex(/^[\w.:-]+$/, 'Idempotency-Key may hold letters, digits, "_", ".", ":" and "-".'),
});

const orderParamsSchema = z.strictObject({ number: z.string().min(1).max(40) });
const noteToCustomerSchema = optionalTextSchema('Note', 500).default('');

const tag = 'Desk';
const auth = 'staff';
const reading = ['VALIDATION_FAILED'] as const;
/** CONFLICT: it does not follow from where the order is. */
const acting = ['CONFLICT', 'IDEMPOTENCY_KEY_REUSED'] as const;
const act = {
  auth,
  tag,
  params: orderParamsSchema,
  headers: clickHeadersSchema,
  response: deskOrderSchema,
} as const;

export const deskOrderCalls = {
  deskListOrders: defineDeskCall({
    id: 'deskListOrders',
    method: 'GET',
    path: '/desk/orders',
    auth,
    right: 'orders.read',
    tag,
    summary: 'Orders, newest first; late ones with the longest overdue first',
    query: z.strictObject({
      /** Part of a number, an address of mail, or a name. */
      search: z.string().trim().max(120).default(''),
      status: orderStatusSchema.optional(),
      late: z.enum(['true', 'false']).default('false'),
      page: queryIntSchema(1, 100_000, 1),
      limit: queryIntSchema(1, DESK_PAGE_MAX_LIMIT, DESK_PAGE_LIMIT),
    }),
    response: pageOf(deskOrderRowSchema),
    errors: reading,
  }),
  deskGetOrder: defineDeskCall({
    id: 'deskGetOrder',
    method: 'GET',
    path: '/desk/orders/{number}',
    auth,
    right: 'orders.read',
    tag,
    summary: 'One order, with what the role may see of it',
    params: orderParamsSchema,
    response: deskOrderSchema,
    errors: reading,
  }),
  deskMoveOrder: defineDeskCall({
    id: 'deskMoveOrder',
    method: 'POST',
    path: '/desk/orders/{number}/move',
    right: 'orders.make',
    summary: 'Move an order on; the note stands in its history, and in the mail that it is on its way',
    ...act,
    body: z.strictObject({
      to: z.enum(['in production', 'shipped', 'delivered']),
      note: noteToCustomerSchema,
    }),
    errors: acting,
  }),
  deskCancelOrder: defineDeskCall({
    id: 'deskCancelOrder',
    method: 'POST',
    path: '/desk/orders/{number}/cancel',
    right: 'orders.cancel',
    summary: 'Cancel an order that was not sent yet; all that was paid goes back, and the customer is told',
    ...act,
    body: z.strictObject({ note: noteToCustomerSchema }),
    errors: acting,
  }),
  deskGiveRingSize: defineDeskCall({
    id: 'deskGiveRingSize',
    method: 'PUT',
    path: '/desk/orders/{number}/lines/{position}/ring-size',
    auth,
    right: 'orders.size',
    tag,
    summary: 'Give the size of a ring, as the wearer has told it, before production begins',
    params: orderParamsSchema.extend({ position: z.coerce.number().min(1).max(ORDER_LINES_MAX).int() }),
    body: z.strictObject({ ringSize: ringSizeSchema }),
    response: deskOrderSchema,
    errors: ['CONFLICT'],
  }),
  deskChangeAddress: defineDeskCall({
    id: 'deskChangeAddress',
    method: 'PUT',
    path: '/desk/orders/{number}/address',
    auth,
    right: 'orders.address',
    tag,
    summary: 'Change where an order goes, before it was sent; the customer is told at the address of before',
    params: orderParamsSchema,
    body: z.strictObject({ shippingAddress: shippingAddressSchema }),
    response: deskOrderSchema,
    errors: ['CONFLICT'],
  }),
  deskMarkStep: defineDeskCall({
    id: 'deskMarkStep',
    method: 'PUT',
    path: '/desk/orders/{number}/lines/{position}/steps/{step}',
    auth,
    right: 'orders.make',
    tag,
    summary: 'Say that a step of making a piece is done, or take that back, while it is in production',
    params: orderParamsSchema.extend({
      position: z.coerce.number().min(1).max(ORDER_LINES_MAX).int(),
      step: makingStepSchema,
    }),
    body: z.strictObject({ done: z.boolean() }),
    response: deskOrderSchema,
    errors: ['CONFLICT'],
  }),
  deskNoteOrder: defineDeskCall({
    id: 'deskNoteOrder',
    method: 'POST',
    path: '/desk/orders/{number}/notes',
    right: 'orders.note',
    summary: 'Write a note that the customer does not see',
    ...act,
    body: z.strictObject({ text: textSchema('Note', NOTE_MAX_LENGTH) }),
    errors: acting,
  }),
  deskTellCustomer: defineDeskCall({
    id: 'deskTellCustomer',
    method: 'POST',
    path: '/desk/orders/{number}/messages',
    right: 'orders.tell',
    summary: 'Tell the customer something: it stands in the history that they see, and goes to them by mail',
    ...act,
    body: z.strictObject({ text: textSchema('Message', NOTE_MAX_LENGTH) }),
    /** CONFLICT: the customer is gone. */
    errors: acting,
  }),
  deskRefundOrder: defineDeskCall({
    id: 'deskRefundOrder',
    method: 'POST',
    path: '/desk/orders/{number}/refunds',
    right: 'money.refund',
    summary: 'Give money back, a part or all of what is left; the customer is told',
    ...act,
    body: z.strictObject({ amount: amountSchema, reason: lineSchema('Reason', 200) }),
    /** CONFLICT: more than what is left, disputed, one is under way, or refused by the provider. */
    errors: acting,
  }),
  deskResendMail: defineDeskCall({
    id: 'deskResendMail',
    method: 'POST',
    path: '/desk/orders/{number}/mails',
    right: 'orders.mail',
    summary: 'Write a mail of the order again, as the order is now',
    ...act,
    body: z.strictObject({ mail: orderMailSchema }),
    /** CONFLICT: the order is not where this mail belongs, or the customer is gone. */
    errors: acting,
  }),
} as const;
