/** How a slice tells what a person owns in it. */
import type { Database, Transaction } from '../database/connect.ts';

/**
 * The parts of one slice by name, each read when it is written: one value, or rows that come as they are read, so that
 * nobody's belongings are held in memory as a whole.
 */
export type OwnedPart = (
  database: Database,
  userId: string,
) => Readonly<Record<string, () => Promise<unknown> | AsyncIterable<unknown>>>;

/** What a slice does when a person leaves, beyond what goes with their row by itself. */
export type Departure = (tx: Transaction, userId: string) => Promise<void>;

const PAGE_SIZE = 100;

/**
 * Rows in the order of a key that grows, a page at a time, so that a slow reader holds no connection.
 * @param read the rows whose key is above `after`, in its order, `limit` at most; undefined: from the first one
 */
export async function* inPages<Row, Key>(
  read: (after: Key | undefined, limit: number) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row, void, undefined> {
  let after: Key | undefined;
  for (;;) {
    const rows = await read(after, PAGE_SIZE);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_SIZE) return;
    after = keyOf(last);
  }
}
