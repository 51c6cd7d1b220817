import { z } from 'zod';
import { defineCall } from './call.ts';
import { idSchema, queryIntSchema, textSchema } from './common.ts';
import { TRANSACTIONS_DEFAULT_LIMIT, TRANSACTIONS_MAX_LIMIT } from './constants.ts';

/** Credits as sent over the wire: a number with at most three decimals, above zero. */
export const creditAmountSchema = z
  .number()
  .positive()
  .max(1_000_000)
  .refine(
    (value) => value >= 0.001 && Number.isInteger(Math.round(value * 1e6) / 1e3),
    'Credits have at most three decimals.',
  );

export const balanceSchema = z.object({
  balance: z.number(),
  /** Held by reservations and not part of the balance that can be spent. */
  reserved: z.number(),
  low: z.boolean(),
  /** Welcome credits that come when the address of the account is confirmed; 0 when it is, or none are left. */
  onConfirmation: z.number().min(0).optional(),
});
export const reservationSchema = z.object({
  reservationId: z.uuid(),
  amount: z.number(),
  reference: z.string(),
  state: z.enum(['held', 'committed', 'refunded', 'expired']),
  expiresAt: z.iso.datetime(),
});
export type Reservation = z.infer<typeof reservationSchema>;
export const TRANSACTION_KINDS = [
  'welcome',
  'purchase',
  'generation',
  'refinement',
  'reservation',
  'clawback',
  'restoration',
  'adjustment',
] as const;
export const creditTransactionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(TRANSACTION_KINDS),
  /** Signed: grants are positive, spending is negative. */
  amount: z.number(),
  balanceAfter: z.number(),
  description: z.string(),
  reference: z.string(),
  createdAt: z.iso.datetime(),
});
export type CreditTransaction = z.infer<typeof creditTransactionSchema>;

const reservationBody = { reservationId: idSchema };
const own = ['NOT_FOUND', 'RESERVATION_CLOSED', 'VALIDATION_FAILED', 'UNAUTHENTICATED'] as const;
const tag = 'Credits';

export const creditsCalls = {
  creditBalance: defineCall({
    id: 'creditBalance',
    method: 'GET',
    path: '/credits/balance',
    auth: 'user',
    tag,
    summary: 'Credits that can be spent',
    response: balanceSchema,
    errors: ['UNAUTHENTICATED'],
  }),
  checkCredits: defineCall({
    id: 'checkCredits',
    method: 'POST',
    path: '/credits/check',
    auth: 'user',
    tag,
    summary: 'Whether the balance covers an amount',
    body: z.strictObject({ requiredCredits: creditAmountSchema }),
    response: z.object({
      sufficient: z.boolean(),
      balance: z.number(),
      required: z.number(),
      missing: z.number(),
    }),
    errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED'],
  }),
  reserveCredits: defineCall({
    id: 'reserveCredits',
    method: 'POST',
    path: '/credits/reserve',
    auth: 'user',
    tag,
    summary: 'Hold credits for a purpose of one’s own',
    body: z.strictObject({ amount: creditAmountSchema, reference: textSchema('Reference', 200) }),
    response: reservationSchema,
    status: 201,
    errors: ['VALIDATION_FAILED', 'INSUFFICIENT_CREDITS', 'UNAUTHENTICATED'],
  }),
  commitCredits: defineCall({
    id: 'commitCredits',
    method: 'POST',
    path: '/credits/commit',
    auth: 'user',
    tag,
    summary: 'Spend what one’s own reservation holds',
    body: z.strictObject(reservationBody),
    response: reservationSchema,
    errors: own,
  }),
  refundCredits: defineCall({
    id: 'refundCredits',
    method: 'POST',
    path: '/credits/refund',
    auth: 'user',
    tag,
    summary: 'Release what one’s own reservation holds',
    body: z.strictObject({ ...reservationBody, reason: textSchema('Reason', 200).optional() }),
    response: reservationSchema,
    errors: own,
  }),
  creditTransactions: defineCall({
    id: 'creditTransactions',
    method: 'GET',
    path: '/credits/transactions',
    auth: 'user',
    tag,
    summary: 'Ledger entries, newest first',
    query: z.strictObject({ limit: queryIntSchema(1, TRANSACTIONS_MAX_LIMIT, TRANSACTIONS_DEFAULT_LIMIT) }),
    response: z.array(creditTransactionSchema),
    errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED'],
  }),
} as const;
