/**
 * Follows a job to its end, whatever the network does: server-sent events first, with growing pauses between
 * attempts; where events cannot be had at all (a proxy that buffers or refuses them), polling.
 */
import type { Job } from '@filigree/contracts';
import { type JobEvent, readJobEvents } from './job-events.ts';

export type Connection = 'live' | 'reconnecting' | 'polling';

export interface JobSource {
  /** Opens the events with a fresh token; any answer that is not 2xx counts as no stream. */
  readonly open: (jobId: string, signal: AbortSignal) => Promise<Response>;
  /** Rejects with a GoneError when there is no such job. */
  readonly poll: (jobId: string, signal: AbortSignal) => Promise<Job>;
}

/** The job is not there (any more), or is not this customer's: following on is of no use. */
export class GoneError extends Error {}

export interface FollowOptions {
  readonly source: JobSource;
  readonly signal: AbortSignal;
  readonly onEvent: (event: JobEvent) => void;
  readonly onConnection: (connection: Connection) => void;
  /** Waits; resolves early when the signal aborts. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly stallMs?: number;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
const POLL_MS = 2_000;
/** Connections in a row that bring no event before polling takes over. */
const FRUITLESS_MAX = 3;
/** Twice the usual 15 s between the comments that keep a stream open. */
const STALL_MS = 30_000;

const isFinal = (job: Job) => job.state !== 'queued' && job.state !== 'running';

/** Doubles from half a second to eight. */
export const pauseMs = (attempt: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, attempt - 1));

export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, ms);
    function finish() {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    }
    signal.addEventListener('abort', finish, { once: true });
  });
}

/** One connection: the final job if it came, and whether any event did. */
async function listen(jobId: string, options: FollowOptions): Promise<{ final: Job | null; heard: boolean }> {
  let final: Job | null = null;
  let heard = false;
  const stream = new AbortController();
  const abort = () => stream.abort();
  options.signal.addEventListener('abort', abort, { once: true });
  try {
    const answer = await options.source.open(jobId, stream.signal);
    if (!answer.ok || !answer.body) return { final, heard };
    await readJobEvents(answer.body, {
      signal: stream.signal,
      stallMs: options.stallMs ?? STALL_MS,
      onEvent: (event) => {
        if (!heard) options.onConnection('live');
        heard = true;
        options.onEvent(event);
        if (event.name === 'job' && isFinal(event.data)) {
          final = event.data;
          stream.abort();
        }
      },
    });
  } catch (error) {
    if (error instanceof GoneError) throw error;
    // A broken connection; the caller pauses and connects again.
  } finally {
    options.signal.removeEventListener('abort', abort);
  }
  return { final, heard };
}

/**
 * Resolves with the finished job (succeeded, failed or cancelled), or null when aborted.
 * Rejects with GoneError when the job does not exist.
 */
export async function followJob(jobId: string, options: FollowOptions): Promise<Job | null> {
  const { source, signal, onEvent, onConnection } = options;
  const wait = options.sleep ?? sleep;
  let attempt = 0;
  let fruitless = 0;
  while (!signal.aborted) {
    if (fruitless < FRUITLESS_MAX) {
      const { final, heard } = await listen(jobId, options);
      if (final) return final;
      if (signal.aborted) return null;
      attempt = heard ? 1 : attempt + 1;
      fruitless = heard ? 0 : fruitless + 1;
      onConnection(fruitless < FRUITLESS_MAX ? 'reconnecting' : 'polling');
      await wait(pauseMs(attempt), signal);
      continue;
    }
    try {
      const job = await source.poll(jobId, signal);
      attempt = 0;
      onEvent({ name: 'job', data: job });
      if (isFinal(job)) return job;
    } catch (error) {
      if (error instanceof GoneError) throw error;
      attempt += 1;
    }
    await wait(attempt === 0 ? POLL_MS : Math.max(POLL_MS, pauseMs(attempt)), signal);
  }
  return null;
}
