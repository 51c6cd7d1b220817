import type { CallBody, CallResponse, paymentsCalls } from '@filigree/contracts';
import { api } from '../../api/api.ts';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    createCheckout: build.mutation<
      CallResponse<typeof paymentsCalls.createCheckout>,
      CallBody<typeof paymentsCalls.createCheckout>
    >({
      query: (body) => ({ url: '/payments/checkout', method: 'POST', body }),
      // Also after a refusal: what the page shows may be what was wrong with it.
      invalidatesTags: ['Cart'],
    }),
  }),
});

export const { useCreateCheckoutMutation } = checkoutApi;
