/** "Peacocks on either side of a lotus", "a crown flanked by two lions": what is in the middle, and what beside it. */
import type { Arrangement, Figure, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { ARRANGED_PIECES } from './arrangements.ts';

interface Flanks {
  /** The figures, that of the middle first. */
  readonly figures: readonly Claim<Figure>[];
  readonly claim: Claim<Arrangement> | null;
}

/** Behind a figure: it is on both sides. */
const BESIDE =
  /^\s*(?:,\s*)?(?:one |standing |facing |placed |set |on |at |to |in )*(?:either|each|both) sides?\b|^\s*(?:one )?(?:on|to) the left and (?:one )?(?:on )?the right\b|^\s*flanking\b|^\s*beside (?:it|her|him)\b/i;
/** Before a figure: what was named first stands between two of it. */
const BETWEEN =
  /\b(?:flanked|framed|guarded|supported) by(?: (?:two|a pair of|2|twin))?(?: \w+)?\s*$|\bbetween (?:two|a pair of|2|twin)(?: \w+)?\s*$/i;
const WORDS_OF_SIDES =
  /^(?:either|each|both|side|sides|flanking|flanked|flanked by|either side|each side|both sides|on either side|on each side|bottom)$/;

export function readFlanks(
  reading: Reading,
  types: readonly JewelryType[],
  figures: readonly Claim<Figure>[],
): Flanks {
  const none: Flanks = { figures, claim: null };
  if (types.length !== 1 || !types.some((type) => ARRANGED_PIECES.flanked.includes(type))) return none;
  const { text, tokens, items } = reading;
  for (const side of figures) {
    const item = items[side.at]!;
    const [start, end] = [tokens[item.first]!.start, tokens[item.last]!.end];
    const behind = BESIDE.exec(text.slice(end));
    if (behind === null && !BETWEEN.test(text.slice(0, start))) continue;
    const far = end + (behind?.[0].length ?? 0);
    items.forEach((other, at) => {
      const from = tokens[other.first]!.start;
      if (from >= start - 24 && from < far && WORDS_OF_SIDES.test(other.norm)) use(reading, at);
    });
    const others = figures.filter(({ value }) => value !== side.value);
    return {
      figures: [...others.slice(0, 1), side, ...others.slice(1)],
      claim: { value: 'flanked', words: wordsOf(reading, side.at), at: side.at },
    };
  }
  return none;
}
