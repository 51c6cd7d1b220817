/** "A Celtic knot brooch": where nothing else was named the knot is the figure; around a ring it is the band's own work. */
import type { Figure, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, wordsOf } from '../reading.ts';

const KNOT = /^(?:celtic|irish|scottish|dara|celtic love|celtic trinity) knot$/;
/** Worn as a front; bands and bangles are wound with knotwork. */
const FRONTED: ReadonlySet<JewelryType> = new Set<JewelryType>([
  'Pendant',
  'Brooch',
  'Necklace',
  'Earrings',
  'Charm',
  'Cufflinks',
  'Hairpin',
]);

export function withCelticKnot(
  reading: Reading,
  types: readonly JewelryType[],
  figures: readonly Claim<Figure>[],
  namesMotif: boolean,
): Claim<Figure>[] {
  const at = reading.items.findIndex(({ norm, negated }) => KNOT.test(norm) && !negated);
  const isFront = types.length === 1 && types.every((type) => FRONTED.has(type));
  return at === -1 || !isFront || figures.length > 0 || namesMotif
    ? [...figures]
    : [{ value: 'triquetra', words: wordsOf(reading, at), at }];
}
