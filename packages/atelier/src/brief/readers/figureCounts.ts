/** How often one figure hangs from a chain: "with five little stars", "3 hearts hanging off it". */
import type { Brief, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

const LEAST = 2;
const MOST = 9;
/** Words between a number and what it counts: "three tiny silver hearts". */
const MOST_BETWEEN = 3;
/** Circles and snakes that hold one another are one figure. */
const JOINED = /link|interlock|intertwin|entwin|overlap/;
/** Pieces that have room for so many side by side. */
const CHAINED: ReadonlySet<JewelryType> = new Set<JewelryType>(['Necklace', 'Bracelet', 'Anklet']);
const RIGID: ReadonlySet<string | undefined> = new Set(['bangle', 'cuff']);

/** @param shown the motifs and figures that were read: of two things nobody knows which was counted */
export function readFigureCount(
  reading: Reading,
  types: readonly JewelryType[],
  shown: readonly Claim<string>[],
  bracelet: Brief['braceletKind'],
): Claim<number> | null {
  const [type] = types;
  if (type === undefined || types.length > 1 || !CHAINED.has(type) || RIGID.has(bracelet ?? undefined))
    return null;
  const { items, tokens } = reading;
  const nameOf = ({ at }: Claim<string>): string => items[at]!.norm;
  if (new Set(shown.map(nameOf)).size !== 1) return null;
  const name = nameOf(shown[0]!);
  for (const [at, item] of items.entries()) {
    const isMany = /s$/.test(tokens[item.last]!.norm) || has(items[at + 1], 'type');
    if (item.norm !== name || item.negated || !isMany || JOINED.test(name)) continue;
    const first = countedAt(reading, at);
    if (first === null) continue;
    use(reading, first);
    return { value: items[first]!.quantity!.low, words: wordsOf(reading, first, at), at: first };
  }
  return null;
}

/** "The initials L, T and A on small discs": discs that nobody counted are as many as their letters. */
export function countByLetters(
  reading: Reading,
  types: readonly JewelryType[],
  discs: readonly Claim<string>[],
  letters: Claim<string> | null,
): Claim<number> | null {
  const [type] = types;
  if (type === undefined || types.length > 1 || !CHAINED.has(type) || letters === null) return null;
  const disc = discs.find(({ at }) => /s$/.test(reading.tokens[reading.items[at]!.last]!.norm));
  const each = letters.value.split(/[\s,&+]+/).filter((part) => part !== '' && part !== 'and');
  const isEach = each.length >= LEAST && each.length <= MOST && each.every((part) => [...part].length === 1);
  return disc === undefined || !isEach ? null : { ...disc, value: each.length };
}

/** Where the number stands that counts what is at an item; null where there is none. */
function countedAt({ items, used }: Reading, at: number): number | null {
  for (let before = at - 1; before >= Math.max(0, at - 1 - MOST_BETWEEN); before--) {
    const { quantity } = items[before]!;
    if (quantity !== null) {
      const { low, high, across } = quantity;
      const isCount = Number.isInteger(low) && low === high && across === null && low >= LEAST && low <= MOST;
      return isCount && !used.has(before) ? before : null;
    }
    if (!has(items[before], 'size', 'metal', 'finish', 'colour', 'plain')) return null;
  }
  return null;
}
