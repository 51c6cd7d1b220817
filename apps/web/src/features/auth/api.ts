import type { authCalls, CallBody, CallResponse, twoFactorCalls } from '@filigree/contracts';
import { api } from '../../api/api.ts';

/** These calls make or end a session; they need none. */
const OPEN = { open: true } as const;

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<CallResponse<typeof authCalls.me>, void>({
      query: () => '/auth/me',
      providesTags: ['Auth', 'User'],
    }),
    login: build.mutation<CallResponse<typeof authCalls.login>, CallBody<typeof authCalls.login>>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      extraOptions: OPEN,
    }),
    verifyTwoFactor: build.mutation<
      CallResponse<typeof twoFactorCalls.verifyTwoFactor>,
      CallBody<typeof twoFactorCalls.verifyTwoFactor>
    >({
      query: (body) => ({ url: '/auth/two-factor/verify', method: 'POST', body }),
      extraOptions: OPEN,
    }),
    register: build.mutation<CallResponse<typeof authCalls.register>, CallBody<typeof authCalls.register>>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
      extraOptions: OPEN,
    }),
    logout: build.mutation<CallResponse<typeof authCalls.logout>, void>({
      query: () => ({ url: '/auth/logout', method: 'POST' }),
      extraOptions: OPEN,
    }),
    googleStart: build.mutation<CallResponse<typeof authCalls.googleStart>, void>({
      query: () => '/auth/google',
      extraOptions: OPEN,
    }),
    googleCallback: build.mutation<
      CallResponse<typeof authCalls.googleCallback>,
      CallBody<typeof authCalls.googleCallback>
    >({
      query: (body) => ({ url: '/auth/callback/google', method: 'POST', body }),
      extraOptions: OPEN,
    }),
    forgotPassword: build.mutation<
      CallResponse<typeof authCalls.forgotPassword>,
      CallBody<typeof authCalls.forgotPassword>
    >({
      query: (body) => ({ url: '/auth/forgot-password', method: 'POST', body }),
      extraOptions: OPEN,
    }),
    resetPassword: build.mutation<
      CallResponse<typeof authCalls.resetPassword>,
      CallBody<typeof authCalls.resetPassword>
    >({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
      extraOptions: OPEN,
    }),
    verifyEmail: build.mutation<
      CallResponse<typeof authCalls.verifyEmail>,
      CallBody<typeof authCalls.verifyEmail>
    >({
      query: (body) => ({ url: '/auth/verify-email', method: 'POST', body }),
      extraOptions: OPEN,
      invalidatesTags: ['User', 'Credit'],
    }),
  }),
});

export const { useLogoutMutation, useGoogleCallbackMutation } = authApi;
