/** The queue: pg-boss in a schema of its own on the product's database. A message only says that there is work. */
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { JobDefinition, JobHandler } from './definition.ts';

const QUEUE_SCHEMA = 'pgboss';
/** Work is announced by the bell; polling finds what a lost announcement left. */
const POLLING_INTERVAL_S = 2;
const CLOSE_TIMEOUT_MS = 10_000;
/** Any number: names the advisory lock under which one process at a time makes the queues. */
const QUEUES_LOCK = 7_163_404;

/** A connection inside a transaction, as the driver gives it. */
type Client = Pick<pg.PoolClient, 'query'>;

export interface Queue {
  /** Puts a message in the queue when the transaction of the connection commits. */
  readonly send: <P extends object>(
    client: Client,
    definition: JobDefinition<P>,
    payload: P,
  ) => Promise<void>;
  /** Handles messages one at a time. Returns a function that looks for work at once. */
  readonly work: <P extends object>(
    definition: JobDefinition<P>,
    handler: JobHandler<P>,
  ) => Promise<() => void>;
  /** Waits for the handler that runs, if any. */
  readonly close: () => Promise<void>;
}

interface QueueOptions {
  readonly queues: readonly string[];
  /** Whether this process keeps the queue's tables tidy. */
  readonly supervise: boolean;
  readonly onError: (error: Error) => void;
}

export async function openQueue(pool: pg.Pool, options: QueueOptions): Promise<Queue> {
  // The library does not wait for some of its statements; the pool must not close before they are done.
  const underWay = new Set<Promise<unknown>>();
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => {
        const statement = pool.query(text, values);
        underWay.add(statement);
        const forget = () => void underWay.delete(statement);
        statement.then(forget, forget);
        return statement;
      },
    },
    schema: QUEUE_SCHEMA,
    supervise: options.supervise,
    schedule: false,
  });
  boss.on('error', options.onError);
  await oneAtATime(pool, async () => {
    await boss.start();
    for (const name of options.queues) await boss.createQueue(name);
  });

  return {
    async send(client, definition, payload) {
      const id = await boss.send(definition.queue, payload, {
        db: { executeSql: (text, values) => client.query(text, values) },
        expireInSeconds: definition.expireInSeconds,
        // Trying again is decided by the row of the job, not by its message.
        retryLimit: 0,
      });
      if (id === null) throw new Error(`The queue ${definition.queue} did not take the message.`);
    },
    async work(definition, handler) {
      const workerId = await boss.work(
        definition.queue,
        { batchSize: 1, pollingIntervalSeconds: POLLING_INTERVAL_S },
        async (messages) => {
          for (const { data } of messages) await handler(definition.payload.parse(data));
        },
      );
      return () => boss.notifyWorker(workerId);
    },
    async close() {
      await boss.stop({ graceful: true, wait: true, timeout: CLOSE_TIMEOUT_MS });
      await Promise.allSettled(underWay);
    },
  };
}

/**
 * Two processes that make the same queue at once deadlock inside the library's function: it inserts the queue's row,
 * then attaches a table. The lock is the session's, because the library's statements use connections of their own: the
 * pool must hold at least two.
 */
async function oneAtATime(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  let ended = false;
  try {
    // Many that start at once stand in a row, which may be longer than a statement may take.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [QUEUES_LOCK]);
    await client.query('RESET statement_timeout');
    await work();
    await client.query('SELECT pg_advisory_unlock($1)', [QUEUES_LOCK]);
    ended = true;
  } finally {
    // Closing the connection gives the lock back, whatever went wrong.
    client.release(!ended);
  }
}
