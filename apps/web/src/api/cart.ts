import type { CallBody, CallResponse, cartCalls } from '@filigree/contracts';
import { api } from './api.ts';
import { cartReceived } from './cart-slice.ts';
import { answerOf } from './kept-lists.ts';

type Fetched = CallResponse<typeof cartCalls.getCart>;

interface Started {
  /** Takes the actions of this API, too. */
  dispatch(action: object): unknown;
  readonly queryFulfilled: Promise<{ data: Fetched }>;
}

/** Every call of the cart answers with the whole cart: it becomes the one that is remembered. */
const keep = async (_argument: unknown, { dispatch, queryFulfilled }: Started): Promise<void> => {
  const cart = await answerOf(queryFulfilled);
  if (cart !== undefined) dispatch(cartReceived(cart));
};

/** After a change it is also what a fetch would answer, so that none is made. */
const keepChanged = async (_argument: unknown, { dispatch, queryFulfilled }: Started): Promise<void> => {
  const cart = await answerOf(queryFulfilled);
  if (cart === undefined) return;
  dispatch(cartReceived(cart));
  await dispatch(cartApi.util.upsertQueryData('getCart', undefined, cart));
};

const lineAddress = (id: string) => `/cart/items/${encodeURIComponent(id)}`;
const changed = { onQueryStarted: keepChanged } as const;

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
