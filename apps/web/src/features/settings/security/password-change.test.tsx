import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, renderRoutes } from '../../../testing/render.tsx';
import { takeNotices } from '../../../ui/notify.ts';
import { PasswordChange } from './password-change.tsx';

afterEach(() => {
  cleanup();
  takeNotices();
  vi.unstubAllGlobals();
});

describe('a change of the password', () => {
  it('says at the new password why the server does not take it', async () => {
    const message = 'This is one of the most common passwords. Please choose another one.';
    const server = fakeFetch({
      'POST /api/auth/change-password': {
        status: 400,
        body: {
          error: {
            message,
            code: 'VALIDATION_FAILED',
            status: 400,
            details: [{ path: 'newPassword', message }],
          },
        },
      },
    });
    vi.stubGlobal('fetch', server.fetch);
    renderRoutes([{ path: '/', element: <PasswordChange email="ada@example.com" hasPassword /> }], '/');
    await userEvent.click(screen.getByRole('button'));
    const [current, next, again] = [...document.querySelectorAll('input[type="password"]')];
    await userEvent.type(current!, 'what it was');
    await userEvent.type(next!, 'password1');
    await userEvent.type(again!, 'password1');
    await userEvent.click(document.querySelector('button[type="submit"]')!);
    await vi.waitFor(() => expect(next?.getAttribute('aria-invalid')).toBe('true'));
    const note = document.getElementById(next?.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(message);
    expect(current?.getAttribute('aria-invalid')).toBeNull();
  });
});
