import { createHmac } from 'node:crypto';
import { twoFactorCalls as calls, twoFactorChallengeSchema } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, TEST_PASSWORD, type TestApp } from '../../../test/app.ts';
import { failWith, succeed } from '../../../test/contract.ts';
import { type Keyring, keyringOf } from '../../crypto/keyring.ts';
import { sealedBy } from '../../crypto/seal.ts';
import { twoFactors } from '../../database/schema/two-factor.ts';
import { deriveKeys } from './keys.ts';
import { resealTwoFactors } from './two-factor/reseal.ts';

const [FIRST, SECOND] = [
  'the first secret of an installation',
  'the second secret of an installation',
] as const;
const [firstId, secondId] = [keyringOf(FIRST)[0].id, keyringOf(SECOND)[0].id];

/** One installation, on one database: before its secret is changed, while both are listed, and after it. */
let before: TestApp;
let during: TestApp;
let after: TestApp;
beforeAll(async () => {
  before = await buildTestApp({ deps: { keyring: keyringOf(FIRST) } });
  const later = (keyring: Keyring) => buildTestApp({ database: before.database, deps: { keyring } });
  during = await later(keyringOf(SECOND, [FIRST]));
  after = await later(keyringOf(SECOND));
});
afterAll(async () => {
  await after.close();
  await during.close();
  await before.close();
});

const me = async (test: TestApp, token: string) =>
  (await test.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })).statusCode;
async function refresh(test: TestApp, cookie: string) {
  const response = await test.app.inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie } });
  const refreshed = response.cookies.find(({ name, value }) => name === 'filigree_refresh' && value !== '');
  return {
    status: response.statusCode,
    cookie: `filigree_refresh=${refreshed?.value}`,
    accessToken: response.json().data?.accessToken as string,
  };
}

describe('a session, when the secret is changed', () => {
  it('lives on, signed by the newest from then on, and outlives the older one', async () => {
    const user = await registerUser(before.app);
    expect(decodeProtectedHeader(user.accessToken).kid).toBe(firstId);
    expect(await me(during, user.accessToken)).toBe(200);
    const renewed = await refresh(during, user.cookie);
    expect(renewed.status).toBe(200);
    expect(decodeProtectedHeader(renewed.accessToken).kid).toBe(secondId);
    expect(renewed.cookie).toContain(`.${secondId}.`);
    expect(await me(after, renewed.accessToken)).toBe(200);
    expect((await refresh(after, renewed.cookie)).status).toBe(200);
  });

  it('ends with a 401 when its key is not listed any more', async () => {
    const user = await registerUser(before.app);
    expect(await me(after, user.accessToken)).toBe(401);
    expect((await refresh(after, user.cookie)).status).toBe(401);
    // Nobody has ended it: with its key it would live on.
    expect((await refresh(during, user.cookie)).status).toBe(200);
  });

  it('from before keys had names lives on', async () => {
    const user = await registerUser(before.app);
    const [, sessionId = ''] = user.cookie.split('.');
    const keys = deriveKeys(keyringOf(FIRST));
    const accessToken = await new SignJWT({ sid: sessionId, gen: 1 })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(user.user.id)
      .setIssuer('filigree')
      .setAudience('filigree-api')
      .setIssuedAt()
      .setExpirationTime('900s')
      .sign(keys.accessToken[0].bytes);
    const body = `r1.${sessionId}.1`;
    const signature = createHmac('sha256', keys.refreshToken[0].bytes).update(body).digest('base64url');
    const cookie = `filigree_refresh=${body}.${signature}`;
    expect(await me(after, accessToken)).toBe(401);
    expect((await refresh(after, cookie)).status).toBe(401);
    expect(await me(during, accessToken)).toBe(200);
    expect((await refresh(during, cookie)).status).toBe(200);
  });
});

describe('the secret of an authenticator app, when the secret is changed', () => {
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  /** The same code may be asked for twice within its 30 s. */
  const forgetStep = (userId: string) =>
    before.database.database.update(twoFactors).set({ lastStep: 0 }).where(eq(twoFactors.userId, userId));
  async function enabled(email: string) {
    const user = await registerUser(before.app, email);
    const { secret } = await succeed(before.app, user, calls.enrolTwoFactor, {
      body: { password: TEST_PASSWORD },
    });
    const confirmed = await succeed(before.app, user, calls.confirmTwoFactor, {
      body: { code: codeOf(secret) },
    });
    await forgetStep(user.user.id);
    return { id: user.user.id, secret, recoveryCodes: confirmed.recoveryCodes };
  }
  async function answer(test: TestApp, email: string, code: string) {
    const { app } = test;
    const payload = { email, password: TEST_PASSWORD };
    const first = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    const { challengeToken } = twoFactorChallengeSchema.parse(first.json().error.details);
    return { app, body: { challengeToken, code } };
  }

  it('is still read, and says clearly what works when its key is not listed any more', async () => {
    const { id, secret, recoveryCodes } = await enabled('rotated@example.com');
    const good = await answer(during, 'rotated@example.com', codeOf(secret));
    await succeed(good.app, undefined, calls.verifyTwoFactor, { body: good.body });
    await forgetStep(id);

    const locked = await answer(after, 'rotated@example.com', codeOf(secret));
    expect(await failWith(locked.app, undefined, calls.verifyTwoFactor, { body: locked.body })).toEqual({
      code: 'INVALID_CREDENTIALS',
      message:
        'Codes of your app do not work here any more. Please use a recovery code, then set up your app again.',
    });
    const line = after.logged.find((entry) => entry.includes('its key is not listed'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, userId: id, sealedBy: firstId });
    const paper = await answer(after, 'rotated@example.com', recoveryCodes[0]!);
    await succeed(paper.app, undefined, calls.verifyTwoFactor, { body: paper.body });
  });

  it('is sealed anew by the command, after which the older one can go', async () => {
    const { id, secret } = await enabled('resealed@example.com');
    const { deps, database } = during;
    expect((await resealTwoFactors(database.database, deps.keyring)).unreadable).toBe(0);
    const [row] = await database.database.select().from(twoFactors).where(eq(twoFactors.userId, id));
    expect(row && sealedBy(row.sealedSecret)).toBe(secondId);
    const good = await answer(after, 'resealed@example.com', codeOf(secret));
    await succeed(good.app, undefined, calls.verifyTwoFactor, { body: good.body });
    expect((await resealTwoFactors(database.database, deps.keyring)).sealedAnew).toBe(0);
  });
});
