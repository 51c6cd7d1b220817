/** An engagement ring with the wedding bands of both: three rings for two people. */
import type { Wearer } from '../lexicon/wearers.ts';
import { type Reading, use } from '../reading.ts';
import { type Item, valueIn } from '../scan.ts';
import { readNumbers } from './numbers.ts';

/** Of both: before the bands, or behind them. */
const OF_BOTH_BEFORE =
  /\b(?:hi[s]? (?:and|&|n|\+|\/) hers?|hers? (?:and|&|n|\+|\/) his|both|both (?:our|of our)|two|2|a pair of)(?: [\p{L}]+){0,2}$/u;
const OF_BOTH_BEHIND =
  /^(?:, )?(?:one )?for (?:each of us|both of us|us both|the two of us|him and her|her and him|the bride and (?:the )?groom)\b/;
const NAMED_BOTH = /\bhis (?:and|&|n|\+|\/) hers?\b|\bhers? (?:and|&|n|\+|\/) his\b/;

export interface Trio {
  readonly ring: number;
  readonly bands: number;
}

/** Where the engagement ring and where the bands are named; null where three rings are not asked for. */
export function trioIn({ items, tokens }: Reading): Trio | null {
  const isRing = (item: Item): boolean => valueIn(item, 'type') === 'Ring' && !item.negated;
  const ring = items.findIndex(
    (item, at) => isRing(item) && /\bengagement ring$/.test(`${items[at - 1]?.norm ?? ''} ${item.norm}`),
  );
  const bands = items.findIndex((item, at) => {
    if (at === ring || !isRing(item) || !/^(?:bands|rings)$/.test(tokens[item.last]!.norm)) return false;
    const before = wordsOf(items, at - 6, at);
    const behind = wordsOf(items, at + 1, at + 8);
    return (
      NAMED_BOTH.test(before) ||
      OF_BOTH_BEHIND.test(behind) ||
      (OF_BOTH_BEFORE.test(before) && /\bwedding\b/.test(`${before} ${item.norm}`))
    );
  });
  return ring === -1 || bands === -1 ? null : { ring, bands };
}

const wordsOf = (items: readonly Item[], from: number, to: number): string =>
  items
    .slice(Math.max(0, from), to)
    .map(({ norm }) => norm)
    .join(' ');

const PERSONS: readonly (readonly [Wearer, RegExp])[] = [
  ['hers', /^(?:she|her|hers|bride|wife|fiancee|girlfriend|ladies|lady)$/],
  ['his', /^(?:he|him|his|groom|husband|fiance|boyfriend|gents|gent)$/],
];
/** Words between a wearer and the size: "she's a 5", "for him a size 11". */
const REACH = 5;

/** Whose size is which: "she's a 5 and he's a 10.5", "size 6 for her and 11 for him". */
export function wornSizes(reading: Reading): Readonly<Partial<Record<Wearer, number>>> {
  const { items, tokens } = reading;
  // Numbers of which nobody made use stay what was not understood.
  const used = new Set(reading.used);
  const sizes = readNumbers(reading).filter(({ kind }) => kind === 'ringSize');
  for (const at of reading.used) if (!used.has(at)) reading.used.delete(at);
  const wearerAt = (at: number): Wearer | null => {
    const item = items[at];
    if (item === undefined) return null;
    const { norm } = tokens[item.first]!;
    return PERSONS.find(([, words]) => words.test(norm))?.[0] ?? null;
  };
  const found: Partial<Record<Wearer, number>> = {};
  for (const { value, at } of sizes) {
    // "6 for her": right behind, or the nearest before it.
    const behind = items[at + 1]?.norm === 'for' ? wearerAt(at + 2) : wearerAt(at + 1);
    let wearer = behind;
    for (let before = at - 1; wearer === null && before >= Math.max(0, at - REACH); before--) {
      if (sizes.some((other) => other.at === before)) break;
      wearer = wearerAt(before);
    }
    if (wearer === null || found[wearer] !== undefined) continue;
    found[wearer] = value;
    use(reading, at);
  }
  // "Size 6 for her and 11 for him": of the second the word is not said again.
  if (sizes.length > 0)
    for (const [at, { quantity }] of items.entries()) {
      const wearer = items[at + 1]?.norm === 'for' ? wearerAt(at + 2) : null;
      const isSize = quantity !== null && quantity.low === quantity.high && quantity.across === null;
      if (wearer === null || !isSize || found[wearer] !== undefined || quantity.low > LARGEST_US) continue;
      found[wearer] = quantity.low;
      use(reading, at);
    }
  return found;
}

const LARGEST_US = 16;
