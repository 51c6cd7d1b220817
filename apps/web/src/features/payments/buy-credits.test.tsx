import { PURCHASE_STALE_TIME_MS } from '@filigree/contracts/constants';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, renderRoutes, testStore } from '../../testing/render.tsx';
import { takeNotices } from '../../ui/notify.ts';
import { BuyCredits } from './buy-credits.tsx';
import { testPackage } from './testing.ts';

const STARTER = testPackage({ id: 'p1', name: 'Starter' });
const STUDIO = testPackage({ id: 'p2', name: 'Studio', badge: 'Popular', credits: 250, priceUSD: 39.9 });
const balance = {
  'GET /api/credits/balance': { body: { data: { balance: 7.0009, reserved: 0, low: true } } },
};
const packages = { 'GET /api/payments/packages': { body: { data: [STARTER, STUDIO] } } };
const routes = [
  { path: '/buy-credits', element: <BuyCredits /> },
  { path: '/credit-checkout', element: <p>checkout</p> },
];

afterEach(() => {
  cleanup();
  takeNotices();
  vi.unstubAllGlobals();
});
const open = (answers: Parameters<typeof fakeFetch>[0]) => {
  vi.stubGlobal('fetch', fakeFetch(answers).fetch);
  return renderRoutes(routes, '/buy-credits');
};

describe('buying credits', () => {
  it('says what credits are, and the balance floored to three decimals', async () => {
    open({ ...balance, ...packages });
    expect(screen.getByText('Loading credit packages...')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Buy Credits' })).toBeTruthy();
    expect(screen.getByText('Choose a package to power your jewelry designs')).toBeTruthy();
    const how = screen.getByRole('region', { name: 'How credits work' });
    expect(how.textContent).toContain('Each AI design generation costs credits');
    expect(how.textContent).toContain('Credits never expire and can be used anytime');
    expect(how.textContent).toContain('More credits means better value per credit');
    const shown = (await screen.findByText('Current Balance')).parentElement;
    expect(shown?.textContent).toBe('Current Balance7 credits');
  });

  it('selects one package at a time, and takes it to the checkout', async () => {
    const { router } = open({ ...balance, ...packages });
    const list = await screen.findByRole('list', { name: 'Credit packages' });
    expect(screen.queryByRole('region', { name: 'Selected package' })).toBeNull();
    const buttons = () => within(list).getAllByRole('button');
    await userEvent.click(buttons()[0] as HTMLElement);
    await userEvent.click(buttons()[1] as HTMLElement);
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Select Package', 'Selected']);
    const bar = screen.getByRole('region', { name: 'Selected package' });
    expect(bar.textContent).toContain('Studio');
    await userEvent.click(within(bar).getByRole('button', { name: 'Proceed to Checkout' }));
    await screen.findByText('checkout');
    expect(router.state.location.state).toEqual({ creditPackage: STUDIO });
  });

  it('does not ask for the packages again within five minutes, and does after them', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = fakeFetch({ ...balance, ...packages });
    vi.stubGlobal('fetch', server.fetch);
    const asked = () => server.calls().filter((call) => call === 'GET /api/payments/packages').length;
    const store = testStore();
    const visit = async () => {
      renderRoutes(routes, '/buy-credits', store);
      await screen.findByRole('list', { name: 'Credit packages' });
      cleanup();
    };
    await visit();
    vi.setSystemTime(Date.now() + PURCHASE_STALE_TIME_MS - 1_000);
    await visit();
    expect(asked()).toBe(1);
    vi.setSystemTime(Date.now() + 2_000);
    await visit();
    expect(asked()).toBe(2);
    vi.useRealTimers();
  });

  it('says when packages cannot be loaded, and asks again', async () => {
    open({
      ...balance,
      'GET /api/payments/packages': [{ status: 404 }, packages['GET /api/payments/packages']],
    });
    const alert = await screen.findByRole('alert');
    expect(takeNotices()).toMatchObject([
      {
        tone: 'destructive',
        title: 'Error loading packages',
        description: 'Unable to load credit packages. Please try again later.',
      },
    ]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Credit packages' })).toBeTruthy();
  });
});
