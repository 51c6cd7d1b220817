/** What an installation that others can reach is not started with, whatever it calls itself. */
import type { Given } from './environment.ts';
import { isLoopbackUrl } from './loopback.ts';

/**
 * Outside of production, letters are shown, payments are pretended and secrets may be anything. A public address says
 * that strangers come: most likely NODE_ENV was forgotten.
 */
export function publicDevelopmentProblems(given: Given): string[] {
  const { PUBLIC_URL: publicUrl } = given;
  if (publicUrl === undefined || !URL.canParse(publicUrl) || isLoopbackUrl(publicUrl)) return [];
  if (given.PUBLIC_DEVELOPMENT === undefined) {
    return [
      'PUBLIC_URL is not of this machine, but NODE_ENV is not production; PUBLIC_DEVELOPMENT=allow lets strangers use it.',
    ];
  }
  return unpaidProblems(given, 'where others come');
}

/** Whoever pays with a test card gets credits and jewelry for nothing: only where that is said by name. */
export function unpaidProblems(given: Given, where: string): string[] {
  const { STRIPE_SECRET_KEY: secret, PAYMENTS: payments } = given;
  if (secret === undefined) {
    return payments === 'sandbox'
      ? []
      : [`STRIPE_SECRET_KEY must be given ${where}; PAYMENTS=sandbox takes no real money at all.`];
  }
  return secret.includes('_test_') && payments !== 'test'
    ? ['STRIPE_SECRET_KEY is a test key, with which nobody really pays; PAYMENTS=test allows that.']
    : [];
}
