import { ACCESS_TOKEN_LIFETIME_S } from '@filigree/contracts';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { keyringOf } from '../../crypto/keyring.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { users } from '../../database/schema/users.ts';
import { issueAccessToken } from './access-token.ts';
import { deriveKeys } from './keys.ts';
import { writeRefreshToken } from './refresh-token.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const refresh = (cookie: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie, ...headers } });
const me = (authorization: string) => test.app.inject({ url: '/api/auth/me', headers: { authorization } });
const cookieOf = (response: Awaited<ReturnType<typeof refresh>>) => {
  const cookie = response.cookies[0]!;
  return `${cookie.name}=${cookie.value}`;
};
/** The hint's attributes must be those it was set with, or browsers keep it. */
const clearsBoth = (response: Awaited<ReturnType<typeof refresh>>) => {
  expect(response.cookies).toHaveLength(2);
  const gone = { value: '', sameSite: 'Strict', expires: new Date(0) };
  expect(response.cookies[0]).toMatchObject({ ...gone, name: 'filigree_refresh', path: '/api/auth' });
  expect(response.cookies[1]).toMatchObject({ ...gone, name: 'filigree_session', path: '/' });
};
const sessionOf = (user: TestUser) => user.cookie.split('=')[1]!.split('.')[1]!;
const rotatedAgo = (user: TestUser, seconds: number) =>
  test.database.database
    .update(sessions)
    .set({ rotatedAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(sessions.id, sessionOf(user)));

describe('refresh', () => {
  it('gives a new access token of 900 s and the next refresh token', async () => {
    const user = await registerUser(test.app);
    const response = await refresh(user.cookie);
    expect(response.statusCode).toBe(200);
    const { accessToken } = response.json().data;
    const { exp, iat, sub } = decodeJwt(accessToken);
    expect(exp! - iat!).toBe(ACCESS_TOKEN_LIFETIME_S);
    expect(sub).toBe(user.user.id);
    expect(cookieOf(response)).not.toBe(user.cookie);
    expect(response.cookies[1]).toMatchObject({ name: 'filigree_session', value: '1', path: '/' });
    expect((await me(`Bearer ${accessToken}`)).statusCode).toBe(200);
  });

  it('gives the predecessor the same successor again for 30 s, for parallel tabs,', async () => {
    const user = await registerUser(test.app);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refresh(user.cookie)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
    await me(`Bearer ${answers[0]!.json().data.accessToken}`);
    await rotatedAgo(user, 29);
    expect(cookieOf(await refresh(user.cookie))).toBe(cookieOf(answers[0]!));
  });

  it('gives it again however late, as long as the answer was not seen used: it may have been lost', async () => {
    const user = await registerUser(test.app);
    const lost = await refresh(user.cookie);
    await rotatedAgo(user, 3 * 3600);
    // What came with the generation before is no sign of the new one.
    await me(user.headers.authorization);
    const again = await refresh(user.cookie);
    expect(cookieOf(again)).toBe(cookieOf(lost));
    expect((await me(`Bearer ${again.json().data.accessToken}`)).statusCode).toBe(200);
    // It has arrived now: whoever comes with the one before has a copy.
    expect((await refresh(user.cookie)).statusCode).toBe(401);
    expect((await refresh(cookieOf(again))).statusCode).toBe(401);
  });

  it('ends the session when the predecessor comes back after its successor was used', async () => {
    const user = await registerUser(test.app);
    const answer = await refresh(user.cookie);
    const next = cookieOf(answer);
    await me(`Bearer ${answer.json().data.accessToken}`);
    await rotatedAgo(user, 31);
    const replayed = await refresh(user.cookie);
    expect(replayed.statusCode).toBe(401);
    expect(replayed.json().error).toMatchObject({
      code: 'REFRESH_REJECTED',
      message: 'Token refresh failed',
    });
    clearsBoth(replayed);
    expect((await refresh(next)).statusCode).toBe(401);
  });

  it('ends the session when an older generation comes back, however soon', async () => {
    const user = await registerUser(test.app);
    const second = cookieOf(await refresh(user.cookie));
    const third = cookieOf(await refresh(second));
    expect((await refresh(user.cookie)).statusCode).toBe(401);
    expect((await refresh(third)).statusCode).toBe(401);
    expect(test.logged.join('')).toContain('an old refresh token came back');
  });

  it('leaves other sessions of the same person alone', async () => {
    const user = await registerUser(test.app, 'two@example.com');
    const login = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'two@example.com', password: 'correct horse battery' },
    });
    const second = cookieOf(await refresh(user.cookie));
    await refresh(second);
    expect((await refresh(user.cookie)).statusCode).toBe(401);
    expect((await refresh(cookieOf(login))).statusCode).toBe(200);
  });

  it('only refuses what is not signed by us, and touches no session', async () => {
    const user = await registerUser(test.app);
    const forged = `${user.cookie.slice(0, -2)}AA`;
    const otherGeneration = user.cookie.replace(/\.1\./, '.2.');
    const foreign = writeRefreshToken(deriveKeys(keyringOf('another secret')).refreshToken, {
      sessionId: sessionOf(user),
      generation: 1,
    });
    for (const cookie of [
      forged,
      otherGeneration,
      `filigree_refresh=${foreign}`,
      'filigree_refresh=x',
      'a=b',
    ]) {
      const response = await refresh(cookie);
      expect(response.statusCode).toBe(401);
      expect(response.json().error.code).toBe('REFRESH_REJECTED');
      clearsBoth(response);
    }
    expect((await refresh(user.cookie)).statusCode).toBe(200);
  });

  it('refuses a session that has run out', async () => {
    const user = await registerUser(test.app);
    await test.database.database
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.id, sessionOf(user)));
    const response = await refresh(user.cookie);
    expect(response.statusCode).toBe(401);
    clearsBoth(response);
  });

  it('is for pages of this origin only', async () => {
    const user = await registerUser(test.app);
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      const response = await refresh(user.cookie, { origin });
      expect(response.statusCode).toBe(403);
      expect(response.json().error.code).toBe('FORBIDDEN_ORIGIN');
      expect(response.cookies).toEqual([]);
    }
    const own = await refresh(user.cookie, { origin: 'http://localhost:3000', host: 'localhost:3000' });
    expect(own.statusCode).toBe(200);
  });

  it('understands an empty body that says it is JSON', async () => {
    const user = await registerUser(test.app);
    expect((await refresh(user.cookie, { 'content-type': 'application/json' })).statusCode).toBe(200);
  });
});

