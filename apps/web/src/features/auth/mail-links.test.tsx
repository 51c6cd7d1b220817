/** The pages that the links of mails lead to. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedIn } from '../../session/auth-slice.ts';
import { ADA, fakeFetch, renderRoutes, testStore, tokenFor } from '../../testing/render.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { VerifyEmailForm } from './verify-email-form.tsx';

const routes = [
  { path: '/reset-password', element: <ResetPasswordForm /> },
  { path: '/verify-email', element: <VerifyEmailForm /> },
];
const OK = { body: { data: null } };
const BAD_LINK = 'This link does not work any more: it was used, replaced by a newer one, or is too old.';
const badLink = {
  status: 400,
  body: {
    error: {
      message: BAD_LINK,
      code: 'VALIDATION_FAILED',
      status: 400,
      details: [{ path: 'token', message: BAD_LINK }],
    },
  },
};

function open(address: string, answers: Parameters<typeof fakeFetch>[0], store = testStore()) {
  const fake = fakeFetch(answers);
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push(await request.clone().json());
    return fake.fetch(request);
  });
  // The link that led here is the browser's own address.
  window.history.replaceState(null, '', address);
  return { ...renderRoutes(routes, address, store), sent, fake, user: userEvent.setup() };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('choosing a new password', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, password: string, again = password) => {
    await user.type(screen.getByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm password'), again);
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
  };

  it('sends it with the token of the link, ends the session here, and leads to the login', async () => {
    const store = testStore();
    store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
    const answers = { 'POST /api/auth/reset-password': OK };
    const { user, sent } = open('/reset-password?token=abc-def', answers, store);
    await fill(user, 'a much better one');
    expect(await screen.findByText(/Your new password is set/)).not.toBeNull();
    expect(sent).toEqual([{ token: 'abc-def', password: 'a much better one' }]);
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(store.getState().auth.isAuthenticated).toBe(false);
  });

  it('asks for one that is long enough and typed twice, without troubling the server', async () => {
    const { user, fake } = open('/reset-password?token=abc', {});
    await fill(user, 'short');
    expect(await screen.findByText('Password must be at least 8 characters long')).not.toBeNull();
    await user.clear(screen.getByLabelText('New password'));
    await user.clear(screen.getByLabelText('Confirm password'));
    await fill(user, 'long enough', 'long enouhg');
    expect(await screen.findByText('Passwords do not match')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'));
    expect(fake.calls()).toEqual([]);
  });

  it('leads to a new link when this one does not work', async () => {
    const { user } = open('/reset-password?token=abc', { 'POST /api/auth/reset-password': badLink });
    await fill(user, 'a much better one');
    expect((await screen.findByText(BAD_LINK)).closest('[role=alert]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Send me a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('says when the link has lost its end', async () => {
    const { user, fake } = open('/reset-password', {});
    await fill(user, 'a much better one');
    expect(await screen.findByText(/This link is not complete/)).not.toBeNull();
    expect(fake.calls()).toEqual([]);
  });
});

describe('confirming an address', () => {
  const confirm = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Confirm my address' }));

  it('waits for the click, then says thank you', async () => {
    const { user, sent } = open('/verify-email?token=abc-def', { 'POST /api/auth/verify-email': OK });
    expect(sent).toEqual([]);
    await confirm(user);
    expect(await screen.findByText(/Your email address is confirmed/)).not.toBeNull();
    expect(sent).toEqual([{ token: 'abc-def' }]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Start Designing' }).getAttribute('href')).toBe('/studio');
  });

  it('offers another link when this one does not work', async () => {
    const { user, sent } = open('/verify-email?token=abc', {
      'POST /api/auth/verify-email': badLink,
      'POST /api/auth/resend-verification': OK,
    });
    await confirm(user);
    expect((await screen.findByText(BAD_LINK)).closest('[role=alert]')).not.toBeNull();
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await waitFor(() => expect(screen.getByText(/a new link is on its/)).not.toBeNull());
    expect(sent.at(-1)).toEqual({ email: 'ada@example.com' });
  });

  it('keeps the link when the server is out of reach', async () => {
    const { user } = open('/verify-email?token=abc', { 'POST /api/auth/verify-email': ['offline', OK] });
    await confirm(user);
    expect(await screen.findByText(/Unable to reach the server/)).not.toBeNull();
    expect(screen.queryByText('A new link')).toBeNull();
    await confirm(user);
    expect(await screen.findByText(/Your email address is confirmed/)).not.toBeNull();
  });
});
