/** "Two small diamonds on each side": so many of them twice, and the stone between them. */
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import type { Measure } from './measure.ts';

const EACH_SIDE = /^(?:(?:on|at|to) )?each side$/;
/** Items between a number and where its stones are. */
const REACH = 7;

/** The stones of the whole; null where they were not counted by the side. "Two on either side" are one a side. */
export function countEachSide(reading: Reading, measures: readonly Measure[]): Claim<number> | null {
  const { items } = reading;
  for (const { kind, value, at } of measures) {
    if (kind !== 'count' || value < 2 || items[at]!.negated) continue;
    const side = items.findIndex(
      (item, index) => index > at && index <= at + REACH && EACH_SIDE.test(item.norm) && !item.negated,
    );
    if (side === -1) continue;
    const between = items.slice(at + 1, side);
    const isCounted =
      between.some((item) => has(item, 'gemstone', 'customGemstone', 'stoneNoun', 'accentNoun', 'cut')) &&
      between.every((item) => item.kind !== 'mark' && item.quantity === null);
    if (!isCounted) continue;
    use(reading, at, side);
    return { value: 2 * value + 1, words: wordsOf(reading, at, side), at };
  }
  return null;
}
