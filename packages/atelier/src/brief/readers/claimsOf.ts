/** Fields whose phrases mean one thing each. */
import type { Sense } from '../lexicon/entry.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';

export function claimsOf<Value extends string>(
  reading: Reading,
  sense: Sense,
  values: readonly Value[],
): Claim<Value>[] {
  return reading.items.flatMap((item, at) => {
    const found = item.entries.filter((entry) => entry.sense === sense);
    if (found.length === 0) return [];
    use(reading, at);
    if (item.negated) return [];
    return found.flatMap((entry) => {
      const value = values.find((candidate) => candidate === entry.value);
      return value === undefined ? [] : [{ value, words: wordsOf(reading, at), at }];
    });
  });
}
