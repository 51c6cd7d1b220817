import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { connect } from '../database/connect.ts';
import type { JobDefinition } from './definition.ts';
import { openQueue, type Queue } from './queue.ts';

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

const ERRAND: JobDefinition<{ name: string }> = {
  queue: 'errands',
  payload: z.object({ name: z.string() }),
  expireInSeconds: 60,
};

async function openErrands(): Promise<{
  queue: Queue;
  heard: string[];
  put: (name: string) => Promise<void>;
  states: () => Promise<string[]>;
}> {
  const heard: string[] = [];
  const { pool } = test;
  const onError = (error: Error) => heard.push(error.message);
  const queue = await openQueue(pool, { queues: [ERRAND.queue], supervise: false, onError });
  return {
    queue,
    heard,
    put: (name) => queue.send(pool, ERRAND, { name }),
    async states() {
      const { rows } = await pool.query<{ name: string; state: string }>(
        `SELECT data->>'name' AS name, state FROM pgboss.job WHERE name = 'errands' ORDER BY created_on`,
      );
      return rows.map(({ name, state }) => `${name} ${state}`);
    },
  };
}

it('goes on when the database is lost at the moment a message ends', async () => {
  const { queue, heard, put, states } = await openErrands();
  const lost = vi.spyOn(test.pool, 'query');
  const done: string[] = [];
  const look = queue.work(ERRAND, async ({ name }) => {
    if (name === 'first') lost.mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
    done.push(name);
    await Promise.resolve();
  });
  await put('first');
  look();
  await expect.poll(() => heard).toEqual(['Connection terminated unexpectedly']);
  await put('second');
  look();
  await expect.poll(states).toEqual(['first active', 'second completed']);
  expect(done).toEqual(['first', 'second']);
  await queue.close();
  lost.mockRestore();
});

it('tells of a handler that fails, fails its message, and takes the next', async () => {
  const { queue, heard, put, states } = await openErrands();
  await test.pool.query(`DELETE FROM pgboss.job WHERE name = 'errands'`);
  await put('bad');
  await put('good');
  const look = queue.work(ERRAND, async ({ name }) => {
    await Promise.resolve();
    if (name === 'bad') throw new Error('no such street');
  });
  await expect.poll(() => heard).toEqual(['no such street']);
  look();
  await expect.poll(states).toEqual(['bad failed', 'good completed']);
  await queue.close();
});

it('waits for the handler under way when it is closed, and takes no other', async () => {
  const { queue, put, states } = await openErrands();
  await test.pool.query(`DELETE FROM pgboss.job WHERE name = 'errands'`);
  let finish: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    queue.work(ERRAND, () => {
      resolve();
      return new Promise((end) => {
        finish = end;
      });
    });
  });
  await put('long');
  await put('later');
  await begun;
  const closed = queue.close();
  finish();
  await closed;
  expect(await states()).toEqual(['long completed', 'later created']);
});
