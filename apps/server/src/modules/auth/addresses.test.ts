/** Whose an email address is, and that nobody else is told. */
import { twoFactorCalls } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, TEST_PASSWORD, type TestApp, type TestUser } from '../../../test/app.ts';
import { succeed } from '../../../test/contract.ts';
import { mailsTo, tokenTo } from '../../../test/mail.ts';
import { users } from '../../database/schema/users.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const OTHER_PASSWORD = 'quite another one';
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload, headers });
const signUp = (email: string, password = OTHER_PASSWORD) =>
  post('register', { name: 'Eve', email, password, confirmPassword: password, acceptTerms: true });
const login = (email: string, password: string) => post('login', { email, password });
const patch = (user: Pick<TestUser, 'headers'>, payload: object) =>
  test.app.inject({ method: 'PATCH', url: '/api/auth/profile', payload, headers: user.headers });
const confirm = async (email: string) =>
  post('verify-email', { token: await tokenTo(test, email, '/verify-email') });
const exported = async (headers: Record<string, string>) =>
  (await test.app.inject({ url: '/api/user/export', headers })).json();

async function owner(email: string): Promise<TestUser> {
  const user = await registerUser(test.app, email);
  expect((await confirm(email)).statusCode).toBe(200);
  return user;
}

/** All that can be seen of a registration by whoever made it; ids and times are not the same for any two. */
async function seenBy(email: string) {
  const answer = await signUp(email);
  const { user, accessToken, refreshToken } = answer.json().data;
  const headers = { authorization: `Bearer ${accessToken}` };
  await post('resend-verification', { email });
  await post('forgot-password', { email });
  const changed = await patch({ headers }, { email: `new-${email}`, password: OTHER_PASSWORD });
  const back = await login(email, OTHER_PASSWORD);
  const { mails, profile, credits } = await exported(headers);
  return {
    status: answer.statusCode,
    headers: Object.keys(answer.headers).sort(),
    cookies: answer.cookies.map(({ name, maxAge, path }) => ({ name, maxAge, path })),
    user: { ...user, id: '', email: '', createdAt: '' },
    refreshToken,
    changed: { ...changed.json().data, id: '', email: '', pendingEmail: '', createdAt: '' },
    back: [back.statusCode, back.json().data.user.id === user.id],
    mails: mails.map(({ subject, state }: { subject: string; state: string }) => [subject, state]),
    profile: Object.keys(profile),
    credits,
  };
}

