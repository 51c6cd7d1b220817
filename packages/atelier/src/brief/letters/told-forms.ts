/** What is cut and known by its form alone: days, years, places on the globe, numerals, letters told one by one. */
import { itemAt, type Reading } from '../reading.ts';

const DAY = String.raw`\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2}`;
const TIME = String.raw`\d{1,3}:\d{2}(?::\d{2})?`;
/** Degrees of one axis: "53.2707", "53°16'14"". */
const DEGREES = String.raw`[-−]?\d{1,3}(?:[.,]\d+)?\s?(?:[°º]\s?(?:\d{1,2}(?:\.\d+)?\s?['′’]\s?)?(?:\d{1,2}(?:\.\d+)?\s?["″”]\s?)?)?`;
/** Between the axes. */
const APART = String.raw`[\s,/&]{0,3}`;
/** A sum or a measure, or a day that is told. */
const NO_SUM = String.raw`(?![\d.,/-]*\d|\s*(?:s\b|mm|cm|inch|style|inspired|usd|eur|gbp|dollars?|euros?|pounds?|max\b|or less|[$£€]))`;
const NO_LIMIT = String.raw`(?<!(?:under|below|up to|around|about|max(?:imum)?|budget(?: of| is)?|spend|for|than|in|since|from|until|by)\s*)`;
/** One letter with its article: "an A", "one with a J". */
const ARTICLE = '(?:(?:one|1|other)(?: (?:with|has|bearing|of))? )?(?:[Aa]n?|the|one) (?:letter |initial )?';
const NO_LETTER = String.raw`(?![\p{L}\p{N}'’-])`;

/** By the tags that they have in patterns. */
const FORMS: readonly (readonly [tag: string, form: RegExp])[] = [
  // A measure never has three numbers so, or two about a colon; "5 & 7 May" are two days.
  [
    'date',
    new RegExp(
      String.raw`(?<![\d.,/:-])(?:${DAY}|${TIME})(?:\s*(?:&|and|\+|,|-|–|to)\s*(?:${DAY}|${TIME}))*(?![\d/:])`,
      'gi',
    ),
  ],
  ['year', new RegExp(String.raw`(?<![\d.,/$£€-])${NO_LIMIT}(?:19|20)\d\d${NO_SUM}`, 'gi')],
  ['years', /(?<![\d.,/$£€-])(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d(?!\d)/g],
  ['class-of', /\b[Cc]lass of (?:(?:19|20)\d{2}|['’]\d{2})(?!\d)/g],
  [
    'coordinates',
    new RegExp(
      `${DEGREES}\\s?[NS]\\b${APART}${DEGREES}\\s?[EWO]\\b|\\b[NS]\\s?${DEGREES}${APART}[EWO]\\s?${DEGREES}(?![\\d.])`,
      'g',
    ),
  ],
  ['degrees', new RegExp(`(?<![\\d.])${DEGREES}[\\s,/&]{1,3}${DEGREES}(?!\\d|\\.\\d)`, 'g')],
  ['numerals', /\b(?:[IVXLCDM]+\b[\s.·/-]{0,3})*[IVXLCDM]+\b/g],
  ['number', /(?<![\d.,])\d{1,4}\b(?! (?:of|stones?|diamonds?)|[.,]\d)/g],
  [
    'letters-each',
    new RegExp(
      `(?<![\\p{L}\\p{N}])${ARTICLE}\\p{Lu}${NO_LETTER}(?:,? ?(?:and|&|\\+|,) ?(?:the )?${ARTICLE}\\p{Lu}${NO_LETTER})+`,
      'gu',
    ),
  ],
  // A badge or a call sign, but no purity, no stamp and no size.
  [
    'code',
    /(?<![\p{L}\p{N}])(?!(?:VS|VVS|SI|K|KT|CT|USD?|UK|EUR?|GBP|AUD|CAD)\d)\p{Lu}{1,4}-?\d{2,6}(?![\p{L}\p{N}])/gu,
  ],
  // "Initials and a heart": the article of what follows is no letter.
  [
    'small-initials',
    /(?<![\p{L}\p{N}'’])[a-z](?:\s*(?:,|\+|&|and)\s*(?!a\s+\p{L})[a-z]){1,3}(?![\p{L}\p{N}'’])/gu,
  ],
];

export interface ToldForm {
  readonly tag: string;
  /** Items: from the first to the last. */
  readonly first: number;
  readonly last: number;
}

/** All of a text, in the order in which they are listed above. */
export function toldForms(reading: Reading): ToldForm[] {
  return FORMS.flatMap(([tag, form]) =>
    [...reading.text.matchAll(form)].flatMap((match) => {
      const first = itemAt(reading, match.index);
      const last = itemAt(reading, match.index + match[0].trimEnd().length - 1);
      const isWhole = first !== -1 && last !== -1 && reading.items[first]!.kind !== 'quoted';
      return isWhole ? [{ tag, first, last }] : [];
    }),
  );
}
