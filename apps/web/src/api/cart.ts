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

const lineAddress = (id: string) => `/cart/items/${encodeURIComponent(id)}`;
const changed = { invalidatesTags: ['Cart', 'CartItem'], onQueryStarted: keep } as const;

/** The cart is counted by the navigation, filled by the studio and the catalogue, and shown by its own pages. */
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
      ...changed,
    }),
    updateCartItem: build.mutation<
      CallResponse<typeof cartCalls.updateCartItem>,
      CallBody<typeof cartCalls.updateCartItem> & { id: string }
    >({
      query: ({ id, ...body }) => ({ url: lineAddress(id), method: 'PUT', body }),
      extraOptions: { idempotent: true },
      ...changed,
    }),
    removeCartItem: build.mutation<CallResponse<typeof cartCalls.removeCartItem>, string>({
      query: (id) => ({ url: lineAddress(id), method: 'DELETE' }),
      ...changed,
    }),
    clearCart: build.mutation<CallResponse<typeof cartCalls.clearCart>, void>({
      query: () => ({ url: '/cart/clear', method: 'POST' }),
      extraOptions: { idempotent: true },
      ...changed,
    }),
  }),
});

export const {
  useGetCartQuery,
  useAddCartItemMutation,
  useUpdateCartItemMutation,
  useRemoveCartItemMutation,
  useClearCartMutation,
} = cartApi;
