import { namespace } from '../namespace.ts';

export const twoStep = namespace('twoStep', {
  title: 'One more step',
  'lead.app': 'Enter the six digits that your authenticator app shows for Filigree.',
  'lead.recovery': 'Enter one of the recovery codes that you kept. Each works once.',
  'app.label': 'Code',
  'app.hint': '6 digits; a new code comes every 30 seconds',
  'app.wrong': 'Please enter the 6 digits of your code.',
  'recovery.label': 'Recovery code',
  'recovery.wrong': 'Please enter a recovery code.',
  'use.app': 'Use a code of the app',
  'use.recovery': 'Use a recovery code',
  verify: 'Verify',
  verifying: 'Verifying...',
  back: 'Back to Login',
  failed: 'Login failed',
  'failed.fallback': 'The code could not be checked. Please try again.',
  succeeded: 'Login successful',
});
