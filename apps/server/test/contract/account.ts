/** Accounts, sessions, the second step, Google, and what belongs to the person as such. */

import { twoFactorCalls as calls } from '@filigree/contracts';
import { Secret, TOTP } from 'otpauth';
import { TEST_PASSWORD, type TestUser } from '../app.ts';
import { ask, succeed } from '../contract.ts';
import { tokenTo } from '../mail.ts';
import { type Cases, type Refusal, simply, type World } from './case.ts';

const FOREIGN = { origin: 'https://evil.example' };
const fromElsewhere = async (): Promise<Refusal> => ({
  headers: FOREIGN,
  message: 'This request comes from another website.',
});
const WRONG_PASSWORD = 'Your password is not right.';
const WRONG_CODE = 'This code is not right, or was used before.';
const EXPIRED = 'Too much time has passed, or too many codes were tried. Please sign in again.';
const login = (user: TestUser) => ({ email: user.user.email, password: TEST_PASSWORD });

/** Somebody with a second step, and codes that were not used yet. */
async function careful({ test, somebody }: World) {
  const user = await somebody();
  const { secret } = await succeed(test.app, user, calls.enrolTwoFactor, {
    body: { password: TEST_PASSWORD },
  });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recoveryCodes } = await succeed(test.app, user, calls.confirmTwoFactor, { body: { code } });
  return { user, code: recoveryCodes[0]! };
}

async function challenge(world: World) {
  const { user, code } = await careful(world);
  const begun = await world.test.app.inject({ method: 'POST', url: '/api/auth/login', payload: login(user) });
  return { challengeToken: String(begun.json().error.details.challengeToken), code, user };
}

/** Back from Google as this person, with the cookie of who was sent there. */
async function backFromGoogle({ test, issuer }: World, claims: object) {
  const sub = `person-${Math.random()}`;
  const start = await test.app.inject({ url: '/api/auth/google' });
  const kept = start.cookies.find(({ name }) => name === 'filigree_google')!;
  const back = await issuer.visit(start.json().data.authUrl, {
    sub,
    email: `${sub}@gmail.example`,
    email_verified: true,
    ...claims,
  });
  const body = { code: back.searchParams.get('code'), state: back.searchParams.get('state') };
  return { body, headers: { cookie: `${kept.name}=${kept.value}` } };
}
const anyAnswer = { body: { code: 'x', state: 'y' } };
const notSetUp = 'Signing in with Google is not set up here.';
const away = 'Unable to connect to Google. Please try again.';

