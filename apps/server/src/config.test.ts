import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'c2V2ZW50eSBieXRlcyBvZiByYW5kb20gbGV0dGVycw',
  PUBLIC_URL: 'https://jewels.example',
  SMTP_URL: 'smtps://shop:secret@mail.example',
  MAIL_FROM: 'Filigree <hello@jewels.example>',
};

/** No mail leaves. */
const KEPT = { SMTP_URL: '', MAIL_FROM: '', MAIL_OUTBOX: 'keep' };

describe('parseConfig', () => {
  it('needs nothing to start with', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      environment: 'development',
      port: 3000,
      databaseUrl: undefined,
      s3: undefined,
      welcomeCredits: 25,
      variationPriceUsd: 100,
      rateLimits: true,
    });
    expect(config.dataDir).toMatch(/^\/.*data$/);
    expect(config.renderThreads).toBeGreaterThan(0);
  });

  it('takes an empty value for none, as a copied .env.example has them', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '', SESSION_SECRET: '', NODE_ENV: '' }).port).toBe(3000);
  });

  it('names every bad key at once', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://localhost',
      WELCOME_CREDITS: '-1',
      RATE_LIMITS: 'maybe',
      SESSION_SECRET: 'short',
      S3_BUCKET: 'pictures',
    });
    expect(problems).toEqual([
      'PORT must be a whole number.',
      'DATABASE_URL must be a postgres:// address.',
      'SESSION_SECRET must have at least 32 characters.',
      'WELCOME_CREDITS must not be negative.',
      'RATE_LIMITS must be "on" or "off".',
      'S3_ACCESS_KEY_ID is missing, but S3_BUCKET is set.',
      'S3_SECRET_ACCESS_KEY is missing, but S3_BUCKET is set.',
    ]);
  });

  it('refuses half a storage in the other direction too', () => {
    expect(problemsOf({ S3_ACCESS_KEY_ID: 'id' })).toEqual([
      'S3_BUCKET is missing, but S3_ACCESS_KEY_ID is set.',
    ]);
  });

  it('refuses mail without a sender or an address for its links, and half a decision', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost' })).toEqual([
      'MAIL_FROM is missing, but SMTP_URL is set.',
      'PUBLIC_URL is missing, but SMTP_URL is set.',
    ]);
    expect(problemsOf({ MAIL_FROM: 'hello@jewels.example' })).toEqual([
      'SMTP_URL is missing, but MAIL_FROM is set.',
    ]);
    expect(problemsOf({ ...PRODUCTION, MAIL_OUTBOX: 'keep' })).toEqual([
      'MAIL_OUTBOX keeps mail, but SMTP_URL sends it: set one.',
    ]);
    expect(problemsOf({ ...PRODUCTION, SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@b, c@d' })).toEqual([
      'SMTP_URL must be an smtp:// or smtps:// address.',
      'MAIL_FROM must be an address, as in "Filigree <hello@example.com>".',
    ]);
  });

  it('keeps mail in production only when told so by name', () => {
    expect(parseConfig({ ...PRODUCTION, ...KEPT }).mail).toBeUndefined();
    expect(parseConfig(PRODUCTION).mail).toEqual({
      smtpUrl: PRODUCTION.SMTP_URL,
      from: PRODUCTION.MAIL_FROM,
    });
  });

  it('accepts a safe production and drops the last slash of its address', () => {
    expect(parseConfig({ ...PRODUCTION, PUBLIC_URL: 'https://jewels.example/' }).publicUrl).toBe(
      'https://jewels.example',
    );
  });

  it.each([
    [
      'SESSION_SECRET',
      { SESSION_SECRET: '' },
      'SESSION_SECRET must be given in production (32 characters or more).',
    ],
    [
      'a guessable secret',
      { SESSION_SECRET: 'a'.repeat(40) },
      'SESSION_SECRET is too easy to guess: it must be random.',
    ],
    ['PUBLIC_URL', { ...KEPT, PUBLIC_URL: '' }, 'PUBLIC_URL must be given in production.'],
    [
      'http',
      { PUBLIC_URL: 'http://jewels.example' },
      'PUBLIC_URL must begin with https:// in production: session cookies travel only encrypted.',
    ],
    [
      'an open outbox',
      { SMTP_URL: '', MAIL_FROM: '' },
      'SMTP_URL must be given in production; MAIL_OUTBOX=keep sends no mail at all.',
    ],
    ['no limits', { RATE_LIMITS: 'off' }, 'RATE_LIMITS must not be off in production.'],
  ])('refuses to run unsafely in production: %s', (_case, changes, problem) => {
    expect(problemsOf({ ...PRODUCTION, ...changes })).toEqual([problem]);
  });

  it('never quotes a value, which may be a secret', () => {
    const error = new ConfigError(
      problemsOf({ SESSION_SECRET: 'hunter2', DATABASE_URL: 'x://u:hunter2@h/d' }),
    );
    expect(error.message).toContain('SESSION_SECRET');
    expect(error.message).not.toContain('hunter2');
  });
});
