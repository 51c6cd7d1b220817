/** Pairs whose two differ: "mismatched earrings", "a moon on one ear and a star on the other". */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import type { Named } from './phraseTable.ts';

/** What is made and worn as two that are seen beside each other. */
export const PAIRED_PIECES: readonly JewelryType[] = ['Earrings', 'Cufflinks'];

const ONE = /^(?:one|1)$/;
/** Words by which the second of two is told apart, where the first was called one. */
const OTHER = /^(?:one|other|another|second)$/;
/** What stands between "one" and what it is: "one little gold sun". */
const APART_WORDS = 6;
const MATCHED = /^(?:match|matches|matching|matched|alike|identical)$/;
const NOT = /(?:^| )(?:not|don't|dont|doesn't|doesnt|aren't|arent|never)$/;

/** "One gold sun stud and one silver moon stud", "a fox on one and a hare on the other", "that don't match". */
export function unlikePair(reading: Reading, types: readonly JewelryType[]): Named<Arrangement>[] {
  const { items } = reading;
  if (!types.some((type) => PAIRED_PIECES.includes(type))) return [];
  const unmatched = items.findIndex(
    ({ norm, negated }, at) => MATCHED.test(norm) && (negated || NOT.test(items[at - 1]?.norm ?? '')),
  );
  if (unmatched !== -1) {
    use(reading, unmatched);
    const words = wordsOf(reading, unmatched);
    return [{ value: 'mismatched', words, at: unmatched, last: unmatched }];
  }
  // "One ruby and one star each": both are on each of them.
  if (items.some(({ norm }) => norm === 'each')) return [];
  const shown = items.flatMap((item, at) =>
    !item.negated && has(item, 'figure', 'motif', 'gemstone') ? [at] : [],
  );
  const first = items.findIndex(({ norm, negated }) => !negated && ONE.test(norm));
  const second = items.findIndex(
    ({ norm, negated }, at) => first !== -1 && at > first && !negated && OTHER.test(norm),
  );
  const isNear = (from: number): boolean => shown.some((at) => Math.abs(at - from) <= APART_WORDS);
  if (first === -1 || second === -1 || shown.length < 2 || !isNear(first) || !isNear(second)) return [];
  // "One pearl at the top and one diamond below": two on each, and not one on each.
  if (shown.every((at) => has(items[at], 'gemstone'))) return [];
  use(reading, first);
  use(reading, second);
  return [{ value: 'mismatched', words: wordsOf(reading, first, second), at: first, last: first }];
}
