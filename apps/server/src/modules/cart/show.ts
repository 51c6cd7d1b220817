import { CART_DEFAULT_NAME, CART_NAME_LENGTH, type Cart, type CartOptions } from '@filigree/contracts';
import { pictureAddress } from '../../storage/address.ts';
import type { CartLine } from './lines.ts';

const CENTS = 100;

export function showCart(lines: readonly CartLine[]): Cart {
  const totalCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  return {
    items: lines.map((line) => ({
      id: line.id,
      pieceId: line.pieceId,
      variationId: line.variationId,
      options: line.options,
      asksRingSize: line.asksRingSize,
      quantity: line.quantity,
      price: line.priceCents / CENTS,
      name: nameOf(line),
      imageUrl: line.imagePath === null ? null : pictureAddress(line.imagePath),
      addedAt: new Date(line.addedAt).toISOString(),
    })),
    total: totalCents / CENTS,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** A piece has its own name; a design that of its prompt, cut at 50 characters plus an ellipsis. */
export function nameOf({ title, variationId }: Pick<CartLine, 'title' | 'variationId'>): string {
  if (title === '') return CART_DEFAULT_NAME;
  if (variationId === null) return title;
  // Characters, so that no pair of surrogates is cut in half.
  const characters = [...title];
  return characters.length > CART_NAME_LENGTH ? `${characters.slice(0, CART_NAME_LENGTH).join('')}…` : title;
}

/** A blank engraving is none: the line is the same as one without. */
export function plainOptions({ engraving, ...rest }: CartOptions): CartOptions {
  return engraving ? { ...rest, engraving } : rest;
}
