import { userCalls as calls, twoFactorCalls } from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, TEST_PASSWORD, type TestApp, type TestUser } from '../../../test/app.ts';
import { seedPieces } from '../../../test/catalogue.ts';
import { ask, failWith, succeed } from '../../../test/contract.ts';
import { buyCredits, deliverAll } from '../../../test/payments.ts';
import { ADDRESS, addToCart, beginCheckout, buyCart } from '../../../test/shop.ts';
import { generateRing, refineRing, send } from '../../../test/studio.ts';
import { uploadPicture } from '../../../test/upload.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { users } from '../../database/schema/users.ts';
import { inPages } from '../../http/owned.ts';

let test: TestApp;
let pieceId: string;
beforeAll(async () => {
  test = await buildTestApp();
  pieceId = (await seedPieces(test, [{ name: 'Ring', priceCents: 129_900 }]))[0]!.id;
});
afterAll(() => test.close());

const exportOf = async (user: TestUser) => {
  const response = await ask(test.app, user, calls.exportData);
  expect(response.statusCode).toBe(200);
  return { headers: response.headers, body: response.body, data: JSON.parse(response.body) };
};

describe('the export', () => {
  it('holds everything that a person owns, and nothing of others', async () => {
    const worker = await startTestWorker(test);
    const user = await registerUser(test.app, 'owner@example.com');
    const other = await registerUser(test.app, 'stranger@example.com');
    const { variations } = await generateRing(test.app, user);
    const [first, second] = variations;
    await refineRing(test.app, user, first!.id);
    await generateRing(test.app, other);
    await worker.stop();
    const picture = await uploadPicture(test, user);
    await uploadPicture(test, other);
    const post = async (path: string, body: object) => {
      const response = await send(test.app, user, 'POST', path, body);
      expect(response.statusCode, response.body).toBeLessThan(300);
      return response.json().data;
    };
    await post('/studio/drafts', { variationId: second!.id });
    const collection = await post('/collections', { name: 'Rings', description: 'Mine', items: [pieceId] });
    await post(`/collections/${collection.id}/items`, { itemId: first!.id });
    const board = await post('/boards', { name: 'Moods', description: '' });
    await post(`/boards/${board.id}/images`, { imageId: picture.id });
    await post(`/boards/${board.id}/pieces`, { pieceId });
    await post('/user/favorites', { pieceId });
    await succeed(test.app, user, calls.updatePreferences, { body: { theme: 'dark' } });
    await buyCredits(test, user);
    await buyCart(test, user, { pieceId, options: { engraving: 'For ever' } });
    await deliverAll(test);
    await addToCart(test, user, { pieceId });
    await beginCheckout(test, user);
    await post('/credits/reserve', { amount: 0.5, reference: 'for my sister' });

    const { headers, data } = await exportOf(user);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="data-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.json"$/,
    );
    expect(data).toMatchObject({
      formatVersion: 1,
      exportedAt: expect.any(String),
      profile: { email: 'owner@example.com', name: 'Ada Example', hasPassword: true },
      signInsElsewhere: [],
      sessions: [{ remembered: false }],
      preferences: { theme: 'dark', display: { currency: 'USD' } },
      drafts: [{ variationId: second!.id }],
      generations: [
        { kind: 'generate', state: 'succeeded', prompt: 'a slim rose gold ring' },
        { kind: 'refine', state: 'succeeded' },
      ],
      collections: [{ name: 'Rings', description: 'Mine', items: [{ pieceId }, { variationId: first!.id }] }],
      boards: [{ name: 'Moods', imageIds: [picture.id], pieceIds: [pieceId] }],
      favorites: [{ pieceId }],
      images: [{ id: picture.id, width: 40, height: 30 }],
      cart: [{ pieceId, quantity: 1 }],
      orders: [
        { status: 'paid', total: expect.any(Number), lines: [{ options: { engraving: 'For ever' } }] },
      ],
      creditPurchases: [{ state: 'paid' }],
      creditReservations: [{ state: 'held', amount: 0.5, reference: 'for my sister' }],
      checkouts: [{ state: 'open', shippingAddress: ADDRESS, lines: [{ name: 'Ring', quantity: 1 }] }],
    });
    expect(data.variations).toHaveLength(4);
    const refined = data.variations.find(({ id }: { id: string }) => id === first!.id);
    expect(refined.versions.map(({ version }: { version: number }) => version)).toEqual([1, 2]);
    for (const version of refined.versions) expect(version).toMatchObject({ design: expect.any(Object) });
    const kinds = data.creditTransactions.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['welcome', 'generation', 'refinement', 'purchase']);
    const sum = data.creditTransactions.reduce(
      (total: number, { amount }: { amount: number }) => total + amount,
      0,
    );
    expect(data.credits).toMatchObject({ balance: sum - 0.5, reserved: 0.5 });
    const subjects = data.mails.map(({ subject }: { subject: string }) => subject);
    // The one that asked whose the address is has perhaps gone to somebody else: nobody has confirmed it.
    expect(subjects).not.toContain('Please confirm your email address');
    expect(subjects.length).toBeGreaterThanOrEqual(2);
  });

  it('holds no secret', async () => {
    const user = await registerUser(test.app);
    const { secret } = await succeed(test.app, user, twoFactorCalls.enrolTwoFactor, {
      body: { password: TEST_PASSWORD },
    });
    const { body } = await exportOf(user);
    const [row] = (await test.database.database.select().from(users)).filter(({ id }) => id === user.user.id);
    const signature = user.cookie.split('.').at(-1)!;
    for (const text of [secret, row!.passwordHash!, '$argon2', signature, 'token=', 'sealed'])
      expect(body).not.toContain(text);
  });

  it('is empty, and whole, for somebody new', async () => {
    const user = await registerUser(test.app);
    expect((await exportOf(user)).data).toMatchObject({
      variations: [],
      drafts: [],
      generations: [],
      collections: [],
      boards: [],
      favorites: [],
      images: [],
      cart: [],
      orders: [],
      creditPurchases: [],
      creditTransactions: [{ kind: 'welcome', amount: 25 }],
    });
  });

  it('is written while it is read, however much there is', async () => {
    const user = await registerUser(test.app);
    await test.database.pool.query(
      `with v as (insert into variations (id, user_id, prompt)
         select gen_random_uuid(), $1, repeat('ring ', 100) from generate_series(1, 350) returning id)
       insert into variation_versions (variation_id, version, changes, design, title, images, checks, model_used)
       select id, 1, '[]', '{}', 'x', '[]', '[]', 'test' from v`,
      [user.user.id],
    );
    const { data } = await exportOf(user);
    expect(new Set(data.variations.map(({ id }: { id: string }) => id)).size).toBe(350);
  });

  it('is for those who are signed in, and not to be asked for without end', async () => {
    expect((await failWith(test.app, undefined, calls.exportData)).code).toBe('UNAUTHENTICATED');
    const guarded = await buildTestApp({
      config: { rateLimits: true },
      database: test.database,
      deps: { keyring: test.deps.keyring },
    });
    try {
      const user = await registerUser(test.app);
      for (let times = 0; times < 20; times += 1)
        expect((await ask(guarded.app, user, calls.exportData)).statusCode).toBe(200);
      expect((await failWith(guarded.app, user, calls.exportData)).code).toBe('RATE_LIMITED');
    } finally {
      await guarded.close();
    }
  });
});

describe('pages', () => {
  it.each([0, 1, 99, 100, 101, 200, 250])('give each of %i rows once, in order', async (total) => {
    const all = Array.from({ length: total }, (_, at) => at * 3);
    const limits: number[] = [];
    const rows = inPages(
      async (after: number | undefined, limit) => {
        limits.push(limit);
        return all.filter((key) => after === undefined || key > after).slice(0, limit);
      },
      (row) => row,
    );
    const given: number[] = [];
    for await (const row of rows) given.push(row);
    expect(given).toEqual(all);
    expect(limits.length).toBe(Math.floor(total / 100) + 1);
  });
});
