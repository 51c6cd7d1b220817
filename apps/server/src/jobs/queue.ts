/** The queue: pg-boss in a schema of its own on the product's database. A message only says that there is work. */
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { JobDefinition, JobHandler } from './definition.ts';
import { keepTaking, type Taking } from './keep-taking.ts';

const QUEUE_SCHEMA = 'pgboss';
/** Work is announced by the bell; polling finds what a lost announcement left. */
const POLLING_INTERVAL_MS = 2_000;
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
  readonly work: <P extends object>(definition: JobDefinition<P>, handler: JobHandler<P>) => () => void;
  /** Takes no other message, and waits for the handlers that run, if any, for at most ten seconds. */
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
  const takings: Taking[] = [];
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
    work(definition, handler) {
      const taking = keepTaking(
        () => takeOne(boss, definition, handler),
        POLLING_INTERVAL_MS,
        options.onError,
      );
      takings.push(taking);
      return taking.look;
    },
    async close() {
      await withinMs(CLOSE_TIMEOUT_MS, Promise.all(takings.map((taking) => taking.stop())));
      await boss.stop();
      await Promise.allSettled(underWay);
    },
  };
}

/**
 * Takes the next message, if there is one, handles it, and writes its end down. The library's own workers do not wait
 * for that last statement: a connection lost at that moment would end the process. A message whose end is not written
 * runs out after the time of its definition.
 * @returns whether there was a message.
 */
async function takeOne<P extends object>(
  boss: PgBoss,
  { queue, payload }: JobDefinition<P>,
  handler: JobHandler<P>,
): Promise<boolean> {
  const [message] = await boss.fetch(queue);
  if (!message) return false;
  try {
    await handler(payload.parse(message.data));
  } catch (error) {
    await boss.fail(queue, message.id, { message: String(error) });
    throw error;
  }
  await boss.complete(queue, message.id);
  return true;
}

async function withinMs(limitMs: number, work: Promise<unknown>): Promise<void> {
  const enough = new AbortController();
  const limit = setTimeout(limitMs, undefined, { signal: enough.signal }).catch(() => undefined);
  await Promise.race([work, limit]).finally(() => enough.abort());
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
