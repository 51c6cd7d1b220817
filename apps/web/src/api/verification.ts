import type { authCalls, CallBody, CallResponse } from '@filigree/contracts';
import { api } from './api.ts';

/** A link that proves an address is asked for where an old one failed, and in the settings. */
export const verificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    resendVerification: build.mutation<
      CallResponse<typeof authCalls.resendVerification>,
      CallBody<typeof authCalls.resendVerification>
    >({
      query: (body) => ({ url: '/auth/resend-verification', method: 'POST', body }),
      extraOptions: { open: true },
    }),
  }),
});

export const { useResendVerificationMutation } = verificationApi;
