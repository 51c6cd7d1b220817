import { ENGRAVING_MAX_LENGTH, PROMPT_MAX_LENGTH } from '@filigree/contracts/constants';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../api/api.ts';
import { authReducer } from '../../../session/auth-slice.ts';
import { fakeFetch } from '../../../testing/render.tsx';
import { liveSlice } from '../model/live-slice.ts';
import { studioActions, studioSlice } from '../model/studio-slice.ts';
import { PromptBar } from './prompt-bar.tsx';

const READ = 'POST /api/studio/interpret';
const reading = (offTopic: string | null) => ({
  body: { data: { understood: [], notUnderstood: [], conflicts: [], cost: 4, offTopic, brief: {} } },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(offTopic: string | null) {
  const server = fakeFetch({ [READ]: reading(offTopic) });
  vi.stubGlobal('fetch', server.fetch);
  const store = configureStore({
    reducer: combineReducers({
      [api.reducerPath]: api.reducer,
      auth: authReducer,
      studio: studioSlice.reducer,
      studioLive: liveSlice.reducer,
    }),
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const router = createMemoryRouter([{ path: '/', element: <PromptBar /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...server, store };
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Describe/ });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate' });

describe('the line at the foot of the bench', () => {
  it('keeps all of a text that is too long, says by how much, and sends nothing until it fits', async () => {
    const server = open(null);
    const text = 'a ring '.repeat(Math.ceil((PROMPT_MAX_LENGTH + 1) / 7)).trim();
    const excess = text.length - PROMPT_MAX_LENGTH;
    await userEvent.click(box());
    await userEvent.paste(text);
    expect(box().value).toBe(text);
    expect(screen.getByText(new RegExp(`^${excess} characters? too many`))).toBeTruthy();
    expect(button().disabled).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(box().value).toBe(text);
    expect(server.calls()).toEqual([]);
    await userEvent.keyboard('{Backspace}'.repeat(excess));
    expect(button().disabled).toBe(false);
    expect(screen.queryByText(/too many/)).toBeNull();
  });

  it('sends nothing by Enter that is read as off topic', async () => {
    const server = open('This is not about jewelry.');
    await userEvent.type(box(), 'the weather in Paris');
    await waitFor(() => expect(button().disabled).toBe(true));
    await userEvent.type(box(), '{Enter}');
    expect(server.calls()).not.toContain('POST /api/studio/generate');
  });

  it('waits for the reading when Enter comes before it, and sends nothing that is off topic', async () => {
    const server = open('This is not about jewelry.');
    await userEvent.type(box(), 'the weather in Paris{Enter}');
    await waitFor(() => expect(server.calls()).toContain(READ));
    await waitFor(() => expect(button().disabled).toBe(true));
    expect(server.calls()).not.toContain('POST /api/studio/generate');
    expect(box().value).toBe('the weather in Paris');
  });

  it('names the text of the guide that is too long, and sends nothing until it fits', async () => {
    const server = open(null);
    const text = 'a'.repeat(ENGRAVING_MAX_LENGTH + 2);
    server.store.dispatch(studioActions.guideTextTyped({ field: 'engraving', text }));
    await userEvent.type(box(), 'a gold ring{Enter}');
    expect(screen.getByText(/^Engraving: 2 characters too many/)).toBeTruthy();
    expect(button().disabled).toBe(true);
    expect(server.calls()).toEqual([]);
  });
});
