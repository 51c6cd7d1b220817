import type { CallResponse, creditsCalls } from '@filigree/contracts';
import { api } from './api.ts';
import { PURCHASE_QUERY } from './purchase-queries.ts';

/** The balance is shown by the navigation, the studio and the purchase pages. */
export const creditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    creditBalance: build.query<CallResponse<typeof creditsCalls.creditBalance>, void>({
      query: () => '/credits/balance',
      providesTags: ['Credit'],
      ...PURCHASE_QUERY,
    }),
  }),
});

export const { useCreditBalanceQuery } = creditsApi;
