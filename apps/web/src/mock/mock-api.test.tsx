import { type Call, calls, successesOf } from '@filigree/contracts';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWERS, answerRequest } from './mock-api.ts';
import { SHELF } from './shelf.ts';
import { handlers } from './start.ts';
import { emptyWorld, type World } from './world.ts';

type CallName = keyof typeof calls;
interface Asked {
  readonly params?: Record<string, string>;
  readonly query?: string;
  readonly body?: unknown;
}

const ORIGIN = 'http://localhost:3000';
const ADA = {
  name: 'Ada',
  email: 'ada@example.com',
  password: 'a long enough password',
  confirmPassword: 'a long enough password',
  acceptTerms: true,
};
const PHONE = '+44 20 7946 0958';
const TO = {
  fullName: 'Ada',
  email: 'ada@example.com',
  address: '1 St',
  city: 'Paris',
  state: 'IDF',
  zipCode: '75001',
};
const [RING, BAND] = SHELF as [(typeof SHELF)[number], (typeof SHELF)[number]];

/** Not called by any page, or only for what mock mode does not have: models, files and jobs under way. */
const UNANSWERED: readonly CallName[] = [
  'cancelJob',
  'commitCredits',
  'downloadImage',
  'getJob',
  'jobEvents',
  'mailAtEnd',
  'pieceModel',
  'processImage',
  'refundCredits',
  'reserveCredits',
  'serveImage',
  'transformImage',
  'variationCasting',
  'variationModel',
  'variationWorkshop',
];

