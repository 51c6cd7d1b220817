/** Rows of small stones and strands of beads: "three rows of pavé", "double strand", "multi-row". */
import type { Claim, Reading } from '../reading.ts';
import { use, wordsOf } from '../reading.ts';

const NOUN = /^(?:row|rowed|strand|stranded|string)$/;
export const WORDS_OF_ROWS: Readonly<Record<string, number>> = {
  double: 2,
  dual: 2,
  twin: 2,
  triple: 3,
  treble: 3,
  multi: 3,
  multiple: 3,
  several: 3,
  many: 4,
  quadruple: 4,
};

/** How many of them; null where none are counted. */
export function readRows(reading: Reading): Claim<number> | null {
  const { items } = reading;
  for (const [at, item] of items.entries()) {
    if (item.negated) continue;
    const [lead, next] = item.norm.split(' ').map((word) => word.replace(/s$/, ''));
    const joined = WORDS_OF_ROWS[lead!] !== undefined && NOUN.test(next ?? '');
    if (!joined && !NOUN.test(lead!)) continue;
    const first = joined ? at : items[at - 1]?.norm === '-' ? at - 2 : at - 1;
    const before = items[first];
    const value = WORDS_OF_ROWS[joined ? lead! : (before?.norm ?? '')] ?? before?.quantity?.low ?? null;
    if (value === null || !Number.isInteger(value) || value < 1) continue;
    use(reading, first, at);
    return { value, words: wordsOf(reading, first, at), at };
  }
  return null;
}
