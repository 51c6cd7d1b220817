import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Buy } from '../../features/pieces/detail/buy.tsx';
import { signedIn } from '../../session/auth-slice.ts';
import { rememberClick, takeClick } from '../../session/remembered-click.ts';
import { testPiece } from '../../testing/piece.ts';
import { ADA, fakeFetch, renderRoutes, tokenFor } from '../../testing/render.tsx';
import { takeNotices } from '../../ui/notify.ts';
import GuestsOnly from './guests-only.tsx';
import { RememberedClicks } from './remembered-clicks.tsx';

const PIECE = testPiece();
const ADD = 'POST /api/cart/items';
const SAVE = 'POST /api/user/favorites';
const CART = { body: { data: { items: [], total: 0, itemCount: 1 } } };

afterEach(() => {
  cleanup();
  takeNotices();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
});

function open(at = '/pieces/1') {
  const server = fakeFetch({
    [ADD]: CART,
    [SAVE]: { body: { data: [PIECE.id] } },
    'GET /api/cart': CART,
  });
  vi.stubGlobal('fetch', server.fetch);
  const layout = (
    <>
      <RememberedClicks />
      <Outlet />
    </>
  );
  const children = [
    { path: '/pieces/1', element: <Buy piece={PIECE} Keep={() => null} /> },
    { element: <GuestsOnly />, children: [{ path: '/login', element: <p>the login</p> }] },
    { path: '/auth/callback/google', element: <p>on the way</p> },
    { path: '/studio', element: <p>the Studio</p> },
    { path: '/', element: <p>home</p> },
  ];
  const view = renderRoutes([{ element: layout, children }], at);
  const signIn = () =>
    act(() => void view.store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) })));
  return { server, signIn, ...view };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('what a visitor clicked', () => {
  it('is put into the cart after the login, with its options, once', async () => {
    const { server, signIn, router } = open();
    await userEvent.type(screen.getByLabelText('Engraving (optional)'), 'Ada');
    await press('Add to Cart');
    expect(await screen.findByText('the login')).toBeTruthy();
    expect(server.calls()).toEqual([]);
    signIn();
    await waitFor(() => expect(server.calls()).toContain(ADD));
    expect(router.state.location.pathname).toBe('/pieces/1');
    expect(await server.bodyOf(ADD)).toMatchObject({ pieceId: PIECE.id, options: { engraving: 'Ada' } });
    await waitFor(() =>
      expect(takeNotices()).toMatchObject([{ title: 'Added to cart', description: PIECE.name }]),
    );
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/pieces/1'));
    expect(server.calls().filter((call) => call === ADD)).toHaveLength(1);
  });

  it('is saved after the login', async () => {
    const { server, signIn } = open();
    await press('Save');
    signIn();
    await waitFor(() => expect(server.calls()).toContain(SAVE));
    await waitFor(() => expect(takeNotices()).toMatchObject([{ title: 'Added to favorites' }]));
  });

  it('leads to the Studio also when the way back went over another site', async () => {
    rememberClick({ kind: 'studio', pieceId: PIECE.id, name: PIECE.name, options: {} });
    const { signIn, router } = open('/auth/callback/google');
    signIn();
    expect(screen.getByText('on the way')).toBeTruthy();
    await act(() => router.navigate('/'));
    expect(await screen.findByText('the Studio')).toBeTruthy();
    expect(router.state.location.state).toEqual({ pieceId: PIECE.id });
  });

  it('is not done for a visitor, and not after half an hour', () => {
    const click = { kind: 'save', pieceId: PIECE.id, name: PIECE.name, options: {} } as const;
    rememberClick(click, 0);
    const { server } = open('/');
    expect(server.calls()).toEqual([]);
    expect(takeClick(30 * 60_000 + 1)).toBeUndefined();
    rememberClick(click, 0);
    expect(takeClick(30 * 60_000)).toEqual(click);
    expect(takeClick(0)).toBeUndefined();
  });

  it.each([
    'rubbish',
    'null',
    '[]',
    '{"kind":"buy","pieceId":"0193c000-0000-7000-8000-000000000001","name":"x","options":{},"at":0}',
    '{"kind":"save","pieceId":"../../user","name":"x","options":{},"at":0}',
    '{"kind":"save","pieceId":"0193c000-0000-7000-8000-000000000001","name":"x","at":9}',
    `{"kind":"save","pieceId":"0193c000-0000-7000-8000-000000000001","name":"${'x'.repeat(2_000)}","at":0}`,
  ])('is nothing where the storage holds %s', (text) => {
    window.sessionStorage.setItem('filigree-remembered-click', text);
    expect(takeClick(1)).toBeUndefined();
    expect(window.sessionStorage.length).toBe(0);
  });

  it('keeps no more than options of a line', () => {
    const options = '{"ringSize":"huge","lengthIn":18,"engraving":7,"price":1}';
    const text = `{"kind":"select","pieceId":"${PIECE.id}","name":"x","options":${options},"at":0}`;
    window.sessionStorage.setItem('filigree-remembered-click', text);
    expect(takeClick(1)?.options).toEqual({ lengthIn: 18 });
  });
});
