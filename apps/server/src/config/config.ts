import type { SiteSettings } from '@filigree/contracts/site';
import type { Environment } from './environment.ts';

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
  /** They sign and seal nothing; what they once signed and sealed is still read. */
  readonly sessionSecretFallbacks: readonly string[];
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
  /** Whether /api/docs is there. */
  readonly apiDocs: boolean;
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
  /** Absolute: every backup is a folder in it. */
  readonly backupDir: string;
  /** What backups are encrypted with; undefined: they are not. */
  readonly backupKey: string | undefined;
  /** What whoever reads /metrics has to know; undefined: there is no such address. */
  readonly metricsToken: string | undefined;
  /** Where the worker answers /metrics as well; undefined: nowhere. */
  readonly workerMetricsPort: number | undefined;
  /** Of the source that this was built from; undefined: not known. */
  readonly commit: string | undefined;
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
