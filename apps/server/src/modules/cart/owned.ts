import { asc, eq } from 'drizzle-orm';
import { cartItems } from '../../database/schema/cart.ts';
import type { OwnedPart } from '../../http/owned.ts';

/** What was chosen; names and prices are those of the pieces. */
export const cartOwnedBy: OwnedPart = (database, userId) => ({
  cart: () =>
    database
      .select({
        id: cartItems.id,
        pieceId: cartItems.pieceId,
        variationId: cartItems.variationId,
        options: cartItems.options,
        quantity: cartItems.quantity,
        addedAt: cartItems.addedAt,
      })
      .from(cartItems)
      .where(eq(cartItems.userId, userId))
      .orderBy(asc(cartItems.addedAt)),
});
