import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { userCalls as calls, cartCalls, creditsCalls, twoFactorCalls } from '@filigree/contracts';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, TEST_PASSWORD, type TestApp, type TestUser } from '../../../test/app.ts';
import { openBenchDouble } from '../../../test/bench-double.ts';
import { seedPieces } from '../../../test/catalogue.ts';
import { ask, failWith, succeed } from '../../../test/contract.ts';
import { auditBooks } from '../../../test/ledger.ts';
import { beginPayment, deliverAll } from '../../../test/payments.ts';
import { ADDRESS, addToCart, beginCheckout, buyCart } from '../../../test/shop.ts';
import { beginRing, generateRing, jobWhen, send } from '../../../test/studio.ts';
import { uploadPicture } from '../../../test/upload.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { images } from '../../database/schema/images.ts';
import { checkouts, orders } from '../../database/schema/orders.ts';
import { creditPurchases } from '../../database/schema/payments.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { studioJobs, variationVersions } from '../../database/schema/studio.ts';
import { unwantedFiles } from '../../database/schema/unwanted-files.ts';
import { users } from '../../database/schema/users.ts';
import { lookAfterPayments } from '../../http/payment-events.ts';
import { tidyAfterDepartures } from '../../http/person.ts';

let test: TestApp;
let pieceId: string;
beforeAll(async () => {
  test = await buildTestApp();
  pieceId = (await seedPieces(test, [{ name: 'Ring', priceCents: 129_900 }]))[0]!.id;
});
afterAll(async () => {
  expect(await auditBooks(test.database.database)).toEqual([]);
  await test.close();
});

const remove = (user: TestUser, body: object = { password: TEST_PASSWORD }) =>
  succeed(test.app, user, calls.deleteAccount, { body });
const refuse = (user: TestUser, body?: object) =>
  failWith(test.app, user, calls.deleteAccount, body === undefined ? {} : { body });
/** As if they had signed in long ago. */
const age = (user: TestUser) =>
  test.database.database
    .update(sessions)
    .set({ createdAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.userId, user.user.id));

