import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedIn } from '../../session/auth-slice.ts';
import { ADA, fakeFetch, renderRoutes, testStore, tokenFor } from '../../testing/render.tsx';
import { takeNotices } from '../../ui/notify.ts';
import { AddToCollection } from './add-to-collection.tsx';
import { CollectionPage } from './collection-page.tsx';
import { CollectionsPage } from './collections-page.tsx';

const id = '0198c0de-0000-7000-8000-000000000001';
const item = (place: number) => ({
  itemId: `0198c0de-0000-7000-8000-00000000001${place}`,
  kind: 'piece',
  name: `Ring ${place}`,
  imageUrl: null,
});
const collection = (items: unknown[] = [], name = 'Autumn') => ({
  id,
  name,
  description: '',
  items,
  createdAt: '2026-01-02T03:04:05.000Z',
});
const routes = [
  { path: '/collections', element: <CollectionsPage boards={<p>Here are boards</p>} /> },
  { path: '/collections/:id', element: <CollectionPage id={id} /> },
  { path: '/piece', element: <AddToCollection itemId={item(1).itemId} name="Ring 1" /> },
];

function open(at: string, answers: Parameters<typeof fakeFetch>[0]) {
  const fake = fakeFetch(answers);
  vi.stubGlobal('fetch', fake.fetch);
  const store = testStore();
  store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
  return { ...fake, ...renderRoutes(routes, at, store), user: userEvent.setup() };
}

describe('collections', () => {
  afterEach(() => {
    cleanup();
    takeNotices();
    vi.unstubAllGlobals();
  });

  it('are not begun without a name, and the server is not asked', async () => {
    const { user, calls } = open('/collections', { 'GET /api/collections': { body: { data: [] } } });
    await user.click(await screen.findByRole('button', { name: 'New Collection' }));
    await user.type(screen.getByLabelText('Name'), '   ');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByText('Name required');
    expect(takeNotices()).toMatchObject([
      { tone: 'destructive', title: 'Name required', description: 'Please enter a collection name' },
    ]);
    expect(await screen.findByText('Please enter a collection name')).toBeTruthy();
    expect(calls()).toEqual(['GET /api/collections']);
  });

  it('are appended when begun, and removed by id when deleted', async () => {
    const { user, bodyOf } = open('/collections', {
      'GET /api/collections': { body: { data: [] } },
      'POST /api/collections': { status: 201, body: { data: collection() } },
      [`DELETE /api/collections/${id}`]: { body: { data: { id } } },
    });
    await user.click(await screen.findByRole('button', { name: 'New Collection' }));
    await user.type(screen.getByLabelText('Name'), 'Autumn');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('link', { name: 'Autumn' })).toBeTruthy();
    expect(takeNotices()).toMatchObject([{ title: 'Collection created' }]);
    expect(await bodyOf('POST /api/collections')).toMatchObject({ name: 'Autumn', items: [] });
    await user.click(screen.getByRole('button', { name: 'More about Autumn' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No collections yet')).toBeTruthy();
    expect(takeNotices()).toMatchObject([{ title: 'Collection deleted' }]);
  });

  it('keep what was typed when the server fails', async () => {
    const { user } = open('/collections', {
      'GET /api/collections': { body: { data: [] } },
      'POST /api/collections': { status: 500, body: {} },
    });
    await user.click(await screen.findByRole('button', { name: 'New Collection' }));
    await user.type(screen.getByLabelText('Name'), 'Autumn');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(takeNotices()).toMatchObject([
        {
          tone: 'destructive',
          title: 'Error creating collection',
          description: 'Please try again later',
        },
      ]),
    );
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Autumn');
  });

  it('say when they cannot be loaded, once, and can be asked for again', async () => {
    const refused = { status: 403, body: { error: { message: 'no', code: 'FORBIDDEN_ORIGIN' } } };
    const { user } = open('/collections', {
      'GET /api/collections': [refused, { body: { data: [collection()] } }],
    });
    expect(await screen.findByText('Error loading collections')).toBeTruthy();
    expect(takeNotices()).toMatchObject([
      { tone: 'destructive', title: 'Error loading collections', description: 'Please try again later' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Autumn' })).toBeTruthy();
  });

  it("are not found under somebody else's address", async () => {
    open(`/collections/${id}`, {
      [`GET /api/collections/${id}`]: {
        status: 404,
        body: { error: { message: 'There is no such collection.', code: 'NOT_FOUND', status: 404 } },
      },
    });
    expect(await screen.findByText('Collection not found')).toBeTruthy();
  });

  it('get an item back into its place', async () => {
    const all = [item(1), item(2), item(3)];
    const fake = open(`/collections/${id}`, {
      [`GET /api/collections/${id}`]: { body: { data: collection(all) } },
      [`DELETE /api/collections/${id}/items/${item(1).itemId}`]: {
        body: { data: collection(all.slice(1)) },
      },
      [`PUT /api/collections/${id}`]: { body: { data: collection(all) } },
    });
    await fake.user.click(await screen.findByRole('button', { name: 'Remove Ring 1' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ring 1' })).toBeNull());
    const [notice] = takeNotices();
    expect(notice).toMatchObject({ title: 'Removed from Autumn', description: 'Ring 1' });
    notice?.action?.onSelect();
    expect(await screen.findByRole('link', { name: 'Ring 1' })).toBeTruthy();
    expect(await fake.bodyOf(`PUT /api/collections/${id}`)).toEqual({
      items: all.map(({ itemId }) => itemId),
    });
  });

  it('take a piece from anywhere, and give it up again', async () => {
    const { itemId } = item(1);
    const { user } = open('/piece', {
      'GET /api/collections': { body: { data: [collection()] } },
      [`POST /api/collections/${id}/items`]: { body: { data: collection([item(1)]) } },
      [`DELETE /api/collections/${id}/items/${itemId}`]: { body: { data: collection() } },
    });
    await user.click(screen.getByRole('button', { name: 'Add to collection' }));
    const row = await screen.findByRole('button', { name: /^Autumn/ });
    expect(row.getAttribute('aria-pressed')).toBe('false');
    await user.click(row);
    await waitFor(() => expect(row.getAttribute('aria-pressed')).toBe('true'));
    expect(takeNotices()).toMatchObject([{ title: 'Added to Autumn' }]);
    await user.click(row);
    await waitFor(() => expect(row.getAttribute('aria-pressed')).toBe('false'));
    expect(takeNotices()).toMatchObject([{ title: 'Removed from Autumn' }]);
  });
});
