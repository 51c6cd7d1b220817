import { z } from 'zod';
import { defineCall } from './call.ts';
import { emptySchema, lineSchema, optionalLineSchema, wording } from './common.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts';
import { anyCodeSchema, ownPasswordSchema } from './proof.ts';

export const emailSchema = z
  .string({ error: wording('Email', 'text', 'Email required') })
  .trim()
  .min(1, 'Email required')
  .max(254, 'Email must be at most 254 characters.')
  .pipe(z.email('Please enter a valid email address.'));

export const newPasswordSchema = z
  .string({ error: wording('Password', 'text') })
  .min(PASSWORD_MIN_LENGTH, 'Password must be at least 8 characters long')
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`);

const presentedPasswordSchema = (missing: string) =>
  z
    .string({ error: wording('Password', 'text', missing) })
    .min(1, missing)
    .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`);

const BOTH_MISSING = 'Please enter both email and password';

/**
 * With its area code; of another country with "+" and the country's (E.164: at most 15 digits). Written with the marks
 * that people group digits by, and kept as it was written. Empty: none.
 */
export const phoneNumberSchema = optionalLineSchema('Phone number', 40).refine(
  (text) => text === '' || (/^\+?[\d(][\d ()./-]*$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''))),
  'Phone number must have 7 to 15 digits, and nothing else but spaces, "+", "-", ".", "/" and brackets.',
);

export const userSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** The address that was asked for and waits for its confirmation; null: none. */
  pendingEmail: z.string().nullable().optional(),
  phoneNumber: z.string().nullable(),
  avatar: z.string().nullable(),
  favorites: z.array(z.string()),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** The access token is a JWT of 900 s held in memory; the refresh token only ever travels in a cookie. */
export const sessionSchema = z.object({ user: userSchema, accessToken: z.string(), refreshToken: z.null() });
export type Session = z.infer<typeof sessionSchema>;

export const loginBodySchema = z.strictObject({
  email: z
    .string({ error: wording('Email', 'text', BOTH_MISSING) })
    .trim()
    .min(1, BOTH_MISSING)
    .max(254),
  password: presentedPasswordSchema(BOTH_MISSING),
  rememberMe: z.boolean().default(false),
});

const TERMS_NOT_ACCEPTED = 'You must accept the terms and conditions to continue';

export const registerBodySchema = z
  .strictObject({
    name: lineSchema('Name', 100, 'Name required'),
    email: emailSchema,
    password: newPasswordSchema,
    confirmPassword: z.string({ error: wording('Password confirmation', 'text') }).max(PASSWORD_MAX_LENGTH),
    acceptTerms: z.boolean({
      error: wording('Accepting the terms', 'true or false', TERMS_NOT_ACCEPTED),
    }),
  })
  // In the order in which people are told (section 5 of the specification): first the passwords, then the terms.
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  })
  .refine((body) => body.acceptTerms, {
    path: ['acceptTerms'],
    message: TERMS_NOT_ACCEPTED,
  });

const oneTimeTokenSchema = z.string().min(16, 'This link is not valid.').max(512, 'This link is not valid.');
const tag = 'Authentication';

