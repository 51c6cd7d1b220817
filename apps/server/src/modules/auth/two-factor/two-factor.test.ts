import { setTimeout as sleep } from 'node:timers/promises';
import { twoFactorCalls as calls, twoFactorChallengeSchema } from '@filigree/contracts';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildTestApp,
  registerUser,
  TEST_PASSWORD,
  type TestApp,
  type TestUser,
} from '../../../../test/app.ts';
import { failWith, succeed } from '../../../../test/contract.ts';
import { mailsTo, tokenTo } from '../../../../test/mail.ts';
import { recoveryCodes, signInChallenges, twoFactors } from '../../../database/schema/two-factor.ts';
import { stepOfCode } from './totp.ts';

let test: TestApp;
const STEP_MS = 30_000;
/** More than a test takes. Else a new step might begin between making a code and sending it. */
const LEAST_LEFT_MS = 15_000;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  const leftMs = STEP_MS - (Date.now() % STEP_MS);
  if (leftMs < LEAST_LEFT_MS) await sleep(leftMs);
});
afterAll(() => test.close());

/** A code of the app, some steps of 30 s away from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Codes are used once each: tests that need another one forget which was the last. */
const forgetStep = (user: TestUser) =>
  test.database.database.update(twoFactors).set({ lastStep: 0 }).where(eq(twoFactors.userId, user.user.id));

const login = (email: string, more: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: TEST_PASSWORD, ...more },
  });

async function challengeOf(email: string, more: object = {}) {
  const response = await login(email, more);
  expect(response.statusCode).toBe(401);
  const { error } = response.json();
  expect(error).toMatchObject({
    code: 'TWO_FACTOR_REQUIRED',
    message: 'Please enter the code of your authenticator app.',
  });
  expect(response.cookies).toEqual([]);
  return twoFactorChallengeSchema.parse(error.details).challengeToken;
}

async function enabled(email: string) {
  const user = await registerUser(test.app, email);
  const { secret } = await succeed(test.app, user, calls.enrolTwoFactor, {
    body: { password: TEST_PASSWORD },
  });
  const { recoveryCodes } = await succeed(test.app, user, calls.confirmTwoFactor, {
    body: { code: codeOf(secret, -1) },
  });
  return { user, secret, recoveryCodes };
}

const verify = (challengeToken: string, code: string) => ({ body: { challengeToken, code } });
const WRONG = { code: 'INVALID_CREDENTIALS', message: 'This code is not right, or was used before.' };

