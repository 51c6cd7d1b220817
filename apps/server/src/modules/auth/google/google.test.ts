import { authCalls as calls, userSchema } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp } from '../../../../test/app.ts';
import { failWith, succeed } from '../../../../test/contract.ts';
import { type IssuerPerson, startIssuer, type TestIssuer } from '../../../../test/issuer.ts';
import { mailsTo } from '../../../../test/mail.ts';
import { sealText } from '../../../crypto/seal.ts';
import { identities } from '../../../database/schema/identities.ts';
import { twoFactors } from '../../../database/schema/two-factor.ts';
import { users } from '../../../database/schema/users.ts';
import { deriveKeys } from '../keys.ts';

const PUBLIC_URL = 'http://jewels.example';
const BACK = `${PUBLIC_URL}/auth/callback/google`;

let issuer: TestIssuer;
let test: TestApp;
beforeAll(async () => {
  issuer = await startIssuer(BACK);
  const { url, clientId, clientSecret } = issuer;
  test = await buildTestApp({
    config: { publicUrl: PUBLIC_URL, google: { issuer: url, clientId, clientSecret } },
  });
});
afterAll(async () => {
  await test.close();
  await issuer.close();
});

const cookieOf = (response: LightMyRequestResponse, name: string) =>
  response.cookies.find((cookie) => cookie.name === name);

async function start() {
  const response = await test.app.inject({ url: '/api/auth/google' });
  expect(response.statusCode).toBe(200);
  const kept = cookieOf(response, 'filigree_google')!;
  return { authUrl: new URL(response.json().data.authUrl), kept, cookie: `${kept.name}=${kept.value}` };
}

const comeBack = (answer: object, cookie?: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/callback/google',
    payload: answer,
    headers: { ...(cookie ? { cookie } : {}), ...headers },
  });

/** The whole way, as a browser goes it. */
async function signIn(person: IssuerPerson) {
  const { authUrl, cookie } = await start();
  const back = await issuer.visit(authUrl.href, person);
  return comeBack({ code: back.searchParams.get('code'), state: back.searchParams.get('state') }, cookie);
}

const verified = (sub: string, more: object = {}): IssuerPerson => ({
  sub,
  email: `${sub}@gmail.example`,
  email_verified: true,
  name: 'Grace Hopper',
  ...more,
});
const REFUSED = { code: 'INVALID_CREDENTIALS', message: 'OAuth authentication failed', status: 401 };

describe('going to Google', () => {
  it('asks with state, nonce and S256 PKCE, and keeps them in a sealed Lax cookie', async () => {
    const first = await start();
    const { searchParams: query } = first.authUrl;
    expect(first.authUrl.origin).toBe(issuer.url);
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: issuer.clientId,
      redirect_uri: BACK,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    expect(first.kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth', maxAge: 600 });
    const second = await start();
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(query.get(name)?.length).toBeGreaterThan(40);
      expect(query.get(name)).not.toBe(second.authUrl.searchParams.get(name));
      expect(first.kept.value).not.toContain(query.get(name));
    }
  });
});

