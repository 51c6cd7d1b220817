import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartApi } from '../../api/cart.ts';
import { signedIn } from '../../session/auth-slice.ts';
import { ADA, fakeFetch, renderRoutes, testStore, tokenFor } from '../../testing/render.tsx';
import { takeNotices } from '../../ui/notify.ts';
import { CheckoutPage } from './checkout-page.tsx';

const CALL = 'POST /api/payments/checkout';
const LINE = {
  id: '0193c000-0000-7000-8000-000000000001',
  pieceId: '0193c000-0000-7000-8000-000000000002',
  variationId: null,
  quantity: 2,
  price: 100,
  name: 'A slim ring',
  imageUrl: null,
  options: {},
  asksRingSize: false,
  addedAt: '2026-11-20T12:00:00.000Z',
};
const cartOf = (...items: (typeof LINE)[]) => ({
  'GET /api/cart': { body: { data: { items, total: 200 * items.length, itemCount: 2 * items.length } } },
});
const routes = [
  { path: '/checkout', element: <CheckoutPage /> },
  { path: '/cart', element: <p>the cart</p> },
];
const SHIPPING = ['Full Name', 'Email', 'Address', 'City', 'State', 'ZIP Code'] as const;
const CARD = [
  ['Cardholder Name', 'Ada Lovelace'],
  ['Card Number', '4111111111111111'],
  ['Expiry (MM/YY)', '12/34'],
  ['CVV', '987'],
] as const;
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: /Continue to Payment|Redirecting/ }));