describe('enrolling', () => {
  it('gives a secret for an app as text, address and picture, and counts once confirmed', async () => {
    const user = await registerUser(test.app, 'enrol@example.com');
    const given = await succeed(test.app, user, calls.enrolTwoFactor, { body: { password: TEST_PASSWORD } });
    expect(given.secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(given.otpauthUrl);
    expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(url.pathname)).toBe('/Filigree:enrol@example.com');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ issuer: 'Filigree', secret: given.secret });
    const picture = await sharp(Buffer.from(given.qrCode.split(',')[1]!, 'base64')).metadata();
    expect(picture.format).toBe('svg');

    // Not on before it is confirmed.
    expect((await login('enrol@example.com')).statusCode).toBe(200);
    expect(await succeed(test.app, user, calls.twoFactor)).toEqual({
      enabled: false,
      enabledAt: null,
      recoveryCodesLeft: 0,
      hasPassword: true,
    });
    const wrong = await failWith(test.app, user, calls.confirmTwoFactor, {
      body: { code: codeOf(given.secret, 50) },
    });
    expect(wrong).toEqual(WRONG);
    const { recoveryCodes } = await succeed(test.app, user, calls.confirmTwoFactor, {
      body: { code: codeOf(given.secret) },
    });
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[A-Z2-7]{6}-){3}[A-Z2-7]{6}$/);
    expect(await succeed(test.app, user, calls.twoFactor)).toMatchObject({
      enabled: true,
      recoveryCodesLeft: 10,
    });
    expect((await mailsTo(test, 'enrol@example.com')).at(-1)?.subject).toBe('Two-factor sign-in is on');
  });

  it('takes the password, and is refused when it is on', async () => {
    const user = await registerUser(test.app);
    const enrol = (body: object) => failWith(test.app, user, calls.enrolTwoFactor, { body });
    expect(await enrol({})).toEqual({ code: 'INVALID_CREDENTIALS', message: 'Please enter your password.' });
    expect(await enrol({ password: 'wrong' })).toEqual({
      code: 'INVALID_CREDENTIALS',
      message: 'Your password is not right.',
    });
    expect((await enrol({ password: 7 })).code).toBe('VALIDATION_FAILED');
    expect((await enrol({ extra: true })).code).toBe('VALIDATION_FAILED');
    expect((await failWith(test.app, undefined, calls.enrolTwoFactor, { body: {} })).code).toBe(
      'UNAUTHENTICATED',
    );
    const early = await failWith(test.app, user, calls.confirmTwoFactor, { body: { code: '123456' } });
    expect(early).toEqual({ code: 'CONFLICT', message: 'Set up your authenticator app first.' });

    const on = await enabled('twice@example.com');
    const again = await failWith(test.app, on.user, calls.enrolTwoFactor, {
      body: { password: TEST_PASSWORD },
    });
    expect(again.code).toBe('CONFLICT');
    const confirm = await failWith(test.app, on.user, calls.confirmTwoFactor, {
      body: { code: codeOf(on.secret, 1) },
    });
    expect(confirm).toEqual({ code: 'CONFLICT', message: 'Two-factor sign-in is on already.' });
  });

  it('gives another secret each time it is asked, and signs other sessions out when confirmed', async () => {
    const user = await registerUser(test.app, 'others@example.com');
    const other = (await login('others@example.com')).json().data.accessToken;
    const ask = () => succeed(test.app, user, calls.enrolTwoFactor, { body: { password: TEST_PASSWORD } });
    const [first, second] = [await ask(), await ask()];
    const stale = await failWith(test.app, user, calls.confirmTwoFactor, {
      body: { code: codeOf(first.secret) },
    });
    expect(stale).toEqual(WRONG);
    await succeed(test.app, user, calls.confirmTwoFactor, { body: { code: codeOf(second.secret) } });
    const me = (token: string) =>
      test.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
    expect((await me(other)).statusCode).toBe(401);
    expect((await me(user.accessToken)).statusCode).toBe(200);
  });

  it('keeps neither secret nor recovery codes readable in the database', async () => {
    const { user, secret, recoveryCodes: codes } = await enabled('sealed@example.com');
    const { database } = test.database;
    const [factor] = await database.select().from(twoFactors).where(eq(twoFactors.userId, user.user.id));
    expect(factor?.sealedSecret.includes(secret)).toBe(false);
    const rows = await database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.user.id));
    expect(rows).toHaveLength(10);
    for (const code of codes) {
      expect(JSON.stringify(rows)).not.toContain(code);
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    }
  });
});

