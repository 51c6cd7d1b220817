import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADA, fakeFetch, renderRoutes, tokenFor } from '../../testing/render.tsx';
import { takeNotices } from '../../ui/notify.ts';
import { SignupForm } from './signup-form.tsx';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Registers as somebody whose address is confirmed or not; the notices that follow. */
async function register(emailVerified: boolean) {
  const session = {
    user: { ...ADA, emailVerified },
    accessToken: tokenFor(ADA.id, 900),
    refreshToken: null,
  };
  const fake = fakeFetch({ 'POST /api/auth/register': { status: 201, body: { data: session } } });
  vi.stubGlobal('fetch', fake.fetch);
  const { store } = renderRoutes([{ path: '/signup', element: <SignupForm /> }], '/signup');
  type('Name', ADA.name);
  type('Email', ADA.email);
  type('Password', 'a long enough password');
  type('Confirm password', 'a long enough password');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(true));
  return takeNotices();
}

describe('the sign-up form', () => {
  afterEach(() => {
    cleanup();
    takeNotices();
    vi.unstubAllGlobals();
  });

  it('asks a person whose address is not confirmed to check the inbox', async () => {
    const [created, inbox] = await register(false);
    expect(created).toMatchObject({ title: 'Account created successfully' });
    expect(inbox).toMatchObject({ title: 'Please check your inbox' });
  });

  it('asks nobody else', async () => {
    expect(await register(true)).toMatchObject([{ title: 'Account created successfully' }]);
  });
});
