/** "Two small diamonds on each side", "one baguette either side": so many of them twice, and the stone between them. */
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import type { Measure } from './measure.ts';

const EACH_SIDE = /^(?:(?:on|at|to) )?each side$/;
/** Of one there cannot be half a stone a side. */
const ONE_A_SIDE = /^(?:(?:on|at|to) )?(?:each|either) side$/;
/** Items between a number and where its stones are. */
const REACH = 7;

/** The stones of the whole; null where they were not counted by the side. "Two on either side" are one a side. */
export function countEachSide(reading: Reading, measures: readonly Measure[]): Claim<number> | null {
  const { items } = reading;
  for (const { kind, value, at } of measures) {
    if (kind !== 'count' || items[at]!.negated) continue;
    const sides = value === 1 ? ONE_A_SIDE : EACH_SIDE;
    const side = items.findIndex(
      (item, index) => index > at && index <= at + REACH && sides.test(item.norm) && !item.negated,
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
