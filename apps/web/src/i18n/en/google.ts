import { namespace } from '../namespace.ts';

/** The way by Google, and back. */
export const google = namespace('google', {
  'google.failed': 'Authentication failed',
  'google.failed.text': 'Failed to complete authentication',
  'google.invalid': 'Invalid callback',
  'google.invalid.text': 'No authorization code received',
  'google.tab': 'Signing in',
  'google.unreachable': 'Unable to connect to Google. Please try again.',
  or: 'or',
  signingIn: 'Signing you in...',
});
