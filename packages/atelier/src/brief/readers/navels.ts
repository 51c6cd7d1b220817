/** What is worn through the navel: "a belly button ring", "a ring for my navel". */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { phrasesOf } from '../lexicon/entry.ts';
import { NAVEL_JEWELRY } from '../lexicon/types.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { lemma } from '../spelling.ts';

const NAMED: ReadonlySet<string> = new Set(
  phrasesOf(NAVEL_JEWELRY).map((phrase) => phrase.split(' ').map(lemma).join(' ')),
);
const PLACE = /^(?:navel|belly ?button|bellybutton|belly)$/;
/** What of a chain about the waist is worn at the belly and not through it. */
const CHAIN = /(?:^| )(?:belly|waist|body|hip|tummy) chain$/;

/** Whether something that is worn through the navel is named. */
export const namesNavelPiece = ({ items }: Reading): boolean =>
  items.some(({ norm, negated }) => !negated && NAMED.has(norm));

export function readNavel(reading: Reading, types: readonly JewelryType[]): Claim<Arrangement> | null {
  if (!types.includes('Body Chain')) return null;
  const { items } = reading;
  const isChain = items.some(({ norm, negated }) => CHAIN.test(norm) && !negated);
  const at = items.findIndex(({ norm, negated }) => !negated && (NAMED.has(norm) || PLACE.test(norm)));
  if (at === -1 || isChain) return null;
  use(reading, at);
  if (PLACE.test(items[at]!.norm) && items[at + 1]?.norm === 'button') use(reading, at + 1);
  return { value: 'navel', words: wordsOf(reading, at), at };
}
