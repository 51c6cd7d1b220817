/** "Square onyx with one small diamond in the corner": a small stone in the metal beside a tablet, on a signet or a plate. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { OPAQUE_GEMS } from '../lexicon/inlays.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import { ARRANGED_PIECES } from './arrangements.ts';

/** Items between a small stone and the corner it is in. */
const REACH = 5;

export function readCornerStone(
  reading: Reading,
  types: readonly JewelryType[],
  named: readonly Claim<Arrangement>[],
): Claim<Arrangement>[] {
  if (types.length !== 1 || !ARRANGED_PIECES['corner-stone'].includes(types[0]!)) return [];
  const { items } = reading;
  const at = items.findIndex(({ norm, negated }) => /(?:^|\s)corner$/.test(norm) && !negated);
  if (at === -1) return [];
  const isGem = (index: number): boolean =>
    has(items[index], 'gemstone', 'stoneNoun') && items[index]?.negated === false;
  let small = at - 1;
  while (small >= Math.max(0, at - REACH) && !isGem(small)) small -= 1;
  const isOpaque = items.some(
    (item, index) => index < small && OPAQUE_GEMS.has(valueIn(item, 'gemstone') ?? '') && !item.negated,
  );
  const isSignet = named.some(({ value }) => value === 'signet');
  // In the corner of a signet's face a stone stands beside whatever that bears.
  if (!isGem(small) || !(isOpaque || isSignet)) return [];
  use(reading, small, at);
  const words = wordsOf(reading, small, at);
  return [
    { value: 'corner-stone', words, at },
    ...(isSignet || types[0] !== 'Ring' ? [] : [{ value: 'signet' as const, words, at }]),
  ];
}
