/** "Seed pearls as berries", "a vine with garnet berries": round stones among the leaves of a ring, none of them its front. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { ARRANGED_PIECES } from './arrangements.ts';

const BERRIES = /^(?:berry|berries|rose hip|rosehip|buds?|dewdrops?|dew drops?)$/;
/** Between the stones and what they stand for, or the other way round. */
const AS = /^(?:as|for|like|of|in|the|a|its|are|being|made|from|little|tiny|small|seed)$/;
const REACH = 5;

export function readBerries(
  reading: Reading,
  types: readonly JewelryType[],
  isLeafy: boolean,
): Claim<Arrangement> | null {
  if (!isLeafy || !types.some((type) => ARRANGED_PIECES.berries.includes(type))) return null;
  const { items } = reading;
  const isStone = (at: number): boolean => has(items[at], 'gemstone', 'stoneNoun') && !items[at]!.negated;
  const at = items.findIndex(({ norm, negated }) => BERRIES.test(norm) && !negated);
  if (at === -1) return null;
  for (const step of [-1, 1]) {
    let other = at + step;
    while (Math.abs(other - at) < REACH && AS.test(items[other]?.norm ?? '')) other += step;
    if (!isStone(other)) continue;
    const [first, last] = [Math.min(at, other), Math.max(at, other)];
    use(reading, first, last);
    return { value: 'berries', words: wordsOf(reading, first, last), at };
  }
  return null;
}
