import type { CallQuery, CallResponse, ordersCalls } from '@filigree/contracts';
import { api } from '../../api/api.ts';

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<
      CallResponse<typeof ordersCalls.listOrders>,
      CallQuery<typeof ordersCalls.listOrders>
    >({
      query: (params) => ({ url: '/orders', params }),
      providesTags: ['Order'],
    }),
    getOrder: build.query<CallResponse<typeof ordersCalls.getOrder>, string>({
      query: (id) => `/orders/${encodeURIComponent(id)}`,
      providesTags: ['Order'],
    }),
    /** By the id of a checkout session: the server asks the provider whether it was paid. */
    getOrderBySession: build.query<CallResponse<typeof ordersCalls.getOrderBySession>, string>({
      query: (sessionId) => `/orders/session/${encodeURIComponent(sessionId)}`,
      providesTags: ['Order'],
    }),
    cancelOrder: build.mutation<CallResponse<typeof ordersCalls.cancelOrder>, string>({
      query: (id) => ({ url: `/orders/${encodeURIComponent(id)}/cancel`, method: 'POST' }),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useListOrdersQuery, useGetOrderQuery, useGetOrderBySessionQuery, useCancelOrderMutation } =
  ordersApi;
