/** Services are configured as a whole or not at all. */
import type { Given } from './environment.ts';

/** What is missing or contradicts itself among the keys of the services that the server works with. */
export function serviceProblems(given: Given): string[] {
  return [
    ...s3Problems(given),
    ...mailProblems(given),
    ...stripeProblems(given),
    ...googleProblems(given),
    ...languageModelProblems(given),
  ];
}

/** Google leads people back to the public address, which therefore has to be known. */
function googleProblems(given: Given): string[] {
  if (given.GOOGLE_CLIENT_ID === undefined) {
    const stray = ['GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER'].filter((key) => given[key] !== undefined);
    return stray.length > 0 ? [`GOOGLE_CLIENT_ID is missing, but ${stray.join(', ')} is set.`] : [];
  }
  return ['GOOGLE_CLIENT_SECRET', 'PUBLIC_URL']
    .filter((key) => given[key] === undefined)
    .map((key) => `${key} is missing, but GOOGLE_CLIENT_ID is set.`);
}

/** A key without a model would be spent on nothing: most likely its name was forgotten. */
function languageModelProblems(given: Given): string[] {
  if (given.LANGUAGE_MODEL !== undefined) return [];
  const stray = ['LANGUAGE_MODEL_URL', 'LANGUAGE_MODEL_KEY'].filter((key) => given[key] !== undefined);
  return stray.length > 0 ? [`LANGUAGE_MODEL is missing, but ${stray.join(', ')} is set.`] : [];
}

const S3_KEYS = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Half a storage would write files to the wrong place: all of it or none. */
function s3Problems(given: Given): string[] {
  if (given.S3_BUCKET === undefined) {
    const stray = S3_KEYS.filter((key) => given[key] !== undefined);
    return stray.length > 0 ? [`S3_BUCKET is missing, but ${stray.join(', ')} is set.`] : [];
  }
  return ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
    .filter((key) => given[key] === undefined)
    .map((key) => `${key} is missing, but S3_BUCKET is set.`);
}

/** Mail that leaves needs a sender, and links that lead to where people really reach the product. */
function mailProblems(given: Given): string[] {
  if (given.SMTP_URL === undefined) {
    return given.MAIL_FROM === undefined ? [] : ['SMTP_URL is missing, but MAIL_FROM is set.'];
  }
  const problems = ['MAIL_FROM', 'PUBLIC_URL']
    .filter((key) => given[key] === undefined)
    .map((key) => `${key} is missing, but SMTP_URL is set.`);
  if (given.MAIL_OUTBOX !== undefined)
    problems.push('MAIL_OUTBOX keeps mail, but SMTP_URL sends it: set one.');
  return problems;
}

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];

/** All three keys or none, of one mode, and nothing that says otherwise beside them. */
function stripeProblems(given: Given): string[] {
  const present = STRIPE_KEYS.filter((key) => given[key] !== undefined);
  if (present.length === 0) {
    return given.PAYMENTS === 'test' ? ['STRIPE_SECRET_KEY is missing, but PAYMENTS is "test".'] : [];
  }
  const problems = STRIPE_KEYS.filter((key) => given[key] === undefined).map(
    (key) => `${key} is missing, but ${present.join(', ')} is set.`,
  );
  const isLive = (key: string | undefined) => key?.includes('_live_');
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = given;
  if (secret !== undefined && publishable !== undefined && isLive(secret) !== isLive(publishable)) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes.');
  }
  if (given.PAYMENTS === 'sandbox')
    problems.push('PAYMENTS names the sandbox, but keys of Stripe are set: choose one.');
  if (given.PAYMENTS === 'test' && isLive(secret))
    problems.push('PAYMENTS is "test", but STRIPE_SECRET_KEY is a live key.');
  return problems;
}
