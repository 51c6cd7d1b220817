/** "A Celtic knot brooch": where nothing else was named the knot is the figure; around a ring it is the band's own work. */
import type { Figure, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';

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

/** "A Celtic knot wedding band, the knot in the middle": the band's own work, told of once more; where it is. */
export function knotsOfBand(reading: Reading, types: readonly JewelryType[]): number[] {
  const { items } = reading;
  const isBand =
    types.length === 1 &&
    types[0] === 'Ring' &&
    items.some(({ norm, negated }) => /(?:^| )bands?$/.test(norm) && !negated);
  if (!isBand || !items.some(({ norm, negated }) => KNOT.test(norm) && !negated)) return [];
  const again = items.flatMap(({ norm }, at) => (norm === 'knot' ? [at] : []));
  for (const at of again) use(reading, at);
  return again;
}
