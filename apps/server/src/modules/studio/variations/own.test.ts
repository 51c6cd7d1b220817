import { studioCalls as calls, cartCalls, collectionsCalls, ordersCalls } from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../../test/app.ts';
import { failWith, succeed } from '../../../../test/contract.ts';
import { payCheckout } from '../../../../test/payments.ts';
import { addToCart, beginCheckout, designOf, sessionIdOf } from '../../../../test/shop.ts';
import { generateRing, refineRing } from '../../../../test/studio.ts';
import { startTestWorker, type TestWorker } from '../../../../test/worker.ts';
import { removeUnwantedFiles } from '../../../storage/unwanted.ts';

let test: TestApp;
let worker: TestWorker;
beforeAll(async () => {
  test = await buildTestApp();
  worker = await startTestWorker(test);
});
afterAll(async () => {
  await worker.stop();
  await test.close();
});

const list = (user: TestUser, query: Record<string, string> = {}) =>
  succeed(test.app, user, calls.listVariations, { query });
const remove = (user: TestUser, id: string) =>
  succeed(test.app, user, calls.deleteVariation, { params: { id } });
const refuse = (user: TestUser, id: string) =>
  failWith(test.app, user, calls.deleteVariation, { params: { id } });

describe('all of one’s designs', () => {
  it('are kept by the server: those that were not saved too, last changed first, drafts marked', async () => {
    const user = await registerUser(test.app);
    const { variations } = await generateRing(test.app, user);
    const [first, second] = variations;
    await succeed(test.app, user, calls.saveDraft, { body: { variationId: second!.id } });
    await refineRing(test.app, user, first!.id);
    const { items, total } = await list(user);
    expect(total).toBe(4);
    expect(items[0]).toMatchObject({ id: first!.id, version: 2, savedAt: null });
    expect(items.map(({ id }) => id).sort()).toEqual(variations.map(({ id }) => id).sort());
    expect(items.filter(({ savedAt }) => savedAt !== null).map(({ id }) => id)).toEqual([second!.id]);
    const id = await designOf(test, user, 'another');
    expect((await list(user)).items[0]!.id).toBe(id);
  });

  it('come in pages, each design once, and are nobody else’s', async () => {
    const user = await registerUser(test.app);
    const other = await registerUser(test.app);
    const ids = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((prompt) => designOf(test, user, prompt)));
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list(user, { page, limit: '2' })));
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1, 0]);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual([...ids].sort());
    expect(pages.every(({ total }) => total === 5)).toBe(true);
    expect(await list(other)).toEqual({ items: [], page: 1, limit: 12, total: 0 });
    expect((await failWith(test.app, user, calls.listVariations, { query: { limit: '1000' } })).code).toBe(
      'VALIDATION_FAILED',
    );
  });
});

describe('removing a design', () => {
  it('takes all of its versions, its draft and its place in collections, and then its files', async () => {
    const user = await registerUser(test.app);
    const { variations } = await generateRing(test.app, user);
    const { id, images, modelUrl } = (await refineRing(test.app, user, variations[0]!.id)).variation;
    expect(modelUrl).not.toBeNull();
    await succeed(test.app, user, calls.saveDraft, { body: { variationId: id } });
    await succeed(test.app, user, collectionsCalls.createCollection, { body: { name: 'Mine', items: [id] } });
    const keys = [...images, ...variations[0]!.images].map(({ url }) =>
      url.replace('/api/images/serve/', ''),
    );
    for (const key of keys) expect(await test.deps.storage.exists(key)).toBe(true);

    expect(await remove(user, id)).toEqual({ id });
    expect((await list(user)).items.map((design) => design.id)).not.toContain(id);
    expect(await succeed(test.app, user, calls.listDrafts)).toEqual([]);
    expect(await succeed(test.app, user, collectionsCalls.listCollections)).toMatchObject([{ items: [] }]);
    expect((await failWith(test.app, user, calls.getVariation, { params: { id } })).code).toBe(
      'VARIATION_NOT_FOUND',
    );

    await test.database.pool.query('update unwanted_files set due_at = now()');
    await removeUnwantedFiles(test.database.database, (path) => test.deps.storage.remove(path));
    for (const key of keys) expect(await test.deps.storage.exists(key)).toBe(false);
    const kept = variations[1]!.images[0]!.url.replace('/api/images/serve/', '');
    expect(await test.deps.storage.exists(kept)).toBe(true);
  });

  it('is nobody else’s, and happens once', async () => {
    const user = await registerUser(test.app);
    const id = await designOf(test, user, 'a slim ring');
    const stranger = await registerUser(test.app);
    expect((await refuse(stranger, id)).code).toBe('VARIATION_NOT_FOUND');
    expect(await remove(user, id)).toEqual({ id });
    expect((await refuse(user, id)).code).toBe('VARIATION_NOT_FOUND');
  });

  it('waits for what is in the cart, being paid for, or ordered', async () => {
    const user = await registerUser(test.app);
    const id = await designOf(test, user, 'a slim ring');
    await addToCart(test, user, { pieceId: id, variationId: id });
    expect(await refuse(user, id)).toEqual({
      code: 'CONFLICT',
      message: 'This design is in your cart. Take it out of the cart first, then remove it here.',
    });
    const url = await beginCheckout(test, user);
    await succeed(test.app, user, cartCalls.clearCart);
    expect((await refuse(user, id)).message).toMatch(/^A payment for this design is still open/);
    await payCheckout(test, url);
    await succeed(test.app, user, ordersCalls.createOrder, { body: { sessionId: sessionIdOf(url) } });
    expect((await refuse(user, id)).message).toMatch(/^This design was ordered\./);
  });
});

describe('a design that goes while it is being kept', () => {
  it('is missing, not an error of ours: in the cart and among the drafts', async () => {
    const user = await registerUser(test.app);
    const id = await designOf(test, user, 'a slim ring');
    const client = await test.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('delete from variations where id = $1', [id]);
      const asked = [
        failWith(test.app, user, cartCalls.addCartItem, { body: { pieceId: id, variationId: id } }),
        failWith(test.app, user, calls.saveDraft, { body: { variationId: id } }),
      ];
      await expect
        .poll(async () => {
          const waiting = `select count(*)::int as n from pg_locks where not granted`;
          return (await test.database.pool.query(waiting)).rows[0].n;
        })
        .toBeGreaterThanOrEqual(2);
      await client.query('commit');
      for (const answer of await Promise.all(asked)) expect(answer.code).toBe('VARIATION_NOT_FOUND');
    } finally {
      client.release();
    }
  });
});
