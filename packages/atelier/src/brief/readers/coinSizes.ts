/** "About the size of a quarter", "no bigger than a dime", "penny sized": sizes told by a coin. */
import { COIN_MM } from '../lexicon/coins.ts';
import { type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import type { Measure } from './measure.ts';

const names = Object.keys(COIN_MM).sort((a, b) => b.length - a.length);
const COIN = `(${names.join('|')})(?:es|s)?(?: coins?| pieces?)?`;
const ARTICLE = '(?:(?:a|an|one|my|the)(?: us| uk| british| american| canadian)?)';
const PATTERNS = [
  new RegExp(`(?<![\\p{L}\\d])(?:the )?(?:size|diameter) of ${ARTICLE} ${COIN}(?![\\p{L}\\d])`, 'iu'),
  new RegExp(
    `(?<![\\p{L}\\d])(?:as )?(?:big|large|small|bigger|larger|smaller|wide)(?: as| than) ${ARTICLE} ${COIN}(?![\\p{L}\\d])`,
    'iu',
  ),
  new RegExp(`(?<![\\p{L}\\d])${COIN}[- ]sized?(?![\\p{L}\\d])`, 'iu'),
];
/** What no phrase is made of. */
const MEASURED = '(coin)';
/** How far before the words the stone stands that they measure: "an emerald about the size of a dime". */
const NEAR = 3;

/** Runs before the numbers are read: a quarter is none. */
export function readCoinSizes(reading: Reading): Measure[] {
  const { items, tokens, text } = reading;
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    const mm = match === null ? undefined : COIN_MM[match[1]!.toLowerCase()];
    if (match === null || mm === undefined) continue;
    const among = items.flatMap((item, at) => {
      const { start } = tokens[item.first]!;
      return start >= match.index && start < match.index + match[0].length ? [at] : [];
    });
    const [first] = among;
    const last = among.at(-1);
    if (first === undefined || last === undefined || among.some((at) => items[at]!.negated)) continue;
    const of = items.slice(Math.max(0, first - NEAR), first);
    const boundary = of.findLastIndex(({ kind }) => kind === 'mark');
    const isStone = of
      .slice(boundary + 1)
      .some((item) => has(item, 'gemstone', 'stoneNoun', 'customGemstone', 'cut') && !item.negated);
    const words = wordsOf(reading, first, last);
    use(reading, first, last);
    // A coin that measures is no coin that hangs.
    for (const at of among)
      (items as (typeof items)[number][])[at] = {
        ...items[at]!,
        norm: MEASURED,
        entries: [],
        quantity: null,
      };
    return [
      {
        kind: isStone ? 'stoneMm' : 'pieceMm',
        value: mm,
        quantity: { first, last, low: mm, high: mm, across: null, digits: false },
        words,
        at: first,
      },
    ];
  }
  return [];
}
