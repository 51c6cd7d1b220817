import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askServer, currentReach, onReturn, serverAnswered, serverMissed, watchNetwork } from './reach.ts';

const health = (...answers: (boolean | 'unreachable')[]) => {
  const fetch = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    return new Response(null, { status: answer ? 200 : 503 });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  serverAnswered();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whether the server can be reached', () => {
  it('is lost with a call that nobody answered, asked about, and told once it is back', async () => {
    const fetch = health('unreachable', false, true);
    const back = vi.fn();
    const stop = onReturn(back);
    serverMissed();
    expect(currentReach()).toBe('down');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(currentReach()).toBe('down');
    expect(back).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(currentReach()).toBe('reached');
    expect(back).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(3);
    stop();
  });

  it('comes back with any answer, without asking', async () => {
    const fetch = health(true);
    serverMissed();
    serverAnswered();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(currentReach()).toBe('reached');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('follows the network of the browser, and asks the server before it believes in it', async () => {
    health(false);
    const stop = watchNetwork();
    window.dispatchEvent(new Event('offline'));
    expect(currentReach()).toBe('offline');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(currentReach()).toBe('down');
    health(true);
    await askServer();
    expect(currentReach()).toBe('reached');
    stop();
  });
});
