/** What the tabs Notifications and Appearance keep with the account. */
import { preferencesSchema } from '@filigree/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, renderRoutes } from '../../testing/render.tsx';
import { takeNotices } from '../../ui/notify.ts';
import { NotificationsTab } from './notifications-tab.tsx';

const DEFAULTS = preferencesSchema.parse({});
const READ = 'GET /api/user/preferences';
const WRITE = 'PATCH /api/user/preferences';

afterEach(() => {
  cleanup();
  takeNotices();
  vi.unstubAllGlobals();
});
function open(answers: Parameters<typeof fakeFetch>[0]) {
  const server = fakeFetch({ [READ]: { body: { data: DEFAULTS } }, ...answers });
  vi.stubGlobal('fetch', server.fetch);
  renderRoutes([{ path: '/settings', element: <NotificationsTab /> }], '/settings');
  return server;
}

describe('preferences', () => {
  it('begin as agreed', () => {
    expect(DEFAULTS).toEqual({
      theme: 'system',
      notifications: {
        email: true,
        push: false,
        orderUpdates: true,
        newCollections: false,
        promotions: false,
      },
      display: { currency: 'USD', language: 'en', measurementSystem: 'imperial' },
    });
  });

  it('show what is wanted, and keep a change', async () => {
    const promoted = { ...DEFAULTS, notifications: { ...DEFAULTS.notifications, promotions: true } };
    const server = open({ [WRITE]: { body: { data: promoted } } });
    const shown = await screen.findAllByRole('switch');
    expect(shown.map((one) => one.getAttribute('aria-checked'))).toEqual([
      ...['true', 'false', 'true', 'false', 'false'],
    ]);
    await userEvent.click(screen.getByRole('switch', { name: /Promotions/ }));
    await waitFor(() => expect(takeNotices()).toMatchObject([{ title: 'Preferences saved' }]));
    expect(await server.bodyOf(WRITE)).toEqual({ notifications: { promotions: true } });
  });

  it('go back when they could not be saved, and say so', async () => {
    open({ [WRITE]: { status: 409 } });
    const promotions = await screen.findByRole('switch', { name: /Promotions/ });
    await userEvent.click(promotions);
    await waitFor(() =>
      expect(takeNotices()).toMatchObject([
        { tone: 'destructive', title: 'Failed to save notification preferences' },
      ]),
    );
    await waitFor(() => expect(promotions.getAttribute('aria-checked')).toBe('false'));
  });

  it('say when they cannot be had', async () => {
    open({ [READ]: { status: 404 } });
    expect((await screen.findAllByText('Failed to fetch preferences')).length).toBeGreaterThan(0);
    expect(takeNotices()).toMatchObject([{ tone: 'destructive', title: 'Failed to fetch preferences' }]);
  });
});
