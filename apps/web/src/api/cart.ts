import type { CallBody, CallResponse, cartCalls } from '@filigree/contracts';
import { api } from './api.ts';

/** The cart is counted by the navigation and filled by the studio and the catalogue. */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CallResponse<typeof cartCalls.getCart>, void>({
      query: () => '/cart',
      providesTags: ['Cart'],
    }),
    addCartItem: build.mutation<
      CallResponse<typeof cartCalls.addCartItem>,
      CallBody<typeof cartCalls.addCartItem>
    >({
      query: (body) => ({ url: '/cart/items', method: 'POST', body }),
      invalidatesTags: ['Cart', 'CartItem'],
    }),
  }),
});

export const { useGetCartQuery, useAddCartItemMutation } = cartApi;
