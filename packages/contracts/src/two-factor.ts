/** The second step of signing in, and the sessions that a person has. */
import { z } from 'zod';
import { sessionSchema } from './auth.ts';
import { defineCall } from './call.ts';
import { emptySchema, idParamsSchema } from './common.ts';
import { anyCodeSchema, ownPasswordSchema } from './proof.ts';

/** `details` of the error TWO_FACTOR_REQUIRED: the first step was right, the second is awaited. */
export const twoFactorChallengeSchema = z.object({
  /** Sent back with the code; worth nothing without it. */
  challengeToken: z.string(),
  expiresInS: z.number().int(),
});
export type TwoFactorChallenge = z.infer<typeof twoFactorChallengeSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

const tag = 'Authentication';
const own = [
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'RATE_LIMITED',
  'CONFLICT',
] as const;

export const twoFactorCalls = {
  twoFactor: defineCall({
    id: 'twoFactor',
    method: 'GET',
    path: '/auth/two-factor',
    auth: 'user',
    tag,
    summary: 'Whether signing in takes a second step',
    response: z.object({
      enabled: z.boolean(),
      enabledAt: z.iso.datetime().nullable(),
      recoveryCodesLeft: z.number().int(),
      /** false: the account signs in with Google only; a fresh sign-in stands in for its password. */
      hasPassword: z.boolean(),
    }),
    errors: ['UNAUTHENTICATED'],
  }),
  enrolTwoFactor: defineCall({
    id: 'enrolTwoFactor',
    method: 'POST',
    path: '/auth/two-factor/enrol',
    auth: 'user',
    tag,
    summary: 'A secret for an authenticator app; it counts once confirmed with a code',
    body: z.strictObject({ password: ownPasswordSchema }),
    response: z.object({
      /** Base32, for typing it in. */
      secret: z.string(),
      /** otpauth:// address, for apps on the same device. */
      otpauthUrl: z.string(),
      /** The same as a QR picture, as a data: address of an SVG. */
      qrCode: z.string(),
    }),
    /** CONFLICT: there is a second step already. */
    errors: own,
  }),
  confirmTwoFactor: defineCall({
    id: 'confirmTwoFactor',
    method: 'POST',
    path: '/auth/two-factor/confirm',
    auth: 'user',
    tag,
    summary: 'Turn the second step on with a first code; answers recovery codes, shown this once',
    body: z.strictObject({ code: anyCodeSchema }),
    response: recoveryCodesSchema,
    /** CONFLICT: no secret was asked for, or it is on already. */
    errors: own,
  }),
  renewRecoveryCodes: defineCall({
    id: 'renewRecoveryCodes',
    method: 'POST',
    path: '/auth/two-factor/recovery-codes',
    auth: 'user',
    tag,
    summary: 'New recovery codes; the old ones stop working',
    body: z.strictObject({ password: ownPasswordSchema, code: anyCodeSchema }),
    response: recoveryCodesSchema,
    errors: own,
  }),
  disableTwoFactor: defineCall({
    id: 'disableTwoFactor',
    method: 'POST',
    path: '/auth/two-factor/disable',
    auth: 'user',
    tag,
    summary: 'Turn the second step off',
    body: z.strictObject({ password: ownPasswordSchema, code: anyCodeSchema }),
    response: emptySchema,
    errors: own,
  }),
  verifyTwoFactor: defineCall({
    id: 'verifyTwoFactor',
    method: 'POST',
    path: '/auth/two-factor/verify',
    auth: 'none',
    tag,
    summary: 'Finish signing in with a code',
    body: z.strictObject({ challengeToken: z.string().min(1).max(128), code: anyCodeSchema }),
    response: sessionSchema,
    /** SIGN_IN_EXPIRED: begin again with the first step. */
    errors: ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'SIGN_IN_EXPIRED', 'RATE_LIMITED'],
  }),
  listSessions: defineCall({
    id: 'listSessions',
    method: 'GET',
    path: '/auth/sessions',
    auth: 'user',
    tag,
    summary: 'Where one is signed in, the newest first',
    response: z.array(
      z.object({
        id: z.uuid(),
        current: z.boolean(),
        /** What the browser called itself. */
        userAgent: z.string().nullable(),
        remembered: z.boolean(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
      }),
    ),
    errors: ['UNAUTHENTICATED'],
  }),
  endSession: defineCall({
    id: 'endSession',
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    auth: 'user',
    tag,
    summary: 'Sign one session out',
    params: idParamsSchema,
    response: emptySchema,
    errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_FOUND'],
  }),
  endOtherSessions: defineCall({
    id: 'endOtherSessions',
    method: 'DELETE',
    path: '/auth/sessions',
    auth: 'user',
    tag,
    summary: 'Sign every other session out',
    response: emptySchema,
    errors: ['UNAUTHENTICATED'],
  }),
} as const;
