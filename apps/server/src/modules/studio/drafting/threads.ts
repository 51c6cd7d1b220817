/**
 * The drafting table in threads of their own: words are written by strangers, and whatever they cost, requests are
 * answered meanwhile. A thread that works at one task for too long is ended, and another takes its place.
 */
import type { Interpretation } from '@filigree/contracts';
import { Tinypool } from 'tinypool';
import type { StoredDesign } from '../../../database/schema/studio.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import type { DraftingService, Refinement } from '../bench/workbench.ts';
import { type AllowanceSettings, openAllowance } from './allowance.ts';
import type { Answer, Order, Task } from './messages.ts';
import { createMeter, progressOf } from './thread-work.ts';

export interface DraftingSettings extends AllowanceSettings {
  readonly threads: number;
  /** Tasks that wait for a thread. */
  readonly mostWaiting: number;
  /** Of a thread's work on one task, by what the task does. */
  readonly limitMs: Readonly<Record<Task['kind'], number>>;
  /** By the clock, for a task to be begun: fresh threads have to be started first. */
  readonly beginWithinMs: number;
  /** By the clock, for a begun task to end, on a machine without any time to spare. */
  readonly endWithinMs: number;
  /** What a thread that had to be ended costs its account beside the work: another one is started. */
  readonly replacementMs: number;
}

const SETTINGS: DraftingSettings = {
  threads: 2,
  mostWaiting: 64,
  limitMs: { interpret: 250, sketch: 1_000, refine: 250 },
  beginWithinMs: 15_000,
  endWithinMs: 5_000,
  replacementMs: 750,
  mostAtOnce: 4,
  workMs: 3_000,
  windowMs: 60_000,
};

const LOOK_EVERY_MS = 20;
/** More is no wish: 2,000 characters of prose are 350 words. */
const MOST_WORDS = 450;
const WORD = /[\p{L}\p{N}]+/gu;

const tooComplex = () =>
  fail(
    'TEXT_TOO_COMPLEX',
    'This is too much to read at once. Please describe one piece in fewer words, and each part of it once.',
  );
const busy = (message = 'Too many words are being read. Please try again in a moment.') =>
  fail('SERVICE_UNAVAILABLE', message, { retryAfterS: 2 });
const stopping = () => busy('The service is restarting. Please try again in a moment.');

type Stopped = ReturnType<typeof tooComplex | typeof busy>;

/** @param changed settings other than the usual ones */
export function openDraftingThreads(changed: Partial<DraftingSettings> = {}): DraftingService {
  const settings = { ...SETTINGS, ...changed };
  const allowance = openAllowance(settings);
  let isClosed = false;
  const pool = new Tinypool({
    filename: new URL('./start-thread.mjs', import.meta.url).href,
    minThreads: settings.threads,
    maxThreads: settings.threads,
    maxQueue: settings.mostWaiting,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });

  /** Ends the task when it takes too long; resolves with why it was ended, or undefined when it ended itself. */
  function watch(kind: Task['kind'], meter: SharedArrayBuffer, stop: (why: Stopped) => void): () => void {
    const askedAt = performance.now();
    let begunAt: number | undefined;
    const timer = setInterval(() => {
      const progress = progressOf(meter);
      const now = performance.now();
      if (progress.state === 'waiting') {
        if (now - askedAt > settings.beginWithinMs) stop(busy());
        return;
      }
      begunAt ??= now;
      if ((progress.workMs ?? 0) > settings.limitMs[kind]) stop(tooComplex());
      else if (now - begunAt > settings.endWithinMs)
        // Where the system does not tell a thread's work, the clock alone has to do.
        stop(progress.workMs === undefined ? tooComplex() : busy());
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }

  async function perform(task: Task): Promise<{ result: Result<unknown>; costMs: number }> {
    const meter = createMeter();
    const end = new AbortController();
    let stopped: Stopped | undefined;
    const unwatch = watch(task.kind, meter, (why) => {
      stopped = why;
      end.abort();
    });
    try {
      const order: Order = { task, meter };
      const { value, workMs }: Answer = await pool.run(order, { signal: end.signal });
      return { result: ok(value), costMs: workMs };
    } catch (error) {
      if (stopped === undefined && isClosed) return { result: stopping(), costMs: 0 };
      if (stopped === undefined && isFull(error)) return { result: busy(), costMs: 0 };
      if (stopped === undefined && !isOutOfMemory(error)) throw error;
      const wasBegun = progressOf(meter).state === 'begun';
      const costMs = wasBegun ? settings.limitMs[task.kind] + settings.replacementMs : 0;
      return { result: stopped ?? tooComplex(), costMs };
    } finally {
      unwatch();
    }
  }

  async function ask(accountId: string, task: Task): Promise<Result<unknown>> {
    if (isClosed) return stopping();
    const entered = allowance.enter(accountId);
    if (!entered.ok) return entered;
    let costMs = 0;
    try {
      const performed = await perform(task);
      costMs = performed.costMs;
      return performed.result;
    } finally {
      entered.value(costMs);
    }
  }

  return {
    async interpret(accountId, request) {
      if (isTooLong(request.prompt)) return tooComplex();
      // The thread returns what the drafting table's function of the same name does.
      return (await ask(accountId, { kind: 'interpret', request })) as Result<Interpretation>;
    },
    async sketch(accountId, brief, seeds) {
      return (await ask(accountId, { kind: 'sketch', brief, seeds })) as Result<StoredDesign[]>;
    },
    async refine(accountId, design, instruction) {
      if (isTooLong(typeof instruction === 'string' ? instruction : (instruction.prompt ?? '')))
        return tooComplex();
      const read = await ask(accountId, { kind: 'refine', design, instruction });
      return read.ok ? (read.value as Result<Refinement>) : read;
    },
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}

function isTooLong(text: string): boolean {
  let words = 0;
  for (const _word of text.matchAll(WORD)) {
    words += 1;
    if (words > MOST_WORDS) return true;
  }
  return false;
}

/** Tinypool tells it by its words alone. */
function isFull(error: unknown): boolean {
  return error instanceof Error && error.message === 'Task queue is at limit';
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
