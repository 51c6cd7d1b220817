/**
 * There is one clock: the database's. What runs out is set and judged by it, so that processes on several machines
 * agree, and one whose own clock is wrong loses nothing.
 */
import { type SQL, sql } from 'drizzle-orm';

export const NOW: SQL<Date> = sql`now()`;

/** @param milliseconds below zero: before now */
export function fromNow(milliseconds: number): SQL<Date> {
  return sql`now() + ${milliseconds} * interval '1 millisecond'`;
}
