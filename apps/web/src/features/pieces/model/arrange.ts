import type { Piece } from '@filigree/contracts';
import { CATALOGUE_PRICE } from '@filigree/contracts/constants';
import type { CatalogueView, Sort } from './filters.ts';

type Order = (a: Piece, b: Piece) => number;

/** The server's order is that of the featured pieces; sorting keeps it among equals. */
const ORDERS: Readonly<Record<Exclude<Sort, 'featured'>, Order>> = {
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  // Dates as YYYY-MM-DD sort as text.
  newest: (a, b) => (a.listedOn < b.listedOn ? 1 : a.listedOn > b.listedOn ? -1 : 0),
};

/** Those within the price, in the order asked for. The highest step of the slider has no ceiling. */
export function arrange(
  pieces: readonly Piece[],
  { price, sort }: Pick<CatalogueView, 'price' | 'sort'>,
): Piece[] {
  const [low, high] = price;
  const ceiling = high >= CATALOGUE_PRICE.max ? Number.POSITIVE_INFINITY : high;
  const within = pieces.filter((piece) => piece.price >= low && piece.price <= ceiling);
  return sort === 'featured' ? within : within.sort(ORDERS[sort]);
}