describe('signing up', () => {
  it('looks the same for an address that is somebody’s and for one that is nobody’s', async () => {
    await owner('known@example.com');
    const known = await seenBy('known@example.com');
    expect(known.status).toBe(201);
    expect(known.user).toMatchObject({ name: 'Eve', emailVerified: false });
    expect(await seenBy('unknown@example.com')).toEqual(known);
    await registerUser(test.app, 'unconfirmed@example.com');
    expect(await seenBy('unconfirmed@example.com')).toEqual(known);
  });

  it('on the address of somebody writes to them, and gives nobody anything of theirs', async () => {
    const { user } = await owner('mine@example.com');
    const stranger = (await signUp('Mine@example.com')).json().data;
    expect(stranger.user.id).not.toBe(user.id);
    const letters = (await mailsTo(test, 'mine@example.com')).slice(1);
    expect(letters.map(({ subject }) => subject)).toEqual(['You have a Filigree account already']);
    expect(letters[0]?.text).not.toContain('Eve');
    expect(letters[0]?.link).toMatch(/\/forgot-password$/);

    // Each password opens the account that it belongs to.
    expect((await login('mine@example.com', TEST_PASSWORD)).json().data.user.id).toBe(user.id);
    expect((await login('mine@example.com', OTHER_PASSWORD)).json().data.user.id).toBe(stranger.user.id);
    // A link for a new password is for whose the address is, and for no other.
    await post('forgot-password', { email: 'mine@example.com' });
    const token = await tokenTo(test, 'mine@example.com', '/reset-password');
    expect((await post('reset-password', { token, password: 'mine once more' })).statusCode).toBe(200);
    expect((await login('mine@example.com', 'mine once more')).json().data.user.id).toBe(user.id);
    expect((await login('mine@example.com', OTHER_PASSWORD)).statusCode).toBe(200);
  });

  it('again with the same password leads to the account that there is, also when two come at once', async () => {
    const twins = await Promise.all([1, 2, 3].map(() => signUp('twin@example.com')));
    const ids = twins.map((answer) => answer.json().data.user.id);
    expect(new Set(ids).size).toBe(1);
    expect(await mailsTo(test, 'twin@example.com')).toHaveLength(1);
    expect((await confirm('twin@example.com')).statusCode).toBe(200);
    expect((await signUp('TWIN@example.com')).json().data.user).toMatchObject({
      id: ids[0],
      emailVerified: true,
    });
  });

  it('never goes round the second step of the account that there is', async () => {
    const user = await owner('careful@example.com');
    const { secret } = await succeed(test.app, user, twoFactorCalls.enrolTwoFactor, {
      body: { password: TEST_PASSWORD },
    });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await succeed(test.app, user, twoFactorCalls.confirmTwoFactor, { body: { code } });
    const again = await signUp('careful@example.com', TEST_PASSWORD);
    expect(again.statusCode).toBe(201);
    expect(again.json().data.user.id).not.toBe(user.user.id);
    const back = await login('careful@example.com', TEST_PASSWORD);
    expect(back.json().error.code).toBe('TWO_FACTOR_REQUIRED');
  });

  it('first does not keep an address from its owner: whoever confirms it has it', async () => {
    const squatter = await registerUser(test.app, 'wanted@example.com');
    const squattersLink = await tokenTo(test, 'wanted@example.com', '/verify-email');
    const { user } = (await signUp('wanted@example.com')).json().data;
    expect((await confirm('wanted@example.com')).statusCode).toBe(200);
    const late = await post('verify-email', { token: squattersLink });
    expect(late.statusCode).toBe(409);
    expect(late.json().error).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: expect.stringMatching(/^Another account has confirmed this email address already\./),
    });
    expect((await login('wanted@example.com', OTHER_PASSWORD)).json().data.user).toMatchObject({
      id: user.id,
      emailVerified: true,
    });
    const me = await test.app.inject({ url: '/api/auth/me', headers: squatter.headers });
    expect(me.json().data.emailVerified).toBe(false);
  });

  it('tells whose mailbox it is of each account that names it, as long as nobody has confirmed it', async () => {
    await registerUser(test.app, 'shared@example.com');
    await signUp('shared@example.com');
    await post('forgot-password', { email: 'shared@example.com' });
    const links = (await mailsTo(test, 'shared@example.com')).flatMap(({ subject, link }) =>
      subject === 'Choose a new password' && link !== null ? [new URL(link).searchParams.get('token')] : [],
    );
    expect(links).toHaveLength(2);
    const answers = await Promise.all(
      links.map((token) => post('reset-password', { token, password: `of ${token}` })),
    );
    // A link proves the address as well, and only one account can have it.
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});

