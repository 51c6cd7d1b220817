/** Letters of which each of two has its own: "one engraved Father of the Bride and the other 6.7.2025". */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

const VERB =
  '(?:(?:is|to be|should be|should|will be|being|be|with|the|our|my|his|her|their|just|it|that|initials?|date|names?|words?|letters?|engraved|inscribed|stamped|engraving|says?|saying|reads?|reading|having|has|have) )*(?:engraved|inscribed|stamped|says?|saying|reads?|reading|with)(?: (?:with|the|our|my|his|her|their|date|initials?|names?|words?|letters?|on it))*[ :]+';
/** A quotation, or words that begin with a capital or a figure, with small words between them. */
const LETTERS =
  "(?:[\"'“‘][^\"'“”‘’]{1,40}[\"'”’]|[\\p{Lu}\\d][\\p{L}\\p{N}.&/’-]*(?:'[\\p{L}]+)?(?: (?:(?:of|the|to|de|la|le|du|and|&|\\+|my|our) )*[\\p{Lu}\\d][\\p{L}\\p{N}.&/’-]*)*)";
const EACH = new RegExp(
  `\\b[Oo]ne (?:of (?:them|the \\w+) )?${VERB}(${LETTERS})(?: on it)?,?(?: and| but)?(?: on)? the other(?: one)? (?:${VERB})?(${LETTERS})`,
  'u',
);
/** "Tom on one and Anna on the other". */
const ON_EACH = new RegExp(
  `(${LETTERS}) on (?:the )?one(?: of them)?,?(?: and)? (?:(?:with|the|our|my|his|her|their|wedding|birth|date|day|initials?|names?|words?) )*(${LETTERS}) on the other\\b`,
  'u',
);
/** Without the marks about it; the points of initials are theirs. */
const bare = (text: string): string => {
  const plain = text.replace(/^["'“‘]|["'”’]$/g, '');
  return /^(?:\p{Lu}\.)+$/u.test(plain) ? plain : plain.replace(/[.,;:]+$/, '');
};

/** Both, parted as the sides of a piece are: those of the first before those of the second. */
export function lettersOfEach(reading: Reading): Claim<string> | null {
  const match = EACH.exec(reading.text) ?? ON_EACH.exec(reading.text);
  if (match === null) return null;
  const [start, end] = [match.index, match.index + match[0].length];
  const inside = reading.items.flatMap(({ first, last }, at) =>
    reading.tokens[first]!.start >= start && reading.tokens[last]!.end <= end ? [at] : [],
  );
  const [from] = inside;
  const to = inside.at(-1);
  if (from === undefined || to === undefined) return null;
  // "Sun on one and Moon on the other": these are shown.
  const isShown = inside.some((at) => {
    const item = reading.items[at]!;
    return item.kind !== 'quoted' && has(item, 'figure', 'motif', 'gemstone', 'metal');
  });
  if (isShown) return null;
  use(reading, from, to);
  return {
    value: `${bare(match[1]!)} / ${bare(match[2]!)}`.slice(0, ENGRAVING_MAX_LENGTH),
    words: wordsOf(reading, from, to),
    at: from,
  };
}
