import type { Order } from '@filigree/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, renderRoutes } from '../../testing/render.tsx';
import { takeNotices } from '../../ui/notify.ts';
import { OrderPage } from './order-page.tsx';

const ID = '0193c000-0000-7000-8000-000000000001';
const order = (changes: Partial<Order>, options: Order['lines'][number]['options']): Order => ({
  id: ID,
  orderNumber: 'FIL-7K3M-92QX',
  status: 'paid',
  subtotal: 100,
  shipping: 50,
  tax: 8,
  total: 158,
  refunded: 0,
  cancellable: true,
  shippingAddress: {
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    address: '1 Analytical Way',
    city: 'London',
    state: '',
    zipCode: 'W1A 1AA',
    country: 'United Kingdom',
  },
  lines: [
    {
      position: 1,
      pieceId: ID,
      variationId: null,
      designVersion: null,
      options,
      asksRingSize: true,
      name: 'A slim ring',
      quantity: 1,
      price: 100,
      imageUrl: null,
    },
  ],
  history: [{ status: 'paid', note: 'Payment received.', at: '2026-11-20T12:00:00.000Z' }],
  createdAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});
const answer = (shown: Order) => ({ body: { data: shown } });
const GET = `GET /api/orders/${ID}`;
const PUT = `PUT /api/orders/${ID}/lines/1/ring-size`;

afterEach(() => {
  cleanup();
  takeNotices();
  vi.unstubAllGlobals();
});
function open(answers: Parameters<typeof fakeFetch>[0]) {
  const server = fakeFetch(answers);
  vi.stubGlobal('fetch', server.fetch);
  return { server, ...renderRoutes([{ path: '/', element: <OrderPage id={ID} /> }], '/') };
}

describe('a ring of an order', () => {
  it('is given its size here, and is not asked for what is known', async () => {
    const known = order({}, { ringSize: 6.5 });
    const { server } = open({
      [GET]: [answer(order({}, { ringSize: 'unknown' })), answer(known)],
      [PUT]: answer(known),
    });
    const size = await screen.findByRole('combobox', { name: 'Ring size (US)' });
    expect(screen.getByText(/we begin when we have it/)).toBeTruthy();
    size.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: '6.5' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'I do not know yet' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: '6.5' }));
    expect(await screen.findByText('You can change it until your ring is being made.')).toBeTruthy();
    expect(await server.bodyOf(PUT)).toEqual({ ringSize: 6.5 });
    expect(takeNotices()).toMatchObject([{ title: 'Ring size saved' }]);
  });

  it('says why a size was refused', async () => {
    const message = 'This order is being made already, and its sizes can no longer be changed.';
    open({
      [GET]: answer(order({}, { ringSize: 7 })),
      [PUT]: { status: 409, body: { error: { code: 'CONFLICT', message, status: 409 } } },
    });
    (await screen.findByRole('combobox')).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: '8' }));
    await waitFor(() =>
      expect(takeNotices()).toMatchObject([
        { title: 'The ring size could not be saved', description: message },
      ]),
    );
  });

  it('only tells its size once it is being made', async () => {
    open({ [GET]: answer(order({ status: 'in production', cancellable: false }, { ringSize: 7 })) });
    expect(await screen.findByText('US size 7')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('where an order goes', () => {
  it('is written as it is written there', async () => {
    const berlin = { address: 'Torstr. 1', city: 'Berlin', zipCode: '10115', country: 'Germany' };
    const shown = order({}, { ringSize: 7 });
    open({ [GET]: answer({ ...shown, shippingAddress: { ...shown.shippingAddress, ...berlin } }) });
    const lines = (await screen.findByText('10115 Berlin')).parentElement?.children ?? [];
    expect([...lines].map((line) => line.textContent)).toEqual([
      'Ada Lovelace',
      'Torstr. 1',
      '10115 Berlin',
      'Germany',
    ]);
  });
});
