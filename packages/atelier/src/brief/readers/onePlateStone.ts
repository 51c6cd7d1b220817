/** "A gold bar with a tiny diamond": the stone that is named behind an article is one, and none of a row along the bar. */
import type { Arrangement, Gemstone } from '@filigree/contracts';
import { type Claim, type Reading, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

const PLATES: ReadonlySet<Arrangement> = new Set<Arrangement>([
  'bar',
  'vertical-bar',
  'nameplate',
  'disc',
  'dog-tag',
]);
const BEARS = /^(?:with|and|&|plus|has|having|featuring|holding)$/;
const AN = /^(?:an?|just a|only a)$/;
/** What a stone is behind which it is named for something else: its halo, a border of it. */
const QUALITY = /^(?:tiny|little|small|wee|single|sparkling|sparkly|delicate|dainty|round|subtle)$/;
const MOST_QUALITIES = 3;
/** What may follow the one stone. */
const ENDS =
  /^(?:[.,;:!?)\n]|on|in|at|set|for|near|and|&|please|pls|that|which|to|by|under|beside|centered|off|flush|embedded|stone)$/;

/** One stone, where a plate or a bar was named and no more stones were; null where they may be several. */
export function oneOnPlate(
  reading: Reading,
  arrangements: readonly Claim<Arrangement>[],
  gemstones: readonly Claim<Gemstone>[],
): Claim<number> | null {
  const { items, tokens } = reading;
  if (gemstones.length !== 1 || !arrangements.some(({ value }) => PLATES.has(value))) return null;
  const gems = items.flatMap((item, at) => (has(item, 'gemstone') && !item.negated ? [at] : []));
  const [at] = gems;
  if (at === undefined || gems.length > 1) return null;
  const word = tokens[items[at]!.last]!.norm;
  const isPlural = /[^s]s$/.test(word) && items[at]!.norm.split(' ').at(-1) !== word;
  const next = items[at + 1];
  if (isPlural || !(next === undefined || ENDS.test(next.norm))) return null;
  let article = at - 1;
  while (
    article > at - 1 - MOST_QUALITIES &&
    (QUALITY.test(items[article]?.norm ?? '') || has(items[article], 'size', 'cut', 'shape'))
  )
    article -= 1;
  if (!AN.test(items[article]?.norm ?? '') || !BEARS.test(items[article - 1]?.norm ?? '')) return null;
  return { value: 1, words: wordsOf(reading, article, at), at };
}
