import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeGoneError, CodeUnreachedError, loadPage, loadPart, onCodeGone, tryCode } from './load-code.ts';
import { currentReach, serverAnswered } from './reach.ts';

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/part.js');
/** Code that comes after so many attempts in vain. */
const missing = (misses: number) => {
  let left = misses;
  return vi.fn(async () => {
    if (left > 0) {
      left -= 1;
      throw MISSING;
    }
    return 'code';
  });
};
let isThere = true;
let gone: unknown[] = [];
let stop: () => void;
let isLeaving = false;

beforeEach(() => {
  vi.useFakeTimers();
  isThere = true;
  isLeaving = false;
  gone = [];
  stop = onCodeGone((cause) => {
    gone.push(cause);
    return isLeaving;
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      if (!isThere) throw new TypeError('Failed to fetch');
      return new Response(null, { status: 200 });
    }),
  );
});
afterEach(() => {
  stop();
  serverAnswered();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('code that comes after the page', () => {
  it('is asked for once more when the server is there', async () => {
    const load = missing(1);
    await expect(tryCode(load)).resolves.toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
    expect(gone).toEqual([]);
  });

  it('is gone when it is not there although the server is: the page is told, once for all', async () => {
    await expect(tryCode(missing(9))).rejects.toThrow(CodeGoneError);
    expect(gone).toEqual([MISSING]);
  });

  it('is not called gone while the server is out of reach, and the reach is lost in sight', async () => {
    isThere = false;
    await expect(tryCode(missing(9))).rejects.toThrow(CodeUnreachedError);
    expect(gone).toEqual([]);
    expect(currentReach()).toBe('down');
  });

  it('is waited for until the server is back, for what is to be shown', async () => {
    isThere = false;
    const load = missing(1);
    const shown = vi.fn();
    void loadPage(load).then(shown);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(shown).not.toHaveBeenCalled();
    isThere = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toHaveBeenCalledWith('code');
  });

  it('never breaks what waits for a part of the page when it is gone', async () => {
    const settled = vi.fn();
    void loadPart(missing(9)).then(settled, settled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(gone).toEqual([MISSING]);
    expect(settled).not.toHaveBeenCalled();
  });

  it('is a page that fails when it is shown, unless this one is on its way to be loaded anew', async () => {
    const page = (await loadPage<unknown>(missing(9))) as { default: () => never };
    expect(page.default).toThrow(CodeGoneError);
    isLeaving = true;
    const settled = vi.fn();
    void loadPage(missing(9)).then(settled, settled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
  });
});
