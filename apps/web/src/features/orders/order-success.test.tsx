import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, renderRoutes } from '../../testing/render.tsx';
import { OrderSuccess } from './order-success.tsx';

const bursts = vi.hoisted(() => vi.fn());
vi.mock('canvas-confetti', () => ({ default: { create: () => bursts } }));

const routes = [{ path: '/order-success', element: <OrderSuccess /> }];
const CALL = 'GET /api/orders/session/cs_1';
const CART = { 'GET /api/cart': { body: { data: { items: [], total: 0, itemCount: 0 } } } };
const LINES = [
  {
    name: 'Halden Solitaire',
    quantity: 1,
    price: 158,
    imageUrl: '/api/images/serve/halden.avif',
    options: {},
  },
];
const order = (changes: object = {}) => ({
  body: { data: { id: 'o1', status: 'paid', orderNumber: 'FIL-1', total: 158, lines: LINES, ...changes } },
});

afterEach(() => {
  cleanup();
  bursts.mockClear();
  vi.unstubAllGlobals();
});
function open(answers: Parameters<typeof fakeFetch>[0], query = '?session_id=cs_1') {
  const server = fakeFetch({ ...CART, ...answers });
  vi.stubGlobal('fetch', server.fetch);
  renderRoutes(routes, `/order-success${query}`);
  return server;
}

describe('after a checkout', () => {
  it('looks the order up by its session, and says what happens next', async () => {
    open({ [CALL]: order() });
    expect(screen.getByText('Loading your order details...')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Order Placed Successfully!' })).toBeTruthy();
    expect(screen.getByText('Thank you for your purchase. Your order is being processed.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Halden Solitaire' })).toBeTruthy();
    expect(screen.getByText('Order Number').nextSibling?.textContent).toBe('FIL-1');
    expect(screen.getByText('Total Amount').nextSibling?.textContent).toBe('$158.00');
    const next = screen.getByRole('region', { name: 'What happens next?' });
    expect(within(next).getAllByRole('listitem')).toHaveLength(3);
    expect(next.textContent).toMatch(/Confirmation email.*2-4 weeks.*tracking details/is);
    expect(screen.getByRole('link', { name: 'View Order History' }).getAttribute('href')).toMatch(
      /^\/profile/,
    );
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    const contact = screen.getByRole('link', { name: 'hello@filigree.example' });
    expect(contact.getAttribute('href')).toBe('mailto:hello@filigree.example');
    await vi.waitFor(() => expect(bursts).toHaveBeenCalled(), { timeout: 15_000 });
  });

  it('has N/A and 0 where number and total are missing', async () => {
    open({ [CALL]: order({ orderNumber: '', total: undefined }) });
    await screen.findByRole('heading', { name: 'Order Placed Successfully!' });
    expect(screen.getByText('Order Number').nextSibling?.textContent).toBe('N/A');
    expect(screen.getByText('Total Amount').nextSibling?.textContent).toBe('$0.00');
  });

  it.each([
    ['of a session that nobody knows', '?session_id=cs_1', 1],
    ['without a session, which asks nobody', '', 0],
  ])('an order %s is not found', async (_what, query, asked) => {
    const server = open({ [CALL]: { status: 404 } }, query);
    expect(await screen.findByRole('heading', { name: 'Order Not Found' })).toBeTruthy();
    const words = "We couldn't find your order. Please check your email for confirmation.";
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(server.calls()).toHaveLength(asked);
    expect(bursts).not.toHaveBeenCalled();
  });
});
