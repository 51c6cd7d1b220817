import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, renderRoutes } from '../../testing/render.tsx';
import { takeNotices } from '../../ui/notify.ts';
import { CartPage } from './cart-page.tsx';

const ID = '0193c000-0000-7000-8000-000000000001';
const line = (quantity: number) => ({
  id: ID,
  pieceId: '0193c000-0000-7000-8000-000000000002',
  variationId: null,
  quantity,
  price: 100,
  name: 'A slim ring',
  imageUrl: null,
  options: {},
  asksRingSize: false,
  addedAt: '2026-11-20T12:00:00.000Z',
});
const cart = (...items: (Omit<ReturnType<typeof line>, 'options'> & { options: object })[]) => ({
  body: { data: { items, total: 0, itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0) } },
});
const FAILED = { status: 404, body: { error: { message: 'It is gone.', code: 'NOT_FOUND', status: 404 } } };

afterEach(() => {
  cleanup();
  takeNotices();
  vi.unstubAllGlobals();
});
function open(answers: Parameters<typeof fakeFetch>[0]) {
  const server = fakeFetch(answers);
  vi.stubGlobal('fetch', server.fetch);
  return { server, ...renderRoutes([{ path: '/cart', element: <CartPage /> }], '/cart') };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the cart', () => {
  it('is loading, then empty with a way to the Studio', async () => {
    open({ 'GET /api/cart': cart() });
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy();
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create Design' }).getAttribute('href')).toBe('/studio');
  });

  it('changes after the server has agreed, with its totals, and not below one', async () => {
    const { server, store } = open({
      'GET /api/cart': [cart(line(1)), cart(line(2))],
      [`PUT /api/cart/items/${ID}`]: cart(line(2)),
    });
    expect(await screen.findByText('$158.00')).toBeTruthy();
    const less = screen.getByRole('button', { name: 'One less' });
    await userEvent.click(less);
    expect(server.calls()).toEqual(['GET /api/cart']);
    await press('One more');
    expect(await screen.findByText('$266.00')).toBeTruthy();
    expect(store.getState().cart).toMatchObject({ itemCount: 2 });
    const proceed = screen.getByRole('link', { name: 'Proceed to Checkout' });
    expect(proceed.getAttribute('href')).toBe('/checkout');
  });

  it('says "Error updating quantity", and stays as it was', async () => {
    const { store } = open({ 'GET /api/cart': cart(line(1)), [`PUT /api/cart/items/${ID}`]: FAILED });
    await press('One more');
    await waitFor(() =>
      expect(takeNotices()).toMatchObject([
        { tone: 'destructive', title: 'Error updating quantity', description: 'It is gone.' },
      ]),
    );
    expect(store.getState().cart.itemCount).toBe(1);
  });

  it('says "Error removing item", and stays as it was', async () => {
    const { store } = open({ 'GET /api/cart': cart(line(1)), [`DELETE /api/cart/items/${ID}`]: FAILED });
    await press('Remove A slim ring');
    await waitFor(() =>
      expect(takeNotices()).toMatchObject([
        { tone: 'destructive', title: 'Error removing item', description: 'It is gone.' },
      ]),
    );
    expect(store.getState().cart.itemCount).toBe(1);
  });

  it('says when it cannot be fetched, and asks again', async () => {
    open({ 'GET /api/cart': [FAILED, cart(line(1))] });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch cart');
    await press('Try again');
    expect(await screen.findByText('$158.00')).toBeTruthy();
  });
});

describe('a ring in the cart', () => {
  const ring = (options: object) => ({ ...line(1), options, asksRingSize: true });

  it('is asked for its size, and "I do not know yet" is an answer', async () => {
    const { server } = open({
      'GET /api/cart': [
        cart(ring({ engraving: 'Ada' })),
        cart(ring({ engraving: 'Ada', ringSize: 'unknown' })),
      ],
      [`PUT /api/cart/items/${ID}`]: cart(ring({ engraving: 'Ada', ringSize: 'unknown' })),
    });
    const size = await screen.findByRole('combobox', { name: 'Ring size (US): A slim ring' });
    expect(screen.getByText('Ring size (US)')).toBeTruthy();
    expect(size.textContent).toBe('Choose a size');
    size.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'I do not know yet' }));
    expect(await screen.findByText(/a ring sizer comes first, free of charge/)).toBeTruthy();
    expect(await server.bodyOf(`PUT /api/cart/items/${ID}`)).toEqual({
      options: { engraving: 'Ada', ringSize: 'unknown' },
    });
  });
});
