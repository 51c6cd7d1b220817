/** Chains that are the piece: "a gold rope chain, 20 inches", "a curb bracelet". */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, wordAt, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';

const WORN = ['Necklace', 'Bracelet', 'Anklet'];

/** Parts and sizes of a chain, which leave it a chain. */
const OF_CHAIN = /^(?:clasp|lobster|toggle|hook|extender|extension|length|inch|inches|links?|chain|safety)$/;

/** "An anklet, just a plain chain": what the piece is to be, and nothing more. */
const justChain = (items: readonly Item[]): Item | undefined =>
  items.find(
    ({ norm }, at) =>
      norm === 'chain' &&
      items
        .slice(Math.max(0, at - 4), at)
        .some((before) => /^(?:just|only|simply|merely)$/.test(before.norm)),
  );

/**
 * A chain without anything on it, where the words name one and nothing that it could carry.
 * @param bears true where something else was read that the piece would show: stones, figures, lettering, another arrangement
 */
export function readBareChain(
  reading: Reading,
  type: Claim<JewelryType> | null,
  namesKind: boolean,
  bears: boolean,
): Claim<Arrangement> | null {
  if (type === null || bears || !WORN.includes(type.value)) return null;
  const { items } = reading;
  const item = justChain(items) ?? items[type.at];
  if (item === undefined || (item === items[type.at] && valueIn(item, 'type') !== type.value)) return null;
  if (!namesKind && !/(?:^| )chain(?: necklace| bracelet| anklet)?$/.test(item.norm)) return null;
  const carries = items.some((other, at) => {
    if (at === type.at || other === item || other.negated || other.kind === 'mark') return false;
    if (has(other, 'stoneNoun', 'accentNoun', 'centreNoun', 'motif', 'figure', 'gemstone', 'customGemstone'))
      return true;
    // "A gold drop on a chain"
    if (other.norm === 'drop') return true;
    // "A chain with a bar", "to hang my pendant on"; "a bracelet, curb chain" is still a chain.
    if (has(other, 'type') && valueIn(other, 'type') !== type.value && !/(?:^| )chain$/.test(other.norm))
      return true;
    if (wordAt(reading, other) !== 'with') return false;
    const rest = items.slice(at + 1, at + 6);
    return !rest.some(
      (part) => OF_CHAIN.test(part.norm) || OF_CHAIN.test(wordAt(reading, part)) || has(part, 'finish'),
    );
  });
  return carries ? null : { value: 'chain', words: wordsOf(reading, type.at), at: type.at };
}
