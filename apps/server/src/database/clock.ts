/**
 * There is one clock: the database's. What runs out is set and judged by it, so that processes on several machines
 * agree, and one whose own clock is wrong loses nothing.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './connect.ts';

export const NOW: SQL<Date> = sql`now()`;

/** @param milliseconds below zero: before now */
export function fromNow(milliseconds: number): SQL<Date> {
  return sql`now() + ${milliseconds} * interval '1 millisecond'`;
}

/** The moment that this clock shows, for what is reckoned outside of a statement. */
export async function readNow(database: Queryable): Promise<Date> {
  const { rows } = await database.execute<{ ms: number }>(
    sql`SELECT (extract(epoch FROM now()) * 1000)::float8 AS ms`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database does not tell the time.');
  return new Date(row.ms);
}
