import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../api/api.ts';
import { authReducer } from '../../../session/auth-slice.ts';
import { fakeFetch } from '../../../testing/render.tsx';
import { studioSlice } from '../model/studio-slice.ts';
import { testVariation } from '../testing.ts';
import { AssistantPanel } from './assistant-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const piece = testVariation({ title: 'Halo Sapphire Ring' });

function newStore() {
  vi.stubGlobal('fetch', fakeFetch({}).fetch);
  return configureStore({
    reducer: combineReducers({
      [api.reducerPath]: api.reducer,
      auth: authReducer,
      studio: studioSlice.reducer,
    }),
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}

const panel = (shown: typeof piece | null, store = newStore()) => (
  <Provider store={store}>
    <AssistantPanel piece={shown} />
  </Provider>
);
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the column beside the bench', () => {
  it('has the tabs Chat and Design, Chat first', () => {
    render(panel(null));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Chat', 'Design']);
    expect(chosen()).toBe('Chat');
  });

  it('tells of the piece on the bench, until another tab is chosen', async () => {
    const store = newStore();
    const { rerender } = render(panel(piece, store));
    expect(chosen()).toBe('Piece');
    expect(screen.getByRole('heading', { name: 'Halo Sapphire Ring' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Chat' }));
    rerender(panel(piece, store));
    expect(chosen()).toBe('Chat');
  });

  it('keeps what is written into the chat, too long or not, and answers only what fits', async () => {
    render(panel(null));
    const box = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(box);
    await userEvent.paste('gold '.repeat(101));
    await userEvent.keyboard('{Enter}');
    expect(box.value).toHaveLength(505);
    expect(screen.getByText('5 characters too many: 500 fit.')).toBeTruthy();
    await userEvent.keyboard('{Backspace>5/}{Enter}');
    expect(box.value).toBe('');
  });
});