/** Tables in which a text stands anywhere, in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = test.database;
  const { rows } = await pool.query(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await pool.query(`select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [
      text,
    ]);
    if (hit.rowCount) found.push(name);
  }
  return found;
}

describe('deleting an account', () => {
  it('takes the person with everything of theirs, and leaves the books and what was paid', async () => {
    const worker = await startTestWorker(test);
    const user = await registerUser(test.app, 'leaving-person@example.com');
    const { id: userId } = user.user;
    const variation = (await generateRing(test.app, user)).variations[0]!;
    await worker.stop();
    const picture = await uploadPicture(test, user);
    const rendition = await test.app.inject({ url: `${picture.url}?w=96&f=webp` });
    const [stored] = await test.database.database.select().from(images).where(eq(images.userId, userId));
    await send(test.app, user, 'POST', '/studio/drafts', { variationId: variation.id });
    await buyCart(test, user, { pieceId, options: { ringSize: 7 } });
    await deliverAll(test);
    await addToCart(test, user, { pieceId: variation.id, variationId: variation.id });
    await beginCheckout(test, user);
    const { balance } = await succeed(test.app, user, creditsCalls.creditBalance);
    const files = (await test.database.database.select().from(variationVersions)).flatMap((row) => [
      ...row.images.map(({ path }) => path),
      ...(row.modelPath === null ? [] : [row.modelPath]),
    ]);
    expect(files.length).toBeGreaterThanOrEqual(4);
    expect((await Promise.all(files.map(test.deps.storage.exists))).every(Boolean)).toBe(true);
    expect(rendition.statusCode).toBe(200);
    expect(await tablesWith('leaving-person@example.com')).not.toEqual([]);

    const response = await ask(test.app, user, calls.deleteAccount, { body: { password: TEST_PASSWORD } });
    expect(response.json()).toEqual({ data: { creditsLost: balance } });
    expect(response.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['filigree_refresh', ''],
      ['filigree_session', ''],
      ['filigree_device', ''],
    ]);

    // No trace of the person, but where an order that is paid has to be sent.
    expect(await tablesWith('leaving-person@example.com')).toEqual([]);
    const byId = await tablesWith(userId);
    expect(byId.sort()).toEqual([
      'public.checkouts',
      'public.credit_accounts',
      'public.ledger_entries',
      'public.reservations',
    ]);
    const [order] = await test.database.database.select().from(orders);
    expect(order).toMatchObject({ userId: null, status: 'paid', address: ADDRESS });
    const left = await test.database.database.select().from(checkouts).where(eq(checkouts.userId, userId));
    expect(left.map(({ state, address }) => [state, address === null]).sort()).toEqual([
      ['ordered', true],
      ['replaced', false],
    ]);

    // Files as well, with all that was made of them.
    const gone = [...files, stored!.path];
    expect(await Promise.all(gone.map(test.deps.storage.exists))).toEqual(gone.map(() => false));
    const folder = join(test.deps.config.dataDir, 'files');
    const kept = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const path of gone) expect(kept.filter((name) => name.includes(path))).toEqual([]);
    expect(await test.database.database.select().from(unwantedFiles)).toEqual([]);
    expect((await test.app.inject({ url: picture.url })).statusCode).toBe(404);

    // Once the order has arrived, where it went is forgotten.
    await test.database.database.update(orders).set({ status: 'delivered' });
    await tidyAfterDepartures(test.deps);
    expect((await test.database.database.select().from(orders))[0]?.address).toBeNull();
  });

  it('makes every token of theirs worthless at once, and the address free again', async () => {
    const user = await registerUser(test.app, 'again@example.com');
    await remove(user);
    const asked = [
      calls.deleteAccount,
      calls.exportData,
      calls.getPreferences,
      cartCalls.getCart,
      creditsCalls.creditBalance,
      twoFactorCalls.listSessions,
    ];
    for (const call of asked) expect((await failWith(test.app, user, call)).code).toBe('UNAUTHENTICATED');
    const begun = await send(test.app, user, 'POST', '/studio/generate', { prompt: 'a ring' });
    expect(begun.statusCode).toBe(401);
    const refreshed = await test.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { cookie: user.cookie },
    });
    expect(refreshed.statusCode).toBe(401);
    const login = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'again@example.com', password: TEST_PASSWORD },
    });
    expect(login.json().error.message).toBe('Invalid email or password');

    const another = await registerUser(test.app, 'again@example.com');
    expect(another.user.id).not.toBe(user.user.id);
    expect((await succeed(test.app, another, creditsCalls.creditBalance)).balance).toBe(25);
  });

  it('happens once when it is asked for several times at once', async () => {
    const user = await registerUser(test.app);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => ask(test.app, user, calls.deleteAccount, { body: { password: TEST_PASSWORD } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
  });

  it('stops a job that runs and charges nothing for it; what it stored late goes as well', async () => {
    let reach: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const bench = openBenchDouble({
      onPicture: async (drawn, signal) => {
        if (drawn !== 1) return;
        reach();
        await new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
    });
    const user = await registerUser(test.app);
    const { id } = await beginRing(test.app, user);
    const worker = await startTestWorker(test, bench, { sweepEveryMs: 50 });
    await reached;
    await jobWhen(test.app, user, id, ({ state }) => state === 'running');
    expect(await remove(user)).toEqual({ creditsLost: 25 });
    expect(await test.database.database.select().from(studioJobs).where(eq(studioJobs.id, id))).toEqual([]);
    await worker.stop();
    // Noted for later, when no worker can be at it any more.
    const noted = await test.database.database.select().from(unwantedFiles);
    expect(noted.length).toBeGreaterThan(0);
    const path = noted.find((file) => file.path.endsWith('0.png'))!.path;
    await test.deps.storage.put(path, Buffer.from('late'), 'image/png');
    await tidyAfterDepartures(test.deps);
    expect(await test.deps.storage.exists(path)).toBe(true);
    await test.database.database.update(unwantedFiles).set({ dueAt: sql`now()` });
    await tidyAfterDepartures(test.deps);
    expect(await test.deps.storage.exists(path)).toBe(false);
    expect(await test.database.database.select().from(unwantedFiles)).toEqual([]);
  });

  it('ends payments that are open: nobody would get what they pay for', async () => {
    const user = await registerUser(test.app);
    await beginPayment(test, user);
    await remove(user);
    await lookAfterPayments(test.deps);
    const bought = await test.database.database
      .select({ state: creditPurchases.state })
      .from(creditPurchases)
      .where(eq(creditPurchases.userId, user.user.id));
    expect(bought).toEqual([{ state: 'cancelled' }]);
  });

  it('releases what the person had reserved, so that the books have nothing open', async () => {
    const user = await registerUser(test.app);
    await succeed(test.app, user, creditsCalls.reserveCredits, { body: { amount: 7, reference: 'x' } });
    expect(await remove(user)).toEqual({ creditsLost: 25 });
  });
});

describe('proving that it is oneself', () => {
  it('takes the password, unless one has signed in just now', async () => {
    const user = await registerUser(test.app);
    const wrong = await refuse(user, { password: 'wrong' });
    expect(wrong).toEqual({ code: 'INVALID_CREDENTIALS', message: 'Your password is not right.' });
    await age(user);
    const none = await refuse(user, {});
    expect(none).toEqual({
      code: 'INVALID_CREDENTIALS',
      message: 'Please enter your password, or sign in again, to show that it is you.',
    });
    expect((await refuse(user)).code).toBe('INVALID_CREDENTIALS');
    expect((await refuse(user, { code: '123456' })).code).toBe('INVALID_CREDENTIALS');
    expect((await refuse(user, { password: 'x'.repeat(257) })).code).toBe('VALIDATION_FAILED');
    expect((await refuse(user, { really: true })).code).toBe('VALIDATION_FAILED');
    expect(
      await test.database.database.select({ id: users.id }).from(users).where(eq(users.id, user.user.id)),
    ).toHaveLength(1);
    await remove(user);
    const fresh = await registerUser(test.app);
    expect((await ask(test.app, fresh, calls.deleteAccount)).statusCode).toBe(200);
  });

  it('takes a code of the second step as well', async () => {
    const user = await registerUser(test.app);
    const { secret } = await succeed(test.app, user, twoFactorCalls.enrolTwoFactor, {
      body: { password: TEST_PASSWORD },
    });
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { recoveryCodes } = await succeed(test.app, user, twoFactorCalls.confirmTwoFactor, {
      body: { code: code() },
    });
    await age(user);
    expect((await refuse(user, { code: '000000' })).message).toBe(
      'This code is not right, or was used before.',
    );
    expect((await refuse(user, { password: 'wrong', code: recoveryCodes[1]! })).code).toBe(
      'INVALID_CREDENTIALS',
    );
    await remove(user, { code: recoveryCodes[0]! });
  });

  it('is bounded', async () => {
    const guarded = await buildTestApp({
      config: { rateLimits: true },
      database: test.database,
      deps: { keyring: test.deps.keyring },
    });
    try {
      const user = await registerUser(test.app);
      const tried = { body: { password: 'wrong' } };
      for (let tries = 0; tries < 10; tries += 1) {
        expect((await failWith(guarded.app, user, calls.deleteAccount, tried)).code).toBe(
          'INVALID_CREDENTIALS',
        );
      }
      const right = { body: { password: TEST_PASSWORD } };
      expect((await failWith(guarded.app, user, calls.deleteAccount, right)).code).toBe('RATE_LIMITED');
    } finally {
      await guarded.close();
    }
  });
});
