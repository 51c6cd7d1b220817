/** The process that answers requests. */
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { waitForDatabase } from './database/wait.ts';
import { buildApp } from './http/app.ts';
import type { Deps } from './http/deps.ts';
import { createLog } from './http/log.ts';
import { lookAfterPayments } from './http/payment-events.ts';
import { tidyAfterDepartures } from './http/person.ts';
import { readinessOf } from './http/readiness.ts';
import { removeOldThrottles } from './http/throttle.ts';
import { removeEndedSessions, removeExpiredChallenges, removeExpiredTokens } from './modules/auth/index.ts';
import { grantWelcomeCredits, toMillis } from './modules/credits/index.ts';
import { removeEndedAtDesk } from './modules/desk/index.ts';
import { removeOldMails } from './modules/mail/index.ts';
import { removeOldPaymentEvents } from './modules/payments/index.ts';
import { seedCatalogue } from './modules/pieces/index.ts';
import { openDraftingThreads, openLanguageReader } from './modules/studio/index.ts';
import { readKeyring } from './process/keyring.ts';
import { HOPELESS_EXIT_CODE, shutDownWhenTold, tellParent } from './process/lifecycle.ts';
import { readPrices } from './process/prices.ts';
import { logDamage } from './storage/log-damage.ts';
import { openStorage } from './storage/storage.ts';
import { deliverSandboxEvents } from './stripe/deliver-events.ts';
import { openGateway } from './stripe/gateway.ts';

const MAX_CONNECTIONS = 20;
/** A request that waits longer is better told so; more than half of the connections are left to the others. */
const SHARING = { perParty: 8, waitMs: 3_000, waitingPerParty: 100 };
const SHUTDOWN_DEADLINE_MS = 8_000;
const TIDY_EVERY_MS = 3_600_000;
const LOOK_AFTER_PAYMENTS_EVERY_MS = 300_000;
const TIDYING = [
  removeOldThrottles,
  removeEndedSessions,
  removeExpiredTokens,
  removeExpiredChallenges,
  removeEndedAtDesk,
  removeOldMails,
  removeOldPaymentEvents,
];
/**
 * Connections that wait to be accepted. Node's own 511 is less than a burst, and beyond it everybody's connections are
 * tried again only after a second. Linux takes no more than net.core.somaxconn, 4,096 since its version 5.4.
 */
const BACKLOG = 4_096;
/** An earlier process of ours may be about to leave the port. */
const PORT_PATIENCE_MS = 5_000;
const PORT_RETRY_MS = 250;

async function main(config: Config): Promise<void> {
  const log = createLog(config);
  if (config.databaseUrl === undefined)
    throw new ConfigError(['DATABASE_URL is missing: start main.ts instead.']);
  const prices = await readPrices(config);
  await waitForDatabase(config.databaseUrl, log);
  const connection = connect(config.databaseUrl, {
    maxConnections: MAX_CONNECTIONS,
    keptConnections: MAX_CONNECTIONS,
    sharing: SHARING,
    onLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const storage = openStorage(config, logDamage(log));
  const keyring = readKeyring(config);
  const payments = await openGateway({
    config,
    databaseUrl: config.databaseUrl,
    keyring,
    onError: (error) => log.error({ err: error }, 'the payment sandbox has a problem'),
  });
  const drafting = openDraftingThreads();
  const deps: Deps = {
    config,
    log,
    connection,
    storage,
    payments,
    keyring,
    drafting,
    prices,
    ...(config.languageModel === undefined
      ? {}
      : { readWithModel: await openLanguageReader(config.languageModel) }),
    grantWelcome: (tx, userId, isConfirmed) =>
      grantWelcomeCredits(
        tx,
        userId,
        toMillis(isConfirmed ? config.welcomeCredits : config.welcomeCreditsAtOnce),
      ),
    webRoot: fileURLToPath(new URL('../../web/build/client', import.meta.url)),
    readiness: readinessOf(connection, storage),
  };
  const app = await buildApp(deps);
  const tidying = setInterval(() => {
    const { database } = connection;
    Promise.all([...TIDYING.map((tidy) => tidy(database)), tidyAfterDepartures(deps)]).catch(
      (error: unknown) => log.warn({ err: error }, 'tidying up has failed'),
    );
  }, TIDY_EVERY_MS);
  const looking = setInterval(() => {
    lookAfterPayments(deps).catch((error: unknown) =>
      log.warn({ err: error }, 'payments were not looked after'),
    );
  }, LOOK_AFTER_PAYMENTS_EVERY_MS);
  let stopDelivery: (() => Promise<void>) | undefined;
  shutDownWhenTold(log, SHUTDOWN_DEADLINE_MS, async () => {
    clearInterval(tidying);
    clearInterval(looking);
    await stopDelivery?.();
    await app.close();
    await drafting.close();
    await payments.close();
    await connection.close();
  });
  await seedCatalogue({ database: connection.database, storage, log }, config.catalogueDir);
  await listen(app, config);
  if (payments.sandbox) stopDelivery = deliverSandboxEvents(payments.sandbox, ownOrigin(app, config));
  tellParent({ ready: true, address: addressOf(app, config) });
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += PORT_RETRY_MS) {
    try {
      await app.listen({ host: config.host, port: config.port, backlog: BACKLOG });
      return;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && waitedMs < PORT_PATIENCE_MS) await delay(PORT_RETRY_MS);
      else if (code === 'EADDRINUSE') {
        throw new ConfigError([`PORT ${config.port} is taken by another program. Set PORT to a free one.`]);
      } else if (code === 'EACCES') {
        throw new ConfigError([
          `PORT ${config.port} is not allowed for this user. Set PORT to one above 1023.`,
        ]);
      } else throw error;
    }
  }
}

/** Where this process reaches itself. */
function ownOrigin(app: FastifyInstance, config: Config): string {
  const host = ['0.0.0.0', '::', 'localhost'].includes(config.host) ? '127.0.0.1' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort(app, config)}`;
}

function boundPort(app: FastifyInstance, config: Config): number {
  const bound = app.server.address();
  return bound !== null && typeof bound === 'object' ? bound.port : config.port;
}

/** As people type it: the public address where it is known, else this machine's. */
function addressOf(app: FastifyInstance, config: Config): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const isLocal = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host);
  return `http://${isLocal ? 'localhost' : config.host}:${boundPort(app, config)}`;
}

try {
  await main(readConfig());
} catch (error) {
  const isConfig = error instanceof ConfigError;
  process.stderr.write(`\n${isConfig ? error.message : inspect(error)}\n\n`);
  process.exit(isConfig ? HOPELESS_EXIT_CODE : 1);
}
