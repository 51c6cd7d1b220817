/** What a production is not started with. */
import { type Given, SECRET_MIN_LENGTH } from './environment.ts';

/** Whoever pays with a test card gets credits and jewelry for nothing: only where that is said by name. */
function unpaidProblems(given: Given): string[] {
  const { STRIPE_SECRET_KEY: secret, PAYMENTS: payments } = given;
  if (secret === undefined) {
    return payments === 'sandbox'
      ? []
      : ['STRIPE_SECRET_KEY must be given in production; PAYMENTS=sandbox takes no real money at all.'];
  }
  return secret.includes('_test_') && payments !== 'test'
    ? ['STRIPE_SECRET_KEY is a test key, with which nobody really pays; PAYMENTS=test allows that.']
    : [];
}

/** Everything that would make a public installation unsafe, or give its goods away. */
export function productionProblems(given: Given): string[] {
  const problems: string[] = [];
  if (given.SESSION_SECRET === undefined) {
    problems.push(`SESSION_SECRET must be given in production (${SECRET_MIN_LENGTH} characters or more).`);
  } else if (new Set(given.SESSION_SECRET).size < 10) {
    problems.push('SESSION_SECRET is too easy to guess: it must be random.');
  }
  if (given.PUBLIC_URL === undefined) problems.push('PUBLIC_URL must be given in production.');
  else if (!given.PUBLIC_URL.startsWith('https://')) {
    problems.push(
      'PUBLIC_URL must begin with https:// in production: session cookies travel only encrypted.',
    );
  }
  if (given.SMTP_URL === undefined && given.MAIL_OUTBOX === undefined) {
    problems.push('SMTP_URL must be given in production; MAIL_OUTBOX=keep sends no mail at all.');
  }
  problems.push(...unpaidProblems(given));
  if (given.GOOGLE_ISSUER?.startsWith('http://')) {
    problems.push('GOOGLE_ISSUER must begin with https:// in production.');
  }
  if (given.RATE_LIMITS === 'off') problems.push('RATE_LIMITS must not be off in production.');
  return problems;
}
