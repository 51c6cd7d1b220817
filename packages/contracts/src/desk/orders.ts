/** What staff do with orders. */
import { z } from 'zod';
import { ringSizeSchema } from '../cart.ts';
import { lineSchema, optionalTextSchema, pageOf, queryIntSchema, textSchema } from '../common.ts';
import { ORDER_LINES_MAX } from '../constants.ts';
import { orderStatusSchema, shippingAddressSchema } from '../orders.ts';
import { amountSchema } from './amounts.ts';
import { defineDeskCall } from './desk-call.ts';
import { deskOrderRowSchema, deskOrderSchema, makingStepSchema, orderMailSchema } from './order-shapes.ts';
import { DESK_PAGE_LIMIT, DESK_PAGE_MAX_LIMIT } from './staff.ts';

export const NOTE_MAX_LENGTH = 2_000;

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
