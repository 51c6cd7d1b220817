import type { CallResponse, creditsCalls } from '@filigree/contracts';
import { api } from './api.ts';

/** The balance is shown by the navigation, the studio and the purchase pages. */
export const creditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    creditBalance: build.query<CallResponse<typeof creditsCalls.creditBalance>, void>({
      query: () => '/credits/balance',
      providesTags: ['Credit'],
    }),
  }),
});

export const { useCreditBalanceQuery } = creditsApi;