const assign = vi.fn();
afterEach(() => {
  cleanup();
  takeNotices();
  assign.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(answers: Parameters<typeof fakeFetch>[0], cart = cartOf(LINE)) {
  const server = fakeFetch({ ...cart, ...answers });
  vi.stubGlobal('fetch', server.fetch);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  const store = testStore();
  store.dispatch(signedIn({ user: ADA, accessToken: tokenFor(ADA.id, 900) }));
  const view = renderRoutes(routes, '/checkout', store);
  await waitFor(() => expect(server.calls()).toContain('GET /api/cart'));
  return { server, ...view };
}
async function openFilled(answers: Parameters<typeof fakeFetch>[0], cart = cartOf(LINE)) {
  const opened = await open(answers, cart);
  await screen.findByText('Complete your order');
  const special: Record<string, string> = { Email: ADA.email, 'ZIP Code': '02903' };
  for (const label of SHIPPING) fill(label, special[label] ?? `my ${label}`);
  for (const [label, value] of CARD) fill(label, value);
  return opened;
}

describe('the checkout of the cart', () => {
  it('leads to /cart when there is nothing in it', async () => {
    await open({}, cartOf());
    expect(await screen.findByText('the cart')).toBeTruthy();
  });

  it('shows what is ordered, what it costs, and when it comes', async () => {
    await open({});
    const summary = await screen.findByRole('region', { name: 'Order Summary' });
    for (const words of ['A slim ring', 'Qty 2', 'Subtotal', 'Shipping', 'Tax (8%)', 'Total']) {
      expect(within(summary).getByText(words)).toBeTruthy();
    }
    for (const amount of ['$50.00', '$16.00', '$266.00'])
      expect(within(summary).getByText(amount)).toBeTruthy();
    expect(within(summary).getAllByText('$200.00')).toHaveLength(2);
    expect(screen.getByText('Estimated delivery: 2-4 weeks')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Cart' }).getAttribute('href')).toBe('/cart');
    expect(screen.getByLabelText<HTMLInputElement>('Email').type).toBe('email');
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('United States');
    const cvv = screen.getByLabelText<HTMLInputElement>('CVV');
    expect([cvv.type, cvv.maxLength]).toEqual(['password', 4]);
  });

  it.each(SHIPPING)('asks for the %s, and sends nothing', async (missing) => {
    const { server } = await openFilled({});
    fill(missing, '  ');
    send();
    expect(takeNotices()).toMatchObject([
      {
        tone: 'destructive',
        title: 'Missing information',
        description: 'Please fill in all shipping information',
      },
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText(missing));
    expect(server.calls()).not.toContain(CALL);
  });

  it('does not ask for a country', async () => {
    const { server } = await openFilled({ [CALL]: { body: { data: { url: 'https://pay.example/1' } } } });
    send();
    await waitFor(() => expect(server.calls()).toContain(CALL));
    const { shippingAddress } = (await server.bodyOf(CALL)) as { shippingAddress: object };
    expect(shippingAddress).toMatchObject({ state: 'my State', zipCode: '02903', country: 'United States' });
  });

  it('asks for what addresses of the country have, by its names, and sends nothing else', async () => {
    const { server } = await openFilled({ [CALL]: { body: { data: { url: 'https://pay.example/1' } } } });
    fill('Country', 'Germany');
    expect(screen.queryByLabelText('ZIP Code')).toBeNull();
    fill('Postal Code (PLZ)', '1011');
    send();
    // The form says what is wrong, and nothing was sent.
    expect(screen.getByText('Please enter a valid code, such as 26133.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Postal Code (PLZ)'));
    expect(server.calls()).not.toContain(CALL);
    fill('Postal Code (PLZ)', '10115');
    send();
    await waitFor(() => expect(server.calls()).toContain(CALL));
    const { shippingAddress } = (await server.bodyOf(CALL)) as { shippingAddress: object };
    expect(shippingAddress).toMatchObject({
      city: 'my City',
      state: '',
      zipCode: '10115',
      country: 'Germany',
    });
  });

  it('keeps what was typed for a country while another is chosen', async () => {
    await openFilled({});
    fill('Country', 'Hong Kong');
    expect(screen.getByLabelText('Area')).toBeTruthy();
    expect(screen.getByLabelText('District (optional)')).toBeTruthy();
    fill('Country', 'Japan');
    expect(screen.getByLabelText('Prefecture')).toBeTruthy();
    fill('Country', 'United States');
    expect(screen.getByLabelText<HTMLInputElement>('ZIP Code').value).toBe('02903');
  });

  it('sends address and totals, never a card, once for two clicks, and goes to the payment page', async () => {
    const { server } = await openFilled({ [CALL]: { body: { data: { url: 'https://pay.example/1' } } } });
    send();
    send();
    expect(screen.getByRole('button', { name: /Redirecting to payment/ })).toBeTruthy();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
    expect(server.calls().filter((call) => call === CALL)).toHaveLength(1);
    const body = await server.bodyOf(CALL);
    expect(body).toMatchObject({ subtotal: 200, tax: 16, shipping: 50, total: 266 });
    expect(Object.keys(body as object).toSorted()).toEqual([
      ...['shipping', 'shippingAddress', 'subtotal', 'tax', 'total'],
    ]);
    for (const [, value] of CARD.slice(1)) expect(JSON.stringify(body)).not.toContain(value);
    // What the browser keeps for going back has no card in it.
    for (const [label] of CARD) expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
  });

  it.each([
    [
      'what the server says',
      { status: 409, body: { error: { message: 'The cart is closed.' } } },
      'The cart is closed.',
    ],
    ['that no address came', { body: { data: {} } }, 'No checkout URL returned'],
  ])('says "Checkout failed" and %s, and can be sent again', async (_what, answer, words) => {
    await openFilled({ [CALL]: answer });
    send();
    await waitFor(() =>
      expect(takeNotices()).toMatchObject([
        { tone: 'destructive', title: 'Checkout failed', description: words },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Continue to Payment' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('my City');
    expect(assign).not.toHaveBeenCalled();
  });

  it('is awake again when somebody comes back from the payment page', async () => {
    await openFilled({ [CALL]: { body: { data: { url: 'https://pay.example/1' } } } });
    send();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Continue to Payment' })).toBeNull();
    const back = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(back));
    expect(screen.getByRole('button', { name: 'Continue to Payment' })).toBeTruthy();
  });
});

describe('rings in the checkout', () => {
  const RING = { ...LINE, asksRingSize: true };

  it('are not paid for before somebody has spoken of their size', async () => {
    const { server } = await openFilled({}, cartOf(RING));
    send();
    expect(takeNotices()).toMatchObject([
      {
        tone: 'destructive',
        title: 'Missing information',
        description: 'Please choose a size for every ring',
      },
    ]);
    const size = screen.getByRole('combobox', { name: 'Ring size (US): A slim ring' });
    expect(document.activeElement).toBe(size);
    expect(screen.getByText('Choose a size, or say that you do not know it yet')).toBeTruthy();
    expect(server.calls()).not.toContain(CALL);
  });

  it('are asked for when only the server knows of them', async () => {
    const details = { lines: [RING.id] };
    const refusal = { error: { code: 'RING_SIZE_MISSING', message: 'x', status: 422, details } };
    const { server } = await openFilled(
      {
        [CALL]: { status: 422, body: refusal },
        'GET /api/cart': [cartOf(LINE)['GET /api/cart'], cartOf(RING)['GET /api/cart']],
      },
      {} as ReturnType<typeof cartOf>,
    );
    send();
    expect(await screen.findByRole('combobox', { name: 'Ring size (US): A slim ring' })).toBeTruthy();
    expect(server.calls()).toContain(CALL);
    expect(takeNotices()).toMatchObject([{ description: 'Please choose a size for every ring' }]);
    expect(screen.getByRole('button', { name: 'Continue to Payment' })).toBeTruthy();
  });

  it('are paid for with a size whose choice is still on its way to the server', async () => {
    const update = `PUT /api/cart/items/${RING.id}`;
    const sized = { ...RING, options: { ringSize: 6.5 } };
    const { server, store } = await openFilled(
      {
        [update]: { body: { data: { items: [sized], total: 200, itemCount: 2 } } },
        [CALL]: { body: { data: { url: 'https://pay.example/1', sessionId: 'cs_1' } } },
      },
      cartOf(RING),
    );
    void store.dispatch(
      cartApi.endpoints.updateCartItem.initiate({ id: RING.id, options: { ringSize: 6.5 } }),
    );
    send();
    expect(screen.getByRole('button', { name: /Redirecting/ })).toBeTruthy();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
    expect(server.calls().indexOf(update)).toBeLessThan(server.calls().indexOf(CALL));
    expect(takeNotices()).toEqual([]);
  });
});
