import { CART_DEFAULT_NAME } from '@filigree/contracts/constants';
import { type Complete, listOf, shaped } from '../state/complete.ts';

/** Of a line; what is not a number, or not a text, was not chosen. */
export const optionsShape = shaped({});

const lineShape = shaped({
  id: '',
  pieceId: '',
  variationId: null,
  options: optionsShape,
  quantity: 1,
  price: 0,
  name: CART_DEFAULT_NAME,
  imageUrl: null,
  addedAt: '',
});
const linesOf = listOf(lineShape) as (value: unknown) => { price: number; quantity: number }[];

/** A cart with the sums that section 3 gives it, where it brings none. */
export const cartShape: Complete = (value) => {
  const given = (value ?? {}) as { items?: unknown; total?: unknown; itemCount?: unknown };
  const items = linesOf(given.items);
  return {
    ...given,
    items,
    total:
      typeof given.total === 'number'
        ? given.total
        : items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100,
    itemCount:
      typeof given.itemCount === 'number'
        ? given.itemCount
        : items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
};
