/** Wishes for metal alone: "no stones", "nothing else on it", "hold the sparkle". */
import { type Claim, type Reading, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { readFlag } from './wishes.ts';

/** "Nothing else on it": where no stone was spoken of, none is on it. */
const NOTHING_ELSE =
  /\b(?:nothing (?:else|more|other)|no (?:other )?(?:decorations?|ornaments?|embellishments?)) (?:on|in|to|around) (?:it|the (?:ring|band|face|top))\b/i;

function nothingElse(reading: Reading): Claim<true> | null {
  const match = NOTHING_ELSE.exec(reading.text);
  const isOfStone = reading.items.some((item) =>
    has(item, 'gemstone', 'customGemstone', 'stoneNoun', 'centreNoun', 'cut', 'setting', 'occasion'),
  );
  if (match === null || isOfStone) return null;
  const at = reading.items.findIndex(({ first }) => reading.tokens[first]!.start >= match.index);
  return at === -1 ? null : { value: true, words: match[0], at };
}

/** "No sparkle", "hold the sparkle", "without any sparkle": what only stones have. */
const isNoSparkle = ({ items }: Reading, at: number): boolean => {
  const before = /^(?:the|any|all)$/.test(items[at - 1]?.norm ?? '') ? at - 2 : at - 1;
  return /^(?:sparkle|glitter)$/.test(items[at]!.norm) && has(items[before], 'exclude');
};

/** "no stones" said with an exclusion in another shape: "without any precious stones". */
export function readNoStones(reading: Reading): Claim<true> | null {
  const named = readFlag(reading, 'noStones') ?? nothingElse(reading);
  if (named !== null) return named;
  const at = reading.items.findIndex(
    (item, index) =>
      (item.negated && !item.softened && has(item, 'stoneNoun') && !has(item, 'occasion')) ||
      isNoSparkle(reading, index),
  );
  return at === -1 ? null : { value: true, words: wordsOf(reading, at), at };
}
