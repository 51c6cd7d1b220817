import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { connect } from '../database/connect.ts';
import { openQueue } from './queue.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const fail = (error: Error) => {
  throw error;
};

it('is made once, however many processes make it at the same moment', async () => {
  const names = ['first', 'second', 'third'];
  for (let round = 0; round < 3; round += 1) {
    await test.pool.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
    const connections = Array.from({ length: 6 }, () =>
      connect(test.url, { maxConnections: 2, onLost: fail }),
    );
    const queues = await Promise.all(
      connections.map(({ pool }) => openQueue(pool, { queues: names, supervise: false, onError: fail })),
    );
    const { rows } = await test.pool.query<{ name: string }>('SELECT name FROM pgboss.queue ORDER BY name');
    expect(rows.map(({ name }) => name)).toEqual(names);
    await Promise.all(queues.map((queue) => queue.close()));
    await Promise.all(connections.map((connection) => connection.close()));
  }
});
