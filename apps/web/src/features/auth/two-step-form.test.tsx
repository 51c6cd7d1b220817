import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADA, fakeFetch, renderRoutes, tokenFor } from '../../testing/render.tsx';
import { takeNotices } from '../../ui/notify.ts';
import { GoogleReturn } from './google-return.tsx';
import { LoginForm } from './login-form.tsx';
import { usePendingChallenge } from './second-step.ts';
import { TwoStepForm } from './two-step-form.tsx';

function Login() {
  const challengeToken = usePendingChallenge();
  return challengeToken === undefined ? <LoginForm /> : <TwoStepForm challengeToken={challengeToken} />;
}
const routes = [
  { path: '/login', element: <Login /> },
  { path: '/auth/callback/google', element: <GoogleReturn /> },
];
const from = { pathname: '/settings', search: '', hash: '', state: null };

const error = (code: string, message: string, details?: unknown) => ({
  status: 401,
  body: { error: { message, code, status: 401, details } },
});
const SECOND_STEP = error('TWO_FACTOR_REQUIRED', 'A code is needed', {
  challengeToken: 'the challenge',
  expiresInS: 300,
});
const SESSION = { body: { data: { user: ADA, accessToken: tokenFor(ADA.id, 900), refreshToken: null } } };

function answer(answers: Parameters<typeof fakeFetch>[0]) {
  const fake = fakeFetch(answers);
  vi.stubGlobal('fetch', fake.fetch);
  return fake;
}

/** Through the first step, as somebody who was on the way to the settings. */
async function firstStep() {
  const user = userEvent.setup();
  const view = renderRoutes(routes, { pathname: '/login', state: { from } });
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'lovelace');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'One more step' });
  return { user, ...view };
}

describe('the second step of signing in', () => {
  afterEach(() => {
    cleanup();
    takeNotices();
    vi.unstubAllGlobals();
  });

  it('asks for a code after the right password, without calling that a failure', async () => {
    answer({ 'POST /api/auth/login': SECOND_STEP });
    const { store } = await firstStep();
    expect(takeNotices()).toEqual([]);
    expect(store.getState().auth.isAuthenticated).toBe(false);
    const code = screen.getByLabelText('Code');
    expect(document.activeElement).toBe(code);
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  });

  it('signs in with the code, however it is grouped, and remembers where to return', async () => {
    const fake = answer({ 'POST /api/auth/login': SECOND_STEP, 'POST /api/auth/two-factor/verify': SESSION });
    const { user, store, router } = await firstStep();
    await user.type(screen.getByLabelText('Code'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(true));
    expect(takeNotices()).toMatchObject([{ title: 'Login successful' }]);
    expect(router.state.location.state).toMatchObject({ from });
    expect(await fake.bodyOf('POST /api/auth/two-factor/verify')).toEqual({
      challengeToken: 'the challenge',
      code: '123456',
    });
  });

  it('does not send what cannot be a code', async () => {
    const fake = answer({ 'POST /api/auth/login': SECOND_STEP });
    const { user } = await firstStep();
    await user.type(screen.getByLabelText('Code'), '12a456');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Please enter the 6 digits of your code.')).toBeTruthy();
    expect(fake.calls()).toEqual(['POST /api/auth/login']);
  });

  it('says that a code is wrong and keeps it to be mended', async () => {
    answer({
      'POST /api/auth/login': SECOND_STEP,
      'POST /api/auth/two-factor/verify': error('INVALID_CREDENTIALS', 'This code is not right.'),
    });
    const { user } = await firstStep();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('This code is not right.')).toBeTruthy();
    expect((screen.getByLabelText('Code') as HTMLInputElement).value).toBe('123456');
  });

  it('takes a recovery code instead', async () => {
    const fake = answer({ 'POST /api/auth/login': SECOND_STEP, 'POST /api/auth/two-factor/verify': SESSION });
    const { user, store } = await firstStep();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'ABCDEF-GHIJKL-MNOPQR-STUVWX');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(true));
    expect(await fake.bodyOf('POST /api/auth/two-factor/verify')).toMatchObject({
      code: 'ABCDEF-GHIJKL-MNOPQR-STUVWX',
    });
  });

  it('leads back to the first step when too much time has passed, and still knows where to return', async () => {
    answer({
      'POST /api/auth/login': SECOND_STEP,
      'POST /api/auth/two-factor/verify': error('SIGN_IN_EXPIRED', 'Please sign in again.'),
    });
    const { user, router } = await firstStep();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(router.state.location.state).toEqual({ from });
    expect(takeNotices()).toMatchObject([{ title: 'Login failed', description: 'Please sign in again.' }]);
  });

  it('is asked for after Google as well, which is told who answered', async () => {
    const fake = answer({ 'POST /api/auth/callback/google': SECOND_STEP });
    renderRoutes(routes, '/auth/callback/google?code=abc&state=xyz&iss=https%3A%2F%2Faccounts.google.com');
    expect(await screen.findByLabelText('Code')).toBeTruthy();
    expect(takeNotices()).toEqual([]);
    expect(await fake.bodyOf('POST /api/auth/callback/google')).toEqual({
      code: 'abc',
      state: 'xyz',
      iss: 'https://accounts.google.com',
    });
  });
});
