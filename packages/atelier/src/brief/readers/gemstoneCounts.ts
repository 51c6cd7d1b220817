/** Several stones counted one by one: "2 garnets, a peridot, an opal and three diamonds". */
import type { Brief, Gemstone } from '@filigree/contracts';
import { type Claim, type Reading, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import type { Measure } from './measure.ts';

/** Items between a number and its stone: "two small round pink sapphires". */
const REACH = 4;
const MOST = 40;

type Counts = NonNullable<Brief['gemstoneCounts']>;

/** The number or the article that counts the stone at an item; null where it stands in the plural without one. */
function countAt(
  { items, tokens }: Reading,
  counted: ReadonlyMap<number, number>,
  at: number,
): number | null {
  for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
    const { norm, kind } = items[back]!;
    const count = counted.get(back);
    if (count !== undefined) return count <= MOST ? count : null;
    if (/^(?:an?|one|single)$/.test(norm)) return 1;
    if (kind === 'mark' || /^(?:and|&|with|of|plus|or)$/.test(norm) || has(items[back], 'gemstone')) break;
  }
  return /[^s]s$/.test(tokens[items[at]!.last]!.norm) && !/^lapis/.test(items[at]!.norm) ? null : 1;
}

/** Null unless at least two kinds are counted, one of them more than once. */
export function readGemstoneCounts(
  reading: Reading,
  gemstones: readonly Claim<Gemstone>[],
  measures: readonly Measure[],
): Claim<Counts> | null {
  const numbers = new Map(
    measures.flatMap(({ kind, value, at }) => (kind === 'count' ? [[at, value] as const] : [])),
  );
  const counts = gemstones.flatMap(({ value, at }) => {
    const count = countAt(reading, numbers, at);
    return count === null ? [] : [{ gemstone: value, count }];
  });
  const [first] = gemstones;
  const last = gemstones.at(-1);
  if (first === undefined || last === undefined || counts.length < 2 || counts.length < gemstones.length)
    return null;
  return counts.some(({ count }) => count > 1)
    ? { value: counts, words: wordsOf(reading, first.at, last.at), at: first.at }
    : null;
}
