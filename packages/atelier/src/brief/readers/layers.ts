/** Chains worn one above the other: "layered necklace", "double chain", "two gold chains of different lengths". */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { ARRANGED_PIECES } from './arrangements.ts';
import { WORDS_OF_ROWS } from './rows.ts';

/** What is counted of a layering; "layer" says of itself that there are several. */
const NOUN = /^(?:chain|layer|layered|tier|tiered)$/;
const MOST = 5;
const UNIT =
  /^(?:mm|millimet\w+|cm|centimet\w+|inch(?:es)?|in|"|ft|foot|feet|ct|carat|k|kt|karat|gram|gauge|tone|colou?r)$/;
/** Words between a number and what it counts: "two fine gold chains". */
const MOST_BETWEEN = 3;

export interface Layers {
  readonly arrangement: Claim<Arrangement>;
  readonly count: Claim<number>;
}

/** Parts of earrings that hang one below the other: "three-tier", "with three levels of pearls". */
const TIERS = /^(?:tier|tiered|level|storey)$/;

/** How many tiers earrings have, two at the least; null where none are counted. */
export function readTiers(reading: Reading, types: readonly JewelryType[]): Claim<number> | null {
  return types.length === 1 && types[0] === 'Earrings' ? countOf(reading, TIERS) : null;
}

/** Chains or layers that are counted, two at the least; null where none are, or no piece can have them. */
export function readLayers(reading: Reading, types: readonly JewelryType[]): Layers | null {
  if (types.length > 0 && !types.some((type) => ARRANGED_PIECES.layered.includes(type))) return null;
  const count = countOf(reading, NOUN);
  return count && { arrangement: { ...count, value: 'layered' }, count };
}

/** How many of what a noun names are counted: "three layers", "a double chain". */
function countOf(reading: Reading, noun: RegExp): Claim<number> | null {
  const { items } = reading;
  for (const [at, item] of items.entries()) {
    const [lead, next] = item.norm.split(' ').map((word) => word.replace(/s$/, ''));
    if (item.negated || item.kind === 'quoted') continue;
    const joined = WORDS_OF_ROWS[lead!] !== undefined && noun.test(next ?? '');
    if (!joined && !noun.test(lead!)) continue;
    const first = joined ? at : countedAt(reading, at);
    if (first === null) continue;
    const value = WORDS_OF_ROWS[joined ? lead! : items[first]!.norm] ?? items[first]!.quantity?.low ?? null;
    if (value === null || !Number.isInteger(value) || value < 2 || value > MOST) continue;
    use(reading, first);
    use(reading, at);
    return { value, words: wordsOf(reading, first, at), at: first };
  }
  return null;
}

/** Where the number stands that counts the chains at an item; null where there is none. */
function countedAt({ items, used }: Reading, at: number): number | null {
  for (let before = at - 1; before >= Math.max(0, at - 1 - MOST_BETWEEN); before--) {
    const item = items[before]!;
    if (WORDS_OF_ROWS[item.norm] !== undefined) return before;
    // "A 2 mm chain": what was read as a measure counts nothing.
    if (item.quantity !== null)
      return used.has(before) || UNIT.test(items[before + 1]?.norm ?? '') ? null : before;
    const isHyphen = item.kind === 'mark' && item.norm === '-';
    if (!isHyphen && (item.kind === 'mark' || has(item, 'gemstone', 'stoneNoun', 'figure', 'motif')))
      return null;
  }
  return null;
}
