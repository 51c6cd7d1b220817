/** What those that compose the studio use of it. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { hangBell } from '../../jobs/bell.ts';
import { openQueue } from '../../jobs/queue.ts';
import { STUDIO_JOB } from './job/message.ts';
import { registerStudioRoutes } from './routes.ts';
import { STUDIO_SETTINGS } from './settings.ts';

export type { DraftingTable } from './bench/workbench.ts';
export type { StudioSettings } from './settings.ts';
export { startStudioWorker } from './worker/start.ts';

/** The queue of the studio's jobs. */
export const STUDIO_QUEUE = STUDIO_JOB.queue;

/** The slice: opens its queue and its bell with the application, and lets everybody who waits go when it closes. */
export async function studioRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { connection, storage, log, draftingTable } = deps;
  const closing = new AbortController();
  const queue = await openQueue(connection.pool, {
    queues: [STUDIO_QUEUE],
    supervise: false,
    onError: (err) => log.error({ err }, 'the queue has a problem'),
  });
  const bell = await hangBell(connection.pool, {
    onError: (err) => log.warn({ err }, 'notifications are interrupted'),
  });
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', async () => {
    await bell.close();
    await queue.close();
  });
  registerStudioRoutes(app, {
    connection,
    storage,
    bell,
    queue,
    log,
    draftingTable,
    settings: { ...STUDIO_SETTINGS, ...deps.studioSettings },
    closing: closing.signal,
  });
}
