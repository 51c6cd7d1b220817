/** The process that does the work: designs become pictures here, at a low priority beside the requests. */
import { getPriority, setPriority } from 'node:os';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { waitForDatabase } from './database/wait.ts';
import { createLog } from './http/log.ts';
import { hangBell } from './jobs/bell.ts';
import { openQueue } from './jobs/queue.ts';
import { openWorkerMetrics } from './metrics/worker-metrics.ts';
import { openOutbox, openTransport, startDelivery } from './modules/mail/index.ts';
import { atelierDraftingTable } from './modules/studio/bench/atelier-drafting-table.ts';
import { openAtelierWorkbench } from './modules/studio/bench/atelier-workbench.ts';
import { rehearse } from './modules/studio/bench/rehearsal.ts';
import { STUDIO_QUEUES, startStudioWorker } from './modules/studio/index.ts';
import { readKeyring } from './process/keyring.ts';
import { HOPELESS_EXIT_CODE, shutDownWhenTold, tellParent } from './process/lifecycle.ts';
import { watchPrices } from './process/old-prices.ts';
import { readPrices } from './process/prices.ts';
import { logDamage } from './storage/log-damage.ts';
import { openStorage } from './storage/storage.ts';

const MAX_CONNECTIONS = 8;
const SHUTDOWN_DEADLINE_MS = 15_000;
/** Below the requests and the database, whoever starts this process. */
const NICENESS = 10;
/** So much longer than its time of work a job may take by the clock, on a machine that has others to serve first. */
const CEILING_FACTOR = 10;

async function main(config: Config): Promise<void> {
  const log = createLog(config);
  if (config.databaseUrl === undefined)
    throw new ConfigError(['DATABASE_URL is missing: start main.ts instead.']);
  if (getPriority() < NICENESS) setPriority(NICENESS);
  const prices = await readPrices(config);
  await waitForDatabase(config.databaseUrl, log);
  const connection = connect(config.databaseUrl, {
    maxConnections: MAX_CONNECTIONS,
    onLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const { pool } = connection;
  const onError = (error: Error) => log.warn({ err: error }, 'the queue has a problem');
  const workbench = await openAtelierWorkbench({
    threads: config.renderThreads,
    pictureSizePx: config.pictureSizePx,
    prices,
  });
  const metrics = await openWorkerMetrics(config, connection, workbench);
  const queue = await openQueue(pool, { queues: STUDIO_QUEUES, supervise: true, onError });
  const bell = await hangBell(pool, { onError });
  const storage = openStorage(config, logDamage(log));
  const keyring = readKeyring(config);
  const outbox = openOutbox(config, keyring);
  const worker = await startStudioWorker(
    { connection, storage, bell, queue, outbox, workbench: metrics.workbench, log },
    {
      // As long as all threads may work at once; a machine that is busy with other things does not count.
      workLimitMs: config.generationTimeoutMs * config.renderThreads,
      runCeilingMs: config.generationTimeoutMs * CEILING_FACTOR,
    },
  );
  const leavePrices = watchPrices({ connection, log }, prices);
  const closing = new AbortController();
  const rehearsal = rehearse(atelierDraftingTable, workbench, closing.signal).catch((error: unknown) => {
    if (!closing.signal.aborted) log.warn({ err: error }, 'the rehearsal failed');
  });
  const delivery = config.mail
    ? startDelivery({
        connection,
        bell,
        log,
        keyring,
        transport: openTransport(config.mail),
      })
    : undefined;
  shutDownWhenTold(log, SHUTDOWN_DEADLINE_MS, async () => {
    leavePrices();
    closing.abort();
    await rehearsal;
    await Promise.all([worker.stop(), delivery?.stop()]);
    await metrics.close();
    await bell.close();
    await queue.close();
    await workbench.close();
    await connection.close();
  });
  log.info({ threads: config.renderThreads }, 'the worker is ready');
  tellParent({ ready: true });
}

try {
  await main(readConfig());
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n\n`);
  process.exit(error instanceof ConfigError ? HOPELESS_EXIT_CODE : 1);
}
