import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../api/api.ts';
import { authReducer } from '../../../session/auth-slice.ts';
import { takeNotices } from '../../../ui/notify.ts';
import { liveActions, liveSlice } from '../model/live-slice.ts';
import { studioSlice } from '../model/studio-slice.ts';
import { testJob, testVariation } from '../testing.ts';
import { Outlook } from './outlook.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  takeNotices();
});

function open() {
  const store = configureStore({
    reducer: combineReducers({
      [api.reducerPath]: api.reducer,
      auth: authReducer,
      studio: studioSlice.reducer,
      studioLive: liveSlice.reducer,
    }),
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  render(
    <Provider store={store}>
      <Outlook />
    </Provider>,
  );
  return {
    store,
    see: (changes: Parameters<typeof testJob>[0]) =>
      act(() => void store.dispatch(liveActions.jobSeen(testJob(changes)))),
    wait: (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000)),
  };
}

const OFFER = 'Tell me by mail when it is ready';
const PROMISE = 'We will write to you when it is ready. You may leave this page.';

/** What the server says to whoever asks for a mail. @returns what it was asked */
function answer(response: () => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return response();
  });
  return asked;
}
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

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
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('This takes longer than usual.');
    expect(text()).toBe(`About 30 seconds leftThis takes longer than usual.${OFFER}`);
    see({ remainingS: 0 });
    expect(text()).toBe(`This takes longer than usual.${OFFER}`);
  });

  it('is nothing where the server estimates nothing', () => {
    const { see, wait } = open();
    see({ remainingS: null });
    wait(600);
    expect(text()).toBe('');
  });
});

describe('a mail when it has ended', () => {
  const offer = () => screen.queryByRole('button', { name: OFFER });

  it('is offered beyond the estimate alone, and promised once it is asked for', async () => {
    const asked = answer(() => json(200, { data: testJob({ mailsAtEnd: true }) }));
    const { see, wait } = open();
    see({ remainingS: 20 });
    wait(19);
    expect(offer()).toBeNull();
    wait(1);
    fireEvent.click(offer()!);
    const promise = await screen.findByText(PROMISE);
    expect(offer()).toBeNull();
    expect(document.activeElement).toBe(promise);
    expect(asked).toEqual([`POST /api/studio/jobs/${testJob().id}/notify`]);
    expect(takeNotices()).toEqual([]);
  });

  it('that was asked for before the page was loaded is promised still', () => {
    const { see } = open();
    see({ remainingS: 20, mailsAtEnd: true });
    expect(text()).toContain(PROMISE);
    expect(offer()).toBeNull();
  });

  it('is not needed for work that has ended meanwhile: its result comes at once', async () => {
    const variations = [testVariation()];
    const generation = { variations, credits_used: 4, remaining_credits: 21 };
    answer(() => json(200, { data: testJob({ state: 'succeeded', stage: 'done', generation }) }));
    const { see, store } = open();
    see({ remainingS: 0 });
    fireEvent.click(offer()!);
    await waitFor(() => expect(store.getState().studio.variations).toEqual(variations));
    expect(takeNotices()).toMatchObject([{ title: 'Designs generated!' }]);
  });

  it('that cannot be asked for is told of, and offered still', async () => {
    const message = 'There is no such job.';
    answer(() => json(404, { error: { code: 'NOT_FOUND', message, status: 404 } }));
    const { see } = open();
    see({ remainingS: 0 });
    fireEvent.click(offer()!);
    await waitFor(() => expect(takeNotices()).toMatchObject([{ description: message, tone: 'destructive' }]));
    expect(offer()).not.toBeNull();
  });
});