describe('the API of mock mode', () => {
  let world: World;
  const tried = new Set<string>();
  beforeEach(() => {
    world = emptyWorld();
  });

  function send(name: CallName, { params = {}, query = '', body }: Asked = {}): Promise<Response> {
    const { method, path } = calls[name];
    const address = path.replace(/\{(\w+)\}/g, (_all, key: string) => params[key] ?? '');
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return answerRequest(new Request(`${ORIGIN}/api${address}${query}`, { method, ...sent }), world);
  }

  /** The answer, once it has the status of the contract and satisfies its schema. */
  async function ask<Name extends CallName>(name: Name, asked: Asked = {}) {
    const call: Call = calls[name];
    const answer = await send(name, asked);
    const text = await answer.text();
    expect(successesOf(call), `${name}: ${answer.status} ${text}`).toContain(answer.status);
    tried.add(name);
    if (!call.response) return undefined;
    const { data } = JSON.parse(text) as { data: unknown };
    const read = call.response.safeParse(data);
    expect(read.error, name).toBeUndefined();
    // biome-ignore lint/suspicious/noExplicitAny: each test names what it reads, and the schema has been held to it.
    return read.data as any;
  }

  it('answers the account as the contracts say', async () => {
    const { user } = await ask('register', { body: ADA });
    expect(await ask('me')).toEqual(user);
    expect((await ask('refresh')).accessToken).toContain('.');
    expect((await ask('login', { body: ADA_LOGIN })).user.id).toBe(user.id);
    await ask('verifyTwoFactor', { body: { challengeToken: 'x', code: '123456' } });
    await ask('updateProfile', { body: { phoneNumber: PHONE } });
    expect((await ask('me')).phoneNumber).toBe(PHONE);
    await ask('forgotPassword', { body: { email: ADA.email } });
    await ask('resetPassword', { body: { token: 'a-token-of-length', password: ADA.password } });
    await ask('verifyEmail', { body: { token: 'a-token-of-length' } });
    await ask('resendVerification', { body: { email: ADA.email } });
    await ask('changePassword', { body: { currentPassword: ADA.password, newPassword: ADA.password } });
    await ask('enrolTwoFactor', { body: {} });
    await ask('confirmTwoFactor', { body: { code: '123456' } });
    expect((await ask('twoFactor')).enabled).toBe(true);
    await ask('renewRecoveryCodes', { body: { code: '123456' } });
    await ask('disableTwoFactor', { body: { code: '123456' } });
    await ask('listSessions');
    await ask('endSession', { params: { id: user.id } });
    await ask('endOtherSessions');
    await ask('updatePreferences', { body: { display: { measurementSystem: 'metric' } } });
    expect((await ask('getPreferences')).display).toEqual({
      currency: 'USD',
      language: 'en',
      measurementSystem: 'metric',
    });
    await ask('addFavorite', { body: { pieceId: RING.id } });
    expect(await ask('listFavorites')).toHaveLength(1);
    expect(await ask('removeFavorite', { params: { id: RING.id } })).toEqual([]);
    await ask('exportData');
    expect((await ask('deleteAccount', { body: {} })).creditsLost).toBe(25);
    expect((await send('refresh')).status).toBe(401);
    await ask('googleStart');
    await ask('googleCallback', { body: { code: 'mock', state: 'mock' } });
    await ask('logout');
    expect((await send('me')).status).toBe(401);
  });

  it('sells: pieces, cart, checkout, order, credits', async () => {
    await ask('register', { body: ADA });
    const cheapest = await ask('listPieces', { query: '?sort=price-asc&category=ring' });
    expect(cheapest.map(({ price }: { price: number }) => price)).toEqual([1350, 2850, 4900, 6200]);
    await ask('getPiece', { params: { id: RING.id } });
    expect(await ask('similarPieces', { params: { id: RING.id } })).toHaveLength(3);
    expect(await ask('piecesByCategory', { params: { category: 'necklace' } })).toEqual([]);
    await ask('openPiece', { params: { id: RING.id } });

    await ask('addCartItem', { body: { pieceId: RING.id, price: 1 } });
    const { items } = await ask('addCartItem', { body: { pieceId: RING.id, quantity: 2 } });
    expect(items).toMatchObject([{ quantity: 3, price: RING.price }]);
    await ask('updateCartItem', { params: { id: items[0].id }, body: { quantity: 1 } });
    expect((await ask('removeCartItem', { params: { id: items[0].id } })).itemCount).toBe(0);
    const amounts = { subtotal: 0, tax: 0, shipping: 0, total: 0 };
    for (const path of ['createCheckout', 'createCheckoutAlias'] as const) {
      await ask('addCartItem', { body: { pieceId: BAND.id, options: { ringSize: 'unknown' } } });
      const { url } = await ask(path, { body: { shippingAddress: TO, ...amounts } });
      const sessionId = new URL(url).searchParams.get('session_id') ?? '';
      const order = await ask('getOrderBySession', { params: { sessionId } });
      expect(order.total).toBeCloseTo(BAND.price * 1.08 + 50);
      await ask('createOrder', { body: { sessionId } });
    }
    await ask('clearCart');
    await ask('clearCartByDelete');
    expect((await ask('getCart')).items).toEqual([]);
    const { items: orders } = await ask('listOrders');
    await ask('getOrderByNumber', { params: { orderNumber: orders[0].orderNumber } });
    const params = { id: orders[0].id, position: '1' };
    const sized = await ask('giveRingSize', { params, body: { ringSize: 6.5 } });
    expect(sized.lines[0].options).toEqual({ ringSize: 6.5 });
    expect((await ask('cancelOrder', { params: { id: orders[0].id } })).status).toBe('cancelled');
    expect((await ask('getOrder', { params: { id: orders[0].id } })).refunded).toBe(orders[0].total);
    expect((await send('getOrderBySession', { params: { sessionId: 'unknown' } })).status).toBe(404);

    await ask('paymentSettings');
    const [pack] = await ask('listPackages');
    const { clientSecret } = await ask('createIntent', { body: { packageId: pack.id } });
    const body = { paymentIntentId: clientSecret.split('_secret_')[0] };
    await ask('settlePayment', { body });
    expect((await ask('settlePayment', { body })).balance).toBe(75);
    expect(await ask('creditBalance')).toEqual({ balance: 75, reserved: 0, low: false });
    expect((await ask('checkCredits', { body: { requiredCredits: 80 } })).missing).toBe(5);
    expect(await ask('creditTransactions')).toHaveLength(2);
  });

  it('designs, as long as there are credits', async () => {
    await ask('register', { body: ADA });
    await ask('interpret', { body: { prompt: 'a slim ring' } });
    const { variations } = await ask('generate', { body: { prompt: 'a slim ring' } });
    expect(variations).toHaveLength(4);
    const { id } = variations[0];
    const { variation } = await ask('refine', { body: { variationId: id, refinements: 'thinner' } });
    expect(variation).toMatchObject({ id, version: 2, changes: ['thinner'] });
    await ask('restoreVersion', { params: { id }, body: { version: 1 } });
    expect(await ask('listVersions', { params: { id } })).toHaveLength(3);
    expect((await ask('getVariation', { params: { id } })).brief.type).toBe('Ring');
    await ask('variationView', { params: { id }, body: { view: 'top' } });
    const keeps = { body: { variationId: id } };
    expect([(await send('saveDraft', keeps)).status, (await send('saveDraft', keeps)).status]).toEqual([
      201, 200,
    ]);
    await ask('saveDraft', keeps);
    expect(await ask('listDrafts')).toHaveLength(1);
    await ask('deleteDraft', { params: { id } });
    expect(await ask('variationPrice', { params: { id } })).toEqual({ price: 100, basis: 'design' });
    expect((await ask('listVariations', { query: '?page=1&limit=3' })).total).toBe(4);
    await ask('deleteVariation', { params: { id: variations[3].id } });
    expect((await ask('listVariations')).items).toHaveLength(3);
    expect(await ask('listJobs')).toEqual([]);
    expect((await ask('creditBalance')).balance).toBe(20);
    for (let click = 0; click < 5; click += 1) await ask('generate', { body: { prompt: 'a ring' } });
    expect((await send('generate', { body: { prompt: 'a ring' } })).status).toBe(402);
    expect((await send('generate', { body: { prompt: '  ' } })).status).toBe(400);
  });

  it('keeps collections, boards and pictures', async () => {
    await ask('register', { body: ADA });
    const made = await ask('createCollection', { body: { name: 'Rings', items: [RING.id] } });
    const params = { id: made.id };
    await ask('addCollectionItem', { params, body: { itemId: BAND.id } });
    expect((await ask('getCollection', { params })).items).toHaveLength(2);
    await ask('removeCollectionItem', { params: { ...params, itemId: RING.id } });
    expect((await ask('updateCollection', { params, body: { name: 'Bands' } })).name).toBe('Bands');
    expect(await ask('listCollections')).toHaveLength(1);
    await ask('deleteCollection', { params });
    expect((await send('getCollection', { params })).status).toBe(404);

    const board = { id: (await ask('createBoard', { body: { name: 'Sea' } })).id };
    const image = await ask('uploadImage');
    await ask('getImage', { params: { id: image.id } });
    await ask('addBoardImage', { params: board, body: { imageId: image.id } });
    await ask('addBoardPiece', { params: board, body: { pieceId: RING.id } });
    expect(await ask('getBoard', { params: board })).toMatchObject({ pieces: [RING.id] });
    await ask('updateBoard', { params: board, body: { name: 'Shore', images: [image.id] } });
    await ask('deleteImage', { params: { id: image.id } });
    expect(await ask('listBoards')).toHaveLength(1);
    await ask('deleteBoard', { params: board });
  });

  it('leaves nothing unasked, and says of the rest that it is not there', async () => {
    expect([...tried].toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
    const all = Object.keys(calls).toSorted();
    expect(all.filter((name) => !(name in ANSWERS))).toEqual(UNANSWERED);
    expect((await send('reserveCredits', { body: { amount: 1, reference: 'x' } })).status).toBe(501);
  });
});

const ADA_LOGIN = { email: ADA.email, password: ADA.password };

describe('mock mode', () => {
  const passedOn = vi.fn(() => new HttpResponse('the page'));
  // What the mock leaves alone reaches the handler behind it, as it would the network.
  const interception = setupServer(...handlers, http.all('*', passedOn));
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
    interception.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    interception.close();
    vi.useRealTimers();
    localStorage.clear();
    passedOn.mockClear();
  });

  it('answers the API after 800 ms, and remembers what was done', async () => {
    const body = JSON.stringify(ADA);
    let status: number | undefined;
    const registered = fetch(`${ORIGIN}/api/auth/register`, { method: 'POST', body }).then((answer) => {
      status = answer.status;
    });
    await vi.advanceTimersByTimeAsync(799);
    expect(status).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await registered;
    expect(status).toBe(201);
    const me = fetch(`${ORIGIN}/api/auth/me`);
    await vi.advanceTimersByTimeAsync(800);
    expect(await (await me).json()).toMatchObject({ data: { email: ADA.email } });
    expect(passedOn).not.toHaveBeenCalled();
  });

  it('lets other requests through, at once', async () => {
    expect(await (await fetch(`${ORIGIN}/renders/a.webp`)).text()).toBe('the page');
    expect(passedOn).toHaveBeenCalledOnce();
  });

  it('ends a call that its caller gave up', async () => {
    const end = new AbortController();
    const asked = fetch(`${ORIGIN}/api/pieces`, { signal: end.signal });
    end.abort();
    await expect(asked).rejects.toThrow(/abort/i);
  });
});
