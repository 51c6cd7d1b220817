/** The whole configuration of the server: read from the environment once, by every process at its start. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config/config.ts';
import { type Environment, environmentSchema, type Given } from './config/environment.ts';
import { productionProblems } from './config/production.ts';
import { publicDevelopmentProblems } from './config/public.ts';
import { keyProblems, secretProblems, secretsIn } from './config/secret.ts';
import { serviceProblems } from './config/services.ts';
import { siteOf } from './config/site.ts';

export type {
  Config,
  GoogleConfig,
  LanguageModelConfig,
  MailConfig,
  StripeConfig,
} from './config/config.ts';

const CATALOGUE_DIR = fileURLToPath(new URL('../../../catalogue', import.meta.url));

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
export function parseConfig(environment: Given): Config {
  // A key that is set to nothing counts as unset, as in `KEY= npm start` and in a copied .env.example.
  const given: Given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  problems.push(...secretProblems(given), ...keyProblems(given), ...serviceProblems(given));
  if (given.NODE_ENV === 'production') problems.push(...productionProblems(given));
  else problems.push(...publicDevelopmentProblems(given));
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
    sessionSecretFallbacks: secretsIn(parsed.SESSION_SECRET_FALLBACKS),
    renderThreads: parsed.RENDER_THREADS ?? availableParallelism(),
    pictureSizePx: parsed.PICTURE_SIZE,
    generationTimeoutMs: parsed.GENERATION_TIMEOUT_S * 1_000,
    welcomeCredits: parsed.WELCOME_CREDITS,
    welcomeCreditsAtOnce: Math.min(parsed.WELCOME_CREDITS_AT_ONCE, parsed.WELCOME_CREDITS),
    variationPriceUsd: parsed.VARIATION_PRICE,
    rateLimits: parsed.RATE_LIMITS === 'on',
    apiDocs: (parsed.API_DOCS ?? (parsed.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
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
    backupDir: resolve(parsed.BACKUP_DIR),
    backupKey: parsed.BACKUP_KEY,
    metricsToken: parsed.METRICS_TOKEN,
    workerMetricsPort: parsed.WORKER_METRICS_PORT,
    commit: parsed.COMMIT,
    logLevel: parsed.LOG_LEVEL,
  };
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
