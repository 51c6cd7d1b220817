/** A chain whose links are to be seen: "heavy links", "a chunky silver chain", "a link choker". */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import { ARRANGED_PIECES } from './arrangements.ts';

/** Words between a size and the links: "big hammered silver links". */
const MOST_BETWEEN = 3;
const LINKS = /^(?:chain )?links?$/;
const CHAIN = /(?:^| )chain(?: necklace| choker| collar)?$/;
const WORN = /^(?:necklace|choker|collar)$/;
const HEAVY = /^(?:bold|wide|large)$/;

/** Where links or a chain are named as heavy ones, or a necklace by its links; null where none are. */
export function readHeavyLinks(reading: Reading, types: readonly JewelryType[]): Claim<Arrangement> | null {
  const { items } = reading;
  if (!types.some((type) => ARRANGED_PIECES.links.includes(type))) return null;
  for (const [at, item] of items.entries()) {
    if (item.negated || item.kind === 'quoted') continue;
    const isLinks = LINKS.test(item.norm);
    if (!isLinks && !CHAIN.test(item.norm)) continue;
    let size = -1;
    for (let before = at - 1; before >= Math.max(0, at - 1 - MOST_BETWEEN); before--) {
      const other = items[before]!;
      if (other.kind === 'mark' || other.negated) break;
      if (HEAVY.test(valueIn(other, 'size') ?? '')) size = before;
      if (size !== -1 || has(other, 'gemstone', 'figure', 'motif', 'type')) break;
    }
    const isNamed = isLinks && WORN.test(items[at + 1]?.norm ?? '');
    if (size === -1 && !isNamed) continue;
    const first = size === -1 ? at : size;
    use(reading, at);
    if (LINKS.test(items[at + 1]?.norm ?? '')) use(reading, at + 1);
    return { value: 'links', words: wordsOf(reading, first, at), at: first };
  }
  return null;
}
