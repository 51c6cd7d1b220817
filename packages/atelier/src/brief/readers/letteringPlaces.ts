/** Quotations beside a place of the piece: `on the back "Come home safe"`, `"Emerald Isle" on the front`. */
import type { EngravingPlace } from '@filigree/contracts';
import {
  BACKS,
  BEARS_LETTERS,
  CUT_INTO,
  CUT_LINKS,
  INSIDES,
  LETTERED_LINKS,
  LETTERED_ON,
  LETTERED_PARTS,
  RIMS,
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

/** "On the back", "engrave the back with", "back engraved", "the reverse should read", "written where only I see it". */
const BEHIND = new RegExp(
  `\\b(?:on|onto|across|(?:${CUT_INTO})) (?:the |its |his |her |each |both )?(?:${BACKS})s?\\b(?! of (?:my|her|his|the) (?:hand|neck|ear))` +
    `|\\b(?:written|${BEARS_LETTERS}|${CUT_INTO})\\b[^.;,!?]{0,40}?\\b(?:on (?:the |its )?bottom\\b|where (?:only (?:i|we|he|she|they)|no one|nobody|noone)\\b)` +
    `|\\b(?:${BACKS})s?(?: ,)? (?:(?:is|are|to be|should be|should|to|it|with|an?) )*(?:${BEARS_LETTERS})\\b`,
);

/** "Engraved inside", "along the inner edge", "the inside reads"; a measure of the inside is none. */
const WITHIN = new RegExp(
  `\\b(?:${BEARS_LETTERS}|${CUT_INTO})(?: (?:${CUT_LINKS}))*(?: (?:the|its))? (?:${INSIDES})\\b` +
    `|(?<!\\b(?:mm|cm|inch|inches) )\\b(?:on|along|around|round|across) (?:the |its )?(?:${INSIDES})\\b(?! (?:diameter|circumference))` +
    `|\\b(?:when|once|if) (?:you |she |he |it |they |we |i )?(?:opens?|is opened|is open)\\b` +
    `|\\b(?:${INSIDES})(?: (?:of (?:it|the \\p{L}+)|,|:|it))*(?: (?:is|are|should|to be))? (?:${BEARS_LETTERS})\\b`,
  'u',
);

/** "Engraved around the edge", "the words running round the rim of the coin", `"Carpe diem" round its edge`. */
const ABOUT_RIM = new RegExp(
  `(?:\\b(?:${BEARS_LETTERS}|${CUT_INTO}|letters|lettering|words?|wording|text|motto|phrase|written|name|names)\\b[^.;,!?]{0,40}? |["'”’] (?:\\p{L}+ )?)` +
    `(?:around|round|along|about|following|circling) (?:the |its |an? )?(?:outer |outside |whole )?(?:${RIMS})\\b`,
  'u',
);

/** "On both sides", "front and back", "on one side A and on the other B". */
const BOTH_SIDES =
  /\b(?:on|onto|across) (?:both|either) (?:sides?|faces?)\b|\b(?:engraved?|inscribed?) both sides\b|\bfront and (?:on )?(?:the )?(?:back|reverse)\b|\bback and (?:on )?(?:the )?front\b|\bon one side\b[^.;!?]{1,60}\bon the (?:other|back|reverse)\b/;
/** "Front JK and back 1999", "AB on the front and the date inside": of lines that are told apart. */
const TOLD_APART =
  /\b(?:front|cover|lid)\b[^;!?]{1,60}\b(?:back|reverse|rear|inside)\b|\b(?:back|reverse|rear|inside)\b[^;!?]{1,60}\b(?:front|cover|lid)\b/;

const PLACES: readonly (readonly [EngravingPlace, (text: string) => RegExpExecArray | null])[] = [
  ['both', (text) => BOTH_SIDES.exec(text)],
  ['rim', (text) => ABOUT_RIM.exec(text)],
  ['back', (text) => BEHIND.exec(text)],
  ['inside', (text) => (/\boutside\b/.test(text) ? null : WITHIN.exec(text))],
];

/**
 * Where letters were asked for, if not in front alone, and the words that say so.
 * @param letters what is written, in parts (" / ") where it is told for more than one place
 */
export function placeOfLetters(reading: Reading, letters: string): Claim<EngravingPlace> | null {
  const { text, tokenAt } = spell(reading.tokens);
  const told: typeof PLACES = letters.includes(' / ')
    ? [['both', (all) => TOLD_APART.exec(all)], ...PLACES]
    : PLACES;
  for (const [value, find] of told) {
    const match = find(text);
    if (match === null) continue;
    const first = tokenAt[match.index]!;
    const last = tokenAt[match.index + match[0].length - 1]!;
    return {
      value,
      words: wordsBetween(reading.text, reading.tokens, first, last),
      at: reading.items.findIndex((item) => item.last >= first),
    };
  }
  return null;
}
