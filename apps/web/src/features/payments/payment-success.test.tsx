import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, renderRoutes } from '../../testing/render.tsx';
import { PaymentSuccess } from './payment-success.tsx';

const bursts = vi.hoisted(() => vi.fn());
vi.mock('canvas-confetti', () => ({ default: { create: () => bursts } }));

const routes = [
  { path: '/payment-success', element: <PaymentSuccess /> },
  { path: '/buy-credits', element: <p>packages</p> },
];
const settled = (status: string) => ({
  'POST /api/payments/settle': { body: { data: { status, balance: 75, credits: 50 } } },
});
const balances = (...amounts: number[]) => ({
  'GET /api/credits/balance': amounts.map((balance) => ({
    body: { data: { balance, reserved: 0, low: false } },
  })),
});

beforeEach(() => {
  vi.useFakeTimers();
  bursts.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(answers: Parameters<typeof fakeFetch>[0], query = '?payment_intent=pi_1') {
  const server = fakeFetch(answers);
  vi.stubGlobal('fetch', server.fetch);
  renderRoutes(routes, `/payment-success${query}`);
  await pass(100);
  return server;
}

describe('after a payment for credits', () => {
  it('celebrates for about three seconds, every 250 ms', async () => {
    await open({ ...settled('paid'), ...balances(75) });
    expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
    await pass(2_500);
    const early = bursts.mock.calls.length;
    // From both sides.
    expect(early).toBeGreaterThanOrEqual((2 * 2_500) / 250);
    await pass(1_000);
    const late = bursts.mock.calls.length;
    expect(late).toBeGreaterThan(early);
    await pass(5_000);
    expect(bursts.mock.calls).toHaveLength(late);
  });

  it('says that credits were added, what to do with them, and the balance two seconds later', async () => {
    const server = await open({ ...settled('paid'), ...balances(75, 75.5) });
    expect(screen.getByText('Your credits have been added to your account')).toBeTruthy();
    const balance = screen.getByText('Your New Balance').parentElement;
    expect(balance?.textContent).toContain('75 credits');
    const asked = () => server.calls().filter((call) => call === 'GET /api/credits/balance').length;
    const before = asked();
    await pass(1_800);
    expect(asked()).toBe(before);
    await pass(300);
    expect(asked()).toBe(before + 1);
    expect(balance?.textContent).toContain('75.5 credits');
    expect(screen.getByText('Start Creating')).toBeTruthy();
    expect(screen.getByText('Never Expires')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start Designing' }).getAttribute('href')).toBe('/studio');
    const history = screen.getByRole('link', { name: 'View Transaction History' });
    expect(history.getAttribute('href')).toMatch(/^\/profile/);
    expect(screen.getByText('A receipt has been sent to your email.')).toBeTruthy();
  });

  it('celebrates nothing that is not paid', async () => {
    await open({ ...settled('failed'), ...balances(25) });
    expect(screen.getByRole('heading', { name: 'Payment failed' })).toBeTruthy();
    await pass(3_000);
    expect(bursts).not.toHaveBeenCalled();
  });

  it('leads to the packages without a payment', async () => {
    await open({}, '');
    expect(screen.getByText('packages')).toBeTruthy();
  });
});
