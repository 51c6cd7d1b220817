import { creditWords } from '../i18n/en/creditWords.ts';
import { formatNumber } from '../i18n/formats.ts';
import { textsNow } from '../i18n/texts.ts';

/** Cuts a number of credits to three decimals; a balance is never shown larger than it is. */
export function formatCredits(credits: number): string {
  // 8.29 * 1000 is 8289.999... in floating point: the error, far below the smallest unit kept, is rounded away first.
  const millis = Math.floor(Number((credits * 1000).toFixed(3)));
  return formatNumber(millis / 1000, { maximumFractionDigits: 3 });
}

/** "credit" only for exactly one. */
export const creditWord = (credits: number): string => textsNow(creditWords)('word', { count: credits });

/** A change of a balance with its sign: "+50", "−4". The minus is the typographic one. */
export function formatChange(credits: number): string {
  const size = formatNumber(Math.abs(credits), { maximumFractionDigits: 3 });
  if (credits === 0) return size;
  return `${credits > 0 ? '+' : '−'}${size}`;
}
