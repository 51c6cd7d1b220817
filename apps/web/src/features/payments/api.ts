import type { CallResponse, paymentsCalls } from '@filigree/contracts';
import { api } from '../../api/api.ts';
import { PURCHASE_LIST, PURCHASE_LIST_FRESH } from '../../api/purchase-queries.ts';

export type PaymentSettings = CallResponse<typeof paymentsCalls.paymentSettings>;
export type Settled = CallResponse<typeof paymentsCalls.settlePayment>;

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPackages: build.query<CallResponse<typeof paymentsCalls.listPackages>, void>({
      query: () => '/payments/packages',
      providesTags: ['CreditPackage'],
      ...PURCHASE_LIST,
    }),
    paymentSettings: build.query<PaymentSettings, void>({
      query: () => '/payments/settings',
      providesTags: ['Payment'],
      ...PURCHASE_LIST,
    }),
    /** By the id of a package. Asked again, the same payment goes on. */
    createIntent: build.mutation<CallResponse<typeof paymentsCalls.createIntent>, string>({
      query: (packageId) => ({ url: '/payments/intent', method: 'POST', body: { packageId } }),
      invalidatesTags: ['PaymentIntent'],
      extraOptions: { idempotent: true },
    }),
    /** By the id of a payment; as often as it is asked, the credits come once. */
    settlePayment: build.mutation<Settled, string>({
      query: (paymentIntentId) => ({ url: '/payments/settle', method: 'POST', body: { paymentIntentId } }),
      invalidatesTags: (settled) =>
        settled?.status === 'paid' ? ['Credit', 'CreditTransaction', 'PaymentIntent'] : [],
      extraOptions: { idempotent: true },
    }),
  }),
});

export const useListPackagesQuery = () => paymentsApi.useListPackagesQuery(undefined, PURCHASE_LIST_FRESH);

export const { useLazyPaymentSettingsQuery, useCreateIntentMutation, useSettlePaymentMutation } = paymentsApi;
