import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADA, fakeFetch, renderRoutes } from '../../../testing/render.tsx';
import { takeNotices } from '../../../ui/notify.ts';
import { AccountForm } from './account-form.tsx';

const routes = [{ path: '/settings', element: <AccountForm user={ADA} onSignInAgain={vi.fn()} /> }];

afterEach(() => {
  cleanup();
  takeNotices();
  vi.unstubAllGlobals();
});

describe('the account form', () => {
  it('keeps what is typed with its page, before it is sent, for a session that ends meanwhile', async () => {
    const { router } = renderRoutes(routes, '/settings');
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ada King' } });
    await waitFor(() =>
      expect(router.state.location.state?.drafts?.account).toEqual({
        name: 'Ada King',
        email: ADA.email,
        phoneNumber: '',
      }),
    );
    cleanup();

    renderRoutes(routes, { pathname: '/settings', state: router.state.location.state });
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Ada King');
  });

  describe('asked for another address', () => {
    const PATCH = 'PATCH /api/auth/profile';
    const GUARD = { enabled: false, enabledAt: null, recoveryCodesLeft: 0, hasPassword: true };
    function answer(profile: Parameters<typeof fakeFetch>[0][string]) {
      const fake = fakeFetch({ 'GET /api/auth/two-factor': { body: { data: GUARD } }, [PATCH]: profile });
      vi.stubGlobal('fetch', fake.fetch);
      return fake;
    }
    const ask = (email: string) => {
      fireEvent.input(screen.getByLabelText('Email'), { target: { value: email } });
      fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    };
    const prove = async (password: string) => {
      fireEvent.input(await screen.findByLabelText('Password'), { target: { value: password } });
      fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    };

    it('asks for the password first, and keeps the address that it has until the other is confirmed', async () => {
      const fake = answer({ body: { data: { ...ADA, pendingEmail: 'new@example.com' } } });
      const { store } = renderRoutes(routes, '/settings');
      ask('new@example.com');
      await screen.findByRole('dialog', { name: 'Change your email address?' });
      expect(fake.calls()).not.toContain(PATCH);
      await prove('a long enough password');
      await waitFor(() => expect(store.getState().auth.user?.pendingEmail).toBe('new@example.com'));
      expect(await fake.bodyOf(PATCH)).toEqual({
        name: ADA.name,
        email: 'new@example.com',
        phoneNumber: '',
        password: 'a long enough password',
      });
      expect(store.getState().auth.user?.email).toBe(ADA.email);
      expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe(ADA.email);
      expect(takeNotices()).toMatchObject([
        {
          title: 'Account updated',
          description: 'We sent a link to new@example.com to confirm the address.',
        },
      ]);
    });

    it('tells of a wrong password at its field, and loses nothing', async () => {
      const message = 'Your password is not right.';
      answer({ status: 401, body: { error: { message, code: 'INVALID_CREDENTIALS', status: 401 } } });
      renderRoutes(routes, '/settings');
      ask('new@example.com');
      await prove('a guess');
      expect(await screen.findByText(message)).toBeDefined();
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('new@example.com');
    });

    it('sends no address where it stays the same', async () => {
      const fake = answer({ body: { data: ADA } });
      renderRoutes(routes, '/settings');
      fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ada King' } });
      fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
      await waitFor(() => expect(fake.calls()).toContain(PATCH));
      expect(await fake.bodyOf(PATCH)).toEqual({ name: 'Ada King', phoneNumber: '' });
    });
  });
});
