import type { CallQuery, CallResponse, creditsCalls } from '@filigree/contracts';
import { api } from '../../api/api.ts';
import { PURCHASE_LIST, PURCHASE_LIST_FRESH } from '../../api/purchase-queries.ts';

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    creditTransactions: build.query<
      CallResponse<typeof creditsCalls.creditTransactions>,
      CallQuery<typeof creditsCalls.creditTransactions>
    >({
      query: (params) => ({ url: '/credits/transactions', params }),
      // Whatever changes the balance has made an entry.
      providesTags: ['CreditTransaction', 'Credit'],
      ...PURCHASE_LIST,
    }),
  }),
});

export const useCreditTransactionsQuery = (page: CallQuery<typeof creditsCalls.creditTransactions>) =>
  historyApi.useCreditTransactionsQuery(page, PURCHASE_LIST_FRESH);
