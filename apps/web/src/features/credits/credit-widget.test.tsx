import { LOW_CREDIT_THRESHOLD } from '@filigree/contracts/constants';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, renderRoutes } from '../../testing/render.tsx';
import { DropdownCredits, NavbarCredits } from './credit-widget.tsx';

const routes = [
  { path: '/', element: <NavbarCredits /> },
  { path: '/menu', element: <DropdownCredits action={<a href="/buy-credits">Buy More</a>} /> },
];

function open(at: '/' | '/menu', balance: number | 'refused' | 'slow') {
  const answered = fakeFetch({
    'GET /api/credits/balance':
      balance === 'refused'
        ? { status: 403, body: { error: { message: 'Not yours.', code: 'FORBIDDEN', status: 403 } } }
        : { body: { data: { balance, reserved: 0, low: false } } },
  });
  vi.stubGlobal('fetch', balance === 'slow' ? () => new Promise(() => undefined) : answered.fetch);
  return renderRoutes(routes, at);
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the balance in the navigation', () => {
  it('is a number with its word, read as what is available, and leads to more', async () => {
    open('/', 25);
    const link = await screen.findByRole('link', { name: '25 credits available' });
    expect(link.textContent).toBe('25credits');
    expect(link.getAttribute('href')).toBe('/buy-credits');
    expect(link.className).not.toContain('destructive');
    // There is no room for it on small screens.
    expect(screen.getByText('credits').className).toContain('hidden');
  });

  it('has the singular for exactly one, and is floored to three decimals', async () => {
    open('/', 1);
    expect((await screen.findByRole('link')).textContent).toContain('1credit');
    expect(screen.queryByText('credits')).toBeNull();
    cleanup();
    open('/', 12.3456);
    expect(await screen.findByText('12.345')).toBeTruthy();
  });

  it.each([
    [LOW_CREDIT_THRESHOLD - 0.001, true],
    [LOW_CREDIT_THRESHOLD, false],
  ])('of %d is red and says so: %s', async (balance, low) => {
    open('/', balance);
    const link = await screen.findByRole('link');
    expect(link.className.includes('text-destructive')).toBe(low);
    expect(/low/i.test(link.getAttribute('aria-label') ?? '')).toBe(low);
  });

  it('says "Loading..." while it is asked for, and "Error" when it cannot be had', async () => {
    open('/', 'slow');
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    cleanup();
    open('/', 'refused');
    expect(await screen.findByText('Error')).toBeTruthy();
  });
});

describe('the balance in the account menu', () => {
  it('stands beside the way to more, red when it is low', async () => {
    open('/menu', 4);
    const amount = await screen.findByText(/^4 credits/);
    expect(amount.className).toContain('text-destructive');
    expect(screen.getByRole('link', { name: 'Buy More' }).getAttribute('href')).toBe('/buy-credits');
  });

  it('says "Loading..." while it is asked for, and "Error" when it cannot be had', async () => {
    open('/menu', 'slow');
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    cleanup();
    open('/menu', 'refused');
    expect(await screen.findByText('Error')).toBeTruthy();
  });
});