describe('refresh on an https address in production', () => {
  it('marks the cookies Secure and accepts the public origin only', async () => {
    const publicUrl = 'https://jewels.example';
    const other = await buildTestApp({
      database: test.database,
      config: { environment: 'production', publicUrl },
      deps: { keyring: test.deps.keyring },
    });
    try {
      const user = await registerUser(test.app);
      const inject = (origin: string) =>
        other.app.inject({
          method: 'POST',
          url: '/api/auth/refresh',
          headers: { cookie: user.cookie, origin, host: '127.0.0.1:3000' },
        });
      expect((await inject('http://127.0.0.1:3000')).statusCode).toBe(403);
      const answer = await inject(publicUrl);
      expect(answer.statusCode).toBe(200);
      expect(answer.cookies[0]).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict' });
      expect(answer.cookies[1]).toMatchObject({ secure: true, sameSite: 'Strict' });
      expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    } finally {
      await other.close();
    }
  });
});

describe('signing in', () => {
  it('ends the session that the browser had: its cookie is replaced', async () => {
    const before = await registerUser(test.app);
    const other = await registerUser(test.app, 'next@example.com');
    const login = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { cookie: before.cookie },
      payload: { email: 'next@example.com', password: 'correct horse battery' },
    });
    expect(login.statusCode).toBe(200);
    expect((await refresh(before.cookie)).statusCode).toBe(401);
    expect((await me(before.headers.authorization)).statusCode).toBe(401);
    // Elsewhere the person stays signed in.
    expect((await refresh(other.cookie)).statusCode).toBe(200);
  });
});

describe('logout', () => {
  it('ends the session and clears the cookies, and may be repeated', async () => {
    const user = await registerUser(test.app);
    const logout = () =>
      test.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie: user.cookie } });
    const response = await logout();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: null });
    clearsBoth(response);
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect((await refresh(user.cookie)).statusCode).toBe(401);
    expect((await logout()).statusCode).toBe(200);
  });

  it('is not for other websites', async () => {
    const user = await registerUser(test.app);
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { cookie: user.cookie, origin: 'https://evil.example' },
    });
    expect(response.statusCode).toBe(403);
    expect((await refresh(user.cookie)).statusCode).toBe(200);
  });
});

describe('access tokens', () => {
  const key = () => deriveKeys(test.deps.keyring).accessToken[0].bytes;
  const claims = (user: TestUser) => ({ sid: sessionOf(user), sub: user.user.id });

  it('are required', async () => {
    const response = await test.app.inject({ url: '/api/auth/me' });
    expect(response.statusCode).toBe(401);
    expect(response.json().error.code).toBe('UNAUTHENTICATED');
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });

  it('say when they have expired', async () => {
    const user = await registerUser(test.app);
    const past = Math.floor(Date.now() / 1000) - 2_000;
    const expired = await new SignJWT(claims(user))
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setIssuer('filigree')
      .setAudience('filigree-api')
      .setIssuedAt(past)
      .setExpirationTime(past + 900)
      .sign(key());
    const response = await me(`Bearer ${expired}`);
    expect(response.statusCode).toBe(401);
    expect(response.json().error.code).toBe('TOKEN_EXPIRED');
  });

  it('are refused when forged', async () => {
    const user = await registerUser(test.app);
    const { userId, sessionId } = { userId: user.user.id, sessionId: sessionOf(user) };
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const payload = user.accessToken.split('.')[1]!;
    const otherAudience = new SignJWT(claims(user))
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setIssuer('filigree')
      .setAudience('somewhere else')
      .setIssuedAt()
      .setExpirationTime('900s');
    const otherAlgorithm = new SignJWT(claims(user))
      .setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' })
      .setIssuer('filigree')
      .setAudience('filigree-api')
      .setIssuedAt()
      .setExpirationTime('900s');
    const forgeries = [
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      await issueAccessToken(deriveKeys(keyringOf('another secret')).accessToken, { userId, sessionId }),
      await otherAudience.sign(key()),
      await otherAlgorithm.sign(key()),
      user.cookie.split('=')[1]!,
      'x',
    ];
    for (const forgery of forgeries) {
      const response = await me(`Bearer ${forgery}`);
      expect(response.statusCode).toBe(401);
      expect(response.json().error.code).toBe('UNAUTHENTICATED');
    }
    expect((await me(user.accessToken)).statusCode).toBe(401);
  });

  it('of an account that is gone are refused', async () => {
    const user = await registerUser(test.app);
    await test.database.database.delete(users).where(eq(users.id, user.user.id));
    const response = await me(user.headers.authorization);
    expect(response.statusCode).toBe(401);
    expect(response.json().error.code).toBe('UNAUTHENTICATED');
  });
});
