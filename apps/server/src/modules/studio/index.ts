/** What those that compose the studio use of it. */
import type { FastifyInstance } from 'fastify';
import { FairPlaces } from '../../database/fair-places.ts';
import type { Deps } from '../../http/deps.ts';
import { hangBell } from '../../jobs/bell.ts';
import { openQueue } from '../../jobs/queue.ts';
import { pageLink } from '../auth/index.ts';
import { openOffice } from './exports/office.ts';
import { openJobFollowers } from './job/follow.ts';
import { STUDIO_JOB } from './job/message.ts';
import { openOutlook } from './job/outlook.ts';
import { openPlaces } from './job/places.ts';
import { registerStudioRoutes } from './routes.ts';
import { CLICKS_OF_ACCOUNT, STREAMS_OF_ACCOUNT, STUDIO_SETTINGS } from './settings.ts';
import { VIEW_JOB } from './views/message.ts';

export type { DraftingService, Piece, Workbench } from './bench/workbench.ts';
export { openDraftingThreads } from './drafting/threads.ts';
export type { Appraisal } from './exports/messages.ts';
export { type Office, openOffice } from './exports/office.ts';
export { type LanguageReader, openLanguageReader } from './interpret/language-reader.ts';
export { failedJobs } from './job/failed.ts';
export { stopStudioOf, studioOwnedBy } from './owned.ts';
export type { StudioSettings } from './settings.ts';
export { findUntouched, keepPiece } from './variations/keep-piece.ts';
export { IS_COPY, PRICED, VERSIONS } from './variations/priced.ts';
export { startStudioWorker } from './worker/start.ts';

/** The queues of the studio: its jobs, and further views of what they made. */
export const STUDIO_QUEUES: readonly string[] = [STUDIO_JOB.queue, VIEW_JOB.queue];

/** The slice: opens its queue and its bell with the application, and lets everybody who waits go when it closes. */
export async function studioRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { connection, storage, log, drafting, readWithModel } = deps;
  const closing = new AbortController();
  const queue = await openQueue(connection.pool, {
    queues: STUDIO_QUEUES,
    supervise: false,
    onError: (err) => log.error({ err }, 'the queue has a problem'),
  });
  const bell = await hangBell(connection.pool, {
    onError: (err) => log.warn({ err }, 'notifications are interrupted'),
  });
  const outlook = openOutlook(connection.database);
  const office = deps.office ?? openOffice({ prices: deps.prices });
  app.addHook('preClose', async () => {
    closing.abort();
    await office.close();
  });
  app.addHook('onClose', async () => {
    await bell.close();
    await queue.close();
  });
  registerStudioRoutes(app, {
    connection,
    storage,
    bell,
    queue,
    followers: openJobFollowers(connection.database, bell, outlook),
    outlook,
    streams: openPlaces(STREAMS_OF_ACCOUNT),
    clicks: new FairPlaces(Number.POSITIVE_INFINITY, CLICKS_OF_ACCOUNT),
    log,
    drafting,
    readWithModel,
    office,
    isThrottled: deps.config.rateLimits,
    designCents: Math.round(deps.config.variationPriceUsd * 100),
    originOf: (request) => pageLink(deps.config, request, ''),
    settings: { ...STUDIO_SETTINGS, ...deps.studioSettings },
    closing: closing.signal,
  });
}
