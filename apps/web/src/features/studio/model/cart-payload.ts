import type { CallBody, cartCalls, Variation } from '@filigree/contracts';
import { CART_NAME_LENGTH, VARIATION_PRICE_USD } from '@filigree/contracts/constants';

type AddCartItemBody = CallBody<typeof cartCalls.addCartItem>;

/** The line a variation becomes. Price, name and picture are for show: the server prices and names the line. */
export function cartPayload(variation: Variation): AddCartItemBody {
  const { id, basePieceId, prompt, images } = variation;
  return {
    pieceId: basePieceId ?? id,
    variationId: id,
    quantity: 1,
    price: VARIATION_PRICE_USD,
    name: prompt.length > CART_NAME_LENGTH ? `${prompt.slice(0, CART_NAME_LENGTH)}…` : prompt,
    ...(images[0] ? { imageUrl: images[0].url } : {}),
  };
}
