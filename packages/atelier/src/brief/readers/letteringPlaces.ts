/** Quotations beside a place of the piece: `on the back "Come home safe"`, `"Emerald Isle" on the front`. */
import {
  BACKS,
  BEARS_LETTERS,
  CUT_INTO,
  LETTERED_LINKS,
  LETTERED_ON,
  LETTERED_PARTS,
} from '../lexicon/letteringPlaces.ts';
import type { Claim, Reading } from '../reading.ts';
import { wordsBetween } from '../tokens.ts';
import { spell } from './stains.ts';

const PLACE_BEFORE = new RegExp(
  `(?:\\b(?:${LETTERED_ON}) (?:(?:the|its|each|one|both|my|her|his) )?(?:\\p{L}+ )?(?:${LETTERED_PARTS})(?: (?:side|half|cover)| of (?:it|them|(?:the|each) \\p{L}+))?|\\b(?:inside|inner side|reverse))(?: (?:${LETTERED_LINKS}))*(?: [:,(-])?$`,
  'u',
);
const PLACE_BEHIND =
  /^(?:on|inside|across|around|round|along|under|down|up) (?:the|it|one|each|both|its|my|her|his)\b/;

/** @param at the first item of what stands behind a place */
export function followsPlace({ items, tokens }: Reading, at: number): boolean {
  const { first } = items[at]!;
  const before: string[] = [];
  for (let index = first - 1; index >= Math.max(0, first - 14); index--) {
    const { kind, norm } = tokens[index]!;
    if (kind === 'quoted' || /^[.;!?]$/.test(norm)) break;
    before.unshift(norm);
  }
  return PLACE_BEFORE.test(before.join(' '));
}

/** @param at the item of a quotation */
export function isBesidePlace(reading: Reading, at: number): boolean {
  const { items } = reading;
  const behind = `${items[at + 1]?.norm ?? ''} ${items[at + 2]?.norm ?? ''}`;
  return PLACE_BEHIND.test(behind) || followsPlace(reading, at);
}

/** "On the back", "engrave the back with", "back engraved", "the reverse should read". */
const BEHIND = new RegExp(
  `\\b(?:on|onto|across|(?:${CUT_INTO})) (?:the |its |his |her |each |both )?(?:${BACKS})s?\\b(?! of (?:my|her|his|the) (?:hand|neck|ear))` +
    `|\\b(?:${BACKS})s?(?: ,)? (?:(?:is|are|to be|should be|should|to|it|with|an?) )*(?:${BEARS_LETTERS})\\b`,
);

/** Whether letters were asked for on the back of a piece, and the words that say so. */
export function placeOfLetters(reading: Reading): Claim<'back'> | null {
  const { text, tokenAt } = spell(reading.tokens);
  const match = BEHIND.exec(text);
  if (match === null) return null;
  const first = tokenAt[match.index]!;
  const last = tokenAt[match.index + match[0].length - 1]!;
  return {
    value: 'back',
    words: wordsBetween(reading.text, reading.tokens, first, last),
    at: reading.items.findIndex((item) => item.last >= first),
  };
}
