/** PostgreSQL's LISTEN/NOTIFY: how the processes that share the database tell each other that a row has changed. */
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Queryable } from '../database/connect.ts';

/**
 * Payloads are ids. `studio_queue`: a job waits for a worker. `studio_job`: its row, pictures or previews have changed.
 * `studio_end`: it has ended unpaid, by whomever; its worker should stop. `mail_outbox`: a mail waits to be sent.
 */
const CHANNELS = ['studio_queue', 'studio_job', 'studio_end', 'mail_outbox'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Hears a ring. The payload is null after the connection was lost for a while: rings may have been missed, so that
 * whoever listens looks at the rows again.
 */
type Listener = (payload: string | null) => void;

export interface Bell {
  /** Returns the function that ends the subscription. */
  readonly subscribe: (channel: Channel, listener: Listener) => () => void;
  readonly close: () => Promise<void>;
}

interface BellOptions {
  readonly onError: (error: Error) => void;
  readonly reconnectAfterMs?: number;
}

/** Rings when the transaction commits, and not at all when it rolls back. */
export async function ring(database: Queryable, channel: Channel, payload: string): Promise<void> {
  await database.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** Takes one connection of the pool for as long as it hangs; close it before the pool. */
export async function hangBell(pool: pg.Pool, options: BellOptions): Promise<Bell> {
  const reconnectAfterMs = options.reconnectAfterMs ?? 500;
  const listeners = new Map<Channel, Set<Listener>>(CHANNELS.map((channel) => [channel, new Set()]));
  let client: pg.PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function listen(): Promise<void> {
    const taken = await pool.connect();
    try {
      taken.on('notification', ({ channel, payload }) => {
        for (const listener of listeners.get(channel as Channel) ?? []) listener(payload ?? null);
      });
      taken.on('error', (error) => lose(taken, error));
      for (const channel of CHANNELS) await taken.query(`listen ${channel}`);
    } catch (error) {
      taken.release(true);
      throw error;
    }
    // Taken down while it was being hung.
    if (isClosed) taken.release(true);
    else client = taken;
  }

  function lose(lost: pg.PoolClient, error: Error): void {
    if (client !== lost) return;
    client = undefined;
    lost.release(true);
    options.onError(error);
    retryLater();
  }

  function retryLater(): void {
    if (isClosed) return;
    retry = setTimeout(async () => {
      try {
        await listen();
        for (const set of listeners.values()) for (const listener of set) listener(null);
      } catch (error) {
        options.onError(error instanceof Error ? error : new Error(String(error)));
        retryLater();
      }
    }, reconnectAfterMs);
  }

  await listen();
  return {
    subscribe(channel, listener) {
      listeners.get(channel)?.add(listener);
      return () => listeners.get(channel)?.delete(listener);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      // A connection that listens must not go back to others.
      client?.release(true);
      client = undefined;
    },
  };
}
