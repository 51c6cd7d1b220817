import { CACHE_TAGS } from '@filigree/contracts/cache-tags';
import { CACHE_RETENTION_S, REFETCH_ON_MOUNT_AFTER_S } from '@filigree/contracts/constants';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, type TestStore, testStore } from '../testing/render.tsx';
import { api } from './api.ts';

const { look } = api.injectEndpoints({
  endpoints: (build) => ({ look: build.query<{ seen: number }, void>({ query: () => '/kept' }) }),
}).endpoints;
const CALL = 'GET /api/kept';

describe('the cache of answers', () => {
  let store: TestStore;
  let server: ReturnType<typeof fakeFetch>;
  let stopListening: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    server = fakeFetch({ [CALL]: { body: { data: { seen: 1 } } } });
    vi.stubGlobal('fetch', server.fetch);
    store = testStore();
    stopListening = setupListeners(store.dispatch);
  });
  afterEach(() => {
    stopListening();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** As a page that is opened; the answer to it is waited for. Gives what its leaving does. */
  async function mount(): Promise<() => void> {
    const { unsubscribe } = store.dispatch(
      look.initiate(undefined, { forceRefetch: REFETCH_ON_MOUNT_AFTER_S }),
    );
    await vi.advanceTimersByTimeAsync(100);
    return unsubscribe;
  }
  const asked = () => server.calls().length;
  const isKept = () => look.select()(store.getState()).data !== undefined;

  it('keeps an answer for 60 s after its last use', async () => {
    expect(CACHE_RETENTION_S).toBe(60);
    const leave = await mount();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(isKept()).toBe(true);
    leave();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(isKept()).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(isKept()).toBe(false);
  });

  it('asks again on opening when an answer is older than 30 s', async () => {
    expect(REFETCH_ON_MOUNT_AFTER_S).toBe(30);
    await mount();
    await vi.advanceTimersByTimeAsync(29_000);
    await mount();
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await mount();
    expect(asked()).toBe(2);
  });

  it('asks again on reconnect, not on focus', async () => {
    await mount();
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked()).toBe(1);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked()).toBe(2);
  });

  it('has the tags of the specification', () => {
    expect([...CACHE_TAGS].toSorted()).toEqual(
      [
        ...[
          'Auth',
          'User',
          'Cart',
          'CartItem',
          'Studio',
          'Variation',
          'Draft',
          'Piece',
          'Collection',
          'Board',
        ],
        ...['Favorite', 'Credit', 'CreditTransaction', 'Payment', 'PaymentIntent', 'CreditPackage', 'Order'],
      ].toSorted(),
    );
  });
});
