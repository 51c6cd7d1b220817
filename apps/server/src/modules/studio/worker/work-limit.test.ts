import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RunTimedOut } from './stop-reason.ts';
import { limitWork, workOfThisProcessMs } from './work-limit.ts';

const LIMIT = { workLimitMs: 1_000, runCeilingMs: 60_000, workCheckMs: 100 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function watch(startMs = 5_000) {
  let workMs = startMs;
  const over = vi.fn();
  const end = limitWork(LIMIT, () => workMs, over);
  return { over, end, work: (ms: number) => (workMs += ms) };
}

describe('a run', () => {
  it('has as long as the machine takes, as long as it does not work too much itself', () => {
    const { over, work } = watch();
    work(1_000);
    vi.advanceTimersByTime(50_000);
    expect(over).not.toHaveBeenCalled();
  });

  it('is over, once, when it has worked more than it may', () => {
    const { over, work } = watch();
    work(1_001);
    vi.advanceTimersByTime(100);
    expect(over).toHaveBeenCalledExactlyOnceWith(expect.any(RunTimedOut));
    vi.advanceTimersByTime(100_000);
    expect(over).toHaveBeenCalledOnce();
  });

  it('is over at the ceiling, though it waits for something and does not work', () => {
    const { over } = watch();
    vi.advanceTimersByTime(60_000);
    expect(over).toHaveBeenCalledExactlyOnceWith(expect.any(RunTimedOut));
  });

  it('is watched no longer when it has ended', () => {
    const { over, end, work } = watch();
    end();
    work(5_000);
    vi.advanceTimersByTime(100_000);
    expect(over).not.toHaveBeenCalled();
  });
});

it('counts the work of this process, which waiting is not', async () => {
  vi.useRealTimers();
  const before = workOfThisProcessMs();
  let turns = 0;
  while (workOfThisProcessMs() - before < 20) turns += 1;
  expect(turns).toBeGreaterThan(0);
});
