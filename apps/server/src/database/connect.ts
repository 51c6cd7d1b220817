import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema>;
/** What runs inside `database.transaction(async (tx) => ...)`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For queries that do not care whether they run in a transaction. */
export type Queryable = Database | Transaction;

export interface Connection {
  readonly database: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

/** A request that waits longer than this for the database is better told so. */
const CONNECTION_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A server that does not answer the goodbye of a connection is not waited for any longer. */
const GOODBYE_TIMEOUT_MS = 5_000;

/**
 * Opens a pool. Nothing is connected until the first query.
 * @param onIdleError hears of connections that broke while nobody used them (the pool replaces them by itself).
 */
export function connect(
  databaseUrl: string,
  options: { maxConnections: number; onIdleError: (error: Error) => void },
): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.maxConnections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'filigree',
  });
  pool.on('error', options.onIdleError);
  return { database: drizzle(pool, { schema }), pool, close: closing(pool) };
}

/**
 * Ends a pool and waits until its connections are gone: `end` alone resolves while they still say goodbye, and a
 * database that goes away under them then breaks them.
 */
function closing(pool: pg.Pool): () => Promise<void> {
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  let lastGone: (() => void) | undefined;
  pool.on('remove', (client) => {
    open.delete(client);
    if (open.size === 0) lastGone?.();
  });
  return async () => {
    await pool.end();
    if (open.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      lastGone = resolve;
      timer = setTimeout(resolve, GOODBYE_TIMEOUT_MS);
    });
    clearTimeout(timer);
  };
}
