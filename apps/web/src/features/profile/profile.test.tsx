import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testPiece } from '../../testing/piece.ts';
import { ADA, fakeFetch, renderRoutes } from '../../testing/render.tsx';
import { Profile } from './profile.tsx';

const PIECE = testPiece();
const DRAFT = {
  id: '00000001-0000-4000-8000-000000000000',
  prompt: 'a slim ring',
  title: 'Slim ring in silver',
  images: [{ url: 'a.png', width: 768, height: 768, view: 'hero', alt: 'A slim ring' }],
  savedAt: '2026-11-20T12:00:00.000Z',
};
const FAILED = {
  status: 404,
  body: { error: { message: 'Nothing there.', code: 'NOT_FOUND', status: 404 } },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
function open(answers: Parameters<typeof fakeFetch>[0], { at = '/profile', favorites = [PIECE.id] } = {}) {
  const server = fakeFetch(answers);
  vi.stubGlobal('fetch', server.fetch);
  const profile = (
    <Profile
      user={{ ...ADA, favorites }}
      collectionCount={3}
      orders={<p>Here are orders</p>}
      credits={<p>Here are credits</p>}
    />
  );
  renderRoutes([{ path: '/profile', element: profile }], at);
  return server;
}

describe('the profile', () => {
  it('asks visitors to log in', () => {
    const element = <Profile user={null} collectionCount={undefined} orders={null} credits={null} />;
    renderRoutes([{ path: '/profile', element }], '/profile');
    expect(screen.getByRole('alert').textContent).toBe('Please log in to view your profile.');
  });

  it('shows who it is, what was kept, and the way to the settings', async () => {
    open({
      'GET /api/studio/drafts': { body: { data: [DRAFT, { ...DRAFT, id: 'other' }] } },
      'GET /api/user/favorites': { body: { data: [PIECE] } },
    });
    expect(screen.getByRole('heading', { name: ADA.name })).toBeTruthy();
    expect(screen.getByText(ADA.email)).toBeTruthy();
    const favorite = await screen.findByRole('link', { name: PIECE.name });
    expect(screen.getByRole('link', { name: 'Browse Pieces' }).getAttribute('href')).toBe('/pieces');
    expect(favorite.getAttribute('href')).toBe(`/pieces/${PIECE.id}`);
    const counts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(counts).toEqual([
      ['Favorites', '1'],
      ['Drafts', '2'],
      ['Collections', '3'],
    ]);
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
  });

  it('has tabs for favorites, drafts and orders, with ways to pieces and the Studio', async () => {
    open({ 'GET /api/studio/drafts': { body: { data: [DRAFT] } } }, { favorites: [] });
    expect(screen.getByRole('link', { name: 'Browse Pieces' }).getAttribute('href')).toBe('/pieces');
    await userEvent.click(screen.getByRole('tab', { name: 'Drafts' }));
    const draft = await screen.findByRole('link', { name: /Slim ring in silver/ });
    expect(draft.getAttribute('href')).toBe('/studio');
    await userEvent.click(screen.getByRole('tab', { name: 'Orders' }));
    expect(screen.getByText('Here are orders')).toBeTruthy();
  });

  it('lists all designs, each to open in the Studio and to keep as a draft', async () => {
    const design = { ...DRAFT, createdAt: DRAFT.savedAt, version: 1, changes: [], checks: [], savedAt: null };
    const saved = { ...design, id: '00000002-0000-4000-8000-000000000000', savedAt: DRAFT.savedAt };
    const listed = (...items: object[]) => ({
      body: { data: { items, page: 1, limit: 12, total: items.length } },
    });
    const server = open(
      {
        'GET /api/studio/drafts': { body: { data: [] } },
        'GET /api/studio/variations': [
          listed(design, saved),
          listed({ ...design, savedAt: DRAFT.savedAt }, saved),
        ],
        'POST /api/studio/drafts': { status: 201, body: { data: saved } },
        [`DELETE /api/studio/variations/${design.id}`]: { body: { data: { id: design.id } } },
      },
      { at: '/profile#designs', favorites: [] },
    );
    const links = await screen.findAllByRole('link', { name: 'Slim ring in silver' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/studio', '/studio']);
    expect(screen.getAllByText('Draft')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Keep Slim ring in silver as a draft' }));
    await waitFor(() => expect(screen.getAllByText('Draft')).toHaveLength(2));
    expect(server.seen.some(({ call }) => call === 'POST /api/studio/drafts')).toBe(true);
    expect(server.seen.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  });

  it('removes a design for good only after a question', async () => {
    const design = { ...DRAFT, createdAt: DRAFT.savedAt, version: 1, changes: [], checks: [], savedAt: null };
    const all = { body: { data: { items: [design], page: 1, limit: 12, total: 1 } } };
    const none = { body: { data: { items: [], page: 1, limit: 12, total: 0 } } };
    const removal = `DELETE /api/studio/variations/${design.id}`;
    const server = open(
      {
        'GET /api/studio/drafts': { body: { data: [] } },
        'GET /api/studio/variations': [all, none],
        [removal]: { body: { data: { id: design.id } } },
      },
      { at: '/profile#designs', favorites: [] },
    );
    const removed = () => server.seen.filter(({ call }) => call === removal).length;
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Slim ring in silver' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(removed()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Slim ring in silver' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No designs yet')).toBeTruthy();
    expect(removed()).toBe(1);
  });

  it('opens the orders at /profile#orders', () => {
    open({ 'GET /api/studio/drafts': { body: { data: [] } } }, { at: '/profile#orders', favorites: [] });
    const tabs = screen.getByRole('tablist', { name: 'What you keep' });
    expect(within(tabs).getByRole('tab', { selected: true }).textContent).toBe('Orders');
    expect(screen.getByText('Here are orders')).toBeTruthy();
  });

  it('says why favorites or drafts could not be loaded', async () => {
    open({ 'GET /api/studio/drafts': FAILED, 'GET /api/user/favorites': FAILED });
    expect(await screen.findByText('Failed to load favorites: Nothing there.')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Drafts' }));
    expect(await screen.findByText('Failed to load drafts: Nothing there.')).toBeTruthy();
  });
});
