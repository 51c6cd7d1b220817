import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isPassing } from './away.ts';
import { withClient } from './client.ts';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Waits until a database can be used: it may be started at the same moment as the product, and take longer. Says so
 * when it is not there at once.
 * @throws the last error, when it was not there in time, or would never be: a wrong password, a database that is missing.
 */
export async function waitForDatabase(
  databaseUrl: string,
  log: Pick<Logger, 'info' | 'warn'>,
  patienceMs: number = PATIENCE_MS,
): Promise<void> {
  const config = { connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const beganMs = performance.now();
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      await withClient(config, (client) => client.query('SELECT 1'));
      if (hasSaid) log.info('the database is there');
      return;
    } catch (error) {
      if (!isPassing(error) || performance.now() - beganMs >= patienceMs) throw error;
      if (!hasSaid) {
        const { host, pathname } = new URL(databaseUrl);
        log.warn(
          { at: `${host}${pathname}`, patienceS: patienceMs / 1_000, err: error },
          'waiting for the database',
        );
      }
      await delay(PAUSE_MS);
    }
  }
}
