import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveActions, liveSlice } from '../model/live-slice.ts';
import { testJob } from '../testing.ts';
import { Outlook } from './outlook.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  const store = configureStore({ reducer: combineReducers({ studioLive: liveSlice.reducer }) });
  render(
    <Provider store={store}>
      <Outlook />
    </Provider>,
  );
  return {
    see: (changes: Parameters<typeof testJob>[0]) =>
      act(() => void store.dispatch(liveActions.jobSeen(testJob(changes)))),
    wait: (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000)),
  };
}

const text = () => document.body.textContent;

describe('what somebody who waits is told', () => {
  it('is the place in the line and the time left, counted down, until it is begun', () => {
    const { see, wait } = open();
    see({ state: 'queued', stage: 'queued', place: 3, remainingS: 70 });
    expect(text()).toBe('Place 3 in line · About 70 seconds left');
    wait(11);
    expect(text()).toBe('Place 3 in line · About 60 seconds left');
    see({ state: 'queued', stage: 'queued', place: 1, remainingS: 40 });
    expect(text()).toBe('Next in line · About 40 seconds left');
    see({ place: null, remainingS: 20 });
    expect(text()).toBe('About 20 seconds left');
  });

  it('says so, once, when it takes longer than was said at first, and still what is known', () => {
    const { see, wait } = open();
    see({ remainingS: 20 });
    expect(screen.getByRole('status').textContent).toBe('');
    see({ remainingS: 50 });
    expect(text()).toBe('About 50 seconds left');
    wait(20);
    expect(screen.getByRole('status').textContent).toBe('This takes longer than usual.');
    expect(text()).toBe('About 30 seconds leftThis takes longer than usual.');
    see({ remainingS: 0 });
    expect(text()).toBe('This takes longer than usual.');
  });

  it('is nothing where the server estimates nothing', () => {
    const { see, wait } = open();
    see({ remainingS: null });
    wait(600);
    expect(text()).toBe('');
  });
});
