import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, renderRoutes } from '../../../testing/render.tsx';
import { takeNotices } from '../../../ui/notify.ts';
import { DeleteAccount } from './delete-account.tsx';

const guard = { enabled: false, enabledAt: null, recoveryCodesLeft: 0, hasPassword: false };

afterEach(() => {
  cleanup();
  takeNotices();
  vi.unstubAllGlobals();
});

describe('the end of an account', () => {
  it('names the same credits before and after: what is held for work under way goes as well', async () => {
    const server = fakeFetch({
      'GET /api/credits/balance': { body: { data: { balance: 17.7, reserved: 7.3, low: false } } },
      'DELETE /api/user/account': { body: { data: { creditsLost: 25 } } },
    });
    vi.stubGlobal('fetch', server.fetch);
    const element = (
      <DeleteAccount guard={guard} onSignInAgain={() => undefined} onDeparted={() => undefined} />
    );
    renderRoutes([{ path: '/', element }], '/');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
    expect(await screen.findByText('25 credits are lost with it.')).toBeTruthy();
  });
});
