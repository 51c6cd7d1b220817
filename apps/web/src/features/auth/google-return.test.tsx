import { cleanup, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADA, fakeFetch, renderRoutes, tokenFor } from '../../testing/render.tsx';
import { takeNotices } from '../../ui/notify.ts';
import { GoogleReturn } from './google-return.tsx';

const CALL = 'POST /api/auth/callback/google';
const routes = [
  {
    path: '/auth/callback/google',
    element: (
      <StrictMode>
        <GoogleReturn />
      </StrictMode>
    ),
  },
  { path: '/login', element: <p>login form</p> },
  { path: '/', element: <p>home</p> },
];
const session = (isNewUser: boolean) => ({
  body: { data: { user: ADA, accessToken: tokenFor(ADA.id, 900), isNewUser } },
});

function open(query: string, answers: Parameters<typeof fakeFetch>[0] = {}) {
  const server = fakeFetch(answers);
  vi.stubGlobal('fetch', server.fetch);
  return { ...renderRoutes(routes, `/auth/callback/google${query}`), server };
}
afterEach(() => {
  cleanup();
  takeNotices();
  vi.unstubAllGlobals();
});

describe('the return from Google', () => {
  it('exchanges code and state once for a session, and goes home', async () => {
    const { server, store } = open('?code=c1&state=s1', { [CALL]: session(false) });
    expect(screen.getByRole('status').textContent).toContain('Signing');
    await screen.findByText('home');
    expect(server.calls()).toEqual([CALL]);
    expect(await server.bodyOf(CALL)).toEqual({ code: 'c1', state: 's1' });
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, user: { email: ADA.email } });
    expect(takeNotices()).toMatchObject([{ title: 'Login successful' }]);
  });

  it('welcomes somebody new', async () => {
    open('?code=c1&state=s1', { [CALL]: session(true) });
    await screen.findByText('home');
    expect(takeNotices()).toMatchObject([{ title: 'Account created successfully' }]);
  });

  it('leads to /login with "Authentication failed" when Google says no', async () => {
    const { server } = open('?error=access_denied&code=c1');
    await screen.findByText('login form');
    expect(takeNotices()).toMatchObject([{ tone: 'destructive', title: 'Authentication failed' }]);
    expect(server.calls()).toEqual([]);
  });

  it('leads to /login with "Invalid callback" without a code', async () => {
    const { server } = open('?state=s1');
    await screen.findByText('login form');
    expect(takeNotices()).toMatchObject([
      { tone: 'destructive', title: 'Invalid callback', description: 'No authorization code received' },
    ]);
    expect(server.calls()).toEqual([]);
  });

  it('leads to /login with "Failed to complete authentication" when the exchange fails', async () => {
    const { store } = open('?code=c1&state=s1', { [CALL]: { status: 400 } });
    await screen.findByText('login form');
    expect(takeNotices()).toMatchObject([
      {
        tone: 'destructive',
        title: 'Authentication failed',
        description: 'Failed to complete authentication',
      },
    ]);
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(false));
  });
});
