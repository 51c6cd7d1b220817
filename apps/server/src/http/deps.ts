import type { PriceTable } from '@filigree/atelier/estimate';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Keyring } from '../crypto/keyring.ts';
import type { Connection, Transaction } from '../database/connect.ts';
import type { DraftingService, LanguageReader, Office, StudioSettings } from '../modules/studio/index.ts';
import type { Storage } from '../storage/storage.ts';
import type { PaymentGateway } from '../stripe/gateway.ts';

/** Everything the routes need from outside; built once by the process entry, or by a test. */
export interface Deps {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly connection: Connection;
  readonly storage: Storage;
  /** The card payment provider: `payments.stripe` is the official client. */
  readonly payments: PaymentGateway;
  /** Every key of the product is derived from its secrets. */
  readonly keyring: Keyring;
  /**
   * Gives a person the welcome credits that are due: in the transaction that creates the account a part of them, in the
   * one that confirms its address what is left. Doing either again gives nothing.
   */
  readonly grantWelcome: (tx: Transaction, userId: string, isConfirmed: boolean) => Promise<void>;
  /** Reads words and draws designs while a request waits; whoever opened it closes it. */
  readonly drafting: DraftingService;
  /** A language model that reads requests before our own reader does; undefined: none is configured. */
  readonly readWithModel?: LanguageReader;
  /** What estimates reckon with; undefined: the table of the atelier. */
  readonly prices?: PriceTable | undefined;
  /** Draws castings and workshop sheets; undefined: a thread of this process. */
  readonly office?: Office;
  /** Times of the studio's work other than its own. */
  readonly studioSettings?: Partial<StudioSettings>;
  /** The folder of the built web app; undefined: the API alone. */
  readonly webRoot?: string;
  /** What must work before the server takes requests: each throws, or rejects, with what is wrong. */
  readonly readiness: Readonly<Record<string, () => Promise<void>>>;
}
