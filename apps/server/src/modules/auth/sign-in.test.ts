import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, TEST_PASSWORD, type TestApp } from '../../../test/app.ts';
import { users } from '../../database/schema/users.ts';

let test: TestApp;
const granted: string[] = [];
beforeAll(async () => {
  test = await buildTestApp({
    deps: {
      grantWelcome: async (tx, userId) => {
        const rows = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
        if (rows[0]?.name === 'Unlucky') throw new Error('no credits today');
        granted.push(userId);
      },
    },
  });
});
afterAll(() => test.close());

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/auth/${url}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

const registration = (changes: object = {}) => ({
  name: 'Grace',
  email: 'grace@example.com',
  password: TEST_PASSWORD,
  confirmPassword: TEST_PASSWORD,
  acceptTerms: true,
  ...changes,
});

describe('registration', () => {
  it('creates the account, grants the welcome credits in the same transaction and signs in', async () => {
    const response = await post(
      'register',
      registration({ name: '  Grace  ', email: ' Grace@Example.com ' }),
    );
    expect(response.statusCode).toBe(201);
    const { user, accessToken, refreshToken } = response.json().data;
    expect(user).toMatchObject({
      name: 'Grace',
      email: 'Grace@Example.com',
      emailVerified: false,
      favorites: [],
    });
    expect(user).not.toHaveProperty('passwordHash');
    expect(refreshToken).toBeNull();
    expect(granted).toContain(user.id);

    const cookie = response.cookies[0];
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
    expect(cookie).not.toHaveProperty('maxAge');
    const hint = response.cookies[1];
    expect(hint).toMatchObject({ name: 'filigree_session', value: '1', sameSite: 'Strict', path: '/' });
    expect(hint).not.toHaveProperty('httpOnly');
    expect(hint).not.toHaveProperty('maxAge');

    const me = await test.app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(me.json().data).toEqual(user);
  });

  it('leaves no account behind when the welcome credits cannot be granted', async () => {
    const response = await post('register', registration({ name: 'Unlucky', email: 'unlucky@example.com' }));
    expect(response.statusCode).toBe(500);
    expect(response.json().error).toEqual({
      message: 'Registration failed',
      code: 'INTERNAL',
      status: 500,
    });
    const rows = await test.database.database
      .select()
      .from(users)
      .where(eq(users.email, 'unlucky@example.com'));
    expect(rows).toEqual([]);
  });

  it.each([
    ['no name', { name: '   ' }, 'name', 'Name required'],
    ['no email', { email: undefined }, 'email', 'Email required'],
    ['not an email', { email: 'grace' }, 'email', 'Please enter a valid email address.'],
    [
      'a short password',
      { password: '1234567', confirmPassword: '1234567' },
      'password',
      'Password must be at least 8 characters long',
    ],
    [
      'a common password',
      { password: 'Password123', confirmPassword: 'Password123' },
      'password',
      'This is one of the most common passwords. Please choose another one.',
    ],
    [
      "a password of the owner's name",
      { name: 'Zora Quintel', password: 'quintel-1990', confirmPassword: 'quintel-1990' },
      'password',
      'Password must not be made of your name or your email address.',
    ],
    ['another password', { confirmPassword: 'something else' }, 'confirmPassword', 'Passwords do not match'],
    [
      'terms not accepted',
      { acceptTerms: false },
      'acceptTerms',
      'You must accept the terms and conditions to continue',
    ],
    ['a number as name', { name: 7 }, 'name', 'Name must be text.'],
    ['a field nobody knows', { isAdmin: true }, 'isAdmin', 'Unknown field "isAdmin".'],
    ['a zero byte', { name: 'Gr\u0000ace' }, 'name', 'Name contains characters that cannot be used.'],
  ])('refuses %s', async (_case, changes, path, message) => {
    const response = await post('register', registration({ email: 'new@example.com', ...changes }));
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({
      code: 'VALIDATION_FAILED',
      message,
      details: [{ path, message }],
    });
  });

  it('tells of passwords that do not match before terms that are not accepted', async () => {
    const changes = { confirmPassword: 'something else', acceptTerms: false };
    const response = await post('register', registration({ email: 'new@example.com', ...changes }));
    expect(response.json().error).toMatchObject({ status: 400, message: 'Passwords do not match' });
  });

  it.each([
    ['broken JSON', '{"name":', 'application/json', 400, 'MALFORMED_JSON'],
    ['a prototype in JSON', '{"__proto__":{"a":1}}', 'application/json', 400, 'MALFORMED_JSON'],
    ['no body', '', 'application/json', 400, 'VALIDATION_FAILED'],
    ['a list', '[]', 'application/json', 400, 'VALIDATION_FAILED'],
    ['a form', 'name=x', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['too much', JSON.stringify({ name: 'x'.repeat(2 ** 20) }), 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s', async (_case, payload, contentType, status, code) => {
    const response = await post('register', payload, { 'content-type': contentType });
    expect(response.statusCode).toBe(status);
    expect(response.json().error).toMatchObject({ code, status });
  });
});

describe('login', () => {
  it('remembers for 30 days when asked to', async () => {
    await registerUser(test.app, 'remember@example.com');
    const body = { email: 'Remember@example.com', password: TEST_PASSWORD, rememberMe: true };
    const response = await post('login', body);
    expect(response.statusCode).toBe(200);
    expect(response.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['filigree_refresh', 30 * 24 * 3600],
      ['filigree_session', 30 * 24 * 3600],
      ['filigree_device', 365 * 24 * 3600],
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('answers the same for a wrong password and for an unknown address', async () => {
    await registerUser(test.app, 'known@example.com');
    const wrong = await post('login', { email: 'known@example.com', password: 'not the password' });
    const unknown = await post('login', { email: 'nobody@example.com', password: 'not the password' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json().error).toMatchObject({
      message: 'Invalid email or password',
      code: 'INVALID_CREDENTIALS',
    });
    expect(wrong.cookies).toEqual([]);
  });

  it('asks for both, and takes no zero byte to the database', async () => {
    const missing = await post('login', { email: 'known@example.com' });
    expect(missing.json().error.message).toBe('Please enter both email and password');
    const zero = await post('login', { email: 'a\u0000b@example.com', password: 'x' });
    expect(zero.statusCode).toBe(400);
  });
});

describe('logs', () => {
  it('say who has signed in, and who has tried, with what outcome', async () => {
    const { user } = await registerUser(test.app, 'logged@example.com');
    const linesOf = (id: unknown) =>
      test.logged
        .map((line) => JSON.parse(line))
        .filter((line) => line.msg === 'answered' && line.reqId === id);
    const right = await post('login', { email: 'logged@example.com', password: TEST_PASSWORD });
    const wrong = await post('login', { email: 'logged@example.com', password: 'not the password' });
    expect(linesOf(right.headers['x-request-id'])).toMatchObject([
      {
        call: 'login',
        user: user.id,
        res: { status: 200 },
        req: { from: '127.0.0.1' },
        time: expect.any(String),
      },
    ]);
    const [line] = linesOf(wrong.headers['x-request-id']);
    expect(line).toMatchObject({ call: 'login', code: 'INVALID_CREDENTIALS', res: { status: 401 } });
    expect(line).not.toHaveProperty('user');
  });

  it('never hold a password, token, cookie or hash', async () => {
    const user = await registerUser(test.app, 'quiet@example.com');
    await post('login', { email: 'quiet@example.com', password: 'a very secret password' });
    await test.app.inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie: user.cookie } });
    await test.app.inject({ url: '/api/auth/me?access_token=in-the-query', headers: user.headers });
    await post('register', registration({ name: 'Unlucky', email: 'unlucky@example.com' }));
    const log = test.logged.join('');
    expect(log).toContain('/api/auth/login');
    expect(log).toContain('no credits today');
    for (const secret of [
      TEST_PASSWORD,
      'a very secret password',
      user.accessToken,
      user.cookie.split('=')[1]!,
      'in-the-query',
      '$argon2id',
      test.deps.keyring[0].secret,
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
