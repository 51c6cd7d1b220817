import { formatNumber } from '../../i18n/formats.ts';
import { creditWord } from '../../ui/credit-words.ts';

/** Numbers as people read them. */
export const dollars = (amount: number): string =>
  formatNumber(amount, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const percent = (fraction: number): string =>
  formatNumber(fraction, { style: 'percent', maximumFractionDigits: 0 });

/** Credits without needless zeros: 4, 1.5. */
export function credits(amount: number): string {
  const floored = Math.floor(amount * 1000) / 1000;
  return `${floored} ${creditWord(floored)}`;
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A note as a sentence: a capital at its start, a full stop at its end. */
export const sentence = (words: string): string => {
  const text = words.trim();
  if (text === '') return '';
  return capital(text) + (/[.!?]$/.test(text) ? '' : '.');
};

/** Whether words already say something, whatever their capitals. */
export const says = (words: string, what: string): boolean =>
  words.toLowerCase().includes(what.trim().toLowerCase());
