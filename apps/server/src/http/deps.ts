import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Connection, Transaction } from '../database/connect.ts';
import type { Storage } from '../storage/storage.ts';

/** Everything the routes need from outside; built once by the process entry, or by a test. */
export interface Deps {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly connection: Connection;
  readonly storage: Storage;
  /** At least 32 characters; every key of the product is derived from it. */
  readonly sessionSecret: string;
  /** Gives a new person the welcome credits, in the transaction that creates the account. */
  readonly grantWelcome: (tx: Transaction, userId: string) => Promise<void>;
  /** What must work before the server takes requests: each throws, or rejects, with what is wrong. */
  readonly readiness: Readonly<Record<string, () => Promise<void>>>;
}
