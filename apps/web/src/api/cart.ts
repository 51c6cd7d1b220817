import type { CallBody, CallResponse, cartCalls } from '@filigree/contracts';
import type { Dispatch } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { type CartState, cartReceived } from './cart-slice.ts';

interface Started {
  readonly dispatch: Dispatch;
  readonly queryFulfilled: Promise<{ data: CartState }>;
}

/** Every call of the cart answers with the whole cart: it becomes the one that is remembered. */
const keep = (_argument: unknown, { dispatch, queryFulfilled }: Started) =>
  queryFulfilled.then(
    ({ data }) => void dispatch(cartReceived(data)),
    // The failure is the caller's to tell.
    () => undefined,
  );

/** The cart is counted by the navigation and filled by the studio and the catalogue. */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CallResponse<typeof cartCalls.getCart>, void>({
      query: () => '/cart',
      providesTags: ['Cart'],
      onQueryStarted: keep,
    }),
    addCartItem: build.mutation<
      CallResponse<typeof cartCalls.addCartItem>,
      CallBody<typeof cartCalls.addCartItem>
    >({
      query: (body) => ({ url: '/cart/items', method: 'POST', body }),
      invalidatesTags: ['Cart', 'CartItem'],
      onQueryStarted: keep,
    }),
  }),
});

export const { useAddCartItemMutation } = cartApi;
