/** Dates, coordinates, numbers and numerals that a piece is to bear. */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';

/** Where lettering goes, or how. */
const PLACED =
  /\b(?:inside|stamped|engraved|etched|inscribed|carved|on the (?:back|inside|front|reverse|clasp)|on it|around the (?:edge|inside))\b/i;
const DATUM =
  /\b(?:date|coordinates|co-ordinates|coords)\b[\s:,]{0,3}(?:of |is |are |- )?((?:\d[\d.,/\-°′″'" ]*(?:[NSEW]\b[, ]*)?)+)/i;

/** A whole date, or several, or a time: a measure never has three numbers so, or two about a colon. */
const DATES =
  /(?<![\d.,/:-])((?:(?:\d{1,3}:\d{2}(?::\d{2})?|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?:\s*(?:&|and|\+|,)\s*(?=\d))?)+)(?![\d/:])/gi;
/** Before it: when the piece is needed. */
const DEADLINE =
  /\b(?:by|before|until|till|due|deadline|delivery|delivered|needed|ready|arrive)\b[^.;,]{0,20}$/i;
/** Letters from a date to what says that it is cut. */
const NEAR = 40;

/** "14.09.2019 engraved inside", "inside, 6.7.2025": a date beside the words for what is cut. */
function dateBeside({ text }: Reading): RegExpExecArray | null {
  for (const match of text.matchAll(DATES)) {
    const before = text.slice(Math.max(0, match.index - NEAR), match.index);
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + NEAR);
    if (!DEADLINE.test(before) && (PLACED.test(before) || PLACED.test(behind))) return match;
  }
  return null;
}

/** "A cross with my confirmation date 12/05/2026", "a charm with a cap and 2026": shown, wherever it goes. */
const WITH_DATE =
  /\bwith (?:my|our|the|her|his|their|a)(?: \p{L}+){0,2} date[\s:,]{0,3}(?:of )?(\d{1,4}[./-]\d{1,2}[./-]\d{1,4})/iu;
const WITH_YEAR =
  /\b(?:with|and)(?: the year)? ((?:19|20)\d\d)(?![\d.,/-]|\s*(?:s\b|style|inspired|dollars|usd|euros?|pounds|max\b|or less))/i;

/** "With number 7", "jersey number 23", "angel number 444". */
const WITH_NUMBER =
  /\b(?:jersey|shirt|angel|lucky|with|the) (?:number|no\.?) ?(\d{1,4})\b(?! (?:of|stones?|diamonds?))/i;
/** "Roman numerals XII IX MMXX". */
const NUMERALS = /\b[Rr]oman [Nn]umerals?[\s:,]{0,3}((?:[IVXLCDM]+\b[\s.·/-]{0,3})+)/;
/** "A bar with the coordinates 48.8584 N, 2.2945 E": two numbers with their quarters, or parted by a comma. */
const COORDINATES =
  /\b(?:coordinates|co-ordinates|coords|latitude and longitude)\b[\s:,]{0,3}(?:of |is |are |- )?([-−]?\d[\d.°′″'" ]*[NS]?,? ?[-−]?\d[\d.°′″'" ]*(?:[EW]\b)?)/i;
/** Degrees of one axis: "53.2707", "53°16'14"". */
const DEGREES = String.raw`[-−]?\d{1,3}(?:[.,]\d+)?\s?(?:[°º]\s?(?:\d{1,2}(?:\.\d+)?\s?['′’]\s?)?(?:\d{1,2}(?:\.\d+)?\s?["″”]\s?)?)?`;
/** Two numbers with their quarters, which are nothing else: "53.2707 N, 9.0568 W", "N 53.27 W 9.05". */
const QUARTERS = new RegExp(
  `((?:${DEGREES}\\s?[NS]\\b[\\s,/&]{0,3}${DEGREES}\\s?[EWO]\\b|[NS]\\s?${DEGREES}[\\s,/&]{0,3}[EWO]\\s?${DEGREES}(?![\\d.])))`,
);
/** Whether a place of the globe is written out, which no other reader of letters takes apart. */
export const namesQuarters = (text: string): boolean => QUARTERS.test(text);
const SHOWN = [NUMERALS, COORDINATES, WITH_DATE, WITH_NUMBER, WITH_YEAR];

/** "the date 3/4/22 stamped inside", "our coordinates 51.5074 N, 0.1278 W on the back". */
export function readDatum(reading: Reading): Claim<string> | null {
  const match =
    (PLACED.test(reading.text)
      ? (DATUM.exec(reading.text) ?? dateBeside(reading))
      : SHOWN.reduce<RegExpExecArray | null>((found, shown) => found ?? shown.exec(reading.text), null)) ??
    QUARTERS.exec(reading.text);
  if (match === null) return null;
  const value = match[1]!.replace(/[\s,.-]+$/, '');
  const start = match.index + match[0].indexOf(match[1]!);
  const inside = (at: number): boolean => {
    const token = reading.tokens[reading.items[at]!.first]!;
    return token.start >= start && token.start < start + value.length;
  };
  const covered = reading.items.flatMap((_, at) => (inside(at) ? [at] : []));
  const [first] = covered;
  const last = covered.at(-1);
  if (first === undefined || last === undefined) return null;
  use(reading, first, last);
  for (
    let at = first - 1;
    /^(?:jersey|shirt|lucky|number|no|coordinates?|coord|latitude|longitude)$/.test(
      reading.items[at]?.norm ?? '',
    );
    at--
  )
    use(reading, at);
  // Roman numerals are no wish for the Romans.
  const culture = reading.items.findIndex(({ norm }) => norm === 'roman numeral');
  if (culture !== -1 && culture < first) use(reading, culture);
  return { value: value.slice(0, ENGRAVING_MAX_LENGTH), words: wordsOf(reading, first, last), at: first };
}