export const authCalls = {
  login: defineCall({
    id: 'login',
    method: 'POST',
    path: '/auth/login',
    auth: 'none',
    tag,
    summary: 'Sign in with email and password',
    body: loginBodySchema,
    response: sessionSchema,
    /** TWO_FACTOR_REQUIRED: its details are a TwoFactorChallenge, to be answered by verifyTwoFactor. */
    errors: ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'TWO_FACTOR_REQUIRED', 'RATE_LIMITED'],
  }),
  register: defineCall({
    id: 'register',
    method: 'POST',
    path: '/auth/register',
    auth: 'none',
    tag,
    summary: 'Create an account and sign in',
    body: registerBodySchema,
    response: sessionSchema,
    status: 201,
    errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
  }),
  logout: defineCall({
    id: 'logout',
    method: 'POST',
    path: '/auth/logout',
    auth: 'none',
    tag,
    summary: 'End this session and clear its cookie',
    response: emptySchema,
    errors: ['FORBIDDEN_ORIGIN'],
  }),
  refresh: defineCall({
    id: 'refresh',
    method: 'POST',
    path: '/auth/refresh',
    auth: 'refreshCookie',
    tag,
    summary: 'Exchange the refresh cookie for a new access token',
    response: z.object({ accessToken: z.string() }),
    errors: ['REFRESH_REJECTED', 'FORBIDDEN_ORIGIN', 'RATE_LIMITED'],
  }),
  me: defineCall({
    id: 'me',
    method: 'GET',
    path: '/auth/me',
    auth: 'user',
    tag,
    summary: 'The signed-in user',
    response: userSchema,
    errors: ['UNAUTHENTICATED', 'TOKEN_EXPIRED'],
  }),
  googleStart: defineCall({
    id: 'googleStart',
    method: 'GET',
    path: '/auth/google',
    auth: 'none',
    tag,
    summary: 'Where to send the browser to sign in with Google',
    response: z.object({ authUrl: z.url() }),
    /** NOT_AVAILABLE: Google sign-in is not set up; SERVICE_UNAVAILABLE: Google does not answer. */
    errors: ['NOT_AVAILABLE', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED'],
  }),
  googleCallback: defineCall({
    id: 'googleCallback',
    method: 'POST',
    path: '/auth/callback/google',
    auth: 'none',
    tag,
    summary: 'Finish signing in with Google',
    body: z.strictObject({
      code: z
        .string({ error: wording('Authorization code', 'text', 'No authorization code received') })
        .min(1, 'No authorization code received')
        .max(2_048),
      state: z.string().min(1).max(512),
      /** Who answers, where the answer says so (RFC 9207). */
      iss: z.string().max(512).optional(),
    }),
    response: sessionSchema.extend({ isNewUser: z.boolean() }),
    errors: [
      'VALIDATION_FAILED',
      'INVALID_CREDENTIALS',
      'TWO_FACTOR_REQUIRED',
      'FORBIDDEN_ORIGIN',
      'NOT_AVAILABLE',
      'SERVICE_UNAVAILABLE',
      'RATE_LIMITED',
    ],
  }),
  forgotPassword: defineCall({
    id: 'forgotPassword',
    method: 'POST',
    path: '/auth/forgot-password',
    auth: 'none',
    tag,
    summary: 'Ask for a password reset mail',
    body: z.strictObject({ email: emailSchema }),
    response: emptySchema,
    errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
  }),
  resetPassword: defineCall({
    id: 'resetPassword',
    method: 'POST',
    path: '/auth/reset-password',
    auth: 'none',
    tag,
    summary: 'Set a new password with the token of the mail',
    body: z.strictObject({ token: oneTimeTokenSchema, password: newPasswordSchema }),
    response: emptySchema,
    errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
  }),
  verifyEmail: defineCall({
    id: 'verifyEmail',
    method: 'POST',
    path: '/auth/verify-email',
    auth: 'none',
    tag,
    summary: 'Confirm an email address',
    body: z.strictObject({ token: oneTimeTokenSchema }),
    response: emptySchema,
    /** EMAIL_TAKEN: another account has confirmed the address since the mail was written. */
    errors: ['VALIDATION_FAILED', 'EMAIL_TAKEN', 'RATE_LIMITED'],
  }),
  resendVerification: defineCall({
    id: 'resendVerification',
    method: 'POST',
    path: '/auth/resend-verification',
    auth: 'none',
    tag,
    summary: 'Send the verification mail again',
    body: z.strictObject({ email: emailSchema }),
    response: emptySchema,
    errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
  }),
  changePassword: defineCall({
    id: 'changePassword',
    method: 'POST',
    path: '/auth/change-password',
    auth: 'user',
    tag,
    summary: 'Change the password; other sessions end',
    body: z.strictObject({
      currentPassword: presentedPasswordSchema('Please enter your password.'),
      newPassword: newPasswordSchema,
    }),
    response: emptySchema,
    errors: ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'UNAUTHENTICATED', 'RATE_LIMITED'],
  }),
  updateProfile: defineCall({
    id: 'updateProfile',
    method: 'PATCH',
    path: '/auth/profile',
    auth: 'user',
    tag,
    summary: 'Change name, email or phone number; another email address counts once it is confirmed',
    body: z.strictObject({
      name: lineSchema('Name', 100).optional(),
      /** The address that the account has: withdraws the one that waits for its confirmation. */
      email: emailSchema.optional(),
      phoneNumber: phoneNumberSchema.nullable().optional(),
      /** For another address, either of the two; of accounts without a password, a fresh sign-in will do. */
      password: ownPasswordSchema,
      code: anyCodeSchema.optional(),
    }),
    response: userSchema,
    errors: ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'UNAUTHENTICATED', 'RATE_LIMITED'],
  }),
} as const;
