import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, renderRoutes } from '../../testing/render.tsx';
import { CreditCheckout } from './credit-checkout.tsx';
import { testPackage } from './testing.ts';

const CHOSEN = testPackage({ name: 'Studio', credits: 250, priceUSD: 39.9, discount: 20 });
const routes = [
  { path: '/credit-checkout', element: <CreditCheckout /> },
  { path: '/buy-credits', element: <p>packages</p> },
];
const known = {
  'GET /api/payments/packages': { body: { data: [CHOSEN] } },
  'GET /api/payments/settings': {
    body: {
      data: { provider: 'sandbox', publishableKey: 'pk_test_x', testMode: true, apiUrl: '/stripe-sandbox' },
    },
  },
};
const intent = (answer: { status?: number; body?: unknown }) => ({ 'POST /api/payments/intent': answer });

// The payment form is a file of its own, read when first opened.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
function open(answers: Parameters<typeof fakeFetch>[0], creditPackage: unknown = CHOSEN) {
  const server = fakeFetch({ ...known, ...answers });
  vi.stubGlobal('fetch', server.fetch);
  return { server, ...renderRoutes(routes, { pathname: '/credit-checkout', state: { creditPackage } }) };
}

describe('the checkout of credits', () => {
  it('leads to /buy-credits without a package', async () => {
    open({}, null);
    expect(await screen.findByText('packages')).toBeTruthy();
  });

  it('sums up the package, its discount and the total, while the payment is opened', () => {
    open(intent({ body: { data: { clientSecret: 'pi_1_secret_2' } } }));
    expect(screen.getByRole('status').textContent).toBe('Initializing secure payment...');
    expect(screen.getByText('Complete your purchase securely')).toBeTruthy();
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    for (const words of ['Studio', '250 credits', '-20%', '$39.90 USD']) {
      expect(within(summary).getByText(words)).toBeTruthy();
    }
    expect(within(summary).getByText('Price before discount').parentElement?.textContent).toContain('$49.88');
    expect(summary.textContent).toMatch(/Secure payment/);
    expect(screen.getByRole('link', { name: 'Back to Packages' }).getAttribute('href')).toBe('/buy-credits');
  });

  it('has no line of a discount where there is none', () => {
    open(intent({ status: 404 }), testPackage({ discount: null }));
    expect(screen.getByRole('region', { name: 'Order Summary' }).textContent).not.toContain('%');
  });

  it('says "Unable to process payment" and why, without a client secret too', async () => {
    const { server } = open(intent({ body: { data: {} } }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Unable to process payment');
    expect(alert.textContent).toContain('No client secret received');
    expect(await server.bodyOf('POST /api/payments/intent')).toEqual({ packageId: CHOSEN.id });
    const back = within(alert).getByRole('link', { name: 'Back to Packages' });
    await userEvent.click(back);
    expect(await screen.findByText('packages')).toBeTruthy();
  });

  it('says so in its own words when the server gives none', async () => {
    open(intent({ status: 409 }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to initialize payment. Please try again.');
  });
});
