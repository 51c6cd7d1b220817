/** The keys of the environment, and what each of them may be. */
import { VARIATION_PRICE_USD } from '@filigree/contracts';
import { z } from 'zod';

/** An environment as it was given, without the keys that are set to nothing. */
export type Given = Readonly<Record<string, string | undefined>>;

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

export const SECRET_MIN_LENGTH = 32;
/** One mailbox, with or without a name before it (RFC 5322, section 3.4, without comments and quoting). */
const MAILBOX = /^(?:[^<>@,;"\p{Cc}]+ <[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/u;

const STRIPE_SECRET = /^[sr]k_(?:live|test)_\S{8,}$/;
const STRIPE_PUBLISHABLE = /^pk_(?:live|test)_\S{8,}$/;

export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development'),
  PORT: wholeSchema(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrlSchema.optional(),
  PUBLIC_DEVELOPMENT: z.enum(['allow'], { error: 'must be "allow", or not set' }).optional(),
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
  SESSION_SECRET_FALLBACKS: z.string().optional(),
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
  API_DOCS: flagSchema.optional(),
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
  BACKUP_DIR: z.string().default('./backups'),
  BACKUP_KEY: z
    .string()
    .min(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters`)
    .optional(),
  METRICS_TOKEN: z
    .string()
    .min(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters`)
    .optional(),
  WORKER_METRICS_PORT: wholeSchema(1, 65_535).optional(),
  COMMIT: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/, 'must be the id of a commit')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'is not a log level' })
    .default('info'),
});
export type Environment = z.infer<typeof environmentSchema>;
