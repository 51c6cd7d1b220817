import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, TEST_PASSWORD, type TestApp, type TestUser } from '../../../test/app.ts';
import { mailsTo, tokenTo } from '../../../test/mail.ts';
import { oneTimeTokens } from '../../database/schema/one-time-tokens.ts';
import { users } from '../../database/schema/users.ts';
import { hashPassword } from './passwords.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const NEW_PASSWORD = 'a much better one';
const post = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload });
const forgot = (email: string) => post('forgot-password', { email });
const reset = (token: string, password = NEW_PASSWORD) => post('reset-password', { token, password });
const login = (email: string, password: string) => post('login', { email, password });
const refresh = (user: Pick<TestUser, 'cookie'>) =>
  test.app.inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie: user.cookie } });

describe('a forgotten password', () => {
  it('is replaced through the mail; every session ends, the address is proven, the owner is told', async () => {
    const user = await registerUser(test.app, 'forgetful@example.com');
    const elsewhere = await login('forgetful@example.com', TEST_PASSWORD);
    const second = elsewhere.cookies[0]!;
    expect((await forgot('Forgetful@example.com')).json()).toEqual({ data: null });
    const token = await tokenTo(test, 'forgetful@example.com', '/reset-password');

    const response = await reset(token);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: null });
    expect((await refresh(user)).statusCode).toBe(401);
    expect((await refresh({ cookie: `${second.name}=${second.value}` })).statusCode).toBe(401);
    expect((await login('forgetful@example.com', TEST_PASSWORD)).statusCode).toBe(401);
    const back = await login('forgetful@example.com', NEW_PASSWORD);
    expect(back.statusCode).toBe(200);
    expect(back.json().data.user.emailVerified).toBe(true);
    const subjects = (await mailsTo(test, 'forgetful@example.com')).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Please confirm your email address',
      'Choose a new password',
      'Your password was changed',
    ]);
  });

  it('is replaced once a link, also when the link is used twice at the same moment', async () => {
    await registerUser(test.app, 'racing@example.com');
    await forgot('racing@example.com');
    const token = await tokenTo(test, 'racing@example.com', '/reset-password');
    const passwords = ['first password', 'second password'];
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const winner = passwords[answers.findIndex(({ statusCode }) => statusCode === 200)]!;
    expect((await login('racing@example.com', winner)).statusCode).toBe(200);
    expect((await reset(token, 'third password')).statusCode).toBe(400);
  });

  it('is not replaced by one that guessers try first, and the link goes on working', async () => {
    await registerUser(test.app, 'guessable@example.com');
    await forgot('guessable@example.com');
    const token = await tokenTo(test, 'guessable@example.com', '/reset-password');
    for (const [password, message] of [
      ['iloveyou', 'This is one of the most common passwords. Please choose another one.'],
      ['Guessable1!', 'Password must not be made of your name or your email address.'],
    ] as const) {
      const refused = await reset(token, password);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().error).toMatchObject({ message, details: [{ path: 'password', message }] });
    }
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('of before that nobody may choose any more still signs in', async () => {
    await registerUser(test.app, 'long-here@example.com');
    await test.database.database
      .update(users)
      .set({ passwordHash: await hashPassword('password1') })
      .where(eq(users.email, 'long-here@example.com'));
    expect((await login('long-here@example.com', 'password1')).statusCode).toBe(200);
  });

  it('is not replaced by an older link, one that is too old, one for something else, or none', async () => {
    const user = await registerUser(test.app, 'careful@example.com');
    await forgot('careful@example.com');
    const older = await tokenTo(test, 'careful@example.com', '/reset-password');
    await forgot('careful@example.com');
    const newest = await tokenTo(test, 'careful@example.com', '/reset-password');
    const forAddress = await tokenTo(test, 'careful@example.com', '/verify-email');
    await test.database.database
      .update(oneTimeTokens)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(oneTimeTokens.userId, user.user.id));
    for (const token of [older, newest, forAddress, 'x'.repeat(43)]) {
      const response = await reset(token);
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ path: 'token' }],
      });
    }
    expect((await login('careful@example.com', TEST_PASSWORD)).statusCode).toBe(200);
    expect((await refresh(user)).statusCode).toBe(200);
  });

  it('must be replaced by a password; the link then still works', async () => {
    await registerUser(test.app, 'short@example.com');
    await forgot('short@example.com');
    const token = await tokenTo(test, 'short@example.com', '/reset-password');
    const response = await reset(token, '1234567');
    expect(response.statusCode).toBe(400);
    expect(response.json().error.message).toBe('Password must be at least 8 characters long');
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('can be a first password, for somebody who signs in elsewhere', async () => {
    const user = await registerUser(test.app, 'google@example.com');
    await test.database.database.update(users).set({ passwordHash: null }).where(eq(users.id, user.user.id));
    await forgot('google@example.com');
    expect((await reset(await tokenTo(test, 'google@example.com', '/reset-password'))).statusCode).toBe(200);
    expect((await login('google@example.com', NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('does not tell who has an account', async () => {
    await registerUser(test.app, 'known@example.com');
    const known = await forgot('known@example.com');
    const unknown = await forgot('unknown@example.com');
    expect(known.statusCode).toBe(200);
    expect(unknown.statusCode).toBe(200);
    expect(unknown.body).toBe(known.body);
    const headersOf = ({ headers }: typeof known) =>
      Object.keys(headers).filter((name) => name !== 'x-request-id' && name !== 'date');
    expect(headersOf(unknown)).toEqual(headersOf(known));
    expect(await mailsTo(test, 'unknown@example.com')).toEqual([]);
    expect(test.logged.join('')).not.toContain('unknown@example.com');
  });

  it.each([
    ['no email', {}, 'Email required'],
    ['not an email', { email: 'ada' }, 'Please enter a valid email address.'],
    ['two of them', { email: 'ada@example.com, eve@example.com' }, 'Please enter a valid email address.'],
    ['a list', { email: ['ada@example.com'] }, 'Email must be text.'],
  ])('needs an address: %s', async (_case, payload, message) => {
    const response = await post('forgot-password', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.message).toBe(message);
  });
});
