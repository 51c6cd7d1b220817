/** Parts that are refused by name: "no split shank", "without that groove", "nothing dangling". */
import type { RefusablePart } from '@filigree/contracts';
import { REFUSABLE_PART_WORDS } from '../lexicon/refusable-parts.ts';
import { type Claim, firstOfEach, type Reading, use } from '../reading.ts';
import { has } from '../scan.ts';
import { findRefused, tableOf, wordsWithItems } from './phraseTable.ts';

const TABLE = tableOf(REFUSABLE_PART_WORDS);

/** "No gold plate": what is refused is a thin coat of it. */
const isCoat = ({ items }: Reading, { value, at }: Claim<RefusablePart>): boolean =>
  value === 'plate' && has(items[at - 1], 'metal');

export function readRefusedParts(reading: Reading): Claim<RefusablePart>[] {
  const refused = findRefused(reading, wordsWithItems(reading), TABLE).filter(
    (claim) => !isCoat(reading, claim),
  );
  for (const { at, last } of refused) use(reading, at, last);
  return firstOfEach(refused.map(({ value, words, at }) => ({ value, words, at })));
}
