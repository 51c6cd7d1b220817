import { preferencesSchema } from '@filigree/contracts';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../api/api.ts';
import { authReducer, signedIn } from '../../session/auth-slice.ts';
import { openNotices, takeNotices } from '../../ui/notify.ts';
import { liveSlice } from './model/live-slice.ts';
import { studioActions, studioSlice } from './model/studio-slice.ts';
import { StudioPage } from './studio-page.tsx';
import { testJob, testVariation } from './testing.ts';

type Answer = (request: { body: unknown; headers: Headers }) => Response;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const events = (...all: (readonly [string, unknown])[]) =>
  new Response(all.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''));

const job = testJob();
const pieces = [1, 2, 3, 4].map((n) =>
  testVariation({ id: `0000000${n}-0000-4000-8000-000000000000`, title: `Ring number ${n}` }),
);
const generation = { variations: pieces, credits_used: 4, remaining_credits: 21.009 };
const understood = { understood: [], notUnderstood: [], conflicts: [], cost: 4, offTopic: null, brief: {} };

/** Answers by "METHOD path"; what is not listed is a bug of the test. */
function serve(answers: Record<string, Answer>) {
  const calls: { name: string; body: unknown; headers: Headers }[] = [];
  const all: Record<string, Answer> = {
    'GET /api/studio/jobs': () => json(200, { data: [] }),
    'GET /api/studio/drafts': () => json(200, { data: [] }),
    'GET /api/studio/variations': () => json(200, { data: { items: [], page: 1, limit: 4, total: 0 } }),
    ...Object.fromEntries(
      pieces.map(({ id }) => [
        `GET /api/studio/variations/${id}/price`,
        () => json(200, { data: { price: 100, basis: 'design' } }),
      ]),
    ),
    'GET /api/user/preferences': () => json(200, { data: preferencesSchema.parse({}) }),
    'POST /api/studio/interpret': () => json(200, { data: understood }),
    ...answers,
  };
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(new URL(typeof input === 'string' ? input : input.url, 'http://localhost'), {
      ...(typeof input === 'string' ? init : { method: input.method, headers: input.headers }),
    });
    const text = typeof input === 'string' ? '' : await input.text();
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const call = { name, headers: request.headers, body: text === '' ? null : (JSON.parse(text) as unknown) };
    calls.push(call);
    const answer = all[name];
    if (!answer) throw new Error(`No answer for ${name}`);
    return answer(call);
  });
  return calls;
}

const token = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;

