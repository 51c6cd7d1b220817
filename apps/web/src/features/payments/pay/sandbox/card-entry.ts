/** What somebody types as their card, as far as a page can judge it: whether it is whole. */

export interface CardText {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}
export type CardProblems = Partial<Record<keyof CardText, string>>;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** American Express prints fifteen digits in groups of 4, 6 and 5; the others print groups of four. */
const isAmex = (digits: string): boolean => /^3[47]/.test(digits);

/** Groups the digits as they stand on the card. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  return isAmex(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
    : (digits.match(/.{1,4}/g) ?? []).join(' ');
}

/** "4" becomes "04 / ", "1226" becomes "12 / 26". A slash that was just deleted is not put back. */
export function formatExpiry(text: string, before = ''): string {
  const digits = digitsOf(text).slice(0, 4);
  const padded = /^[2-9]$/.test(digits) ? `0${digits}` : digits;
  if (padded.length < 2 || (padded.length === 2 && before.length > text.length)) return padded;
  return `${padded.slice(0, 2)} / ${padded.slice(2)}`;
}

/** What is not complete, in the provider's words; the rest is for the provider to judge. */
export function cardProblems({ number, expiry, cvc }: CardText): CardProblems {
  const digits = digitsOf(number);
  return {
    ...(digits.length < (isAmex(digits) ? 15 : 16) ? { number: 'Your card number is incomplete.' } : {}),
    ...(digitsOf(expiry).length < 4 ? { expiry: 'Your card’s expiration date is incomplete.' } : {}),
    ...(digitsOf(cvc).length < (isAmex(digits) ? 4 : 3)
      ? { cvc: 'Your card’s security code is incomplete.' }
      : {}),
  };
}

/** The parameters of `payment_method_data`. */
export function paymentMethodData({ number, expiry, cvc }: CardText): Record<string, string> {
  const digits = digitsOf(expiry);
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(number),
    'payment_method_data[card][exp_month]': digits.slice(0, 2),
    'payment_method_data[card][exp_year]': digits.slice(2),
    'payment_method_data[card][cvc]': digitsOf(cvc),
  };
}
