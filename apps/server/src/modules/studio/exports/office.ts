/**
 * The drawing office: castings and workshop sheets are built in a thread of their own, one at a time, so that no
 * request waits behind them. The thread is started when it is wanted and let go when it has been idle.
 */
import { Worker } from 'node:worker_threads';
import type { PriceTable } from '@filigree/atelier/estimate';
import { fail, ok, type Result } from '../../../http/failure.ts';
import type { Delivery, Order, ThreadData } from './messages.ts';

export interface OfficeSettings {
  /** Orders that wait or are under way. */
  readonly mostOrders: number;
  /** By the clock, for the heaviest piece on a machine with no time to spare: it is 5 s of work. */
  readonly buildTimeoutMs: number;
  readonly idleMs: number;
  /** undefined: the table of the atelier. */
  readonly prices: PriceTable | undefined;
}
const SETTINGS: OfficeSettings = {
  mostOrders: 24,
  buildTimeoutMs: 90_000,
  idleMs: 60_000,
  prices: undefined,
};

export interface Office {
  /**
   * Builds a file. Orders of one key are built once. Fails with SERVICE_UNAVAILABLE when too many wait or the
   * process stops, GENERATION_TIMED_OUT, NOT_MAKEABLE, or JOB_CANCELLED when the signal is aborted; an order that
   * nobody waits for any more is dropped, or stopped under way. Rejects for bugs.
   */
  readonly order: (key: string, order: Order, signal: AbortSignal) => Promise<Result<Uint8Array>>;
  readonly close: () => Promise<void>;
}

interface Entry {
  readonly order: Order;
  readonly done: Promise<Result<Uint8Array>>;
  readonly settle: (result: Result<Uint8Array>) => void;
  readonly reject: (error: Error) => void;
  waiters: number;
}

const cancelled = () => fail('JOB_CANCELLED', 'This was cancelled.');
const stopping = () =>
  fail('SERVICE_UNAVAILABLE', 'The service is restarting. Please try again in a moment.', { retryAfterS: 2 });

export function openOffice(changed: Partial<OfficeSettings> = {}): Office {
  const settings = { ...SETTINGS, ...changed };
  const entries = new Map<string, Entry>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** Key of the order under way, and what ends it early. */
  let current: { readonly key: string; readonly stop: (result: Result<Uint8Array>) => void } | undefined;
  let isClosed = false;

  async function letGo(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  }

  /** One delivery of the thread. A thread that was stopped in the middle is gone: the next order starts another. */
  function build(key: string, entry: Entry): Promise<void> {
    const workerData: ThreadData = { prices: settings.prices };
    thread ??= new Worker(new URL('./start-thread.mjs', import.meta.url), { workerData });
    const own = thread;
    return new Promise((resolve) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        own.off('message', onMessage).off('error', onError).off('exit', onExit);
        current = undefined;
        entries.delete(key);
        settle();
        resolve();
      };
      const stop = (result: Result<Uint8Array>) => {
        finish(() => entry.settle(result));
        void letGo();
      };
      const onMessage = (delivery: Delivery) =>
        finish(() => {
          if (delivery.kind === 'bug') entry.reject(delivery.error);
          else if (delivery.kind === 'file') entry.settle(ok(delivery.bytes));
          else entry.settle(fail('NOT_MAKEABLE', 'The parts of this design cannot be joined.'));
        });
      const onError = (error: Error) => {
        thread = undefined;
        finish(() => entry.reject(error));
      };
      const onExit = () => onError(new Error('The thread of the drawing office has ended.'));
      const timer = setTimeout(
        () => stop(fail('GENERATION_TIMED_OUT', 'This took too long and was stopped. Please try again.')),
        settings.buildTimeoutMs,
      );
      own.on('message', onMessage).on('error', onError).on('exit', onExit);
      current = { key, stop };
      own.postMessage(entry.order);
    });
  }

  async function workThrough(): Promise<void> {
    clearTimeout(idle);
    for (;;) {
      const next = entries.entries().next().value;
      if (next === undefined) break;
      await build(...next);
    }
    idle = setTimeout(() => void letGo(), settings.idleMs);
    idle.unref();
  }

  function begin(key: string, order: Order): Entry {
    let settle!: Entry['settle'];
    let reject!: Entry['reject'];
    const done = new Promise<Result<Uint8Array>>((resolve, rejectDone) => {
      settle = resolve;
      reject = rejectDone;
    });
    // Whoever waits hears of it; when nobody does, nobody is missed.
    done.catch(() => undefined);
    const entry: Entry = { order, done, settle, reject, waiters: 0 };
    const wasIdle = entries.size === 0;
    entries.set(key, entry);
    if (wasIdle) void workThrough();
    return entry;
  }

  function leave(key: string, entry: Entry): void {
    entry.waiters -= 1;
    if (entry.waiters > 0 || entries.get(key) !== entry) return;
    if (current?.key === key) current.stop(cancelled());
    else {
      entries.delete(key);
      entry.settle(cancelled());
    }
  }

  return {
    async order(key, order, signal) {
      if (isClosed) return stopping();
      if (signal.aborted) return cancelled();
      const known = entries.get(key);
      if (!known && entries.size >= settings.mostOrders)
        return fail('SERVICE_UNAVAILABLE', 'Too many files are being drawn. Please try again in a moment.', {
          retryAfterS: 10,
        });
      const entry = known ?? begin(key, order);
      entry.waiters += 1;
      const done = new AbortController();
      const gone = new Promise<Result<never>>((resolve) => {
        const options = { once: true, signal: done.signal };
        signal.addEventListener('abort', () => resolve(cancelled()), options);
      });
      try {
        return await Promise.race([entry.done, gone]);
      } finally {
        done.abort();
        leave(key, entry);
      }
    },
    async close() {
      isClosed = true;
      for (const [key, entry] of [...entries]) {
        if (current?.key === key) continue;
        entries.delete(key);
        entry.settle(stopping());
      }
      current?.stop(stopping());
      await letGo();
    },
  };
}
