import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, TEST_PASSWORD, type TestApp, type TestUser } from '../../test/app.ts';

/** The same accounts, reached by http as in development, and by https. */
let plain: TestApp;
let encrypted: TestApp;
beforeAll(async () => {
  plain = await buildTestApp();
  encrypted = await buildTestApp({
    database: plain.database,
    config: { publicUrl: 'https://jewels.example' },
    deps: { keyring: plain.deps.keyring },
  });
});
afterAll(async () => {
  await encrypted.close();
  await plain.close();
});

const post = (test: TestApp, url: string, cookie: string, payload: object = {}) =>
  test.app.inject({ method: 'POST', url: `/api/auth/${url}`, headers: { cookie }, payload });
const login = (test: TestApp, user: TestUser, cookie = '') =>
  post(test, 'login', cookie, { email: user.user.email, password: TEST_PASSWORD });
const named = (response: Awaited<ReturnType<typeof post>>, name: string) =>
  response.cookies.find((cookie) => cookie.name === name);

describe('cookies of the server on https', () => {
  it('can be set by this host alone, and clear those of before', async () => {
    const user = await registerUser(plain.app);
    const response = await login(encrypted, user, `${user.cookie}; filigree_device=x`);
    for (const name of ['filigree_refresh', 'filigree_device']) {
      const own = named(response, `__Host-${name}`);
      expect(own).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Strict' });
      expect(own).not.toHaveProperty('domain');
      expect(own?.value).not.toBe('');
      expect(named(response, name)).toMatchObject({ value: '', path: '/api/auth', expires: new Date(0) });
    }
    const next = await login(encrypted, user);
    expect(next.cookies.map(({ name }) => name)).toEqual([
      '__Host-filigree_refresh',
      'filigree_session',
      '__Host-filigree_device',
    ]);
  });

  it('are read under the name of before until then: nobody is signed out', async () => {
    const user = await registerUser(plain.app);
    const response = await post(encrypted, 'refresh', user.cookie);
    expect(response.statusCode).toBe(200);
    expect(named(response, '__Host-filigree_refresh')?.value).toMatch(/^r2\./);
  });

  it('go before one that somebody has planted under the bare name', async () => {
    const [user, planted] = [await registerUser(plain.app), await registerUser(plain.app)];
    const own = named(await login(encrypted, user), '__Host-filigree_refresh');
    const both = `${planted.cookie}; __Host-filigree_refresh=${own?.value}`;
    const response = await post(encrypted, 'refresh', both);
    const me = await encrypted.app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${response.json().data.accessToken}` },
    });
    expect(me.json().data.id).toBe(user.user.id);
    expect(named(response, 'filigree_refresh')?.value).toBe('');
  });

  it('open nothing but the calls that live on them, though every request brings them', async () => {
    const user = await registerUser(plain.app);
    const own = named(await login(encrypted, user), '__Host-filigree_refresh');
    const cookie = `__Host-filigree_refresh=${own?.value}`;
    for (const url of ['/api/auth/me', '/api/cart', '/api/user/export', '/api/credits/balance']) {
      expect((await encrypted.app.inject({ url, headers: { cookie } })).statusCode).toBe(401);
    }
    const foreign = await encrypted.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { cookie, origin: 'https://shop.jewels.example' },
    });
    expect(foreign.statusCode).toBe(403);
    const ended = await post(encrypted, 'logout', cookie);
    expect(named(ended, '__Host-filigree_refresh')).toMatchObject({ value: '', path: '/', secure: true });
    expect((await post(encrypted, 'refresh', cookie)).statusCode).toBe(401);
  });

  it('keep their bare names where there is no https, which knows no such prefix', async () => {
    const user = await registerUser(plain.app);
    const response = await login(plain, user);
    expect(named(response, 'filigree_refresh')).toMatchObject({ path: '/api/auth' });
    const cookie = user.cookie.replace('filigree_refresh', '__Host-filigree_refresh');
    expect((await post(plain, 'refresh', cookie)).statusCode).toBe(401);
  });
});
