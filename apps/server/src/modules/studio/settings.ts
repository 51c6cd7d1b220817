import type { Sharing } from '../../database/fair-places.ts';

/** Times and sizes of the studio's work. Tests shorten the times; nothing else changes them. */
export interface StudioSettings {
  /** How long a call waits for its job before it answers that the job goes on. */
  readonly waitTimeoutMs: number;
  /** How much work one run of a job may take before it fails: time of processors, of all threads together. */
  readonly workLimitMs: number;
  /** How long a run may take by the clock, whatever it waits for. */
  readonly runCeilingMs: number;
  readonly workCheckMs: number;
  /** A worker that has not renewed its claim for so long is taken for dead. */
  readonly leaseMs: number;
  readonly heartbeatMs: number;
  readonly sweepEveryMs: number;
  /** How often a worker writes the progress of a job down, at most. */
  readonly progressEveryMs: number;
  /** A comment in the stream of events that keeps proxies from closing it. */
  readonly streamHeartbeatMs: number;
}

export const STUDIO_SETTINGS: StudioSettings = {
  waitTimeoutMs: 120_000,
  workLimitMs: 360_000,
  runCeilingMs: 1_800_000,
  workCheckMs: 250,
  leaseMs: 10_000,
  heartbeatMs: 2_000,
  sweepEveryMs: 2_000,
  progressEveryMs: 150,
  streamHeartbeatMs: 15_000,
};

/** Runs of one job: a job that took down so many workers is not given to another. */
export const MAX_ATTEMPTS = 3;

/** Streams of events that an account has open in one process: a few tabs on a few devices. */
export const STREAMS_OF_ACCOUNT = 8;

/**
 * Clicks of an account that are judged and drawn up at a time, in one process. The next ones see what is left of the
 * balance after them, and are refused before anything is drawn in vain.
 */
export const CLICKS_OF_ACCOUNT: Sharing = { perParty: 2, waitMs: 30_000, waitingPerParty: 1_000 };

/** How long a click's key means the same job. */
export const IDEMPOTENCY_LIFETIME_MS = 24 * 60 * 60_000;

/** The name of our own engine in `model_used`. */
export const MODEL_NAME = 'filigree-atelier';
