import type pg from 'pg';
import { onClient, type Transaction } from '../database/connect.ts';

/**
 * A transaction whose connection is also given as the driver's own client, for libraries that speak SQL themselves.
 * What `work` throws rolls everything back and is thrown on.
 */
export function transactWithClient<T>(
  pool: pg.Pool,
  work: (tx: Transaction, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return onClient(pool, (own, client) => own.transaction((tx) => work(tx, client)));
}
