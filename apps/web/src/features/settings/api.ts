import type { authCalls, CallBody, CallResponse, twoFactorCalls, userCalls } from '@filigree/contracts';
import { api } from '../../api/api.ts';
import { saveFile } from '../../ui/save-file.ts';
import { exportName } from './security/export-data.ts';

type Answer<C extends keyof typeof twoFactorCalls> = CallResponse<(typeof twoFactorCalls)[C]>;
type Body<C extends 'enrolTwoFactor' | 'confirmTwoFactor' | 'renewRecoveryCodes' | 'disableTwoFactor'> =
  CallBody<(typeof twoFactorCalls)[C]>;

/** The second step and the sessions are both kept under this tag. */
const guarded = { invalidatesTags: (_result: unknown, error: unknown) => (error ? [] : ['Auth' as const]) };

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<
      CallResponse<typeof authCalls.updateProfile>,
      CallBody<typeof authCalls.updateProfile>
    >({
      query: (body) => ({ url: '/auth/profile', method: 'PATCH', body }),
      extraOptions: { idempotent: true },
    }),
    changePassword: build.mutation<
      CallResponse<typeof authCalls.changePassword>,
      CallBody<typeof authCalls.changePassword>
    >({
      query: (body) => ({ url: '/auth/change-password', method: 'POST', body }),
      ...guarded,
    }),
    twoFactor: build.query<Answer<'twoFactor'>, void>({
      query: () => '/auth/two-factor',
      providesTags: ['Auth'],
    }),
    enrolTwoFactor: build.mutation<Answer<'enrolTwoFactor'>, Body<'enrolTwoFactor'>>({
      query: (body) => ({ url: '/auth/two-factor/enrol', method: 'POST', body }),
    }),
    confirmTwoFactor: build.mutation<Answer<'confirmTwoFactor'>, Body<'confirmTwoFactor'>>({
      query: (body) => ({ url: '/auth/two-factor/confirm', method: 'POST', body }),
      ...guarded,
    }),
    renewRecoveryCodes: build.mutation<Answer<'renewRecoveryCodes'>, Body<'renewRecoveryCodes'>>({
      query: (body) => ({ url: '/auth/two-factor/recovery-codes', method: 'POST', body }),
      ...guarded,
    }),
    disableTwoFactor: build.mutation<Answer<'disableTwoFactor'>, Body<'disableTwoFactor'>>({
      query: (body) => ({ url: '/auth/two-factor/disable', method: 'POST', body }),
      ...guarded,
    }),
    listSessions: build.query<Answer<'listSessions'>, void>({
      query: () => '/auth/sessions',
      providesTags: ['Auth'],
    }),
    endSession: build.mutation<Answer<'endSession'>, string>({
      query: (id) => ({ url: `/auth/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      // Also after a failure: what is listed may have ended by itself.
      invalidatesTags: ['Auth'],
    }),
    endOtherSessions: build.mutation<Answer<'endOtherSessions'>, void>({
      query: () => ({ url: '/auth/sessions', method: 'DELETE' }),
      extraOptions: { idempotent: true },
      invalidatesTags: ['Auth'],
    }),
    /** Saves the file as it comes, and keeps nothing of it. */
    exportData: build.mutation<null, void>({
      queryFn: async (_none, _api, _options, send) => {
        const { data, error, meta } = await send({
          url: '/user/export',
          responseHandler: (answer) => (answer.ok ? answer.text() : answer.json()),
        });
        if (error) return { error };
        const { response } = (meta ?? {}) as { response?: Response };
        const name = exportName(response?.headers.get('content-disposition') ?? null, Date.now());
        saveFile(new Blob([String(data)], { type: 'application/json' }), name);
        return { data: null };
      },
    }),
    deleteAccount: build.mutation<
      CallResponse<typeof userCalls.deleteAccount>,
      NonNullable<CallBody<typeof userCalls.deleteAccount>>
    >({
      query: (body) => ({ url: '/user', method: 'DELETE', body }),
    }),
  }),
});

export const {
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useTwoFactorQuery,
  useEnrolTwoFactorMutation,
  useConfirmTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useDisableTwoFactorMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useDeleteAccountMutation,
  useExportDataMutation,
} = settingsApi;
