/** What somebody typed as their card or account, judged before any bank is asked. */
import { z } from 'zod';
import { TEST_ROUTING_NUMBER } from '../bank-accounts.ts';
import { passesLuhn } from '../cards.ts';
import { type ErrorBody, invalid, Refusal } from '../errors.ts';
import type { BankEntry, BillingEntry, CardEntry, MethodEntry } from '../objects/payment-method.ts';

const addressSchema = z.strictObject({
  city: z.string().max(200).optional(),
  country: z.string().max(2).optional(),
  line1: z.string().max(300).optional(),
  line2: z.string().max(300).optional(),
  postal_code: z.string().max(20).optional(),
  state: z.string().max(100).optional(),
});

const billingSchema = z
  .strictObject({
    name: z.string().max(200).optional(),
    email: z.string().max(320).optional(),
    phone: z.string().max(40).optional(),
    address: addressSchema.optional(),
  })
  .optional();
const cardDataSchema = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({
    number: z.string().max(40),
    exp_month: z.string().max(4),
    exp_year: z.string().max(4),
    cvc: z.string().max(8).optional(),
  }),
  billing_details: billingSchema,
});
const bankDataSchema = z.strictObject({
  type: z.literal('us_bank_account'),
  us_bank_account: z.strictObject({
    routing_number: z.string().max(40),
    account_number: z.string().max(40),
    account_holder_type: z.enum(['individual', 'company']).optional(),
    account_type: z.enum(['checking', 'savings']).optional(),
  }),
  billing_details: billingSchema,
});
/** `payment_method_data` of the API. */
export const methodDataSchema = z.discriminatedUnion('type', [cardDataSchema, bankDataSchema]);
export type MethodData = z.infer<typeof methodDataSchema>;
type CardData = z.infer<typeof cardDataSchema>;
type BankData = z.infer<typeof bankDataSchema>;

/** @throws {Refusal} what is wrong with it, in the API's own words: nothing is attempted. */
export function judgeMethod(data: MethodData): MethodEntry {
  return data.type === 'card' ? judgeCard(data) : judgeBank(data);
}

function judgeBank({ us_bank_account: account, billing_details: billing }: BankData): BankEntry {
  const [routingNumber, accountNumber] = [account.routing_number, account.account_number].map((typed) =>
    typed.replaceAll(/[\s-]/g, ''),
  ) as [string, string];
  if (routingNumber !== TEST_ROUTING_NUMBER) {
    throw invalid('Your routing number is incorrect.', {
      code: 'routing_number_invalid',
      param: 'us_bank_account[routing_number]',
    });
  }
  if (!/^\d{4,17}$/.test(accountNumber)) {
    throw invalid('Your account number is incorrect.', {
      code: 'account_number_invalid',
      param: 'us_bank_account[account_number]',
    });
  }
  // The API debits nobody whose name and address it does not know.
  if (!billing?.name || !billing.email) {
    throw invalid('Your name and email are needed to debit a bank account.', {
      code: 'parameter_missing',
      param: 'billing_details',
    });
  }
  return { kind: 'bank', routingNumber, accountNumber, billing: billingOf(billing) };
}

function billingOf(billing: CardData['billing_details']): BillingEntry {
  return {
    name: billing?.name ?? null,
    email: billing?.email ?? null,
    postalCode: billing?.address?.postal_code ?? null,
  };
}

function judgeCard({ card, billing_details: billing }: CardData, now: Date = new Date()): CardEntry {
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
    kind: 'card',
    number,
    expMonth,
    expYear,
    billing: billingOf(billing),
  };
}

function refused(code: string, message: string, param: string): Refusal {
  const body: ErrorBody = { type: 'card_error', code, message, param };
  return new Refusal(402, body);
}
