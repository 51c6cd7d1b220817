import { type Lettering, setLine } from './fonts.ts';

/** The smallest capital that can be read in metal, mm. */
export const LEAST_LETTER_MM = 1.2;

/** Words all in capitals: capitals of a script are made to begin words, a monogram in them cannot be read. */
export const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** From line to line, in capitals: room for what hangs below one and stands over the next. */
export const LINE_PITCH = 1.5;

/** Room between letters cut in metal, as a share of a capital: strokes must not run together; script joins. */
export const letterSpacing = (lettering: Lettering): number => (lettering === 'script' ? 0 : 0.09);

/** Cut names run together: letters stand in each other by this share of a capital. */
export const LETTER_OVERLAP = -0.045;

export interface FittedText {
  /** What is cut: without characters that no font has, shortened where it had to be. Empty: nothing can be cut. */
  readonly text: string;
  /** Height of a capital. */
  readonly letterMm: number;
  /** What was done about it, as sentences for people. */
  readonly adjustments: readonly string[];
}

/**
 * Fits a text to a length: first as large as wished, then smaller down to the smallest legible capital, and then
 * cut off at the end.
 */
export function fitText(
  wished: string,
  lettering: Lettering,
  room: { readonly lengthMm: number; readonly letterMm: number },
): FittedText {
  const adjustments: string[] = [];
  const spacing = letterSpacing(lettering);
  const plain = wished.replace(/\s+/g, ' ').trim();
  const { missing } = setLine(plain, lettering, spacing);
  let text = [...plain.normalize('NFC')]
    .filter((c) => !missing.includes(c))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
  if (missing.length > 0) {
    adjustments.push(
      `The lettering has no ${missing.map((c) => `“${c}”`).join(', ')}: ${text === '' ? 'nothing is engraved' : `it is engraved as “${text}”`}.`,
    );
  }
  if (text === '') return { text, letterMm: room.letterMm, adjustments };
  const length = setLine(text, lettering, spacing).length;
  const largest = Math.max(LEAST_LETTER_MM, room.letterMm);
  const fitting = room.lengthMm / length;
  if (fitting >= LEAST_LETTER_MM) return { text, letterMm: Math.min(largest, fitting), adjustments };
  const letters = [...text];
  while (
    letters.length > 1 &&
    setLine(letters.join(''), lettering, spacing).length * LEAST_LETTER_MM > room.lengthMm
  ) {
    letters.pop();
  }
  text = letters.join('').trim();
  adjustments.push(
    `The engraving is longer than there is room for at the smallest legible size (${LEAST_LETTER_MM} mm): it reads “${text}”.`,
  );
  return { text, letterMm: LEAST_LETTER_MM, adjustments };
}
