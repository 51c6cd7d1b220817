import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Sharing } from './fair-places.ts';
import { FairPool } from './fair-pool.ts';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema>;
/** What runs inside `database.transaction(async (tx) => ...)`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For queries that do not care whether they run in a transaction. */
export type Queryable = Database | Transaction;

export interface Connection {
  readonly database: Database;
  readonly pool: pg.Pool;
  /** How many wait for a connection. */
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 30_000;
/** A server that does not answer the goodbye of a connection is not waited for any longer. */
const GOODBYE_TIMEOUT_MS = 5_000;

/** Where nobody competes: whoever comes first goes first, and waits for ten seconds. */
const UNSHARED: Sharing = { perParty: Number.POSITIVE_INFINITY, waitMs: 10_000, waitingPerParty: 10_000 };

interface ConnectOptions {
  readonly maxConnections: number;
  /** That stay open once they are, however long nobody needs them: a new one costs more than most queries. */
  readonly keptConnections?: number;
  /** How those on whose behalf connections are asked for share them. */
  readonly sharing?: Sharing;
  /** Hears once of every connection that breaks, in use or not; the pool replaces it by itself. */
  readonly onLost: (error: Error) => void;
}

/** Opens a pool. Nothing is connected until the first query. */
export function connect(databaseUrl: string, options: ConnectOptions): Connection {
  const { maxConnections, keptConnections = 0, onLost, sharing = UNSHARED } = options;
  const pool = new FairPool(sharing, {
    connectionString: databaseUrl,
    max: maxConnections,
    min: keptConnections,
    connectionTimeoutMillis: sharing.waitMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    // A machine that has vanished is noticed, even by a connection that only listens.
    keepAlive: true,
    application_name: 'filigree',
  });
  surviveLosses(pool, onLost);
  return {
    database: databaseOn(pool),
    pool,
    waiting: () => pool.waitingForTurn,
    close: closing(pool),
  };
}

/**
 * Listens to every connection from its first to its last moment. The pool itself listens only while a connection is
 * idle: one that breaks in somebody's hands would end the process.
 */
function surviveLosses(pool: pg.Pool, onLost: (error: Error) => void): void {
  const lost = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // The server's last words and the end of the connection are two events of one loss.
      if (!lost.has(client)) onLost(error);
      lost.add(client);
    });
  });
  // Of idle connections the pool says the same again.
  pool.on('error', () => undefined);
}

/**
 * Drizzle takes the connection of a transaction before it begins to look after it: when BEGIN fails, as on a connection
 * that has just been lost, it is never given back, and the pool has one place less for good.
 */
function databaseOn(pool: pg.Pool): Database {
  const database = drizzle(pool, { schema });
  database.transaction = (work, config) => onClient(pool, (own) => own.transaction(work, config));
  return database;
}

/**
 * Lends one connection of the pool as a database of its own.
 * @param work settles when it needs the connection no longer.
 */
export async function onClient<T>(
  pool: pg.Pool,
  work: (own: Database, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(drizzle(client, { schema }), client);
  } finally {
    // What is broken is not put back: the pool sees by itself.
    client.release();
  }
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
