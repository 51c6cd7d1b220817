/** Sizes of Indian bangles: "size 2.6", "2-6", "2.8 size bangles", "2 10". */
import { type Reading, use } from '../reading.ts';
import type { Item } from '../scan.ts';
import type { Measure } from './measure.ts';

/**
 * Whole inches and sixteenths across the inside: "2.6" is 2 6/16 in., 60.3 mm, "2.10" 2 10/16 in., 66.7 mm (as the charts
 * of bangle makers print them).
 */
const acrossMm = (inches: number, sixteenths: number): number =>
  Math.round((inches + sixteenths / 16) * 254) / 10;

const NOUN = 'bangles?|kadas?|karas?|kangans?|kangna|chu[rd]is?|choodas?|patlas?|bengles?';
const SIZED = `(?:sizes?|sized|no\\.?|number)`;
/** Sixteenths are even; the habit of odd ones is told by the word. */
const NUMBER = '(?<![\\d.,/$£€₹-])(?:([123])\\s?[.:/-]\\s?(1[0-5]|[1-9])|([123])\\s(?:by\\s)?(1[0-5]|[1-9]))';
const NO_UNIT =
  '(?![\\d/]|[.,]\\d|\\s?(?:mm|cm|ct|cts|carats?|k|kt|karat|inch|inches|"|″|g|gm|gms|grams?|tolas?|%|x|in(?=\\s*(?:$|[,.;)]|long|wide|thick|across|inside|diameter)))(?![a-z]))';
const SAID_BEFORE = new RegExp(
  `\\b(?:(?:${NOUN}) )?${SIZED}(?: (?:is|of|should be|will be|about))?\\s*:?\\s*$`,
  'i',
);
const SAID_BEHIND = new RegExp(
  `^\\s?(?:aa?nas?\\b|annas?\\b|${SIZED}\\b|(?:${NOUN}) ${SIZED}\\b|in size\\b)`,
  'i',
);
const NOUN_BEFORE = new RegExp(`\\b(?:${NOUN})(?: (?:pair|set|in))?\\s*,?\\s*$`, 'i');
const NOUN_BEHIND = new RegExp(`^\\s(?:\\p{L}+ ){0,2}(?:${NOUN})\\b`, 'iu');
const ENDS = /^\s*(?:$|[,.;!)]|and\b|with\b|for\b|in\b|please\b)/i;

/** The inside of a bangle by its size. Runs before the reader of numbers, who would take it for a finger's. */
export function readBangleSize(reading: Reading): readonly Measure[] {
  const { items, text, tokens } = reading;
  if (!new RegExp(`\\b(?:${NOUN})\\b`, 'i').test(text)) return [];
  for (const found of text.matchAll(new RegExp(`${NUMBER}${NO_UNIT}`, 'gi'))) {
    const [words, whole = found[3], part = found[4]] = found;
    const before = text.slice(0, found.index);
    const behind = text.slice(found.index + words.length);
    const isCalled = SAID_BEFORE.test(before) || SAID_BEHIND.test(behind);
    // "2-6 bangles" may be how many there are, "2 6" anything: the dot is only of sizes.
    const isBare =
      Number(part) % 2 === 0 &&
      ((/[.:]/.test(words) && (NOUN_BEHIND.test(behind) || NOUN_BEFORE.test(before))) ||
        (found[1] !== undefined && NOUN_BEFORE.test(before) && ENDS.test(behind)));
    if (!isCalled && !isBare) continue;
    const end = found.index + words.length;
    const inside = items.flatMap((item, at) =>
      tokens[item.first]!.start < end && tokens[item.last]!.end > found.index ? [at] : [],
    );
    const [at] = inside;
    const last = inside.at(-1);
    if (at === undefined || last === undefined || items[at]!.negated) continue;
    const quantity = items[at]!.quantity;
    if (quantity === null) continue;
    use(reading, at, last);
    for (const near of [at - 1, at - 2, last + 1, last + 2])
      if (/^(?:size|sized|number|no|aana|ana|anna)$/.test(items[near]?.norm ?? '')) use(reading, near);
    for (const index of inside)
      (items as Item[])[index] = { ...items[index]!, kind: 'quoted', entries: [], quantity: null };
    return [{ kind: 'pieceMm', value: acrossMm(Number(whole), Number(part)), quantity, words, at }];
  }
  return [];
}
