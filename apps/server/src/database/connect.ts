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
  return { database: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
