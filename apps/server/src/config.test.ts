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

const OLD_SECRET = 'Zm9yIHRoZSB0ZXN0cyBvZiBsaXN0ZWQga2V5cyBvbmx5';
const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'c2V2ZW50eSBieXRlcyBvZiByYW5kb20gbGV0dGVycw',
  PUBLIC_URL: 'https://jewels.example',
  TRUST_PROXY: '0',
  SMTP_URL: 'smtps://shop:secret@mail.example',
  MAIL_FROM: 'Filigree <hello@jewels.example>',
  STRIPE_SECRET_KEY: 'sk_live_0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
};

const NO_STRIPE = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
const TEST_KEYS = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789' };

/** No mail leaves. */
const KEPT = { SMTP_URL: '', MAIL_FROM: '', MAIL_OUTBOX: 'keep' };

const BUCKET = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const OPEN_DATABASE =
  'DATABASE_URL must ask for TLS in production when the database is on another machine: add sslmode=verify-full.';

describe('parseConfig', () => {
  it('needs nothing to start with', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      environment: 'development',
      port: 3000,
      databaseUrl: undefined,
      s3: undefined,
      welcomeCredits: 25,
      welcomeCreditsAtOnce: 5,
      variationPriceUsd: 100,
      rateLimits: true,
    });
    expect(config.dataDir).toMatch(/^\/.*data$/);
    expect(config.renderThreads).toBeGreaterThan(0);
  });

  it('takes a key of backups that nobody guesses, in development as well', () => {
    expect(parseConfig({}).backupKey).toBeUndefined();
    expect(parseConfig({}).backupDir).toBe(`${process.cwd()}/backups`);
    expect(parseConfig({ BACKUP_KEY: OLD_SECRET }).backupKey).toBe(OLD_SECRET);
    expect(problemsOf({ BACKUP_KEY: 'short' })).toEqual(['BACKUP_KEY must have at least 32 characters.']);
    expect(problemsOf({ BACKUP_KEY: '0123'.repeat(8) })).toEqual([
      'BACKUP_KEY has too few different characters: it must be random.',
    ]);
  });

  it('takes a token of metrics that nobody guesses, and no port without it', () => {
    expect(parseConfig({}).metricsToken).toBeUndefined();
    expect(problemsOf({ METRICS_TOKEN: OLD_SECRET, WORKER_METRICS_PORT: '9100' })).toEqual([]);
    expect(problemsOf({ METRICS_TOKEN: 'a'.repeat(40) })).toEqual([
      'METRICS_TOKEN has too few different characters: it must be random.',
    ]);
    expect(problemsOf({ WORKER_METRICS_PORT: '9100' })).toEqual([
      'METRICS_TOKEN is missing, but WORKER_METRICS_PORT is set.',
    ]);
  });

  it('takes the path of a table of prices, from where the server was started', () => {
    expect(parseConfig({}).priceTableFile).toBeUndefined();
    expect(parseConfig({ PRICE_TABLE: 'ours/prices.json' }).priceTableFile).toBe(
      `${process.cwd()}/ours/prices.json`,
    );
  });

  it('gives at once at most what it gives at all', () => {
    expect(parseConfig({ WELCOME_CREDITS: '3' })).toMatchObject({
      welcomeCredits: 3,
      welcomeCreditsAtOnce: 3,
    });
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

  it('takes a language model of any service, and refuses a service without a model', () => {
    expect(parseConfig({}).languageModel).toBeUndefined();
    expect(parseConfig({ LANGUAGE_MODEL: 'small', LANGUAGE_MODEL_KEY: 'secret' }).languageModel).toEqual({
      model: 'small',
      url: 'https://api.openai.com/v1',
      apiKey: 'secret',
    });
    expect(problemsOf({ LANGUAGE_MODEL_URL: 'http://localhost:11434/v1' })).toEqual([
      'LANGUAGE_MODEL is missing, but LANGUAGE_MODEL_URL is set.',
    ]);
  });

  it('takes a client of Google with all that signing in needs', () => {
    const google = { GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(parseConfig({}).google).toBeUndefined();
    expect(parseConfig({ ...PRODUCTION, ...google }).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'shop',
      clientSecret: 'secret',
    });
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'shop' })).toEqual([
      'GOOGLE_CLIENT_SECRET is missing, but GOOGLE_CLIENT_ID is set.',
      'PUBLIC_URL is missing, but GOOGLE_CLIENT_ID is set.',
    ]);
    expect(problemsOf({ GOOGLE_ISSUER: 'http://localhost:4000' })).toEqual([
      'GOOGLE_CLIENT_ID is missing, but GOOGLE_ISSUER is set.',
    ]);
    expect(problemsOf({ ...PRODUCTION, ...google, GOOGLE_ISSUER: 'http://localhost:4000' })).toEqual([
      'GOOGLE_ISSUER must begin with https:// in production.',
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

  it('takes payments by the sandbox, or by all three keys of one mode', () => {
    expect(parseConfig({}).stripe).toBeUndefined();
    expect(parseConfig({ ...PRODUCTION, ...NO_STRIPE, PAYMENTS: 'sandbox' }).stripe).toBeUndefined();
    expect(parseConfig({ ...PRODUCTION, ...TEST_KEYS, PAYMENTS: 'test' }).stripe).toEqual({
      secretKey: TEST_KEYS.STRIPE_SECRET_KEY,
      publishableKey: TEST_KEYS.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: PRODUCTION.STRIPE_WEBHOOK_SECRET,
    });
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_0123456789' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY is missing, but STRIPE_SECRET_KEY is set.',
      'STRIPE_WEBHOOK_SECRET is missing, but STRIPE_SECRET_KEY is set.',
    ]);
    expect(problemsOf({ ...PRODUCTION, STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789' })).toEqual([
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes.',
    ]);
    expect(problemsOf({ ...PRODUCTION, PAYMENTS: 'sandbox' })).toEqual([
      'PAYMENTS names the sandbox, but keys of Stripe are set: choose one.',
    ]);
    expect(problemsOf({ ...PRODUCTION, PAYMENTS: 'test' })).toEqual([
      'PAYMENTS is "test", but STRIPE_SECRET_KEY is a live key.',
    ]);
    expect(problemsOf({ PAYMENTS: 'test' })).toEqual([
      'STRIPE_SECRET_KEY is missing, but PAYMENTS is "test".',
    ]);
    expect(problemsOf({ STRIPE_SECRET_KEY: 'secret', STRIPE_WEBHOOK_SECRET: 'x' })).toEqual([
      'STRIPE_SECRET_KEY must begin with sk_live_, sk_test_, rk_live_ or rk_test_.',
      'STRIPE_WEBHOOK_SECRET must begin with whsec_.',
      'STRIPE_PUBLISHABLE_KEY is missing, but STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET is set.',
    ]);
  });

  it('knows the secrets of before, each of its own and as long as the newest', () => {
    const newest = PRODUCTION.SESSION_SECRET;
    const both = `${OLD_SECRET}  ${OLD_SECRET}x\n`;
    expect(parseConfig({ ...PRODUCTION, SESSION_SECRET_FALLBACKS: both })).toMatchObject({
      sessionSecret: newest,
      sessionSecretFallbacks: [OLD_SECRET, `${OLD_SECRET}x`],
    });
    expect(parseConfig(PRODUCTION).sessionSecretFallbacks).toEqual([]);
    const problems = (list: string) => problemsOf({ SESSION_SECRET: newest, SESSION_SECRET_FALLBACKS: list });
    expect(problems(`${OLD_SECRET} short`)).toEqual([
      'SESSION_SECRET_FALLBACKS, number 2, must have at least 32 characters.',
    ]);
    const twice = 'SESSION_SECRET_FALLBACKS holds a secret that is listed already: each must be another.';
    expect(problems(newest)).toEqual([twice]);
    expect(problems(`${OLD_SECRET} ${OLD_SECRET}`)).toEqual([twice]);
    const many = Array.from({ length: 9 }, (_, index) => `${OLD_SECRET}${index}`);
    expect(problems(many.join(' '))).toEqual(['SESSION_SECRET_FALLBACKS must hold at most 8 secrets.']);
  });

  it('shows the page of the API in production only where that is asked for', () => {
    expect(parseConfig({}).apiDocs).toBe(true);
    expect(parseConfig({ API_DOCS: 'off' }).apiDocs).toBe(false);
    expect(parseConfig(PRODUCTION).apiDocs).toBe(false);
    expect(parseConfig({ ...PRODUCTION, API_DOCS: 'on' }).apiDocs).toBe(true);
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
      'SESSION_SECRET has too few different characters: it must be random.',
    ],
    [
      'a guessable secret of before',
      { SESSION_SECRET_FALLBACKS: `${OLD_SECRET} ${'aB3dE6gH9j'.repeat(4)}` },
      'SESSION_SECRET_FALLBACKS, number 2, repeats itself: it must be random.',
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
    [
      'sandbox payments',
      NO_STRIPE,
      'STRIPE_SECRET_KEY must be given in production; PAYMENTS=sandbox takes no real money at all.',
    ],
    [
      'test keys',
      TEST_KEYS,
      'STRIPE_SECRET_KEY is a test key, with which nobody really pays; PAYMENTS=test allows that.',
    ],
    [
      'a secret that repeats itself',
      { SESSION_SECRET: 'aB3dE6gH9j'.repeat(4) },
      'SESSION_SECRET repeats itself: it must be random.',
    ],
    [
      'a secret that counts',
      { SESSION_SECRET: 'Xk0123456789abcdefghijklmnopqrstuvwxyz' },
      'SESSION_SECRET holds a sequence such as "12345678" or "abcdefgh": it must be random.',
    ],
    [
      'a secret of an example',
      { SESSION_SECRET: 'change-me-please-0a9s8d7f6g5h4j3k2l' },
      'SESSION_SECRET holds words of an example: it must be random.',
    ],
    [
      'a secret of words',
      { SESSION_SECRET: 'correct horse battery staple and friends' },
      'SESSION_SECRET is made of lower-case letters only, as words are: it must be random.',
    ],
    [
      'a file server without TLS',
      { ...BUCKET, S3_ENDPOINT: 'http://files.example' },
      'S3_ENDPOINT must begin with https:// in production.',
    ],
    [
      'a language model without TLS',
      { LANGUAGE_MODEL: 'small', LANGUAGE_MODEL_URL: 'http://10.0.0.7:8080/v1' },
      'LANGUAGE_MODEL_URL must begin with https:// in production.',
    ],
    ['a database without TLS', { DATABASE_URL: 'postgres://u:p@db.example/f' }, OPEN_DATABASE],
    ['TLS where it is there', { DATABASE_URL: 'postgres://db.example/f?sslmode=prefer' }, OPEN_DATABASE],
    [
      'TLS switched off again',
      { DATABASE_URL: 'postgres://db.example/f?sslmode=require&ssl=0' },
      OPEN_DATABASE,
    ],
    [
      'a database named in the query',
      { DATABASE_URL: 'postgres://localhost/f?host=db.example' },
      OPEN_DATABASE,
    ],
    [
      'nothing said of proxies',
      { TRUST_PROXY: '' },
      'TRUST_PROXY must be given in production: how many proxies stand before the server, 0 for none.',
    ],
    ['no limits', { RATE_LIMITS: 'off' }, 'RATE_LIMITS must not be off in production.'],
  ])('refuses to run unsafely in production: %s', (_case, changes, problem) => {
    expect(problemsOf({ ...PRODUCTION, ...changes })).toEqual([problem]);
  });

  it.each([
    'postgres://u:p@db.example/f?sslmode=verify-full',
    'postgres://u:p@db.example/f?sslmode=require',
    'postgres://u:p@127.0.0.1/f',
    'postgres://u:p@[::1]:5432/f',
    'postgres://u:p@localhost/f?host=/run/postgresql',
  ])('takes a database that nobody listens to on the way: %s', (address) => {
    expect(parseConfig({ ...PRODUCTION, DATABASE_URL: address }).databaseUrl).toBe(address);
  });

  it('takes services of this machine without TLS', () => {
    const local = { LANGUAGE_MODEL: 'small', LANGUAGE_MODEL_URL: 'http://localhost:11434/v1' };
    expect(problemsOf({ ...PRODUCTION, ...BUCKET, ...local, S3_ENDPOINT: 'http://127.0.0.1:9000' })).toEqual(
      [],
    );
  });

  it.each(['https://jewels.example', 'http://jewels.example', 'http://192.0.2.1:3000'])(
    'is not started for strangers outside of production: %s',
    (address) => {
      const allowed = { PUBLIC_URL: address, PUBLIC_DEVELOPMENT: 'allow' };
      expect(problemsOf({ PUBLIC_URL: address })).toEqual([
        'PUBLIC_URL is not of this machine, but NODE_ENV is not production; PUBLIC_DEVELOPMENT=allow lets strangers use it.',
      ]);
      expect(problemsOf(allowed)).toEqual([
        'STRIPE_SECRET_KEY must be given where others come; PAYMENTS=sandbox takes no real money at all.',
      ]);
      expect(problemsOf({ ...allowed, PAYMENTS: 'sandbox' })).toEqual([]);
    },
  );

  it.each(['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://shop.localhost'])(
    'is started for this machine outside of production: %s',
    (address) => {
      expect(problemsOf({ PUBLIC_URL: address })).toEqual([]);
    },
  );

  it('never quotes a value, which may be a secret', () => {
    const error = new ConfigError(
      problemsOf({ SESSION_SECRET: 'hunter2', DATABASE_URL: 'x://u:hunter2@h/d' }),
    );
    expect(error.message).toContain('SESSION_SECRET');
    expect(error.message).not.toContain('hunter2');
  });

  it('knows where customers write to, and the networks that the operator named', () => {
    const { site } = parseConfig({ ...PRODUCTION, X_URL: 'https://x.com/filigree' });
    expect(site).toMatchObject({
      contactAddress: 'hello@jewels.example',
      social: [{ network: 'X', url: 'https://x.com/filigree' }],
    });
    expect(parseConfig({ ...PRODUCTION, CONTACT_ADDRESS: 'care@jewels.example' }).site.contactAddress).toBe(
      'care@jewels.example',
    );
    expect(parseConfig({}).site).toEqual({ google: false, contactAddress: null, social: [] });
    expect(problemsOf({ CONTACT_ADDRESS: 'nobody' })).toEqual(['CONTACT_ADDRESS must be a mail address.']);
  });
});
