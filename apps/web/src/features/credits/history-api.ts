import type { CallQuery, CallResponse, creditsCalls } from '@filigree/contracts';
import { api } from '../../api/api.ts';

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    creditTransactions: build.query<
      CallResponse<typeof creditsCalls.creditTransactions>,
      CallQuery<typeof creditsCalls.creditTransactions>
    >({
      query: (params) => ({ url: '/credits/transactions', params }),
      providesTags: ['CreditTransaction'],
    }),
  }),
});

export const { useCreditTransactionsQuery } = historyApi;
