/** "Light, hollow hoops", "tube bangle": metal that is not solid. */
import { HOLLOW_LINKS, HOLLOW_WORDS, SOLID_WORDS, TUBE_WORDS } from '../lexicon/hollow.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

export function readHollow(reading: Reading): Claim<true> | null {
  const { items } = reading;
  const names = items.flatMap((item, at) => {
    const next = items[at + 1];
    const isTube =
      TUBE_WORDS.has(item.norm) && next !== undefined && (has(next, 'type') || has(next, 'jewelryNoun'));
    return HOLLOW_WORDS.has(item.norm) || isTube ? [at] : [];
  });
  for (const at of names) {
    const next = items[at + 1];
    use(reading, at, next !== undefined && HOLLOW_LINKS.has(next.norm) ? at + 1 : at);
  }
  const at = names.find((name) => !items[name]!.negated && !SOLID_WORDS.has(items[name - 1]?.norm ?? ''));
  return at === undefined ? null : { value: true, words: wordsOf(reading, at), at };
}
