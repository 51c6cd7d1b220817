import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ADA, renderRoutes } from '../../../testing/render.tsx';
import { AccountForm } from './account-form.tsx';

const routes = [{ path: '/settings', element: <AccountForm user={ADA} /> }];

afterEach(cleanup);

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
});
