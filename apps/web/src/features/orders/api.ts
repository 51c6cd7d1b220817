import type { CallQuery, CallResponse, ordersCalls } from '@filigree/contracts';
import { api } from '../../api/api.ts';
import { answerOf } from '../../api/kept-lists.ts';
import { PURCHASE_LIST, PURCHASE_LIST_FRESH, PURCHASE_QUERY } from '../../api/purchase-queries.ts';

const ALL_ORDERS = { type: 'Order', id: 'LIST' } as const;

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<
      CallResponse<typeof ordersCalls.listOrders>,
      CallQuery<typeof ordersCalls.listOrders>
    >({
      query: (params) => ({ url: '/orders', params }),
      providesTags: [ALL_ORDERS],
      ...PURCHASE_LIST,
    }),
    getOrder: build.query<CallResponse<typeof ordersCalls.getOrder>, string>({
      query: (id) => `/orders/${encodeURIComponent(id)}`,
      providesTags: (_result, _error, id) => [{ type: 'Order', id }],
      ...PURCHASE_QUERY,
    }),
    /** By the id of a checkout session: the server asks the provider whether it was paid. */
    getOrderBySession: build.query<CallResponse<typeof ordersCalls.getOrderBySession>, string>({
      query: (sessionId) => `/orders/session/${encodeURIComponent(sessionId)}`,
      providesTags: (order) => (order ? [{ type: 'Order', id: order.id }] : []),
      // An order that has just come into being stands in no list that was fetched before.
      onQueryStarted: async (_sessionId, { dispatch, queryFulfilled }) => {
        if ((await answerOf(queryFulfilled)) !== undefined) dispatch(api.util.invalidateTags([ALL_ORDERS]));
      },
      ...PURCHASE_QUERY,
    }),
    giveRingSize: build.mutation<
      CallResponse<typeof ordersCalls.giveRingSize>,
      { readonly id: string; readonly position: number; readonly ringSize: number }
    >({
      query: ({ id, position, ringSize }) => ({
        url: `/orders/${encodeURIComponent(id)}/lines/${position}/ring-size`,
        method: 'PUT',
        body: { ringSize },
      }),
      extraOptions: { idempotent: true },
      invalidatesTags: ['Order'],
    }),
    cancelOrder: build.mutation<CallResponse<typeof ordersCalls.cancelOrder>, string>({
      query: (id) => ({ url: `/orders/${encodeURIComponent(id)}/cancel`, method: 'POST' }),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const useListOrdersQuery = (page: CallQuery<typeof ordersCalls.listOrders>) =>
  ordersApi.useListOrdersQuery(page, PURCHASE_LIST_FRESH);

export const {
  useGetOrderQuery,
  useGetOrderBySessionQuery,
  useGiveRingSizeMutation,
  useCancelOrderMutation,
} = ordersApi;