describe('signing in with a second step', () => {
  it('takes a code of the app, of the step before or after as well, each once', async () => {
    const { user, secret } = await enabled('window@example.com');
    // Enrolling has used the step before this one.
    for (const steps of [-1, -2, 2]) {
      const token = await challengeOf('window@example.com');
      expect(
        await failWith(test.app, undefined, calls.verifyTwoFactor, verify(token, codeOf(secret, steps))),
      ).toEqual(WRONG);
    }
    const now = codeOf(secret);
    const challengeToken = await challengeOf('window@example.com', { rememberMe: true });
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/auth/two-factor/verify',
      payload: { challengeToken, code: `${now.slice(0, 3)} ${now.slice(3)}` },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({ user: { email: 'window@example.com' }, refreshToken: null });
    expect(response.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 30 * 24 * 3600 });

    const replay = await challengeOf('window@example.com');
    expect(await failWith(test.app, undefined, calls.verifyTwoFactor, verify(replay, now))).toEqual(WRONG);
    await succeed(test.app, undefined, calls.verifyTwoFactor, verify(replay, codeOf(secret, 1)));
    // The step after was used: those before it are gone with it.
    await forgetStep(user);
    const token = await challengeOf('window@example.com');
    await succeed(test.app, undefined, calls.verifyTwoFactor, verify(token, codeOf(secret, -1)));
  });

  it('opens one session of one challenge, also when two codes come at once', async () => {
    const { secret, recoveryCodes: paper } = await enabled('race@example.com');
    const token = await challengeOf('race@example.com');
    const answers = await Promise.all(
      [codeOf(secret), codeOf(secret), paper[0]!, paper[1]!].map((code) =>
        test.app.inject({
          method: 'POST',
          url: '/api/auth/two-factor/verify',
          payload: { challengeToken: token, code },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    const used = await failWith(test.app, undefined, calls.verifyTwoFactor, verify(token, paper[5]!));
    expect(used.code).toBe('SIGN_IN_EXPIRED');
  });

  it('takes each recovery code once, however it is typed, and tells the owner', async () => {
    const { user, recoveryCodes: paper } = await enabled('paper@example.com');
    const typed = paper[3]!.toLowerCase().replaceAll('-', ' ');
    const first = await challengeOf('paper@example.com');
    await succeed(test.app, undefined, calls.verifyTwoFactor, verify(first, typed));
    expect((await mailsTo(test, 'paper@example.com')).at(-1)?.subject).toBe('A recovery code was used');
    const second = await challengeOf('paper@example.com');
    expect(await failWith(test.app, undefined, calls.verifyTwoFactor, verify(second, paper[3]!))).toEqual(
      WRONG,
    );
    await succeed(test.app, undefined, calls.verifyTwoFactor, verify(second, paper[4]!));
    expect((await succeed(test.app, user, calls.twoFactor)).recoveryCodesLeft).toBe(8);
    // Nobody else's.
    await enabled('paper-2@example.com');
    const other = await challengeOf('paper-2@example.com');
    expect(await failWith(test.app, undefined, calls.verifyTwoFactor, verify(other, paper[5]!))).toEqual(
      WRONG,
    );
  });

  it('is over after five codes, after five minutes, with a new password, and for made-up tokens', async () => {
    const { user, secret, recoveryCodes: paper } = await enabled('over@example.com');
    const OVER = 'SIGN_IN_EXPIRED';
    const tried = await challengeOf('over@example.com');
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await failWith(test.app, undefined, calls.verifyTwoFactor, verify(tried, '000000'))).toEqual(
        WRONG,
      );
    }
    const code = codeOf(secret, 1);
    expect((await failWith(test.app, undefined, calls.verifyTwoFactor, verify(tried, code))).code).toBe(OVER);

    const late = await challengeOf('over@example.com');
    await test.database.database.update(signInChallenges).set({ expiresAt: sql`now()` });
    expect((await failWith(test.app, undefined, calls.verifyTwoFactor, verify(late, code))).code).toBe(OVER);

    const changed = await challengeOf('over@example.com');
    await test.app.inject({
      method: 'POST',
      url: '/api/auth/change-password',
      payload: { currentPassword: TEST_PASSWORD, newPassword: 'another password' },
      headers: user.headers,
    });
    expect(
      (await failWith(test.app, undefined, calls.verifyTwoFactor, verify(changed, paper[0]!))).code,
    ).toBe(OVER);

    expect(
      (await failWith(test.app, undefined, calls.verifyTwoFactor, verify('x'.repeat(43), code))).code,
    ).toBe(OVER);
    for (const body of [{}, { challengeToken: 'x' }, verify('', code).body, verify('x', ' ').body]) {
      expect((await failWith(test.app, undefined, calls.verifyTwoFactor, { body })).code).toBe(
        'VALIDATION_FAILED',
      );
    }
  });

  it('stays after a password reset, and is not told to those who do not know the password', async () => {
    const { secret } = await enabled('reset@example.com');
    const stranger = await login('reset@example.com', { password: 'wrong' });
    expect(stranger.json().error).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: 'Invalid email or password',
    });
    const post = (url: string, payload: object) =>
      test.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload });
    await post('forgot-password', { email: 'reset@example.com' });
    const token = await tokenTo(test, 'reset@example.com', '/reset-password');
    expect((await post('reset-password', { token, password: TEST_PASSWORD })).statusCode).toBe(200);
    const challenge = await challengeOf('reset@example.com');
    await succeed(test.app, undefined, calls.verifyTwoFactor, verify(challenge, codeOf(secret, 1)));
  });
});