function openPage(state: unknown, search = '') {
  const store = configureStore({
    reducer: combineReducers({
      [api.reducerPath]: api.reducer,
      auth: authReducer,
      studio: studioSlice.reducer,
      studioLive: liveSlice.reducer,
    }),
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const user = { id: 'u', name: 'A', email: 'a@b.c', phoneNumber: null, avatar: null, favorites: [] };
  const session = { ...user, emailVerified: true, createdAt: '2026-11-20T12:00:00.000Z' };
  store.dispatch(signedIn({ user: session, accessToken: token }));
  const router = createMemoryRouter(
    [{ path: '/studio', element: <StudioPage ModelView={() => <p>A model</p>} /> }],
    { initialEntries: [{ pathname: '/studio', search, state }] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router };
}

const open = (state: unknown = null) => openPage(state).store;

const prompt = () => screen.getByRole('textbox', { name: /^Describe/ });
const submit = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  takeNotices();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the studio', () => {
  it('leads from words to four variations, by one click and the events of its job', async () => {
    const calls = serve({
      'POST /api/studio/generate': () => json(202, { data: job }),
      [`GET /api/studio/jobs/${job.id}/events`]: () =>
        events(
          ['job', job],
          ['job', testJob({ state: 'succeeded', stage: 'done', fraction: 1, generation })],
        ),
    });
    const store = open();
    const user = userEvent.setup();
    expect(submit('Generate')).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Celestial ring' }));
    await user.type(prompt(), ' in silver{Enter}');

    expect(await screen.findByRole('heading', { name: '4 variations' })).toBeTruthy();
    await waitFor(() => expect(store.getState().studio.selectedVariation?.title).toBe('Ring number 1'));
    const sent = calls.filter(({ name }) => name === 'POST /api/studio/generate');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({ prompt: 'Celestial ring in silver' });
    expect(sent[0]?.headers.get('prefer')).toBe('respond-async');
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{32,36}$/);
    expect(calls.find(({ name }) => name.endsWith('/events'))?.headers.get('authorization')).toBe(
      `Bearer ${token}`,
    );
    expect(openNotices().map(({ title, description }) => [title, description])).toEqual([
      ['Designs generated!', '4 variations. 4.00 credits used, 21.00 remaining.'],
    ]);
    expect(screen.queryByRole('button', { name: 'Celestial ring' })).toBeNull();
    expect(prompt().getAttribute('placeholder')).toMatch(/change/);
  });

  it('joins a job that was under way before the page was loaded', async () => {
    serve({
      'GET /api/studio/jobs': () => json(200, { data: [job] }),
      [`GET /api/studio/jobs/${job.id}/events`]: () =>
        events(['job', testJob({ state: 'succeeded', stage: 'done', fraction: 1, generation })]),
    });
    open();
    expect(await screen.findByRole('heading', { name: '4 variations' })).toBeTruthy();
  });

  it('tells of missing credits, clears the error, and keeps the words', async () => {
    const error = {
      message: 'Insufficient credits: 4 needed, 1 left.',
      code: 'INSUFFICIENT_CREDITS',
      status: 402,
    };
    serve({ 'POST /api/studio/generate': () => json(402, { error }) });
    const store = open();
    const user = userEvent.setup();
    await user.type(prompt(), 'a ring');
    await user.click(submit('Generate'));
    await waitFor(() => expect(openNotices()[0]?.title).toBe('Insufficient credits'));
    expect(openNotices()[0]).toMatchObject({ description: error.message, tone: 'destructive' });
    expect(store.getState().studio).toMatchObject({ error: null, isGenerating: false, promptText: 'a ring' });
    expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
  });

  it('starts over, and the notice brings everything back', async () => {
    serve({});
    const store = open();
    const user = userEvent.setup();
    store.dispatch(studioActions.generationFinished(generation));
    const before = store.getState().studio;
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(screen.getByText('Your Design Canvas')).toBeTruthy();
    const [notice] = openNotices();
    notice?.action?.onSelect();
    expect(store.getState().studio).toEqual(before);
    expect(await screen.findByRole('heading', { name: '4 variations' })).toBeTruthy();
  });

  it('sends a refinement of the selected piece with what changed in the guide', async () => {
    const refinement = {
      variation: { ...pieces[1]!, version: 2, changes: ['Thinner'] },
      notUnderstood: [],
      credits_used: 1,
      remaining_credits: 20,
    };
    const calls = serve({
      'POST /api/studio/refine': () => json(202, { data: testJob({ kind: 'refine' }) }),
      [`GET /api/studio/jobs/${job.id}/events`]: () =>
        events(['job', testJob({ kind: 'refine', state: 'succeeded', stage: 'done', refinement })]),
      [`GET /api/studio/variations/${pieces[1]!.id}/versions`]: () => json(200, { data: [] }),
    });
    const store = open();
    const user = userEvent.setup();
    store.dispatch(studioActions.generationFinished(generation));
    await user.click(await screen.findByRole('button', { name: 'Variation 2: Ring number 2' }));
    await user.click(screen.getByRole('button', { name: 'Ring' }));
    await user.type(prompt(), 'thinner');
    await user.click(submit('Refine'));
    await waitFor(() => expect(store.getState().studio.selectedVariation?.version).toBe(2));
    expect(calls.find(({ name }) => name === 'POST /api/studio/refine')?.body).toEqual({
      variationId: pieces[1]!.id,
      refinements: { prompt: 'thinner', jewelryType: 'Ring' },
    });
    expect(store.getState().studio.variations.map(({ version }) => version)).toEqual([1, 2, 1, 1]);
  });
});

