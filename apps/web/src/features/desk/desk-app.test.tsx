import { configureStore } from '@reduxjs/toolkit';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, renderRoutes, type TestStore } from '../../testing/render.tsx';
import { deskApi, deskMiddleware } from './api.ts';
import { DeskApp } from './desk-app.tsx';

type Answers = Parameters<typeof fakeFetch>[0];
const NUMBER = 'FIL-7K3M-92QX';
const ORDER = `/api/desk/orders/${NUMBER}`;
const at = '2026-11-02T10:00:00.000Z';

const data = (value: unknown) => ({ body: { data: value } });
const failure = (status: number, code: string, message: string, details?: unknown) => ({
  status,
  body: { error: { status, code, message, ...(details ? { details } : {}) } },
});
const OWNER = [
  'self',
  'orders.read',
  'orders.make',
  'orders.size',
  'orders.note',
  'orders.tell',
  'orders.mail',
];
const me = (rights: readonly string[]) =>
  data({ id: 'a', name: 'Uma', email: 'uma@example.com', role: 'owner', rights, endsAt: at });
const all = me([...OWNER, 'orders.cancel', 'money.read', 'money.refund', 'staff.manage', 'acts.read']);
const bench = me(['self', 'orders.read', 'orders.make', 'orders.size', 'orders.note']);

const order = (changes: object = {}) =>
  data({
    id: 'o1',
    number: NUMBER,
    status: 'paid',
    next: ['in production', 'cancelled'],
    waitsFor: null,
    createdAt: at,
    dueAt: at,
    isLate: false,
    lines: [
      {
        position: 1,
        name: 'Willow Ring',
        pieceId: 'p',
        variationId: null,
        designVersion: null,
        options: { ringSize: 7 },
        optionsInWords: 'Ring size 7',
        asksRingSize: true,
        lacksRingSize: false,
        quantity: 1,
        price: 1299.01,
        imageUrl: null,
        steps: [{ step: 'cast', by: 'Ben', at }],
      },
    ],
    customer: {
      name: 'Ada',
      email: 'ada@example.com',
      address: ['Ada', 'London'],
      shippingAddress: null,
      hasAccount: true,
      orders: 1,
    },
    money: {
      subtotal: 1299.01,
      shipping: 50,
      tax: 103.92,
      total: 1452.93,
      refunded: 0,
      disputed: 0,
      refundable: 1452.93,
      paidAt: at,
      paymentId: 'pi_1',
      reversals: [],
      refunds: [],
    },
    history: [{ status: 'paid', note: 'Payment received.', at }],
    notes: [],
    mails: { sent: [], again: ['receipt'] },
    acts: [],
    ...changes,
  });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path: string, answers: Answers) {
  const server = fakeFetch(answers);
  vi.stubGlobal('fetch', server.fetch);
  const store = configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer },
    middleware: (defaults) => defaults().concat(...deskMiddleware),
  });
  const element = <DeskApp themeToggle={null} nothing={<h1>Page not found</h1>} />;
  renderRoutes([{ path: '/desk/*', element }], path, store as unknown as TestStore);
  return server;
}

describe('the desk', () => {
  it('shows strangers what stands at an address at which there is nothing', async () => {
    open('/desk/orders', {
      'GET /api/desk/me': failure(404, 'NOT_FOUND', 'There is nothing at this address.'),
    });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.queryByText(/desk/i)).toBeNull();
  });

  it('asks a known browser for password and code, and says what was wrong', async () => {
    const unknown = failure(401, 'UNAUTHENTICATED', 'Please sign in at the desk.');
    const server = open('/desk', {
      'GET /api/desk/me': unknown,
      'POST /api/desk/sign-in': failure(
        401,
        'INVALID_CREDENTIALS',
        'Address, password or code are not right.',
      ),
    });
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'uma@example.com' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a window over the river' } });
    fireEvent.change(screen.getByLabelText('Code of your app'), { target: { value: '123 456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Address, password or code are not right.')).toBeTruthy();
    expect(await server.bodyOf('POST /api/desk/sign-in')).toEqual({
      email: 'uma@example.com',
      password: 'a window over the river',
      code: '123 456',
    });
  });

  it('says that it cannot be reached, and not that nothing is there', async () => {
    open('/desk', { 'GET /api/desk/me': 'offline' });
    expect(await screen.findByRole('heading', { name: 'The desk cannot be reached' })).toBeTruthy();
  });

  it('shows each role what it may do, and nothing else', async () => {
    open(`/desk/orders/${NUMBER}`, {
      'GET /api/desk/me': bench,
      [`GET ${ORDER}`]: order({ money: null, mails: null, acts: null }),
    });
    expect(await screen.findByRole('button', { name: 'Begin production' })).toBeTruthy();
    for (const name of ['Cancel order', 'Give money back', 'Write again']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'To the customer' })).toBeNull();
  });
});

describe('an order at the desk', () => {
  it('gives money back under one key, however often it has to be sent', async () => {
    const call = `POST ${ORDER}/refunds`;
    const server = open(`/desk/orders/${NUMBER}`, {
      'GET /api/desk/me': all,
      [`GET ${ORDER}`]: order(),
      [call]: [failure(503, 'SERVICE_UNAVAILABLE', 'The payment provider does not answer.'), order()],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Give money back' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Give back' }));
    fireEvent.change(dialog.getByLabelText('Amount in dollars'), { target: { value: '12.345' } });
    fireEvent.change(dialog.getByLabelText('Reason, for the books'), { target: { value: 'A scratch' } });
    send();
    expect(await dialog.findByText(/An amount of at least one cent/)).toBeTruthy();
    expect(server.calls()).not.toContain(call);
    fireEvent.change(dialog.getByLabelText('Amount in dollars'), { target: { value: '$1,200.50' } });
    send();
    expect(await dialog.findByText('The payment provider does not answer.')).toBeTruthy();
    expect(await server.bodyOf(call)).toEqual({ amount: 1200.5, reason: 'A scratch' });
    send();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = server.headersOf(call, 'idempotency-key');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('does not move on while it waits for something, and says for what', async () => {
    open(`/desk/orders/${NUMBER}`, {
      'GET /api/desk/me': all,
      [`GET ${ORDER}`]: order({ waitsFor: 'The ring size of line 1 is not known.' }),
    });
    expect(await screen.findByText('The ring size of line 1 is not known.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Begin production' }).disabled).toBe(true);
  });

  it('shows the bench what is done to a piece, and lets it say so while it is being made', async () => {
    const call = `PUT ${ORDER}/lines/1/steps/polished`;
    const server = open(`/desk/orders/${NUMBER}`, {
      'GET /api/desk/me': bench,
      [`GET ${ORDER}`]: order({ status: 'in production', next: ['shipped', 'cancelled'] }),
      [call]: order(),
    });
    const steps = within(await screen.findByRole('group', { name: 'Steps of making line 1' }));
    expect(steps.getByRole('button', { name: 'Cast', pressed: true })).toBeTruthy();
    expect(screen.getByText(/^Cast: Ben, /)).toBeTruthy();
    fireEvent.click(steps.getByRole('button', { name: 'Polished', pressed: false }));
    await vi.waitFor(() => expect(server.calls()).toContain(call));
    expect(await server.bodyOf(call)).toEqual({ done: true });
  });
});