describe('changing the second step', () => {
  it('takes the password and a code', async () => {
    const { user, secret, recoveryCodes: paper } = await enabled('off@example.com');
    const disable = (body: object) => failWith(test.app, user, calls.disableTwoFactor, { body });
    const password = TEST_PASSWORD;
    expect((await disable({ code: codeOf(secret) })).message).toBe('Please enter your password.');
    expect((await disable({ password: 'wrong', code: codeOf(secret) })).code).toBe('INVALID_CREDENTIALS');
    expect(await disable({ password, code: '000000' })).toEqual(WRONG);
    expect((await disable({ password })).code).toBe('VALIDATION_FAILED');

    const renewed = await succeed(test.app, user, calls.renewRecoveryCodes, {
      body: { password, code: codeOf(secret) },
    });
    expect(await disable({ password, code: paper[0]! })).toEqual(WRONG);
    await succeed(test.app, user, calls.disableTwoFactor, {
      body: { password, code: renewed.recoveryCodes[0]! },
    });
    expect((await login('off@example.com')).statusCode).toBe(200);
    expect((await succeed(test.app, user, calls.twoFactor)).enabled).toBe(false);
    expect(await disable({ password, code: codeOf(secret, 1) })).toEqual({
      code: 'CONFLICT',
      message: 'Two-factor sign-in is off.',
    });
    const renew = await failWith(test.app, user, calls.renewRecoveryCodes, {
      body: { password, code: codeOf(secret, 1) },
    });
    expect(renew.code).toBe('CONFLICT');
    const subjects = (await mailsTo(test, 'off@example.com')).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual(['You have new recovery codes', 'Two-factor sign-in is off']);
  });
});

describe('guessing', () => {
  it('is bounded by account, over challenges and addresses, and for signed-in thieves', async () => {
    const guarded = await buildTestApp({
      config: { rateLimits: true },
      database: test.database,
      deps: { keyring: test.deps.keyring },
    });
    try {
      const { user, secret } = await enabled('guessed@example.com');
      let answers = 0;
      for (let round = 0; round < 5; round += 1) {
        const token = await challengeOf('guessed@example.com');
        for (let tries = 0; tries < 5 && answers < 20; tries += 1) {
          const answer = await guarded.app.inject({
            method: 'POST',
            url: '/api/auth/two-factor/verify',
            payload: { challengeToken: token, code: '000000' },
            remoteAddress: `192.0.2.${answers}`,
          });
          answers += 1;
          expect(answer.statusCode).toBe(401);
        }
      }
      const last = await challengeOf('guessed@example.com');
      const refused = await failWith(
        guarded.app,
        undefined,
        calls.verifyTwoFactor,
        verify(last, codeOf(secret)),
      );
      expect(refused.code).toBe('RATE_LIMITED');

      const body = { password: TEST_PASSWORD, code: '000000' };
      for (let tries = 0; tries < 10; tries += 1) {
        expect((await failWith(guarded.app, user, calls.disableTwoFactor, { body })).code).toBe(
          'INVALID_CREDENTIALS',
        );
      }
      for (const call of [calls.disableTwoFactor, calls.renewRecoveryCodes, calls.confirmTwoFactor]) {
        const asked = call === calls.confirmTwoFactor ? { code: body.code } : body;
        expect((await failWith(guarded.app, user, call, { body: asked })).code).toBe('RATE_LIMITED');
      }
      // The password, which was right each time, has tries of its own.
      const enrol = await failWith(guarded.app, user, calls.enrolTwoFactor, {
        body: { password: TEST_PASSWORD },
      });
      expect(enrol.code).toBe('CONFLICT');
    } finally {
      await guarded.close();
    }
  });

  it('of codes is not forgiven by the password, nor of the password by a code', async () => {
    const guarded = await buildTestApp({
      config: { rateLimits: true },
      database: test.database,
      deps: { keyring: test.deps.keyring },
    });
    try {
      const { user } = await enabled('counted-apart@example.com');
      const statuses: string[] = [];
      for (let tries = 0; tries < 12; tries += 1) {
        // Asking to enrol proves the password, and nothing about codes.
        await failWith(guarded.app, user, calls.enrolTwoFactor, { body: { password: TEST_PASSWORD } });
        const body = { password: TEST_PASSWORD, code: '000000' };
        statuses.push((await failWith(guarded.app, user, calls.disableTwoFactor, { body })).code);
      }
      expect(statuses).toEqual([
        ...Array.from({ length: 10 }, () => 'INVALID_CREDENTIALS'),
        'RATE_LIMITED',
        'RATE_LIMITED',
      ]);

      const { user: other, recoveryCodes: codes } = await enabled('counted-apart-too@example.com');
      for (let tries = 0; tries < 10; tries += 1) {
        const wrong = { password: 'a wrong guess', code: codes[0]! };
        expect((await failWith(guarded.app, other, calls.renewRecoveryCodes, { body: wrong })).code).toBe(
          'INVALID_CREDENTIALS',
        );
      }
      const changed = await guarded.app.inject({
        method: 'POST',
        url: '/api/auth/change-password',
        headers: other.headers,
        payload: { currentPassword: TEST_PASSWORD, newPassword: 'something better' },
      });
      // Every call that takes the password counts at the same place.
      expect(changed.statusCode).toBe(429);
    } finally {
      await guarded.close();
    }
  });
});

