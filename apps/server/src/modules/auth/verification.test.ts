import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { mailsTo, tokenTo } from '../../../test/mail.ts';
import { oneTimeTokens } from '../../database/schema/one-time-tokens.ts';
import { removeExpiredTokens } from './one-time-tokens.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://jewels.example' } });
});
afterAll(() => test.close());

const post = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload });
const verify = (token: string) => post('verify-email', { token });
const isVerified = async (user: TestUser): Promise<boolean> =>
  (await test.app.inject({ url: '/api/auth/me', headers: user.headers })).json().data.emailVerified;
const expire = (user: TestUser) =>
  test.database.database
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(oneTimeTokens.userId, user.user.id));

describe('the verification mail', () => {
  it('is written with the account, leads to our own page, and proves the address', async () => {
    const user = await registerUser(test.app, 'fresh@example.com');
    const [mail, ...more] = await mailsTo(test, 'fresh@example.com');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Please confirm your email address');
    expect(mail?.link).toMatch(/^https:\/\/jewels\.example\/verify-email\?token=[\w-]{43}$/);
    expect(mail?.text).toContain('Hello Ada Example,');
    expect(mail?.text).toContain(mail?.link);
    expect(await isVerified(user)).toBe(false);

    const response = await verify(await tokenTo(test, 'fresh@example.com', '/verify-email'));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: null });
    expect(await isVerified(user)).toBe(true);
  });

  it('holds a token that no table has', async () => {
    await registerUser(test.app, 'secret@example.com');
    const token = await tokenTo(test, 'secret@example.com', '/verify-email');
    const tables = await Promise.all(
      ['one_time_tokens', 'mail_outbox'].map((table) =>
        test.database.pool.query<{ row: string }>(`select t::text as row from ${table} t`),
      ),
    );
    const text = tables.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
    expect(text).toContain('secret@example.com');
    expect(text).not.toContain(token);
    // As columns of bytes are shown.
    expect(text).not.toContain(Buffer.from(token).toString('hex'));
    expect(test.logged.join('')).not.toContain(token);
  });
});

describe('a token of a link', () => {
  it('works once, also when it is used twice at the same moment', async () => {
    const user = await registerUser(test.app, 'twice@example.com');
    const token = await tokenTo(test, 'twice@example.com', '/verify-email');
    const statuses = (await Promise.all([verify(token), verify(token), verify(token)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.sort()).toEqual([200, 400, 400]);
    expect((await verify(token)).statusCode).toBe(400);
    expect(await isVerified(user)).toBe(true);
  });

  it('gets one answer for every reason for which it does not work', async () => {
    const user = await registerUser(test.app, 'late@example.com');
    const late = await tokenTo(test, 'late@example.com', '/verify-email');
    await expire(user);
    await registerUser(test.app, 'other@example.com');
    await post('forgot-password', { email: 'other@example.com' });
    const forPasswords = await tokenTo(test, 'other@example.com', '/reset-password');
    const answers = await Promise.all([verify(late), verify(forPasswords), verify('x'.repeat(43))]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual(answers[0]?.json());
    }
    expect(answers[0]?.json().error).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ path: 'token', message: expect.stringContaining('does not work any more') }],
    });
    expect(await isVerified(user)).toBe(false);
    // It was not used up by the wrong page.
    const reset = { token: forPasswords, password: 'another password' };
    expect((await post('reset-password', reset)).statusCode).toBe(200);
  });

  it.each([
    ['none', {}],
    ['too short', { token: 'short' }],
    ['too long', { token: 'x'.repeat(513) }],
    ['a number', { token: 7 }],
    ['a field nobody knows', { token: 'x'.repeat(43), userId: '1' }],
  ])('is refused: %s', async (_case, payload) => {
    const response = await post('verify-email', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('VALIDATION_FAILED');
  });

  it('is removed once it is too old', async () => {
    const old = await registerUser(test.app);
    const fresh = await registerUser(test.app);
    await expire(old);
    await removeExpiredTokens(test.database.database);
    const left = await test.database.database.select({ userId: oneTimeTokens.userId }).from(oneTimeTokens);
    const owners = left.map(({ userId }) => userId);
    expect(owners).not.toContain(old.user.id);
    expect(owners).toContain(fresh.user.id);
  });
});

describe('sending the verification mail again', () => {
  it('replaces the link of the mail before', async () => {
    const user = await registerUser(test.app, 'again@example.com');
    const first = await tokenTo(test, 'again@example.com', '/verify-email');
    expect((await post('resend-verification', { email: 'AGAIN@example.com' })).statusCode).toBe(200);
    const second = await tokenTo(test, 'again@example.com', '/verify-email');
    expect(second).not.toBe(first);
    expect((await verify(first)).statusCode).toBe(400);
    expect((await verify(second)).statusCode).toBe(200);
    expect(await isVerified(user)).toBe(true);
  });

  it('does not tell who has an account, or a proven address', async () => {
    await registerUser(test.app, 'waiting@example.com');
    await registerUser(test.app, 'proven@example.com');
    await verify(await tokenTo(test, 'proven@example.com', '/verify-email'));
    const ask = (email: string) => post('resend-verification', { email });
    const answers = [
      await ask('waiting@example.com'),
      await ask('proven@example.com'),
      await ask('nobody@example.com'),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(answers[0]?.body);
    }
    expect(await mailsTo(test, 'waiting@example.com')).toHaveLength(2);
    expect(await mailsTo(test, 'proven@example.com')).toHaveLength(1);
    expect(await mailsTo(test, 'nobody@example.com')).toEqual([]);
  });
});

describe('without PUBLIC_URL', () => {
  it('links lead to the name that the server was asked under, if it is one', async () => {
    const local = await buildTestApp({
      database: test.database,
      deps: { keyring: test.deps.keyring },
    });
    const ask = (host: string) =>
      local.app.inject({
        method: 'POST',
        url: '/api/auth/resend-verification',
        payload: { email: 'local@example.com' },
        headers: { host },
      });
    await registerUser(local.app, 'local@example.com');
    await ask('127.0.0.1:4711');
    await ask('evil.example/x?');
    await local.close();
    const origins = (await mailsTo(test, 'local@example.com')).map(({ link }) => new URL(link ?? '').origin);
    expect(origins).toEqual(['http://localhost', 'http://127.0.0.1:4711', 'http://localhost:3000']);
  });
});
