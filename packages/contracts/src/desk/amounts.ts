/** Money at the desk: dollars, as everywhere in the API. */
import { z } from 'zod';
import { wording } from '../common.ts';
import { ORDER_TOTAL_MAX_CENTS } from '../constants.ts';

const CENTS = 100;

/** An amount that somebody typed: above zero, in whole cents. */
export const amountSchema = z
  .number({ error: wording('Amount', 'a number of dollars') })
  .positive('Amount must be above zero.')
  .max(ORDER_TOTAL_MAX_CENTS / CENTS, 'Amount is more than any order has.')
  .refine((dollars) => Math.abs(dollars * CENTS - Math.round(dollars * CENTS)) < 1e-6, {
    message: 'Amount must be in whole cents.',
  });

export const reversalKindSchema = z.enum(['refund', 'dispute']);
/** `undone`: a refund that failed, a dispute that was won. */
export const reversalStateSchema = z.enum(['standing', 'undone']);
