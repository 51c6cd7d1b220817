/** "Two small diamonds on each side", "one baguette either side": so many of them twice, and the stone between them. */
import { type Claim, isOne, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import type { Measure } from './measure.ts';

const LEFT_AND_RIGHT = '\\bleft and\\b.*\\bright';
const EACH_SIDE = new RegExp(`^(?:(?:on|at|to) )?each side$|${LEFT_AND_RIGHT}$`);
/** Of one there cannot be half a stone a side. */
const ONE_A_SIDE = new RegExp(`^(?:(?:on|at|to) )?(?:each|either) side$|${LEFT_AND_RIGHT}$`);
/** Items between a number and where its stones are. */
const REACH = 7;
const MOST_A_SIDE = 12;

const isStone = ({ items }: Reading, at: number): boolean =>
  has(items[at], 'gemstone', 'customGemstone', 'stoneNoun', 'accentNoun', 'cut', 'shape');

/** Where the sides are named, behind a number or an article of the stones there; null where it is none of theirs. */
function sideBehind(reading: Reading, at: number, sides: RegExp): { side: number; areOnes: boolean } | null {
  const { items } = reading;
  const side = items.findIndex(
    (item, index) => index > at && index <= at + REACH && sides.test(item.norm) && !item.negated,
  );
  if (side === -1) return null;
  const between = items.slice(at + 1, side).map((_, index) => at + 1 + index);
  // "Three tiny ones on each side"
  const areOnes = /^ones?$/.test(items[side - 1]!.norm) && side - 1 > at;
  const isCounted =
    (areOnes || between.some((index) => isStone(reading, index))) &&
    between.every(
      (index) =>
        items[index]!.kind !== 'mark' && (items[index]!.quantity === null || (areOnes && index === side - 1)),
    );
  return isCounted ? { side, areOnes } : null;
}

/** The stones of the whole; null where they were not counted by the side. "Two on either side" are one a side. */
export function countEachSide(reading: Reading, measures: readonly Measure[]): Claim<number> | null {
  const { items } = reading;
  const counts = measures.filter(({ kind, at }) => kind === 'count' && !items[at]!.negated);
  for (const { value, at } of counts) {
    const found = sideBehind(reading, at, value === 1 ? ONE_A_SIDE : EACH_SIDE);
    if (found === null) continue;
    use(reading, at, found.side);
    return { value: 2 * value + 1, words: wordsOf(reading, at, found.side), at };
  }
  return countOnes(reading) ?? (counts.length === 1 ? oneAndOneASide(reading, counts[0]!) : null);
}

/** "One ruby in the middle, two smaller ones either side": stones that are named by those before them. */
function countOnes(reading: Reading): Claim<number> | null {
  const { items } = reading;
  for (const [at, { quantity, negated }] of items.entries()) {
    if (quantity === null || negated || quantity.low !== quantity.high || !Number.isInteger(quantity.low))
      continue;
    const isNamed = items.slice(0, at).some((_, index) => isStone(reading, index));
    if (!isNamed || quantity.low < 1 || quantity.low > MOST_A_SIDE) continue;
    const each = sideBehind(reading, at, EACH_SIDE);
    const found = each ?? sideBehind(reading, at, ONE_A_SIDE);
    if (found?.areOnes !== true) continue;
    use(reading, at, found.side);
    // An even number on "either side" is that of both.
    const both = each === null && quantity.low % 2 === 0 ? quantity.low : 2 * quantity.low;
    return { value: both + 1, words: wordsOf(reading, at, found.side), at };
  }
  return null;
}

/** "One oval diamond in the middle and a small round one on each side": the one is the centre alone. */
function oneAndOneASide(reading: Reading, { value, at }: Measure): Claim<number> | null {
  const { items } = reading;
  if (value !== 1 || !isOne(items[at])) return null;
  for (let index = at + 1; index < items.length; index++) {
    if (!/^(?:a|an|a little)$/.test(items[index]!.norm)) continue;
    const found = sideBehind(reading, index, ONE_A_SIDE);
    if (found === null || phraseOf(reading, index).includes(at)) continue;
    use(reading, index, found.side);
    return { value: 3, words: wordsOf(reading, at, found.side), at };
  }
  return null;
}