describe('coming back from Google', () => {
  it('makes an account the first time, with welcome credits, and finds it again by its subject', async () => {
    const person = verified('grace', { picture: 'https://pictures.example/grace.jpg' });
    const first = await signIn(person);
    expect(first.statusCode).toBe(200);
    const { user, isNewUser, accessToken, refreshToken } = first.json().data;
    expect(isNewUser).toBe(true);
    expect(refreshToken).toBeNull();
    expect(userSchema.parse(user)).toMatchObject({
      name: 'Grace Hopper',
      email: 'grace@gmail.example',
      emailVerified: true,
      avatar: 'https://pictures.example/grace.jpg',
    });
    expect(cookieOf(first, 'filigree_refresh')).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(cookieOf(first, 'filigree_google')?.value).toBe('');
    const headers = { authorization: `Bearer ${accessToken}` };
    const balance = await test.app.inject({ url: '/api/credits/balance', headers });
    expect(balance.json().data.balance).toBe(25);
    expect(await mailsTo(test, 'grace@gmail.example')).toEqual([]);

    // Another address there: the same person all the same.
    const again = await signIn(verified('grace', { email: 'hopper@gmail.example' }));
    expect(again.json().data).toMatchObject({ isNewUser: false, user: { id: user.id, email: user.email } });
  });

  it('takes the issuer that the answer names, and refuses another', async () => {
    const { authUrl, cookie } = await start();
    const back = await issuer.visit(authUrl.href, verified('named'));
    const answer = Object.fromEntries(back.searchParams);
    expect(answer.iss).toBe(issuer.url);
    const other = await comeBack({ ...answer, iss: 'https://evil.example' }, cookie);
    expect(other.json().error).toEqual(REFUSED);
    expect((await comeBack(answer, cookie)).statusCode).toBe(200);
  });

  it('joins the account of the same address when both sides have proved it, and tells its owner', async () => {
    const owner = await registerUser(test.app, 'Joined@gmail.example');
    await test.database.database
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.id, owner.user.id));
    const joined = await signIn(verified('joined'));
    expect(joined.json().data).toMatchObject({ isNewUser: false, user: { id: owner.user.id } });
    const subjects = (await mailsTo(test, 'joined@gmail.example')).map(({ subject }) => subject);
    expect(subjects).toContain('Google sign-in was added to your account');
    // The password still works as well.
    expect((await signIn(verified('joined'))).json().data.user.id).toBe(owner.user.id);
  });

  it.each([
    ['false', false],
    ['the text "false"', 'false'],
    ['nothing', undefined],
    ['something else', { yes: true }],
  ])('never joins when Google says %s of the address', async (words, claim) => {
    const sub = `doubtful-${words.length}`;
    const owner = await registerUser(test.app, `${sub}@gmail.example`);
    await test.database.database
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.id, owner.user.id));
    const response = await signIn(verified(sub, { email_verified: claim }));
    const { user, isNewUser } = response.json().data;
    expect([isNewUser, user.emailVerified, user.id === owner.user.id]).toEqual([true, false, false]);
    // The same as for an address that is nobody's; its owner is told.
    expect((await mailsTo(test, `${sub}@gmail.example`)).at(-1)?.subject).toBe(
      'You have a Filigree account already',
    );
  });

  it('never lets anybody into an account whose own address was not confirmed', async () => {
    const squatter = await registerUser(test.app, 'squatted@gmail.example');
    const { user, isNewUser } = (await signIn(verified('squatted'))).json().data;
    expect([isNewUser, user.emailVerified, user.id === squatter.user.id]).toEqual([true, true, false]);
    const rows = await test.database.database
      .select()
      .from(identities)
      .where(eq(identities.userId, squatter.user.id));
    expect(rows).toEqual([]);
  });

  it('makes an account of an unproven address that still has to be proved', async () => {
    const response = await signIn(verified('unproven', { email_verified: 'false', name: undefined }));
    expect(response.json().data).toMatchObject({
      isNewUser: true,
      user: { name: 'unproven', emailVerified: false },
    });
    const [mail] = await mailsTo(test, 'unproven@gmail.example');
    expect(mail?.subject).toBe('Please confirm your email address');
  });

  it('takes the text "true" for a proof, and names of any shape', async () => {
    const response = await signIn(
      verified('texty', {
        email_verified: 'true',
        name: ` \u0000${'é'.repeat(300)}`,
        picture: 'javascript:alert(1)',
      }),
    );
    expect(response.json().data.user).toMatchObject({
      emailVerified: true,
      avatar: null,
      name: expect.stringMatching(/^é{50,100}$/),
    });
  });

  it('needs an address', async () => {
    const response = await signIn(verified('nameless', { email: undefined }));
    expect(response.json().error).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('asks for the second step of accounts that have one', async () => {
    const { user } = (await signIn(verified('careful'))).json().data;
    const sealedSecret = sealText(deriveKeys(test.deps.keyring).twoFactor, user.id, 'GEZDGNBVGY3TQOJQ');
    await test.database.database
      .insert(twoFactors)
      .values({ userId: user.id, sealedSecret, confirmedAt: new Date() });
    const response = await signIn(verified('careful'));
    expect(response.json().error.code).toBe('TWO_FACTOR_REQUIRED');
    expect(cookieOf(response, 'filigree_refresh')).toBeUndefined();
  });
});

