/** "One with tiny moonstones", "with a row of diamonds": stones of which no number is said are a row along the band. */
import { phraseOf, type Reading } from '../reading.ts';
import { has, valueIn } from '../scan.ts';

/** Words between a row and its stones: "row of round white diamonds". */
const ROW_REACH = 4;

/** @param from of the items, and `to`: where to look, both included */
export function namesSmallRow(reading: Reading, from: number, to: number): boolean {
  const { items, tokens } = reading;
  for (let at = from; at <= to; at++) {
    const item = items[at]!;
    if (item.negated || !has(item, 'gemstone', 'stoneNoun') || !/s$/.test(tokens[item.last]!.norm)) continue;
    const before = phraseOf(reading, at).filter((other) => other < at);
    if (before.some((other) => items[other]!.quantity !== null && items[other]!.norm !== 'one')) continue;
    if (before.some((other) => valueIn(items[other], 'size') === 'small')) return true;
    const words = items
      .slice(Math.max(from, at - ROW_REACH), at)
      .map(({ norm }) => norm)
      .join(' ');
    if (/\b(?:row|line) of\b/.test(words)) return true;
  }
  return false;
}