export const accountCases: Cases = {
  login: {
    succeeds: async (world) => ({ body: login(await world.somebody()) }),
    refuses: {
      INVALID_CREDENTIALS: async (world) => ({
        body: { ...login(await world.somebody()), password: 'wrong' },
        message: 'Invalid email or password',
      }),
      TWO_FACTOR_REQUIRED: async (world) => ({
        body: login((await careful(world)).user),
        message: 'Please enter the code of your authenticator app.',
      }),
    },
  },
  register: {
    succeeds: async () => ({ body: newcomer(`new-${Math.random()}@example.com`) }),
  },
  logout: {
    succeeds: async (world) => ({ headers: { cookie: (await world.somebody()).cookie } }),
    refuses: { FORBIDDEN_ORIGIN: fromElsewhere },
  },
  refresh: {
    succeeds: async (world) => ({ headers: { cookie: (await world.somebody()).cookie } }),
    refuses: {
      REFRESH_REJECTED: async () => ({
        headers: { cookie: 'filigree_refresh=forged' },
        message: 'Token refresh failed',
      }),
      FORBIDDEN_ORIGIN: fromElsewhere,
    },
  },
  me: simply,
  googleStart: {
    succeeds: async () => ({}),
    refuses: {
      NOT_AVAILABLE: async (world) => ({ at: world.withoutGoogle, message: notSetUp }),
      SERVICE_UNAVAILABLE: async (world) => ({ at: world.googleAway, message: away }),
    },
  },
  googleCallback: {
    succeeds: (world) => backFromGoogle(world, {}),
    refuses: {
      INVALID_CREDENTIALS: async () => ({ ...anyAnswer, message: 'OAuth authentication failed' }),
      TWO_FACTOR_REQUIRED: async (world) => {
        const { user } = await careful(world);
        await world.test.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [
          user.user.id,
        ]);
        const back = await backFromGoogle(world, { email: user.user.email });
        return { ...back, message: 'Please enter the code of your authenticator app.' };
      },
      FORBIDDEN_ORIGIN: async () => ({ ...anyAnswer, ...(await fromElsewhere()) }),
      NOT_AVAILABLE: async (world) => ({ ...anyAnswer, at: world.withoutGoogle, message: notSetUp }),
      SERVICE_UNAVAILABLE: async (world) => ({ ...anyAnswer, at: world.googleAway, message: away }),
    },
  },
  forgotPassword: { succeeds: async () => ({ body: { email: 'nobody@example.com' } }) },
  resetPassword: {
    succeeds: async (world) => {
      const { email } = (await world.somebody()).user;
      await world.test.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } });
      const token = await tokenTo(world.test, email, '/reset-password');
      return { body: { token, password: 'another good password' } };
    },
  },
  verifyEmail: {
    succeeds: async (world) => {
      const token = await tokenTo(world.test, (await world.somebody()).user.email, '/verify-email');
      return { body: { token } };
    },
    refuses: {
      EMAIL_TAKEN: async (world) => {
        const { email } = (await world.somebody()).user;
        const token = await tokenTo(world.test, email, '/verify-email');
        await world.test.app.inject({
          method: 'POST',
          url: '/api/auth/register',
          payload: { ...newcomer(email), password: 'another one', confirmPassword: 'another one' },
        });
        const later = await tokenTo(world.test, email, '/verify-email');
        await world.test.app.inject({
          method: 'POST',
          url: '/api/auth/verify-email',
          payload: { token: later },
        });
        return { body: { token }, message: /^Another account has confirmed this email address already/ };
      },
    },
  },
  resendVerification: { succeeds: async () => ({ body: { email: 'nobody@example.com' } }) },
  changePassword: {
    succeeds: async (world) => ({
      as: await world.somebody(),
      body: { currentPassword: TEST_PASSWORD, newPassword: 'another good password' },
    }),
    refuses: {
      INVALID_CREDENTIALS: async (world) => ({
        as: await world.somebody(),
        body: { currentPassword: 'wrong', newPassword: 'another good password' },
        message: 'Your current password is not right.',
      }),
    },
  },
  updateProfile: {
    succeeds: async (world) => ({
      as: await world.somebody(),
      body: { name: 'Grace', phoneNumber: '+12125550123' },
    }),
    refuses: {
      INVALID_CREDENTIALS: async (world) => ({
        as: await world.somebody(),
        body: { email: 'another@example.com', password: 'wrong' },
        message: WRONG_PASSWORD,
      }),
    },
  },
  twoFactor: simply,
  enrolTwoFactor: {
    succeeds: async (world) => ({ as: await world.somebody(), body: { password: TEST_PASSWORD } }),
    refuses: {
      INVALID_CREDENTIALS: async (world) => ({
        as: await world.somebody(),
        body: { password: 'wrong' },
        message: WRONG_PASSWORD,
      }),
      CONFLICT: async (world) => ({
        as: (await careful(world)).user,
        body: { password: TEST_PASSWORD },
        message: 'Two-factor sign-in is on already. Turn it off first.',
      }),
    },
  },
  confirmTwoFactor: {
    succeeds: async (world) => {
      const as = await world.somebody();
      const body = { password: TEST_PASSWORD };
      const { secret } = await succeed(world.test.app, as, calls.enrolTwoFactor, { body });
      return { as, body: { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() } };
    },
    refuses: {
      INVALID_CREDENTIALS: async (world) => {
        const as = await world.somebody();
        await ask(world.test.app, as, calls.enrolTwoFactor, { body: { password: TEST_PASSWORD } });
        return { as, body: { code: 'no digits' }, message: WRONG_CODE };
      },
      CONFLICT: async (world) => ({
        as: await world.somebody(),
        body: { code: '123456' },
        message: 'Set up your authenticator app first.',
      }),
    },
  },
  renewRecoveryCodes: changeOfSecondStep(),
  disableTwoFactor: changeOfSecondStep(),
  verifyTwoFactor: {
    succeeds: async (world) => {
      const { challengeToken, code } = await challenge(world);
      return { body: { challengeToken, code } };
    },
    refuses: {
      INVALID_CREDENTIALS: async (world) => {
        const { challengeToken } = await challenge(world);
        return { body: { challengeToken, code: 'wrong' }, message: WRONG_CODE };
      },
      SIGN_IN_EXPIRED: async () => ({
        body: { challengeToken: 'unknown', code: '123456' },
        message: EXPIRED,
      }),
    },
  },
  listSessions: simply,
  endSession: {
    succeeds: async (world) => {
      const as = await world.somebody();
      const [session] = await succeed(world.test.app, as, calls.listSessions);
      return { as, params: { id: session!.id } };
    },
  },
  endOtherSessions: simply,
  getPreferences: simply,
  updatePreferences: {
    succeeds: async (world) => ({ as: await world.somebody(), body: { theme: 'dark' } }),
  },
  exportData: simply,
  deleteAccount: {
    succeeds: async (world) => ({ as: await world.somebody(), body: { password: TEST_PASSWORD } }),
    refuses: {
      INVALID_CREDENTIALS: async (world) => ({
        as: await world.somebody(),
        body: { password: 'wrong' },
        message: WRONG_PASSWORD,
      }),
    },
  },
};

function newcomer(email: string) {
  return {
    name: 'Ada Example',
    email,
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
    acceptTerms: true,
  };
}

function changeOfSecondStep() {
  return {
    succeeds: async (world: World) => {
      const { user: as, code } = await careful(world);
      return { as, body: { password: TEST_PASSWORD, code } };
    },
    refuses: {
      INVALID_CREDENTIALS: async (world: World) => {
        const { user: as, code } = await careful(world);
        return { as, body: { password: 'wrong', code }, message: WRONG_PASSWORD };
      },
      CONFLICT: async (world: World) => ({
        as: await world.somebody(),
        body: { password: TEST_PASSWORD, code: '123456' },
        message: 'Two-factor sign-in is off.',
      }),
    },
  };
}
