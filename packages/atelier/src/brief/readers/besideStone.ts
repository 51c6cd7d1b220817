/** "A moonstone ring with a crescent moon on each side", "flanked by two hearts": a figure on both sides of a ring's stone. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

export interface BesideStone {
  readonly claim: Claim<Arrangement>;
  /** Where the figure stands in the words. */
  readonly at: number;
}

/** Behind a figure: it is on both sides. */
const BEHIND =
  /^(?:\s+(?:made )?(?:in|of) (?:\w+ )?(?:gold|silver|platinum))?\s*(?:,\s*)?(?:(?:one|set|sitting|standing|placed|facing|on|at|to|down|in) )*(?:(?:either|each|both)(?: of (?:its|the))? (?:sides?|shoulders?)|(?:the|its) (?:two )?(?:sides|shoulders))\b|^\s*(?:,\s*)?(?:one )?(?:on|to) the left and (?:one )?(?:on )?(?:the )?right\b|^\s*flanking\b/i;
/** Before a figure: the stone stands between two of it. */
const BEFORE =
  /\b(?:flanked|framed|guarded|supported|hugged|cradled|held) (?:by|between)(?: (?:two|a pair of|2|twin|an?))?(?: \w+)?\s*$|\b(?:nestled |set |sitting |held )?between (?:two|a pair of|2|twin)(?: \w+)?\s*$|\b(?:either|each|both) sides?(?: of (?:it|the \w+))?,?(?: (?:there (?:is|are)|an?|one|two|little|small|tiny))*\s*$/i;
const WORDS_OF_SIDES =
  /^(?:either|each|both|side|sides|shoulder|shoulders|flanking|flanked|flanked by|(?:(?:on|at|to|down) )?(?:the |either |each |both )(?:sides?|shoulders?))$/;
/** Characters before a figure within which its words of sides stand. */
const REACH = 32;

const speaksOfStone = ({ items }: Reading): boolean =>
  items.some((item) => !item.negated && has(item, 'gemstone', 'customGemstone', 'stoneNoun', 'centreNoun'));
/** "Heart diamonds", "heart shaped stones": what is cut so is no figure. */
const isCutOf = ({ items }: Reading, at: number): boolean =>
  [items[at + 1], items[at + 2]].some(
    (item) =>
      item !== undefined &&
      (has(item, 'gemstone', 'stoneNoun', 'accentNoun') || /^(?:cut|shaped?)$/.test(item.norm)),
  ) && !/^(?:,|and|with|on|either|each|both|of|flanking)$/.test(items[at + 1]?.norm ?? '');

/** The figure that stands on both shoulders of a ring whose stone is its middle; null for none. */
export function readBesideStone(
  reading: Reading,
  types: readonly JewelryType[],
  shown: readonly Claim<string>[],
): BesideStone | null {
  if (new Set(types).size !== 1 || types[0] !== 'Ring' || !speaksOfStone(reading)) return null;
  const { text, tokens, items } = reading;
  for (const { at } of shown) {
    const item = items[at]!;
    const [start, end] = [tokens[item.first]!.start, tokens[item.last]!.end];
    const behind = BEHIND.exec(text.slice(end));
    if ((behind === null && !BEFORE.test(text.slice(0, start))) || isCutOf(reading, at)) continue;
    const far = end + (behind?.[0].length ?? 0);
    items.forEach((other, index) => {
      const from = tokens[other.first]!.start;
      if (from >= start - REACH && from < far && WORDS_OF_SIDES.test(other.norm)) use(reading, index);
    });
    return { claim: { value: 'flanked', words: wordsOf(reading, at), at }, at };
  }
  return null;
}
