/** Whose each of two pieces is: by words for their wearers, or by the names of two people. */
import { WEARERS, type Wearer } from '../lexicon/wearers.ts';
import type { Reading } from '../reading.ts';
import { wearersOfBoth } from './metalsApart.ts';

const POSSESSIVE = /^\p{Lu}\p{L}+['’]s$/u;

/** Names in the possessive that the vocabulary does not claim, each once, in the order in which they are told. */
function namesIn({ items, tokens }: Reading): string[] {
  const names = items.flatMap((item) =>
    item.first === item.last && item.entries.length === 0 && POSSESSIVE.test(tokens[item.first]!.text)
      ? [item.norm]
      : [],
  );
  return [...new Set(names)];
}

// Every item asks.
const known = new WeakMap<Reading, ReadonlyMap<string, Wearer>>();

/** Two people who are called by their names: "Sam's is plain, Lucy's has diamonds"; none where fewer or more are. */
function namedOwners(reading: Reading): ReadonlyMap<string, Wearer> {
  const found = known.get(reading);
  if (found !== undefined) return found;
  const [one, other, ...more] = namesIn(reading);
  const [first, second] = wearersOfBoth(reading);
  const owners: ReadonlyMap<string, Wearer> =
    one === undefined || other === undefined || more.length > 0
      ? new Map()
      : new Map([
          [one, first],
          [other, second],
        ]);
  known.set(reading, owners);
  return owners;
}

/** Whose an item tells a piece to be: a wearer, "mine", or one of two names; null where it tells none. */
export const ownerAt = (reading: Reading, at: number): Wearer | 'mine' | null => {
  const { norm } = reading.items[at]!;
  return WEARERS.get(norm) ?? namedOwners(reading).get(norm) ?? null;
};
