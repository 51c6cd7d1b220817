/** What somebody typed as their card, judged before any bank is asked. */
import { z } from 'zod';
import { passesLuhn } from '../cards.ts';
import { type ErrorBody, Refusal } from '../errors.ts';
import type { CardEntry } from '../objects/payment-method.ts';

const addressSchema = z.strictObject({
  city: z.string().max(200).optional(),
  country: z.string().max(2).optional(),
  line1: z.string().max(300).optional(),
  line2: z.string().max(300).optional(),
  postal_code: z.string().max(20).optional(),
  state: z.string().max(100).optional(),
});

/** `payment_method_data` of the API. */
export const cardDataSchema = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({
    number: z.string().max(40),
    exp_month: z.string().max(4),
    exp_year: z.string().max(4),
    cvc: z.string().max(8).optional(),
  }),
  billing_details: z
    .strictObject({
      name: z.string().max(200).optional(),
      email: z.string().max(320).optional(),
      phone: z.string().max(40).optional(),
      address: addressSchema.optional(),
    })
    .optional(),
});
export type CardData = z.infer<typeof cardDataSchema>;

/** @throws {Refusal} a card error, as the API's own: nothing is attempted. */
export function judgeCard({ card, billing_details: billing }: CardData, now: Date = new Date()): CardEntry {
  const number = card.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) {
    throw refused('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const expMonth = Number(card.exp_month);
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12) {
    throw refused('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const expYear = card.exp_year.length === 2 ? 2000 + Number(card.exp_year) : Number(card.exp_year);
  const isPast = (year: number) =>
    year < now.getUTCFullYear() || (year === now.getUTCFullYear() && expMonth < now.getUTCMonth() + 1);
  if (!Number.isInteger(expYear) || isPast(expYear) || expYear > now.getUTCFullYear() + 50) {
    throw refused('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (card.cvc !== undefined && !/^\d{3,4}$/.test(card.cvc)) {
    throw refused('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return {
    number,
    expMonth,
    expYear,
    billing: {
      name: billing?.name ?? null,
      email: billing?.email ?? null,
      postalCode: billing?.address?.postal_code ?? null,
    },
  };
}

function refused(code: string, message: string, param: string): Refusal {
  const body: ErrorBody = { type: 'card_error', code, message, param };
  return new Refusal(402, body);
}
