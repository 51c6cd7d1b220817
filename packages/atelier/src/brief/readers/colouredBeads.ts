/** Beads that are told by their colour alone, beside little bells: "a bangle with bells and black beads". */
import type { Arrangement, Gemstone } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { valueIn } from '../scan.ts';

/** What beads of a colour are usually cut of. */
const OF_COLOUR: Readonly<Record<string, Gemstone>> = {
  black: 'Onyx',
  white: 'Pearl',
  blue: 'Lapis Lazuli',
};

export function readColouredBeads(
  reading: Reading,
  arrangements: readonly Claim<Arrangement>[],
): Claim<Gemstone> | null {
  if (!arrangements.some(({ value }) => value === 'bells')) return null;
  const { items } = reading;
  const at = items.findIndex(
    (item, index) =>
      item.norm === 'bead' && !item.negated && (valueIn(items[index - 1], 'colour') ?? '') in OF_COLOUR,
  );
  if (at === -1) return null;
  use(reading, at - 1, at);
  return { value: OF_COLOUR[valueIn(items[at - 1], 'colour')!]!, words: wordsOf(reading, at - 1, at), at };
}
