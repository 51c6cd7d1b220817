/** The whole configuration of the server: read from the environment once, by every process at its start. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VARIATION_PRICE_USD } from '@filigree/contracts';
import type { SiteSettings } from '@filigree/contracts/site';
import { z } from 'zod';

const flagSchema = z.enum(['on', 'off'], { error: 'must be "on" or "off"' });
const creditsSchema = z.coerce
  .number({ error: 'must be a number of credits' })
  .min(0, 'must not be negative')
  .max(1_000_000, 'must be at most 1000000')
  .multipleOf(0.001, 'must have at most three decimals');

const wholeSchema = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);
const httpUrlSchema = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const CATALOGUE_DIR = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const SECRET_MIN_LENGTH = 32;
/** One mailbox, with or without a name before it (RFC 5322, section 3.4, without comments and quoting). */
const MAILBOX = /^(?:[^<>@,;"\p{Cc}]+ <[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/u;

const STRIPE_SECRET = /^[sr]k_(?:live|test)_\S{8,}$/;
const STRIPE_PUBLISHABLE = /^pk_(?:live|test)_\S{8,}$/;

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development'),
  PORT: wholeSchema(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrlSchema.optional(),
  DATA_DIR: z.string().default('./data'),
  CATALOGUE_DIR: z.string().optional(),
  PRICE_TABLE: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: httpUrlSchema.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SESSION_SECRET: z
    .string()
    .min(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters`)
    .optional(),
  RENDER_THREADS: wholeSchema(1, 256).optional(),
  GENERATION_TIMEOUT_S: wholeSchema(10, 3_600).default(180),
  PICTURE_SIZE: wholeSchema(64, 4_096).default(1_024),
  WELCOME_CREDITS: creditsSchema.default(25),
  WELCOME_CREDITS_AT_ONCE: creditsSchema.default(5),
  VARIATION_PRICE: z.coerce
    .number({ error: 'must be a price in US dollars' })
    .positive('must be above 0')
    .max(1_000_000, 'must be at most 1000000')
    .multipleOf(0.01, 'must have at most two decimals')
    .default(VARIATION_PRICE_USD),
  RATE_LIMITS: flagSchema.default('on'),
  TRUST_PROXY: wholeSchema(0, 16).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().regex(MAILBOX, 'must be an address, as in "Filigree <hello@example.com>"').optional(),
  CONTACT_ADDRESS: z.email('must be a mail address').optional(),
  INSTAGRAM_URL: httpUrlSchema.optional(),
  X_URL: httpUrlSchema.optional(),
  LINKEDIN_URL: httpUrlSchema.optional(),
  MAIL_OUTBOX: z.enum(['keep'], { error: 'must be "keep", or not set' }).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(STRIPE_SECRET, 'must begin with sk_live_, sk_test_, rk_live_ or rk_test_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(STRIPE_PUBLISHABLE, 'must begin with pk_live_ or pk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{8,}$/, 'must begin with whsec_')
    .optional(),
  PAYMENTS: z.enum(['test', 'sandbox'], { error: 'must be "test", "sandbox", or not set' }).optional(),
  GOOGLE_CLIENT_ID: z.string().max(500, 'must be at most 500 characters').optional(),
  GOOGLE_CLIENT_SECRET: z.string().max(500, 'must be at most 500 characters').optional(),
  GOOGLE_ISSUER: httpUrlSchema.default('https://accounts.google.com'),
  LANGUAGE_MODEL: z.string().max(200, 'must be at most 200 characters').optional(),
  LANGUAGE_MODEL_URL: httpUrlSchema.optional(),
  LANGUAGE_MODEL_KEY: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'is not a log level' })
    .default('info'),
});
type Environment = z.infer<typeof environmentSchema>;

/** What the server is started with. Lengths of time and amounts carry their unit in their name. */
export interface Config {
  readonly environment: Environment['NODE_ENV'];
  readonly host: string;
  readonly port: number;
  /** Where people reach the product; undefined outside of production when it was not said. */
  readonly publicUrl: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  /** Absolute: the documents of the ready-made pieces. */
  readonly catalogueDir: string;
  /** Absolute: the operator's own table of prices; undefined: the one that ships with the product. */
  readonly priceTableFile: string | undefined;
  /** undefined: the embedded PostgreSQL below dataDir. */
  readonly databaseUrl: string | undefined;
  /** undefined: files on the disk below dataDir. */
  readonly s3: S3Config | undefined;
  /** undefined: generated once and kept below dataDir. */
  readonly sessionSecret: string | undefined;
  readonly renderThreads: number;
  /** Width and height of a finished picture. Four of 1024 take less than 60 s on two cores: npm run bench:generate. */
  readonly pictureSizePx: number;
  /** How long a worker may work on one generation before it fails, unpaid. */
  readonly generationTimeoutMs: number;
  /** Of a new person whose address is confirmed. */
  readonly welcomeCredits: number;
  /** The part of them that comes before that; at most all of them. */
  readonly welcomeCreditsAtOnce: number;
  readonly variationPriceUsd: number;
  readonly rateLimits: boolean;
  /** undefined: mail is kept in the database and not sent. */
  readonly mail: MailConfig | undefined;
  /** What pages show of who runs the shop. */
  readonly site: SiteSettings;
  /** undefined: the sandbox, in which nobody really pays. */
  readonly stripe: StripeConfig | undefined;
  /** undefined: nobody signs in with Google. */
  readonly google: GoogleConfig | undefined;
  /** undefined: our own reader of words alone. */
  readonly languageModel: LanguageModelConfig | undefined;
  /** How many proxies in front of the server may name the client's address. */
  readonly trustedProxies: number;
  readonly logLevel: Environment['LOG_LEVEL'];
}

export interface S3Config {
  readonly bucket: string;
  /** undefined: Amazon's own for the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface MailConfig {
  /** smtp:// or smtps://, with the name and the password of the account where there is one. */
  readonly smtpUrl: string;
  /** The mailbox that mails come from: `Filigree <hello@example.com>`. */
  readonly from: string;
}

export interface StripeConfig {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Of the webhook endpoint <public address>/api/payments/webhook. */
  readonly webhookSecret: string;
}

/** A client of Google, or of another issuer of OpenID Connect. */
export interface GoogleConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A service that speaks OpenAI's chat interface, and the model there that reads requests. */
export interface LanguageModelConfig {
  readonly model: string;
  readonly url: string;
  /** undefined: the service asks for none. */
  readonly apiKey: string | undefined;
}

/** Says every key that is wrong, one a line, so that one start is enough to correct them all. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Parses an environment.
 * @throws {ConfigError} naming every bad key, and in production everything that is unsafe.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // A key that is set to nothing counts as unset, as in `KEY= npm start` and in a copied .env.example.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  problems.push(
    ...s3Problems(given),
    ...mailProblems(given),
    ...stripeProblems(given),
    ...googleProblems(given),
    ...languageModelProblems(given),
  );
  if (given.NODE_ENV === 'production') problems.push(...productionProblems(given));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return shape(parsed.data);
}

function shape(parsed: Environment): Config {
  return {
    environment: parsed.NODE_ENV,
    host: parsed.HOST,
    port: parsed.PORT,
    publicUrl: parsed.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(parsed.DATA_DIR),
    catalogueDir: resolve(parsed.CATALOGUE_DIR ?? CATALOGUE_DIR),
    priceTableFile: parsed.PRICE_TABLE === undefined ? undefined : resolve(parsed.PRICE_TABLE),
    databaseUrl: parsed.DATABASE_URL,
    s3:
      parsed.S3_BUCKET === undefined
        ? undefined
        : {
            bucket: parsed.S3_BUCKET,
            endpoint: parsed.S3_ENDPOINT,
            region: parsed.S3_REGION,
            accessKeyId: parsed.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: parsed.S3_SECRET_ACCESS_KEY ?? '',
          },
    sessionSecret: parsed.SESSION_SECRET,
    renderThreads: parsed.RENDER_THREADS ?? availableParallelism(),
    pictureSizePx: parsed.PICTURE_SIZE,
    generationTimeoutMs: parsed.GENERATION_TIMEOUT_S * 1_000,
    welcomeCredits: parsed.WELCOME_CREDITS,
    welcomeCreditsAtOnce: Math.min(parsed.WELCOME_CREDITS_AT_ONCE, parsed.WELCOME_CREDITS),
    variationPriceUsd: parsed.VARIATION_PRICE,
    rateLimits: parsed.RATE_LIMITS === 'on',
    mail:
      parsed.SMTP_URL === undefined ? undefined : { smtpUrl: parsed.SMTP_URL, from: parsed.MAIL_FROM ?? '' },
    site: siteOf(parsed),
    stripe:
      parsed.STRIPE_SECRET_KEY === undefined
        ? undefined
        : {
            secretKey: parsed.STRIPE_SECRET_KEY,
            publishableKey: parsed.STRIPE_PUBLISHABLE_KEY ?? '',
            webhookSecret: parsed.STRIPE_WEBHOOK_SECRET ?? '',
          },
    google:
      parsed.GOOGLE_CLIENT_ID === undefined
        ? undefined
        : {
            issuer: parsed.GOOGLE_ISSUER,
            clientId: parsed.GOOGLE_CLIENT_ID,
            clientSecret: parsed.GOOGLE_CLIENT_SECRET ?? '',
          },
    languageModel:
      parsed.LANGUAGE_MODEL === undefined
        ? undefined
        : {
            model: parsed.LANGUAGE_MODEL,
            url: parsed.LANGUAGE_MODEL_URL ?? 'https://api.openai.com/v1',
            apiKey: parsed.LANGUAGE_MODEL_KEY,
          },
    trustedProxies: parsed.TRUST_PROXY,
    logLevel: parsed.LOG_LEVEL,
  };
}

/** The address between the angle brackets of a mailbox, or the whole of it. */
const addressOfMailbox = (mailbox: string): string => /<([^>]+)>$/.exec(mailbox)?.[1] ?? mailbox;

/** Customers write to the address that is named for it, else to the one that mails come from. */
function siteOf(parsed: Environment): SiteSettings {
  const networks = [
    { network: 'Instagram', url: parsed.INSTAGRAM_URL },
    { network: 'X', url: parsed.X_URL },
    { network: 'LinkedIn', url: parsed.LINKEDIN_URL },
  ] as const;
  const sender = parsed.MAIL_FROM === undefined ? null : addressOfMailbox(parsed.MAIL_FROM);
  return {
    google: parsed.GOOGLE_CLIENT_ID !== undefined,
    contactAddress: parsed.CONTACT_ADDRESS ?? sender,
    social: networks.flatMap(({ network, url }) => (url === undefined ? [] : [{ network, url }])),
  };
}

/** Google leads people back to the public address, which therefore has to be known. */
function googleProblems(given: Readonly<Record<string, string | undefined>>): string[] {
  if (given.GOOGLE_CLIENT_ID === undefined) {
    const stray = ['GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER'].filter((key) => given[key] !== undefined);
    return stray.length > 0 ? [`GOOGLE_CLIENT_ID is missing, but ${stray.join(', ')} is set.`] : [];
  }
  return ['GOOGLE_CLIENT_SECRET', 'PUBLIC_URL']
    .filter((key) => given[key] === undefined)
    .map((key) => `${key} is missing, but GOOGLE_CLIENT_ID is set.`);
}

/** A key without a model would be spent on nothing: most likely its name was forgotten. */
function languageModelProblems(given: Readonly<Record<string, string | undefined>>): string[] {
  if (given.LANGUAGE_MODEL !== undefined) return [];
  const stray = ['LANGUAGE_MODEL_URL', 'LANGUAGE_MODEL_KEY'].filter((key) => given[key] !== undefined);
  return stray.length > 0 ? [`LANGUAGE_MODEL is missing, but ${stray.join(', ')} is set.`] : [];
}

const S3_KEYS = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Half a storage would write files to the wrong place: all of it or none. */
function s3Problems(given: Readonly<Record<string, string | undefined>>): string[] {
  if (given.S3_BUCKET === undefined) {
    const stray = S3_KEYS.filter((key) => given[key] !== undefined);
    return stray.length > 0 ? [`S3_BUCKET is missing, but ${stray.join(', ')} is set.`] : [];
  }
  return ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
    .filter((key) => given[key] === undefined)
    .map((key) => `${key} is missing, but S3_BUCKET is set.`);
}

/** Mail that leaves needs a sender, and links that lead to where people really reach the product. */
function mailProblems(given: Readonly<Record<string, string | undefined>>): string[] {
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
function stripeProblems(given: Readonly<Record<string, string | undefined>>): string[] {
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

/** Whoever pays with a test card gets credits and jewelry for nothing: only where that is said by name. */
function unpaidProblems(given: Readonly<Record<string, string | undefined>>): string[] {
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

function productionProblems(given: Readonly<Record<string, string | undefined>>): string[] {
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

/** The configuration of this process, from a .env file in the working directory (if any) and the environment. */
export function readConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseConfig(process.env);
}

/** The environment of a child process: this one's, with what the parent found out. */
export function childEnvironment(
  found: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  return { ...process.env, ...found };
}
