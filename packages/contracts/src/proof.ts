/** What a signed-in person shows to prove that they are the owner of the account. */
import { z } from 'zod';
import { wording } from './common.ts';
import { PASSWORD_MAX_LENGTH } from './constants.ts';

/** Digits of an authenticator app, or a recovery code; written with or without gaps. */
export const anyCodeSchema = z
  .string({ error: wording('Code', 'text', 'Please enter a code.') })
  .trim()
  .min(1, 'Please enter a code.')
  .max(64, 'This code is too long.');

/** Accounts that were made by Google sign-in have no password until they set one. */
export const ownPasswordSchema = z
  .string({ error: wording('Password', 'text') })
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`)
  .optional();
