/** "Class of 2026", "a graduation cap charm 2026": the year that a class leaves school in is cut into the piece. */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { type Claim, itemAt, type Reading, use, wordsOf } from '../reading.ts';

/** Said as a whole it is cut as a whole. */
const CLASS_OF = /\bclass of (?:(?:19|20)\d{2}|['’]\d{2})(?!\d)/i;
/** Who leaves school, or what is thrown in the air. */
const LEAVING =
  /\b(?:graduation|graduates?|graduating|grads?|senior(?: year)?|mortar ?boards?|school leavers?|leavers|valedictorian|commencement)\b/i;
const YEAR =
  /(?<![\d.,/$£€-])(?:19|20)\d{2}(?![\d.,/-]*\d|\s*(?:mm|cm|inch|usd|eur|gbp|dollars?|euros?|pounds?|[$£€]))/i;
/** Of a sum, or of a day that is told: "under 2000", "in 2009". */
const OF_ELSE =
  /(?:under|below|up to|around|about|max(?:imum)?|budget(?: of| is)?|spend|for|than|in|since|from|until|by)\s*$/i;

export function classYear(reading: Reading): Claim<string> | null {
  const { text } = reading;
  const whole = CLASS_OF.exec(text);
  const year = whole ?? (LEAVING.test(text) ? YEAR.exec(text) : null);
  if (year === null || (whole === null && OF_ELSE.test(text.slice(0, year.index)))) return null;
  const [first, last] = [itemAt(reading, year.index), itemAt(reading, year.index + year[0].length - 1)];
  if (first === -1 || last === -1) return null;
  use(reading, first, last);
  const said = whole === null ? year[0] : `Class of ${year[0].slice('class of '.length)}`;
  return { value: said.slice(0, ENGRAVING_MAX_LENGTH), words: wordsOf(reading, first, last), at: first };
}