describe('another address', () => {
  it('counts once it is confirmed: until then the account keeps the one that it has', async () => {
    const user = await owner('before@example.com');
    await post('forgot-password', { email: 'before@example.com' });
    const oldLink = await tokenTo(test, 'before@example.com', '/reset-password');
    const asked = await patch(user, { email: 'After@example.com', password: TEST_PASSWORD });
    expect(asked.json().data).toMatchObject({
      email: 'before@example.com',
      emailVerified: true,
      pendingEmail: 'After@example.com',
    });
    expect((await mailsTo(test, 'before@example.com')).at(-1)?.subject).toBe(
      'Another email address was asked for',
    );
    expect((await login('after@example.com', TEST_PASSWORD)).statusCode).toBe(401);
    expect((await login('before@example.com', TEST_PASSWORD)).statusCode).toBe(200);
    expect((await exported(user.headers)).profile.pendingEmail).toBe('After@example.com');

    expect((await confirm('after@example.com')).statusCode).toBe(200);
    const back = await login('after@example.com', TEST_PASSWORD);
    expect(back.json().data.user).toMatchObject({
      id: user.user.id,
      email: 'After@example.com',
      emailVerified: true,
      pendingEmail: null,
    });
    expect((await login('before@example.com', TEST_PASSWORD)).statusCode).toBe(401);
    expect((await mailsTo(test, 'before@example.com')).at(-1)?.subject).toBe(
      'Your email address was changed',
    );
    const reset = await post('reset-password', { token: oldLink, password: OTHER_PASSWORD });
    expect(reset.statusCode).toBe(400);
  });

  it('takes the password or a code, and never a session alone', async () => {
    const user = await owner('guarded@example.com');
    const ask = (proof: object) => patch(user, { email: 'thief@example.com', ...proof });
    const refused = await ask({});
    expect(refused.statusCode).toBe(401);
    expect(refused.json().error).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: 'Please enter your password.',
    });
    expect((await ask({ password: 'a guess' })).json().error.message).toBe('Your password is not right.');
    expect((await ask({ code: '123456' })).json().error.code).toBe('INVALID_CREDENTIALS');
    expect(await mailsTo(test, 'thief@example.com')).toEqual([]);
    // The rest of the profile does not.
    expect((await patch(user, { name: 'Ada King' })).statusCode).toBe(200);

    const { secret } = await succeed(test.app, user, twoFactorCalls.enrolTwoFactor, {
      body: { password: TEST_PASSWORD },
    });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { recoveryCodes } = await succeed(test.app, user, twoFactorCalls.confirmTwoFactor, {
      body: { code },
    });
    expect((await ask({ code: recoveryCodes[0]! })).json().data.pendingEmail).toBe('thief@example.com');
  });

  it('of an account without a password takes a sign-in of the last minutes', async () => {
    const user = await owner('google@example.com');
    const { database, pool } = test.database;
    await database.update(users).set({ passwordHash: null }).where(eq(users.id, user.user.id));
    expect((await patch(user, { email: 'fresh@example.com' })).statusCode).toBe(200);
    await pool.query(`UPDATE sessions SET created_at = created_at - interval '1 hour' WHERE user_id = $1`, [
      user.user.id,
    ]);
    const stale = await patch(user, { email: 'stale@example.com' });
    expect(stale.json().error.message).toBe('Please sign in again first, to show that it is you.');
    expect(await mailsTo(test, 'stale@example.com')).toEqual([]);
  });

  it('is the one that was asked for last; the address in force withdraws it, as a new password does', async () => {
    const user = await owner('undecided@example.com');
    const ask = (email: string) => patch(user, { email, password: TEST_PASSWORD });
    await ask('first-choice@example.com');
    await ask('second-choice@example.com');
    expect((await confirm('first-choice@example.com')).statusCode).toBe(400);
    expect((await patch(user, { email: 'undecided@example.com' })).json().data.pendingEmail).toBeNull();
    expect((await confirm('second-choice@example.com')).statusCode).toBe(400);

    await ask('third-choice@example.com');
    await post(
      'change-password',
      { currentPassword: TEST_PASSWORD, newPassword: OTHER_PASSWORD },
      user.headers,
    );
    expect((await confirm('third-choice@example.com')).statusCode).toBe(400);
    const me = await test.app.inject({ url: '/api/auth/me', headers: user.headers });
    expect(me.json().data).toMatchObject({ email: 'undecided@example.com', pendingEmail: null });
  });

  it('that is somebody’s is answered like any other, and stays theirs', async () => {
    await owner('theirs@example.com');
    const rivals = await Promise.all([owner('one-rival@example.com'), owner('another-rival@example.com')]);
    const asked = await patch(rivals[0]!, { email: 'THEIRS@example.com', password: TEST_PASSWORD });
    expect(asked.json().data.pendingEmail).toBe('THEIRS@example.com');
    expect((await mailsTo(test, 'theirs@example.com')).at(-1)).toMatchObject({
      subject: 'You have a Filigree account already',
    });

    // Nobody's yet: both may ask, and the first who follows their link has it.
    const links: string[] = [];
    for (const rival of rivals) {
      await patch(rival, { email: 'free@example.com', password: TEST_PASSWORD });
      links.push(await tokenTo(test, 'free@example.com', '/verify-email'));
    }
    const answers = await Promise.all(links.map((token) => post('verify-email', { token })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is told to an address that was not confirmed as what it is', async () => {
    const user = await registerUser(test.app, 'never-confirmed@example.com');
    await patch(user, { email: 'the-right-one@example.com', password: TEST_PASSWORD });
    expect((await mailsTo(test, 'never-confirmed@example.com')).at(-1)?.text).toContain(
      'an account for which this email address was named, and not confirmed',
    );
  });
});
