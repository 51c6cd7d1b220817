import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionSettled, signedIn, signedOut } from '../../session/auth-slice.ts';
import { ADA, renderRoutes, testStore, tokenFor } from '../../testing/render.tsx';
import GuestsOnly from './guests-only.tsx';
import MembersOnly from './members-only.tsx';

const routes = [
  { path: '/', element: <p>home</p> },
  { element: <MembersOnly />, children: [{ path: '/studio', element: <p>studio</p> }] },
  { element: <GuestsOnly />, children: [{ path: '/login', element: <p>login form</p> }] },
];
const member = () => {
  const store = testStore();
  store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
  return store;
};

describe('route guards', () => {
  afterEach(cleanup);

  it('wait under a spinner until the session is known, then lead to /login and back', async () => {
    const { store, router } = renderRoutes(routes, { pathname: '/studio', state: { variationId: 'v1' } });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    store.dispatch(sessionSettled());
    await screen.findByText('login form');
    expect(router.state.location.state.from).toMatchObject({
      pathname: '/studio',
      state: { variationId: 'v1' },
    });

    store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
    await screen.findByText('studio');
    expect(router.state.location.state).toEqual({ variationId: 'v1' });
  });

  it('lead home on logout, and to /login when the server ends the session or the page is asked for again', async () => {
    const { store, router } = renderRoutes(routes, '/studio', member());
    await screen.findByText('studio');
    store.dispatch(signedOut({ byPerson: true }));
    await screen.findByText('home');
    await router.navigate('/studio');
    await screen.findByText('login form');

    store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
    await screen.findByText('studio');
    store.dispatch(signedOut());
    await screen.findByText('login form');
  });

  it('leave public pages as they are when the session ends', async () => {
    const { store, router } = renderRoutes(routes, '/', member());
    await screen.findByText('home');
    store.dispatch(signedOut());
    await screen.findByText('home');
    expect(router.state.location.pathname).toBe('/');
  });

  it('send members from /login to the home page', async () => {
    renderRoutes(routes, '/login', member());
    await screen.findByText('home');
  });

  it('never return to another site', async () => {
    const { router } = renderRoutes(
      routes,
      { pathname: '/login', state: { from: { pathname: '//evil.example', search: '', hash: '' } } },
      member(),
    );
    await screen.findByText('home');
    expect(router.state.location.pathname).toBe('/');
  });
});
