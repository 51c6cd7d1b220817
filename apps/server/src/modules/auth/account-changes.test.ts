import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, TEST_PASSWORD, type TestApp, type TestUser } from '../../../test/app.ts';
import { mailsTo, tokenTo } from '../../../test/mail.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const NEW_PASSWORD = 'a much better one';
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload, headers });
const login = (email: string, password: string) => post('login', { email, password });
const change = (user: Pick<TestUser, 'headers'>, currentPassword: string, newPassword = NEW_PASSWORD) =>
  post('change-password', { currentPassword, newPassword }, user.headers);
const refresh = (cookie: string) =>
  test.app.inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } });
const patch = (user: Pick<TestUser, 'headers'>, payload: object) =>
  test.app.inject({ method: 'PATCH', url: '/api/auth/profile', payload, headers: user.headers });

describe('changing the password', () => {
  it('ends the other sessions, keeps this one, and tells the owner', async () => {
    const user = await registerUser(test.app, 'changing@example.com');
    const other = (await login('changing@example.com', TEST_PASSWORD)).cookies[0]!;
    await post('forgot-password', { email: 'changing@example.com' });
    const link = await tokenTo(test, 'changing@example.com', '/reset-password');

    const response = await change(user, TEST_PASSWORD);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: null });
    expect((await refresh(user.cookie)).statusCode).toBe(200);
    expect((await refresh(`${other.name}=${other.value}`)).statusCode).toBe(401);
    expect((await login('changing@example.com', TEST_PASSWORD)).statusCode).toBe(401);
    expect((await login('changing@example.com', NEW_PASSWORD)).statusCode).toBe(200);
    expect((await mailsTo(test, 'changing@example.com')).at(-1)?.subject).toBe('Your password was changed');
    // The link on its way was for the password that is gone.
    expect((await post('reset-password', { token: link, password: 'yet another' })).statusCode).toBe(400);
  });

  it('needs the current one, a new one, and a session', async () => {
    const user = await registerUser(test.app, 'guarded@example.com');
    const wrong = await change(user, 'not the password');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().error).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: 'Your current password is not right.',
    });
    const short = await change(user, TEST_PASSWORD, '1234567');
    expect(short.json().error).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Password must be at least 8 characters long',
    });
    for (const [password, message] of [
      ['qwertyuiop', 'This is one of the most common passwords. Please choose another one.'],
      ['guarded@example', 'Password must not be made of your name or your email address.'],
    ] as const) {
      const refused = await change(user, TEST_PASSWORD, password);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().error).toMatchObject({
        code: 'VALIDATION_FAILED',
        message,
        details: [{ path: 'newPassword', message }],
      });
    }
    expect((await post('change-password', {})).statusCode).toBe(401);
    expect((await login('guarded@example.com', TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('happens once when it is asked for twice at the same moment', async () => {
    const user = await registerUser(test.app);
    const answers = await Promise.all([
      change(user, TEST_PASSWORD, 'first password'),
      change(user, TEST_PASSWORD, 'second password'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });
});

describe('changing the profile', () => {
  it('takes any part of it, and leaves the rest alone', async () => {
    const user = await registerUser(test.app, 'profile@example.com');
    expect((await patch(user, { name: '  Ada King ' })).json().data).toEqual({
      ...user.user,
      name: 'Ada King',
    });
    expect((await patch(user, { phoneNumber: '+44 20 7946 0000' })).json().data).toMatchObject({
      name: 'Ada King',
      email: 'profile@example.com',
      phoneNumber: '+44 20 7946 0000',
    });
    expect((await patch(user, { phoneNumber: ' ' })).json().data.phoneNumber).toBeNull();
    expect((await patch(user, {})).json().data.name).toBe('Ada King');
    expect(await mailsTo(test, 'profile@example.com')).toHaveLength(1);
  });

  it('of the case of an address alone keeps it proven', async () => {
    const user = await registerUser(test.app, 'case@example.com');
    await post('verify-email', { token: await tokenTo(test, 'case@example.com', '/verify-email') });
    const response = await patch(user, { email: 'Case@example.com' });
    expect(response.json().data).toMatchObject({ email: 'Case@example.com', emailVerified: true });
    expect(await mailsTo(test, 'case@example.com')).toHaveLength(1);
  });

  it.each([
    ['a blank name', { name: '  ' }],
    ['not an email', { email: 'ada' }],
    ['a number', { phoneNumber: 7 }],
    ['words for a phone number', { phoneNumber: 'call me' }],
    ['too long a phone number', { phoneNumber: '1'.repeat(41) }],
    ['a field nobody knows', { emailVerified: true }],
    ['a zero byte', { name: 'Ad\u0000a' }],
  ])('is refused: %s', async (_case, payload) => {
    const user = await registerUser(test.app);
    const response = await patch(user, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('VALIDATION_FAILED');
  });
});

describe('an access token whose session has ended', () => {
  it('changes neither the password nor the address', async () => {
    const user = await registerUser(test.app, 'stolen@example.com');
    await post('forgot-password', { email: 'stolen@example.com' });
    const token = await tokenTo(test, 'stolen@example.com', '/reset-password');
    await post('reset-password', { token, password: NEW_PASSWORD });
    expect((await patch(user, { email: 'thief@example.com', password: NEW_PASSWORD })).statusCode).toBe(401);
    expect((await change(user, NEW_PASSWORD, 'the thief was here')).statusCode).toBe(401);
    expect((await login('stolen@example.com', NEW_PASSWORD)).statusCode).toBe(200);
    expect(await mailsTo(test, 'thief@example.com')).toEqual([]);
  });
});
