/**
 * The calls of the forms. The forms load them after they are shown (`import('./calls.ts')`), so that the first paint of
 * a page with three fields does not wait for the machinery of requests.
 */
import type { authCalls, CallBody, twoFactorCalls } from '@filigree/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { verificationApi } from '../../api/verification.ts';
import { authApi } from './api.ts';

type CallDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export const login = (dispatch: CallDispatch, body: CallBody<typeof authCalls.login>) =>
  dispatch(authApi.endpoints.login.initiate(body, { track: false }));

export const verifyTwoFactor = (
  dispatch: CallDispatch,
  body: CallBody<typeof twoFactorCalls.verifyTwoFactor>,
) => dispatch(authApi.endpoints.verifyTwoFactor.initiate(body, { track: false }));

export const register = (dispatch: CallDispatch, body: CallBody<typeof authCalls.register>) =>
  dispatch(authApi.endpoints.register.initiate(body, { track: false }));

export const forgotPassword = (dispatch: CallDispatch, body: CallBody<typeof authCalls.forgotPassword>) =>
  dispatch(authApi.endpoints.forgotPassword.initiate(body, { track: false }));

export const resetPassword = (dispatch: CallDispatch, body: CallBody<typeof authCalls.resetPassword>) =>
  dispatch(authApi.endpoints.resetPassword.initiate(body, { track: false }));

export const verifyEmail = (dispatch: CallDispatch, body: CallBody<typeof authCalls.verifyEmail>) =>
  dispatch(authApi.endpoints.verifyEmail.initiate(body, { track: false }));

export const resendVerification = (
  dispatch: CallDispatch,
  body: CallBody<typeof authCalls.resendVerification>,
) => dispatch(verificationApi.endpoints.resendVerification.initiate(body, { track: false }));

export const googleStart = (dispatch: CallDispatch) =>
  dispatch(authApi.endpoints.googleStart.initiate(undefined, { track: false }));
