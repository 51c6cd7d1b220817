import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADA, fakeFetch, renderRoutes, tokenFor } from '../../testing/render.tsx';
import { takeNotices } from '../../ui/notify.ts';
import { LoginForm } from './login-form.tsx';

const routes = [{ path: '/login', element: <LoginForm /> }];

function answer(answers: Parameters<typeof fakeFetch>[0]) {
  const fake = fakeFetch(answers);
  vi.stubGlobal('fetch', fake.fetch);
  return fake;
}

async function fill(email: string, password: string) {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

describe('the login form', () => {
  afterEach(() => {
    cleanup();
    takeNotices();
    vi.unstubAllGlobals();
  });

  it('asks for both fields without troubling the server, and leads to the empty one', async () => {
    const fake = answer({});
    renderRoutes(routes, '/login');
    await fill('ada@example.com', '');
    expect(takeNotices()).toMatchObject([
      {
        tone: 'destructive',
        title: 'Missing credentials',
        description: 'Please enter both email and password',
      },
    ]);
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(fake.calls()).toEqual([]);
  });

  it('signs in', async () => {
    answer({
      'POST /api/auth/login': {
        body: { data: { user: ADA, accessToken: tokenFor(ADA.id, 900), refreshToken: null } },
      },
    });
    const { store } = renderRoutes(routes, '/login');
    await fill(' ada@example.com ', 'lovelace');
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(true));
    expect(store.getState().auth.user).toEqual(ADA);
    expect(takeNotices()).toMatchObject([{ title: 'Login successful' }]);
  });

  it('tells why it failed, and keeps what was typed', async () => {
    answer({
      'POST /api/auth/login': {
        status: 401,
        body: { error: { message: 'Invalid email or password', code: 'INVALID_CREDENTIALS', status: 401 } },
      },
    });
    renderRoutes(routes, '/login');
    await fill('ada@example.com', 'wrong');
    const alert = await screen.findByText('Invalid email or password');
    expect(alert.closest('[role=alert]')).not.toBeNull();
    expect(takeNotices()).toMatchObject([
      { title: 'Login failed', description: 'Invalid email or password' },
    ]);
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('ada@example.com');
  });

  it('says when Google cannot be reached', async () => {
    answer({
      'GET /api/auth/google': { status: 501, body: { error: { message: 'x', code: 'NOT_AVAILABLE' } } },
    });
    renderRoutes(routes, '/login');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() =>
      expect(takeNotices()).toMatchObject([
        {
          tone: 'destructive',
          title: 'Google sign in failed',
          description: 'Unable to connect to Google. Please try again.',
        },
      ]),
    );
  });
});
