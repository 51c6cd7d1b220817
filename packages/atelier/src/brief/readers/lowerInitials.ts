/** "With our initials k + t": initials in small letters, as they are typed in a hurry. */
import { type Claim, itemAt, type Reading, use, wordsOf } from '../reading.ts';

const JOINED =
  /\b[Ii]nitials?\b(?:\s+(?:are|is|being|of))?\s*[:,-]?\s*([a-z](?:\s*(?:,|\+|&|and)\s*[a-z]){1,3})(?![\p{L}\p{N}'’])/u;
/** "Initials and a heart": the article of what follows is no letter. */
const ENDS_IN_ARTICLE = /\ba$/;

export function lowerInitials(reading: Reading): Claim<string> | null {
  const found = JOINED.exec(reading.text);
  const [, letters] = found ?? [];
  if (found === null || letters === undefined) return null;
  const start = found.index + found[0].length - letters.length;
  const end = found.index + found[0].length;
  if (ENDS_IN_ARTICLE.test(letters) && /^\s+\p{L}/u.test(reading.text.slice(end))) return null;
  const [first, last] = [itemAt(reading, start), itemAt(reading, end - 1)];
  if (first === -1 || last === -1) return null;
  use(reading, first, last);
  return {
    value: letters
      .toUpperCase()
      .replace(/\s*\bAND\b\s*|\s*&\s*/g, ' & ')
      .replace(/\s*\+\s*/g, ' + ')
      .replace(/\s*,\s*/g, ' '),
    words: wordsOf(reading, first, last),
    at: first,
  };
}
