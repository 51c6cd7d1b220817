import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderRoutes } from '../../testing/render.tsx';
import { takeNotices } from '../../ui/notify.ts';
import LoginPage from './login.tsx';
import SignupPage from './signup.tsx';

afterEach(() => {
  cleanup();
  takeNotices();
  vi.unstubAllGlobals();
});

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the pages of the account', () => {
  it('lead from the login to a new password and to the sign-up', () => {
    renderRoutes([{ path: '/login', element: <LoginPage /> }], '/login');
    expect(hrefs()).toEqual(expect.arrayContaining(['/forgot-password', '/signup']));
  });

  it('lead from the sign-up to terms, privacy and the login', () => {
    renderRoutes([{ path: '/signup', element: <SignupPage /> }], '/signup');
    expect(hrefs()).toEqual(expect.arrayContaining(['/terms', '/privacy', '/login']));
  });

  it.each([
    ['/login', <LoginPage key="login" />, 'Google sign in failed'],
    ['/signup', <SignupPage key="signup" />, 'Google sign up failed'],
  ])('say on %s when Google cannot be reached', async (path, element, title) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { container } = renderRoutes([{ path, element }], path);
    (await within(container).findByRole('button', { name: /Google/ })).click();
    await vi.waitFor(
      () =>
        expect(takeNotices()).toMatchObject([
          { tone: 'destructive', title, description: 'Unable to connect to Google. Please try again.' },
        ]),
      { timeout: 15_000 },
    );
  });
});
