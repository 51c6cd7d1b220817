import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { isPassing } from './away.ts';
import { withClient } from './client.ts';
import { type Connection, connect } from './connect.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const MAX_CONNECTIONS = 2;

/** A connection, what it has lost, and the end of all that it holds at the database. */
function open(): { connection: Connection; broken: Error[]; terminate: () => Promise<void> } {
  const broken: Error[] = [];
  const url = new URL(test.url);
  url.searchParams.set('application_name', 'victim');
  const connection = connect(url.href, {
    maxConnections: MAX_CONNECTIONS,
    onLost: (error) => broken.push(error),
  });
  const terminate = async () => {
    await test.pool.query(
      `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
       WHERE application_name = 'victim' AND datname = current_database()`,
    );
  };
  return { connection, broken, terminate };
}

const rejection = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('is closed when none of its connections is left', async () => {
  const broken: Error[] = [];
  const connection = connect(test.url, { maxConnections: 8, onLost: (error) => broken.push(error) });
  await Promise.all(Array.from({ length: 8 }, () => connection.pool.query('SELECT pg_sleep(0.05)')));
  expect(connection.pool.totalCount).toBe(8);
  let ended = 0;
  connection.pool.on('remove', () => {
    ended += 1;
  });
  await connection.close();
  expect(ended).toBe(8);
  expect(broken).toEqual([]);
});

it('outlives connections that break, in use or not, and tells of each once', async () => {
  const { connection, broken, terminate } = open();
  const { database, pool } = connection;
  const failed = await rejection(
    database.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      const idle = await pool.connect();
      idle.release();
      await terminate();
      await tx.execute(sql`SELECT 1`);
    }),
  );
  expect(isPassing(failed)).toBe(true);
  await expect.poll(() => broken.length).toBe(MAX_CONNECTIONS);
  expect((await database.execute<{ one: number }>(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  await connection.close();
});

it('gets the place of a transaction back that could not even begin', async () => {
  const { connection } = open();
  const { database, pool } = connection;
  for (let round = 0; round < 2 * MAX_CONNECTIONS; round += 1) {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    query.mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
    const failed = await rejection(database.transaction((tx) => tx.execute(sql`SELECT 1`)));
    query.mockRestore();
    expect(isPassing(failed)).toBe(true);
    expect(pool.idleCount).toBe(pool.totalCount);
  }
  await connection.close();
});

it('is survived by a single client as well', async () => {
  const lost = await rejection(
    withClient({ connectionString: test.url }, async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const gone = new Promise<void>((resolve) => client.once('end', () => resolve()));
      await test.pool.query('SELECT pg_terminate_backend($1, 10000)', [rows[0]?.pid]);
      await gone;
      await client.query('SELECT 1');
    }),
  );
  expect(isPassing(lost)).toBe(true);
});
