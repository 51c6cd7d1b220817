import type { Cart } from '@filigree/contracts';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '../session/auth-slice.ts';
import { recordOf } from '../state/memory.ts';
import { cartShape } from './cart-shape.ts';

/** Items, total (sum of price times quantity) and itemCount (sum of quantities), as the server last said. */
export type CartState = Cart;

const initialState: CartState = { items: [], total: 0, itemCount: 0 };

export const cartReceived = createAction<CartState>('cart/cartReceived');

/** The last known cart, kept on the device so that its badge stands at once. Why by hand: session/auth-slice.ts. */
export function cartReducer(state: CartState = initialState, action: UnknownAction): CartState {
  if (cartReceived.match(action)) return action.payload;
  return signedOut.match(action) ? initialState : state;
}

/** The part of the root state that this file reads. */
type WithCart = { readonly cart: CartState };

export const selectCart = ({ cart }: WithCart) => cart;
export const selectCartCount = ({ cart }: WithCart) => cart.itemCount;

/** A cart as the device keeps it, of this or an older version; undefined for anything else. */
export function rememberedCart(text: string): CartState | undefined {
  const kept = recordOf(text);
  return Array.isArray(kept?.items) ? (cartShape(kept) as CartState) : undefined;
}
