import type { Job } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { testJob } from '../testing.ts';
import { type Connection, followJob, GoneError, type JobSource, pauseMs } from './follow-job.ts';

const running = testJob();
const done = testJob({ state: 'succeeded', stage: 'done', fraction: 1 });

const stream = (...jobs: Job[]) =>
  new Response(jobs.map((job) => `event: job\ndata: ${JSON.stringify(job)}\n\n`).join(''));

interface Script {
  /** What each attempt to open the events meets; the last one repeats. */
  readonly open: readonly (() => Response)[];
  readonly poll?: readonly (() => Job)[];
}

async function follow(script: Script, abort = new AbortController()) {
  const seen: string[] = [];
  const connections: Connection[] = [];
  const pauses: number[] = [];
  let opened = 0;
  let polled = 0;
  const source: JobSource = {
    open: async () => script.open[Math.min(opened++, script.open.length - 1)]!(),
    poll: async () => script.poll![Math.min(polled++, script.poll!.length - 1)]!(),
  };
  const job = await followJob(running.id, {
    source,
    signal: abort.signal,
    onEvent: (event) => event.name === 'job' && seen.push(event.data.state),
    onConnection: (connection) => connections.push(connection),
    sleep: async (ms) => {
      pauses.push(ms);
      if (pauses.length > 20) abort.abort();
    },
  });
  return { job, seen, connections, pauses, opened, polled };
}

const broken = () => {
  throw new TypeError('network');
};

describe('followJob', () => {
  it('ends with the final job of one connection', async () => {
    const { job, seen, opened, pauses } = await follow({ open: [() => stream(running, done)] });
    expect(job).toEqual(done);
    expect(seen).toEqual(['running', 'succeeded']);
    expect({ opened, pauses }).toEqual({ opened: 1, pauses: [] });
  });

  it('connects again after a stream that ends early, a refusal and a broken line', async () => {
    const { job, opened, connections, polled } = await follow({
      open: [() => stream(running), broken, () => new Response('', { status: 502 }), () => stream(done)],
    });
    expect(job).toEqual(done);
    expect(opened).toBe(4);
    expect(polled).toBe(0);
    expect(connections).toEqual(['live', 'reconnecting', 'reconnecting', 'reconnecting', 'live']);
  });

  it('polls where events cannot be had, and outlasts answers that fail', async () => {
    const { job, seen, connections } = await follow({
      open: [broken],
      poll: [() => running, broken, () => done],
    });
    expect(job).toEqual(done);
    expect(seen).toEqual(['running', 'succeeded']);
    expect(connections.at(-1)).toBe('polling');
  });

  it('gives up a job that is not there', async () => {
    const gone = () => {
      throw new GoneError('gone');
    };
    await expect(follow({ open: [gone] })).rejects.toBeInstanceOf(GoneError);
    await expect(follow({ open: [broken], poll: [gone] })).rejects.toBeInstanceOf(GoneError);
  });

  it('ends with nothing when it is aborted', async () => {
    const abort = new AbortController();
    abort.abort();
    expect((await follow({ open: [() => stream(done)] }, abort)).job).toBeNull();
    expect((await follow({ open: [() => stream(running)] })).job).toBeNull();
  });

  it('pauses longer from attempt to attempt, up to eight seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 30].map(pauseMs)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });
});
