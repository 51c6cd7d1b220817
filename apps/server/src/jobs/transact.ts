import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Transaction } from '../database/connect.ts';
import * as schema from '../database/schema/index.ts';

/**
 * A transaction whose connection is also given as the driver's own client, for libraries that speak SQL themselves.
 * What `work` throws rolls everything back and is thrown on.
 */
export async function transactWithClient<T>(
  pool: pg.Pool,
  work: (tx: Transaction, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await drizzle(client, { schema }).transaction((tx) => work(tx, client));
  } finally {
    client.release();
  }
}
