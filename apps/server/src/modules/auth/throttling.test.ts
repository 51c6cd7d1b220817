import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, TEST_PASSWORD, type TestApp } from '../../../test/app.ts';
import { mailsTo, tokenTo } from '../../../test/mail.ts';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await buildTestApp({ config: { rateLimits: true } });
  second = await buildTestApp({
    config: { rateLimits: true },
    database: first.database,
    deps: { keyring: first.deps.keyring },
  });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const login = (test: TestApp, email: string, password: string, remoteAddress = '198.51.100.7') =>
  test.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress });

describe('login attempts', () => {
  it('are bounded for one account from one address, by all processes together', async () => {
    await registerUser(first.app, 'target@example.com');
    for (let attempts = 0; attempts < 10; attempts += 1) {
      const response = await login(attempts % 2 ? first : second, 'target@example.com', 'wrong password');
      expect(response.statusCode).toBe(401);
    }
    const refused = await login(second, 'Target@example.com', TEST_PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please try again in 15 minutes.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    // The person whose account it is still gets in, from where they are.
    expect((await login(first, 'target@example.com', TEST_PASSWORD, '203.0.113.5')).statusCode).toBe(200);
  });

  it('are bounded in the same way for an account that is not there', async () => {
    for (let attempts = 0; attempts < 10; attempts += 1) {
      expect((await login(first, 'ghost@example.com', 'wrong', '192.0.2.1')).statusCode).toBe(401);
    }
    expect((await login(first, 'ghost@example.com', 'wrong', '192.0.2.1')).statusCode).toBe(429);
  });

  it('are forgiven by a success of whose the address is', async () => {
    await registerUser(first.app, 'clumsy@example.com');
    const token = await tokenTo(first, 'clumsy@example.com', '/verify-email');
    await first.app.inject({ method: 'POST', url: '/api/auth/verify-email', payload: { token } });
    for (let round = 0; round < 3; round += 1) {
      for (let attempts = 0; attempts < 6; attempts += 1) {
        expect((await login(first, 'clumsy@example.com', 'wrong', '192.0.2.9')).statusCode).toBe(401);
      }
      expect((await login(first, 'clumsy@example.com', TEST_PASSWORD, '192.0.2.9')).statusCode).toBe(200);
    }
  });

  it('are not forgiven by an account that only names the address', async () => {
    await registerUser(first.app, 'named@example.com');
    const from = '192.0.2.10';
    for (let attempts = 0; attempts < 9; attempts += 1) {
      expect((await login(first, 'named@example.com', 'a guess', from)).statusCode).toBe(401);
    }
    expect((await login(first, 'named@example.com', TEST_PASSWORD, from)).statusCode).toBe(200);
    expect((await login(first, 'named@example.com', 'a guess', from)).statusCode).toBe(429);
  });

  it('never let a forged X-Forwarded-For pass for another address', async () => {
    const attempt = (forwarded: string) =>
      first.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: 'spoof@example.com', password: 'wrong' },
        remoteAddress: '192.0.2.77',
        headers: { 'x-forwarded-for': forwarded },
      });
    for (let attempts = 0; attempts < 10; attempts += 1) {
      expect((await attempt(`10.0.0.${attempts}`)).statusCode).toBe(401);
    }
    expect((await attempt('10.0.0.99')).statusCode).toBe(429);
  });
});