describe('the drafts', () => {
  it('are those of the server, whatever this device remembered', async () => {
    const [kept, remembered] = pieces;
    serve({ 'GET /api/studio/drafts': () => json(200, { data: [kept] }) });
    const store = open();
    store.dispatch(
      studioActions.studioRestored({ ...store.getState().studio, drafts: [remembered] as never }),
    );
    await waitFor(() => expect(store.getState().studio.drafts).toEqual([{ ...kept, savedAt: '' }]));
  });
});

describe('the choice between picture and model', () => {
  it('is always there, and usable once there is a piece', async () => {
    serve({});
    const store = open();
    const toggle = screen.getByRole('group', { name: 'View' });
    expect(toggle).toHaveProperty('disabled', true);
    serve({
      [`GET /api/studio/variations/${pieces[0]!.id}/versions`]: () => json(200, { data: [pieces[0]] }),
    });
    store.dispatch(studioActions.variationOpened(pieces[0]!));
    await waitFor(() => expect(toggle).toHaveProperty('disabled', false));
  });
});

describe('a piece of the catalogue', () => {
  const pieceId = '20000001-0000-4000-8000-000000000000';
  const [design = testVariation()] = pieces;

  it('becomes a design of one’s own, to start from', async () => {
    const calls = serve({
      [`POST /api/pieces/${pieceId}/open`]: () => json(200, { data: design }),
      [`GET /api/studio/variations/${design.id}`]: () => json(200, { data: design }),
      [`GET /api/studio/variations/${design.id}/versions`]: () => json(200, { data: [design] }),
    });
    const store = open({ pieceId });
    await waitFor(() => expect(store.getState().studio.selectedVariation?.id).toBe(design.id));
    expect(store.getState().studio.composeMode).toBe('refine');
    expect(calls.filter(({ name }) => name.endsWith('/open'))).toHaveLength(1);
  });

  it('is opened once, and then no longer named by the state of the page', async () => {
    serve({
      [`GET /api/studio/variations/${design.id}`]: () => json(200, { data: design }),
      [`GET /api/studio/variations/${design.id}/versions`]: () => json(200, { data: [design] }),
    });
    const { store, router } = openPage({ variationId: design.id });
    await waitFor(() => expect(store.getState().studio.selectedVariation?.id).toBe(design.id));
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(router.state.location.pathname).toBe('/studio');
  });

  it('of a mail takes the place of what was laid out, with what was drawn with it, once', async () => {
    const [first, ...others] = pieces;
    const foreign = testVariation({ id: pieceId, prompt: 'another wish' });
    const items = [...pieces, foreign].map((piece) => ({ ...piece, savedAt: null }));
    serve({
      [`GET /api/studio/variations/${others[0]!.id}`]: () => json(200, { data: others[0] }),
      [`GET /api/studio/variations/${others[0]!.id}/versions`]: () => json(200, { data: [others[0]] }),
      'GET /api/studio/variations': () => json(200, { data: { items, page: 1, limit: 12, total: 5 } }),
    });
    const { store, router } = openPage(null, `?variationId=${others[0]!.id}`);
    await waitFor(() => expect(store.getState().studio.selectedVariation?.id).toBe(others[0]!.id));
    expect(store.getState().studio.variations.map(({ id }) => id)).toEqual(
      [first!, ...others].map(({ id }) => id),
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('that has gone is told, and nothing is opened', async () => {
    const message = 'There is no such piece.';
    serve({
      [`POST /api/pieces/${pieceId}/open`]: () =>
        json(404, { error: { code: 'NOT_FOUND', message, status: 404 } }),
    });
    const store = open({ pieceId });
    await waitFor(() =>
      expect(takeNotices()).toMatchObject([
        { title: 'Failed to open in the Studio', description: message, tone: 'destructive' },
      ]),
    );
    expect(store.getState().studio.selectedVariation).toBeNull();
  });
});
