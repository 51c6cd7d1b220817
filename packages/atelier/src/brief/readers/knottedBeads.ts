/** "Labradorite beads knotted on silk": beads that are knotted one by one are a strand, whatever hangs from it. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { ARRANGED_PIECES } from './arrangements.ts';

const KNOTTED =
  /^(?:(?:individually |hand )?knotted|hand[- ]?knotted|strung|hand[- ]?strung|threaded|restrung)$/;
/** Items between the beads and how they are strung. */
const REACH = 4;

export function readKnottedBeads(reading: Reading, types: readonly JewelryType[]): Claim<Arrangement> | null {
  if (!types.some((type) => ARRANGED_PIECES.strand.includes(type))) return null;
  const { items, tokens } = reading;
  const isStone = (at: number): boolean =>
    has(items[at], 'gemstone', 'customGemstone') && !items[at]!.negated;
  for (const [at, item] of items.entries()) {
    if (item.norm !== 'bead' || item.negated || !/s$/.test(tokens[item.last]!.norm)) continue;
    const isOf = items[at + 1]?.norm === 'of' && isStone(at + 2);
    if (!isStone(at - 1) && !isOf) continue;
    const knotted = items.findIndex(
      ({ norm, negated }, index) =>
        !negated && KNOTTED.test(norm) && index > at - REACH && index <= at + REACH + (isOf ? 2 : 0),
    );
    if (knotted === -1) continue;
    use(reading, at);
    use(reading, knotted);
    if (/^(?:hand|individually)$/.test(items[knotted - 1]?.norm ?? '')) use(reading, knotted - 1);
    return { value: 'strand', words: wordsOf(reading, Math.min(at, knotted), Math.max(at, knotted)), at };
  }
  return null;
}