describe('registrations', () => {
  it('are bounded for one address', async () => {
    const register = (_: unknown, index: number) =>
      first.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        remoteAddress: '192.0.2.200',
        payload: {
          name: 'Again',
          email: `person-${index}@example.com`,
          password: TEST_PASSWORD,
          confirmPassword: TEST_PASSWORD,
          acceptTerms: true,
        },
      });
    const statuses = (await Promise.all(Array.from({ length: 32 }, register))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('are bounded for one mailbox, in the same way when it is somebody’s', async () => {
    const statusesAt = async (email: string, remoteAddress: string) => {
      const statuses: number[] = [];
      for (let count = 0; count < 7; count += 1) {
        const password = `password number ${count}`;
        const { statusCode } = await first.app.inject({
          method: 'POST',
          url: '/api/auth/register',
          remoteAddress,
          payload: { name: 'Eve', email, password, confirmPassword: password, acceptTerms: true },
        });
        statuses.push(statusCode);
      }
      return statuses;
    };
    const unknown = await statusesAt('nobody-yet@example.com', '192.0.2.201');
    expect(unknown).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect(await statusesAt('target@example.com', '192.0.2.202')).toEqual(unknown);
    expect(await mailsTo(first, 'nobody-yet@example.com')).toHaveLength(5);
  });
});

describe('mails that anybody may ask for', () => {
  const ask = (url: string, email: string, remoteAddress: string) =>
    first.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload: { email }, remoteAddress });
  const statusesOf = async (count: number, make: (index: number) => ReturnType<typeof ask>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => make(index)));
    return answers.map(({ statusCode }) => statusCode).sort();
  };

  it.each(['forgot-password', 'resend-verification'])(
    '%s is bounded for one account from one address, in the same way when there is no account',
    async (url) => {
      await registerUser(first.app, `${url}@example.com`);
      const known = await statusesOf(7, () => ask(url, `${url}@example.com`, '192.0.2.31'));
      const unknown = await statusesOf(7, () => ask(url, `no-${url}@example.com`, '192.0.2.32'));
      expect(known).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect(unknown).toEqual(known);
      const upper = await ask(url, `${url}@example.com`.toUpperCase(), '192.0.2.31');
      expect(upper.statusCode).toBe(429);
      expect(Number(upper.headers['retry-after'])).toBeGreaterThan(3_000);
      // The person whose mailbox it is asks from where they are.
      expect((await ask(url, `${url}@example.com`, '203.0.113.31')).statusCode).toBe(200);
    },
  );

  it('are bounded for one account from everywhere together, so that no mailbox is flooded', async () => {
    await registerUser(first.app, 'flooded@example.com');
    const statuses = await statusesOf(18, (index) =>
      ask('forgot-password', 'flooded@example.com', `198.51.100.${100 + index}`),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    const resets = (await mailsTo(first, 'flooded@example.com')).filter(
      ({ subject }) => subject === 'Choose a new password',
    );
    expect(resets).toHaveLength(15);
  });

  it('are bounded for one address that asks for many accounts', async () => {
    const statuses = await statusesOf(62, (index) =>
      ask('forgot-password', `person-${index}@example.com`, '192.0.2.33'),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('links', () => {
  it.each(['verify-email', 'reset-password'])('%s bounds the tokens tried from one address', async (url) => {
    const remoteAddress = url === 'verify-email' ? '192.0.2.41' : '192.0.2.42';
    const payload = {
      token: 'x'.repeat(43),
      ...(url === 'reset-password' ? { password: TEST_PASSWORD } : {}),
    };
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async () => {
        const answer = await first.app.inject({
          method: 'POST',
          url: `/api/auth/${url}`,
          payload,
          remoteAddress,
        });
        return answer.statusCode;
      }),
    );
    expect(statuses.sort()).toEqual([...Array.from({ length: 60 }, () => 400), 429]);
  });
});

describe('changes of an account', () => {
  it('bound the tries of the current password, from everywhere together', async () => {
    const user = await registerUser(first.app, 'tried@example.com');
    const change = (currentPassword: string) =>
      first.app.inject({
        method: 'POST',
        url: '/api/auth/change-password',
        payload: { currentPassword, newPassword: 'a much better one' },
        headers: user.headers,
      });
    for (let attempts = 0; attempts < 10; attempts += 1) {
      expect((await change('wrong')).statusCode).toBe(401);
    }
    expect((await change(TEST_PASSWORD)).statusCode).toBe(429);
  });

  it('bound how many addresses it may have us write to', async () => {
    const user = await registerUser(first.app, 'mover@example.com');
    const patch = (payload: object) =>
      first.app.inject({ method: 'PATCH', url: '/api/auth/profile', payload, headers: user.headers });
    for (let moves = 0; moves < 10; moves += 1) {
      expect((await patch({ email: `mover-${moves}@example.com`, password: TEST_PASSWORD })).statusCode).toBe(
        200,
      );
    }
    expect((await patch({ email: 'mover-11@example.com', password: TEST_PASSWORD })).statusCode).toBe(429);
    // What writes to nobody goes on.
    expect((await patch({ email: 'mover@example.com', name: 'Settled' })).statusCode).toBe(200);
  });
});

describe('a flood of requests', () => {
  it('is refused below the API, while health checks are answered', async () => {
    const ask = (url: string) => first.app.inject({ url, remoteAddress: '192.0.2.123' });
    let refused = 0;
    for (let batch = 0; batch < 13; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/api/orders')));
      refused += answers.filter(({ statusCode }) => statusCode === 429).length;
    }
    expect(refused).toBe(100);
    const last = await ask('/api/orders');
    expect(last.json().error).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect((await ask('/healthz')).statusCode).toBe(200);
  });
});

describe('requests without sense', () => {
  const post = (call: string, payload: string, remoteAddress: string, type = 'application/json') =>
    first.app.inject({
      method: 'POST',
      url: `/api/auth/${call}`,
      payload,
      headers: { 'content-type': type },
      remoteAddress,
    });

  it.each([
    ['too large', `"${'x'.repeat(20_000)}"`, undefined, 413],
    ['no JSON', '{"email":', undefined, 400],
    ['of another kind', 'email=x', 'text/plain', 415],
    [
      'with fields that nobody knows',
      JSON.stringify({ email: 'a@example.com', isAdmin: true }),
      undefined,
      400,
    ],
    ['with a thousand fields', JSON.stringify(Array.from({ length: 2_000 }, () => 1)), undefined, 400],
  ])('count as attempts to sign in: %s', async (what, payload, type, status) => {
    const address = `198.18.0.${what.length}`;
    for (let attempts = 0; attempts < 100; attempts += 1)
      expect((await post('login', payload, address, type)).statusCode).toBe(status);
    const refused = await post('login', payload, address, type);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.code).toBe('RATE_LIMITED');
    expect((await login(first, 'anybody@example.com', TEST_PASSWORD, address)).statusCode).toBe(429);
  });

  it.each([
    ['register', 30],
    ['forgot-password', 60],
    ['reset-password', 60],
    ['verify-email', 60],
    ['resend-verification', 60],
    ['two-factor/verify', 100],
    ['callback/google', 120],
  ])('count as attempts of %s', async (call, most) => {
    const address = `198.18.1.${call.length}`;
    for (let attempts = 0; attempts < most; attempts += 1)
      expect((await post(call, '{"half":', address)).statusCode).toBe(400);
    expect((await post(call, '{"half":', address)).statusCode).toBe(429);
  });
});
