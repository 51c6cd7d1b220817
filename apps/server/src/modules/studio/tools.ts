import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Connection } from '../../database/connect.ts';
import type { FairPlaces } from '../../database/fair-places.ts';
import type { Bell } from '../../jobs/bell.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Storage } from '../../storage/storage.ts';
import type { DraftingService } from './bench/workbench.ts';
import type { Office } from './exports/office.ts';
import type { LanguageReader } from './interpret/language-reader.ts';
import type { JobFollowers } from './job/follow.ts';
import type { Outlook } from './job/outlook.ts';
import type { Places } from './job/places.ts';
import type { StudioSettings } from './settings.ts';

/** What the studio's routes work with. */
export interface StudioTools {
  readonly connection: Connection;
  readonly storage: Storage;
  readonly bell: Bell;
  readonly queue: Queue;
  readonly outlook: Outlook;
  readonly followers: JobFollowers;
  readonly streams: Places;
  /** Where clicks are judged and drawn up, a few of an account at a time. */
  readonly clicks: FairPlaces;
  readonly drafting: DraftingService;
  /** undefined: our own reader reads alone. */
  readonly readWithModel: LanguageReader | undefined;
  /** Draws castings and workshop sheets. */
  readonly office: Office;
  readonly isThrottled: boolean;
  /** The fixed price of a design from words. */
  readonly designCents: number;
  /** Of the product's pages, as whoever asks sees them. */
  readonly originOf: (request: Pick<FastifyRequest, 'headers'>) => string;
  readonly settings: StudioSettings;
  readonly log: FastifyBaseLogger;
  /** Aborted when the process stops: nobody is kept waiting then. */
  readonly closing: AbortSignal;
}