describe('an answer that does not fit', () => {
  const answerOf = (back: URL) => ({
    code: back.searchParams.get('code')!,
    state: back.searchParams.get('state')!,
  });

  it('is refused: another state, another sign-in, no cookie, a forged cookie', async () => {
    const { authUrl, cookie } = await start();
    const answer = answerOf(await issuer.visit(authUrl.href, verified('strict')));
    const refused = async (response: LightMyRequestResponse) => {
      expect(response.statusCode).toBe(401);
      expect(response.json().error).toEqual(REFUSED);
      expect(cookieOf(response, 'filigree_refresh')).toBeUndefined();
    };
    await refused(await comeBack({ ...answer, state: 'another' }, cookie));
    await refused(await comeBack(answer));
    await refused(await comeBack(answer, `${cookie.slice(0, -4)}AAAA`));
    await refused(await comeBack(answer, 'filigree_google=eyJhbGciOiJub25lIn0.e30.'));
    // The cookie of somebody else, whose state, nonce and verifier are their own.
    await refused(await comeBack(answer, (await start()).cookie));
    expect((await comeBack(answer, cookie)).statusCode).toBe(200);
    // A code works once.
    await refused(await comeBack(answer, cookie));
  });

  it('is refused: a verifier or a nonce that is not the one of this sign-in', async () => {
    const { EncryptJWT, jwtDecrypt } = await import('jose');
    const key = deriveKeys(test.deps.keyring).googleTransaction[0].bytes;
    for (const field of ['verifier', 'nonce']) {
      const { authUrl, cookie } = await start();
      const answer = answerOf(await issuer.visit(authUrl.href, verified('forger')));
      const { payload } = await jwtDecrypt(cookie.split('=')[1]!, key);
      const forged = await new EncryptJWT({ ...payload, [field]: 'x'.repeat(43) })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime('60s')
        .encrypt(key);
      const response = await comeBack(answer, `filigree_google=${forged}`);
      expect([field, response.json().error]).toEqual([field, REFUSED]);
    }
    const rows = await test.database.database
      .select()
      .from(identities)
      .where(eq(identities.subject, 'forger'));
    expect(rows).toEqual([]);
  });

  it('is refused: too late, made up, no code after "no", or from another website', async () => {
    const { EncryptJWT } = await import('jose');
    const { authUrl, cookie } = await start();
    const back = await issuer.visit(authUrl.href, 'says no');
    expect(back.searchParams.get('error')).toBe('access_denied');
    const state = back.searchParams.get('state');
    const none = await failWith(test.app, undefined, calls.googleCallback, {
      body: { state },
      headers: { cookie },
    });
    expect(none).toEqual({ code: 'VALIDATION_FAILED', message: 'No authorization code received' });
    const madeUp = await comeBack({ code: 'made-up', state }, cookie);
    expect(madeUp.json().error).toEqual(REFUSED);

    const late = await new EncryptJWT({ state, nonce: 'n', verifier: 'v' })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime('-1s')
      .encrypt(deriveKeys(test.deps.keyring).googleTransaction[0].bytes);
    expect((await comeBack({ code: 'x', state }, `filigree_google=${late}`)).json().error).toEqual(REFUSED);
    const foreign = await comeBack({ code: 'x', state }, cookie, { origin: 'https://evil.example' });
    expect(foreign.json().error.code).toBe('FORBIDDEN_ORIGIN');
    for (const body of [
      {},
      { code: '', state: 's' },
      { code: 'x'.repeat(3_000), state: 's' },
      { code: 1, state: 's' },
    ])
      expect((await failWith(test.app, undefined, calls.googleCallback, { body })).code).toBe(
        'VALIDATION_FAILED',
      );
  });
});

describe('an issuer that is not there', () => {
  it('is said so, when none is set up and when it does not answer', async () => {
    const body = { code: 'x', state: 'y' };
    const without = await buildTestApp({ database: test.database });
    const away = await buildTestApp({
      database: test.database,
      config: {
        publicUrl: PUBLIC_URL,
        google: { issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'y' },
        rateLimits: true,
      },
    });
    try {
      for (const { call, asked } of [
        { call: calls.googleStart, asked: {} },
        { call: calls.googleCallback, asked: { body } },
      ]) {
        expect(await failWith(without.app, undefined, call, asked)).toEqual({
          code: 'NOT_AVAILABLE',
          message: 'Signing in with Google is not set up here.',
        });
        expect(await failWith(away.app, undefined, call, asked)).toEqual({
          code: 'SERVICE_UNAVAILABLE',
          message: 'Unable to connect to Google. Please try again.',
        });
      }
      for (let tries = 0; tries < 118; tries += 1) await away.app.inject({ url: '/api/auth/google' });
      expect((await failWith(away.app, undefined, calls.googleStart)).code).toBe('RATE_LIMITED');
      expect((await failWith(away.app, undefined, calls.googleCallback, { body })).code).toBe('RATE_LIMITED');
    } finally {
      await without.close();
      await away.close();
    }
    // It was only the others.
    expect((await succeed(test.app, undefined, calls.googleStart)).authUrl).toContain(issuer.url);
  });
});