describe('sessions', () => {
  it('are listed, and can be ended one by one or all others at once', async () => {
    const user = await registerUser(test.app, 'devices@example.com');
    const tokens: string[] = [];
    for (const agent of ['Phone', `Old ${'x'.repeat(500)}`, 'Tablet']) {
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: 'devices@example.com', password: TEST_PASSWORD, rememberMe: agent === 'Phone' },
        headers: { 'user-agent': agent },
      });
      tokens.push(response.json().data.accessToken);
    }
    const listed = await succeed(test.app, user, calls.listSessions);
    expect(listed.map(({ userAgent }) => userAgent?.slice(0, 6))).toEqual([
      'Tablet',
      'Old xx',
      'Phone',
      'lightM',
    ]);
    expect(listed[1]?.userAgent).toHaveLength(200);
    expect(listed.map(({ current }) => current)).toEqual([false, false, false, true]);
    expect(listed[2]?.remembered).toBe(true);

    const me = async (token: string | undefined) =>
      (await test.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } }))
        .statusCode;
    const params = { id: listed[0]!.id };
    const stranger = await registerUser(test.app);
    expect((await failWith(test.app, stranger, calls.endSession, { params })).code).toBe('NOT_FOUND');
    await succeed(test.app, user, calls.endSession, { params });
    expect((await failWith(test.app, user, calls.endSession, { params })).code).toBe('NOT_FOUND');
    expect((await failWith(test.app, user, calls.endSession, { params: { id: 'x' } })).code).toBe(
      'VALIDATION_FAILED',
    );
    expect(await Promise.all(tokens.map(me))).toEqual([200, 200, 401]);
    await succeed(test.app, user, calls.endOtherSessions);
    expect(await Promise.all([...tokens, user.accessToken].map(me))).toEqual([401, 401, 401, 200]);
    expect(await succeed(test.app, user, calls.listSessions)).toHaveLength(1);
    for (const call of [calls.listSessions, calls.endOtherSessions, calls.twoFactor])
      expect((await failWith(test.app, undefined, call)).code).toBe('UNAUTHENTICATED');
  });
});

describe('codes', () => {
  it('are those of RFC 6238, appendix B, with the six digits that apps show', () => {
    const secret = Secret.fromLatin1('12345678901234567890').base32;
    for (const [seconds, eight] of [
      [59, '94287082'],
      [1_111_111_109, '07081804'],
      [20_000_000_000, '65353130'],
    ] as const) {
      expect(stepOfCode(secret, eight.slice(2), seconds * 1_000)).toBe(Math.floor(seconds / 30));
      expect(stepOfCode(secret, eight.slice(2), (seconds + 60) * 1_000)).toBeUndefined();
    }
  });
});
