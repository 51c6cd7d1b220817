/** The application as tests see it: the real one, on a database and a folder of its own, without a port. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Session, sessionSchema } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import { type Config, parseConfig } from '../src/config.ts';
import { keyringOf } from '../src/crypto/keyring.ts';
import { buildApp } from '../src/http/app.ts';
import type { Deps } from '../src/http/deps.ts';
import { createLog } from '../src/http/log.ts';
import { grantWelcomeCredits, toMillis } from '../src/modules/credits/index.ts';
import { logDamage } from '../src/storage/log-damage.ts';
import { openStorage } from '../src/storage/storage.ts';
import { openGateway } from '../src/stripe/gateway.ts';
import { draftInProcess, draftingTableDouble } from './bench-double.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type Watch, watchContracts } from './watch.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly database: TestDatabase;
  /** What the application has logged, one JSON line an entry. */
  readonly logged: string[];
  /** What calls have answered, as in `login 200`, `login INVALID_CREDENTIALS`. */
  readonly seen: ReadonlySet<string>;
  /** Every route that the application has registered, those for HEAD too. */
  readonly routes: readonly { readonly method: string; readonly url: string }[];
  /** Throws when an answer was not one that its call documents. */
  readonly close: () => Promise<void>;
}

export interface TestAppOptions {
  readonly config?: Partial<Config>;
  readonly deps?: Partial<Deps>;
  /** Another application on the database of this one: a second process. */
  readonly database?: TestDatabase;
}

/**
 * Limits are off unless asked for, so that tests may register as many people as they like, and people have all their
 * credits from the start.
 */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'filigree-app-'));
  const database = options.database ?? (await createTestDatabase());
  const config: Config = {
    ...parseConfig({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'debug',
      WELCOME_CREDITS_AT_ONCE: '25',
    }),
    ...options.config,
  };
  const logged: string[] = [];
  const log = createLog(config, { write: (line) => logged.push(line) });
  const keyring = options.deps?.keyring ?? keyringOf(randomBytes(32).toString('base64url'));
  const payments =
    options.deps?.payments ??
    (await openGateway({
      config,
      databaseUrl: database.url,
      keyring,
      onError: (error) => log.error({ err: error }, 'the payment sandbox has a problem'),
    }));
  const deps: Deps = {
    config,
    log,
    payments,
    connection: database,
    storage: openStorage(config, logDamage(log)),
    keyring,
    grantWelcome: (tx, userId, isConfirmed) =>
      grantWelcomeCredits(
        tx,
        userId,
        toMillis(isConfirmed ? config.welcomeCredits : config.welcomeCreditsAtOnce),
      ),
    drafting: draftInProcess(draftingTableDouble),
    readiness: {},
    ...options.deps,
  };
  let watch: Watch | undefined;
  const routes: { method: string; url: string }[] = [];
  const app = await buildApp(deps, (bare) => {
    watch = watchContracts(bare);
    bare.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
  });
  if (!watch) throw new Error('Nobody watches the contracts.');
  const { seen, violations } = watch;
  await app.ready();
  const close = async () => {
    await app.close();
    if (!options.deps?.payments) await payments.close();
    if (!options.database) await database.close();
    await rm(dataDir, { recursive: true, force: true });
    if (violations.length > 0) throw new Error(`Against the contracts:\n${violations.join('\n')}`);
  };
  return { app, deps, database, logged, seen, routes, close };
}

export const TEST_PASSWORD = 'correct horse battery';

export interface TestUser extends Session {
  /** Headers of a request of this person. */
  readonly headers: { readonly authorization: string };
  /** The refresh cookie as `name=value`. */
  readonly cookie: string;
}

/** Registers a new person through the API. */
export async function registerUser(app: FastifyInstance, email?: string): Promise<TestUser> {
  const address = email ?? `person-${randomBytes(6).toString('hex')}@example.com`;
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: {
      name: 'Ada Example',
      email: address,
      password: TEST_PASSWORD,
      confirmPassword: TEST_PASSWORD,
      acceptTerms: true,
    },
  });
  if (response.statusCode !== 201)
    throw new Error(`Registration answered ${response.statusCode}: ${response.body}`);
  const session = sessionSchema.parse(response.json().data);
  const cookie = response.cookies[0];
  if (!cookie) throw new Error('Registration set no cookie.');
  return {
    ...session,
    headers: { authorization: `Bearer ${session.accessToken}` },
    cookie: `${cookie.name}=${cookie.value}`,
  };
}
