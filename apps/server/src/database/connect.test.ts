import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { connect } from './connect.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

it('is closed when none of its connections is left', async () => {
  const broken: Error[] = [];
  const connection = connect(test.url, { maxConnections: 8, onIdleError: (error) => broken.push(error) });
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
